"""The one door from lessons to the judge."""

from __future__ import annotations

from typing import Final

import chess

from chesslearn import rules
from chesslearn.rules.types import Status, Verdict

_TOLD: Final = frozenset({"check", "double-check", "checkmate", "stalemate", "variant-win", "variant-draw"})


def judge(board: chess.Board, move: chess.Move) -> Verdict:
    """Ask the judge about a move on an exercise board, which no game end stops."""
    return rules.explain(board, move, ended=False)


def standing(board: chess.Board) -> Status | None:
    """Return the status when it is check or an end of the game, on a board with both kings."""
    if board.king(chess.WHITE) is None or board.king(chess.BLACK) is None:
        return None
    if not board.is_check() and not board.is_variant_end() and any(board.generate_legal_moves()):
        return None
    status = rules.status(board)
    return status if status.code in _TOLD else None
