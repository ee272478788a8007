"""The worth of a position in which pawns race, without kings to care for."""

from __future__ import annotations

from typing import Final

import chess

from .values import material, men_of

_ADVANCED: Final = (0, 0, 8, 20, 45, 90, 180, 0)
"""What a pawn is worth more on each rank, seen from its side."""
_FREE: Final = 2
"""How many times that a pawn is worth which no enemy pawn can stop."""
_RANKS: Final = tuple(sum(chess.BB_RANKS[rank + 1 :]) for rank in range(8))
"""The ranks beyond a rank."""
_FILES: Final = tuple(
    sum(chess.BB_FILES[other] for other in range(8) if abs(other - file) < 2) for file in range(8)
)
"""A file with its neighbours."""


def worth(board: chess.Board) -> int:
    """Return what a position is worth to White: men, and how far the pawns have come.

    >>> ahead = chess.Board("8/8/P7/8/7p/8/8/8 w - - 0 1")
    >>> worth(ahead) > worth(chess.Board("8/8/8/P7/7p/8/8/8 w - - 0 1")) == 0
    True
    """
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    return (
        material(board, men_of(board))
        + _run(board.pawns & white, board.pawns & black)
        - _run(chess.flip_vertical(board.pawns & black), chess.flip_vertical(board.pawns & white))
    )


def _run(own: chess.Bitboard, enemy: chess.Bitboard) -> int:
    total = 0
    for square in chess.scan_forward(own):
        file, rank = square & 7, square >> 3
        free = not enemy & _RANKS[rank] & _FILES[file]
        total += _ADVANCED[rank] * (_FREE if free else 1)
    return total
