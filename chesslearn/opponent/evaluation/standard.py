"""The worth of a position of ordinary chess and Chess960."""

from __future__ import annotations

import chess

from . import kings
from .values import material, men_of, places


def worth(board: chess.Board) -> int:
    """Return what a position is worth to White: men, places, kings.

    >>> worth(chess.Board())
    0
    """
    men = men_of(board)
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    if bare := _driven(board, white, black):
        return material(board, men) + bare
    return (
        material(board, men)
        + places(board, men)
        + 30 * (_pair(men[chess.BISHOP] & white) - _pair(men[chess.BISHOP] & black))
        + kings.king_worth(board, chess.WHITE, kings.pieces_worth(men, black))
        - kings.king_worth(board, chess.BLACK, kings.pieces_worth(men, white))
    )


def _pair(bishops: chess.Bitboard) -> bool:
    return bool(bishops & chess.BB_LIGHT_SQUARES and bishops & chess.BB_DARK_SQUARES)


def _driven(board: chess.Board, white: chess.Bitboard, black: chess.Bitboard) -> int:
    """Return the worth of the kings' places when one of them is bare and no pawn is left, else 0."""
    white_men, black_men = white & ~board.kings, black & ~board.kings
    if board.pawns or bool(white_men) is bool(black_men):
        return 0
    return kings.driving(board, chess.WHITE) if white_men else -kings.driving(board, chess.BLACK)
