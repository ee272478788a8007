"""Three-check: as ordinary chess, and how many checks are left."""

from __future__ import annotations

from typing import Final

import chess
import chess.variant

from . import standard

_LEFT: Final = (0, 420, 160, 0)
"""What it is worth to need so many checks more; with none the game is over."""


def worth(board: chess.Board) -> int:
    """Return what a position is worth to White.

    >>> board = chess.variant.ThreeCheckBoard("4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1")
    >>> worth(board)
    420
    """
    total = standard.worth(board)
    if isinstance(board, chess.variant.ThreeCheckBoard):
        white, black = (max(0, board.remaining_checks[color]) for color in (chess.WHITE, chess.BLACK))
        total += _LEFT[min(white, 3)] - _LEFT[min(black, 3)]
    return total


def strikes(board: chess.Board) -> bool:
    """Return whether the side to move can give its last check.

    >>> strikes(chess.variant.ThreeCheckBoard("4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1"))
    True
    """
    if not isinstance(board, chess.variant.ThreeCheckBoard) or board.remaining_checks[board.turn] != 1:
        return False
    return any(board.gives_check(move) for move in board.legal_moves)
