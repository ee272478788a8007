"""Squares and men as the records name them."""

from __future__ import annotations

from collections.abc import Iterable

import chess


def name(square: chess.Square) -> str:
    """Return the name of a square.

    >>> name(chess.E4)
    'e4'
    """
    return chess.SQUARE_NAMES[square]


def names(mask: chess.Bitboard) -> tuple[str, ...]:
    """Return the names of the squares of a bitboard, a1 first.

    >>> names(chess.BB_A1 | chess.BB_H8)
    ('a1', 'h8')
    """
    return tuple(map(name, chess.scan_forward(mask)))


def letter(board: chess.Board, square: chess.Square) -> str:
    """Return the upper-case letter of the man on a square; a pawn's where it is empty, as after en passant.

    >>> letter(chess.Board(), chess.G8)
    'N'
    """
    return chess.piece_symbol(board.piece_type_at(square) or chess.PAWN).upper()


def letters(board: chess.Board, squares: Iterable[chess.Square]) -> str:
    """Return the letters of the men on some squares.

    >>> letters(chess.Board(), [chess.A1, chess.E1])
    'RK'
    """
    return "".join(letter(board, square) for square in squares)
