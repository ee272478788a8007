"""What a screen reader says of a step."""

from __future__ import annotations

import chess

from chesslearn import words
from chesslearn.course import LessonSession, Outcome
from chesslearn.course.positions import beside_of
from chesslearn.i18n import Translator
from chesslearn.widgets import _variant_parts
from chesslearn.widgets._present import opens, told_by_coach
from chesslearn.widgets.state.step import StepScreen


def announcement(session: LessonSession, outcome: Outcome | None, screen: StepScreen, t: Translator) -> str:
    """Return what a screen reader says of the step as it is now."""
    if session.state.promotion is not None:
        return words.announce.promotion(t)
    told = None if outcome is None else told_by_coach(session, outcome)
    if session.state.thinking and outcome is not None and outcome.code == "versus-move":
        return "" if told is None else told.spoken(t)
    feedback = screen.feedback
    if outcome is not None and opens(session, outcome):
        return f"{words.announce.page(t, screen.title)} {_last_move(session.board, t)}"
    if feedback is None:
        return words.announce.page(t, f"{screen.progress_text}. {screen.title}")
    said = words.announce.answer(t, feedback.title, feedback.text_html)
    if outcome is not None and outcome.code in ("versus-reply", "match-round"):
        said = _last_move(session.board, t) or said
    if told is not None:
        said = f"{said} {told.spoken(t)}".strip()
    if outcome is not None and outcome.code == "match-round":
        said = f"{said} {words.announce.beside(t, _moves_beside(session, t))}"
    if outcome is not None and outcome.travelled:
        travels = words.announce.travels(t, outcome.travelled, session.state.orientation)
        said = f"{said} {travels}"
    return _variant_parts.with_checks_left(said, session.state.fen or "", t) if _moved(outcome) else said


def _moved(outcome: Outcome | None) -> bool:
    """Whether a legal move was made on the board."""
    if outcome is None:
        return False
    return outcome.code.startswith("versus-") or (outcome.verdict is not None and outcome.verdict.legal)


def _moves_beside(session: LessonSession, t: Translator) -> str:
    """Return the last move of each side on the partner's board, read out in full."""
    board = beside_of(session.board)
    if board is None or not board.move_stack:
        return ""
    earlier = board.copy()
    earlier.pop()
    return " ".join((_last_move(earlier, t), _last_move(board.copy(), t)))


def _last_move(board: chess.Board | None, t: Translator) -> str:
    """Return the move made last, read out in full; "" where the board does not remember it."""
    if board is None or not board.move_stack:
        return ""
    move = board.pop()
    return words.announce.move(t, board, move)
