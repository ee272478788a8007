"""What was tried on the board or typed, as the judge and the task of a step take it."""

from __future__ import annotations

import chess

from chesslearn.course import Attempt, LessonSession, SquareAttempt, TextAttempt
from chesslearn.course.tasks.trying import as_attempt, is_move, read_move
from chesslearn.words.moves import parse


def to_move(board: chess.Board, what: Attempt, language: str) -> chess.Move | None:
    """Return the move that was tried on ``board``, or ``None`` for what is no try of a move.

    Raises `MoveTextError` for a typed text that names no move, or more than one.
    """
    if isinstance(what, TextAttempt):
        return parse(board, what.text, language)
    return read_move(what) if is_move(what) else None


def read_typed(session: LessonSession, attempt: Attempt, language: str) -> Attempt:
    """Return what a text means where a step has it typed: a move, a square, or the answer that it asks for.

    Any other attempt is itself. Raises `MoveTextError` where a move is expected and the text is none.
    """
    state, board = session.state, session.board
    if not isinstance(attempt, TextAttempt) or state.input is not None or board is None:
        return attempt
    if state.selecting:
        return SquareAttempt(attempt.text.strip().lower())
    return as_attempt(parse(board, attempt.text, language), board.turn)
