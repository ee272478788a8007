"""What is typed in a step: a move, a square, or the answer that the step asks for."""

from __future__ import annotations

from chesslearn.course import Attempt, LessonSession, SquareAttempt, TextAttempt
from chesslearn.course.tasks.trying import as_attempt
from chesslearn.words.moves import parse


def read_typed(session: LessonSession, attempt: Attempt, language: str) -> Attempt:
    """Return what a text means where it was typed; any other attempt is itself.

    Raises `chesslearn.words.moves.MoveTextError` where a move is expected and the text is none.
    """
    state, board = session.state, session.board
    if not isinstance(attempt, TextAttempt) or state.input is not None or board is None:
        return attempt
    if state.selecting:
        return SquareAttempt(attempt.text.strip().lower())
    return as_attempt(parse(board, attempt.text, language), board.turn)
