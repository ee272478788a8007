"""King of the Hill: as ordinary chess, and how near each king is to the four squares."""

from __future__ import annotations

from typing import Final

import chess
import chess.variant

from . import standard

HILL: Final = chess.BB_CENTER
_STEPS: Final = tuple(
    min(chess.square_distance(square, hill) for hill in chess.scan_forward(HILL)) for square in chess.SQUARES
)
_NEAR: Final = (0, 140, 90, 0)
"""What it is worth to be so many steps away; on the hill the game is over."""


def worth(board: chess.Board) -> int:
    """Return what a position is worth to White.

    >>> near = chess.variant.KingOfTheHillBoard("4k3/8/8/8/8/4K3/8/8 w - - 0 1")
    >>> worth(near) > worth(chess.variant.KingOfTheHillBoard("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))
    True
    """
    return standard.worth(board) + _nearness(board, chess.WHITE) - _nearness(board, chess.BLACK)


def _nearness(board: chess.Board, color: chess.Color) -> int:
    king = board.king(color)
    return 0 if king is None else _NEAR[_STEPS[king]]


def strikes(board: chess.Board) -> bool:
    """Return whether the side to move can step on the hill.

    >>> strikes(chess.variant.KingOfTheHillBoard("4k3/8/8/8/8/4K3/8/8 w - - 0 1"))
    True
    """
    king = board.king(board.turn)
    if king is None or not chess.BB_KING_ATTACKS[king] & HILL:
        return False
    return any(board.generate_legal_moves(chess.BB_SQUARES[king], HILL))
