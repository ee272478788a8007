"""What was tried on the board, as a move for the judge."""

from __future__ import annotations

import chess

from chesslearn.course.attempts import DropAttempt, MoveAttempt
from chesslearn.course.tasks.trying import read_move
from chesslearn.widgets._messages import DropTry, MoveTry, TextTry, Try
from chesslearn.words.moves import parse


def to_move(board: chess.Board, what: Try, language: str) -> chess.Move | None:
    """Return the move that was tried on ``board``, or ``None`` for what is no try of a move.

    Raises `MoveTextError` for a typed text that names no move, or more than one.
    """
    match what:
        case MoveTry(from_square, to_square, promotion):
            return read_move(MoveAttempt(from_square, to_square, promotion))
        case DropTry(piece, to_square):
            return read_move(DropAttempt(piece, to_square))
        case TextTry(text):
            return parse(board, text, language)
        case _:
            return None
