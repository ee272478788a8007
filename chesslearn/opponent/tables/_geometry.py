"""Squares and bitboards of endgame tables: what attacks what, and the flips of the board."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import chess

ALL: Final = chess.BB_ALL
QUADRANT: Final = tuple(8 * rank + file for rank in range(4) for file in range(4))
"""The squares a1 to d4, to which every king can be flipped."""

FLIPS: Final[tuple[Callable[[int], int], ...]] = (
    lambda mask: mask,
    chess.flip_horizontal,
    chess.flip_vertical,
    lambda mask: chess.flip_horizontal(chess.flip_vertical(mask)),
)
"""How to flip a bitboard, by `flip_of`."""
TURNS: Final = (0, 7, 56, 63)
"""How to flip a square, by `flip_of`: by exclusive or."""


def flip_of(square: chess.Square) -> int:
    """Return which flip brings a square into the quadrant a1 to d4.

    >>> [flip_of(square) for square in (chess.A1, chess.H1, chess.A8, chess.H8)]
    [0, 1, 2, 3]
    """
    return (1 if square & 4 else 0) + (2 if square & 32 else 0)


def quadrant_index(square: chess.Square) -> int:
    """Return the number of a square of the quadrant, 0 to 15.

    >>> quadrant_index(chess.D4)
    15
    """
    return (square >> 3) * 4 + (square & 7)


def seen(kind: chess.PieceType, square: chess.Square, occupied: chess.Bitboard) -> chess.Bitboard:
    """Return what a man sees from a square, which is also from where such a man sees the square.

    >>> seen(chess.ROOK, chess.A1, chess.BB_A2 | chess.BB_C1) == chess.BB_A2 | chess.BB_B1 | chess.BB_C1
    True
    """
    if kind == chess.KNIGHT:
        return chess.BB_KNIGHT_ATTACKS[square]
    found = 0
    if kind != chess.BISHOP:
        found = (
            chess.BB_RANK_ATTACKS[square][chess.BB_RANK_MASKS[square] & occupied]
            | chess.BB_FILE_ATTACKS[square][chess.BB_FILE_MASKS[square] & occupied]
        )
    if kind != chess.ROOK:
        found |= chess.BB_DIAG_ATTACKS[square][chess.BB_DIAG_MASKS[square] & occupied]
    return found


_NOT_A: Final = ALL & ~chess.BB_FILE_A
_NOT_H: Final = ALL & ~chess.BB_FILE_H
_STRAIGHT: Final = ((1, _NOT_A), (8, ALL))
_SLANTED: Final = ((9, _NOT_A), (7, _NOT_H))
"""A step up the board as a shift, and the squares where it may end; a step down ends on the other edge's."""


def seen_from_any(kind: chess.PieceType, mask: chess.Bitboard, empty: chess.Bitboard) -> chess.Bitboard:
    """Return what men of a kind see from any square of a mask, through empty squares.

    >>> seen_from_any(chess.ROOK, chess.BB_A1, ALL) == (chess.BB_FILE_A ^ chess.BB_RANK_1)
    True
    """
    if kind == chess.KNIGHT or mask.bit_count() < 3:
        found = 0
        for square in chess.scan_forward(mask):
            found |= seen(kind, square, ALL & ~empty)
        return found
    lines = (() if kind == chess.BISHOP else _STRAIGHT) + (() if kind == chess.ROOK else _SLANTED)
    found = 0
    for shift, edge in lines:
        found |= _up(mask, empty & edge, shift) << shift & edge
        back = _NOT_H if edge == _NOT_A else _NOT_A if edge == _NOT_H else ALL
        found |= _down(mask, empty & back, shift) >> shift & back
    return found & ALL


def _up(mask: int, way: int, shift: int) -> int:
    mask |= way & mask << shift
    way &= way << shift
    mask |= way & mask << 2 * shift
    way &= way << 2 * shift
    return mask | (way & mask << 4 * shift)


def _down(mask: int, way: int, shift: int) -> int:
    mask |= way & mask >> shift
    way &= way >> shift
    mask |= way & mask >> 2 * shift
    way &= way >> 2 * shift
    return mask | (way & mask >> 4 * shift)
