"""What was tried on the board, as a move for the judge."""

from __future__ import annotations

import chess

from chesslearn.course.attempts import Attempt, TextAttempt
from chesslearn.course.tasks.trying import is_move, read_move
from chesslearn.words.moves import parse


def to_move(board: chess.Board, what: Attempt, language: str) -> chess.Move | None:
    """Return the move that was tried on ``board``, or ``None`` for what is no try of a move.

    Raises `MoveTextError` for a typed text that names no move, or more than one.
    """
    if isinstance(what, TextAttempt):
        return parse(board, what.text, language)
    return read_move(what) if is_move(what) else None
