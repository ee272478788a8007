"""The worth of men and of places, as masks that are counted at once."""

from __future__ import annotations

from typing import Final

import chess

MATE: Final = 100_000
"""The worth of a won game; a win in n half-moves is worth ``MATE - n``."""

VALUES: Final = {
    chess.PAWN: 100,
    chess.KNIGHT: 320,
    chess.BISHOP: 330,
    chess.ROOK: 500,
    chess.QUEEN: 900,
    chess.KING: 0,
}
"""The worth of a man on the board."""

CENTRE: Final = chess.BB_CENTER
WIDE_CENTRE: Final = (chess.BB_FILE_C | chess.BB_FILE_D | chess.BB_FILE_E | chess.BB_FILE_F) & (
    chess.BB_RANK_3 | chess.BB_RANK_4 | chess.BB_RANK_5 | chess.BB_RANK_6
)
RIM: Final = chess.BB_FILE_A | chess.BB_FILE_H | chess.BB_RANK_1 | chess.BB_RANK_8

_PLACES: Final = (
    (chess.PAWN, CENTRE, 16),
    (chess.PAWN, WIDE_CENTRE, 6),
    (chess.PAWN, (chess.BB_FILE_D | chess.BB_FILE_E) & chess.BB_RANK_2, -14),
    (chess.PAWN, chess.BB_RANK_5, 8),
    (chess.PAWN, chess.BB_RANK_6, 25),
    (chess.PAWN, chess.BB_RANK_7, 70),
    (chess.KNIGHT, WIDE_CENTRE, 16),
    (chess.KNIGHT, RIM, -16),
    (chess.KNIGHT, chess.BB_RANK_1, -6),
    (chess.BISHOP, WIDE_CENTRE, 8),
    (chess.BISHOP, chess.BB_RANK_1, -14),
    (chess.ROOK, chess.BB_RANK_7, 18),
    (chess.ROOK, (chess.BB_FILE_D | chess.BB_FILE_E) & chess.BB_RANK_1, 6),
    (chess.QUEEN, WIDE_CENTRE, 4),
)
"""Man, squares as White sees them, and what standing there is worth."""

PLACES: Final = tuple((kind, mask, chess.flip_vertical(mask), worth) for kind, mask, worth in _PLACES)
"""The same with the squares as Black sees them in between."""


def men_of(board: chess.Board) -> dict[chess.PieceType, chess.Bitboard]:
    """Return where the men of each kind but the kings stand, of both colours.

    >>> men_of(chess.Board())[chess.QUEEN] == chess.BB_D1 | chess.BB_D8
    True
    """
    return {
        chess.PAWN: board.pawns,
        chess.KNIGHT: board.knights,
        chess.BISHOP: board.bishops,
        chess.ROOK: board.rooks,
        chess.QUEEN: board.queens,
    }


def places(board: chess.Board, men: dict[chess.PieceType, chess.Bitboard]) -> int:
    """Return what the places of all men but the kings are worth to White.

    >>> board = chess.Board("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1")
    >>> places(board, men_of(board))
    16
    """
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    total = 0
    for kind, ours, theirs, worth in PLACES:
        where = men[kind]
        if where:
            total += worth * ((where & white & ours).bit_count() - (where & black & theirs).bit_count())
    return total


def material(
    board: chess.Board,
    men: dict[chess.PieceType, chess.Bitboard],
    values: dict[chess.PieceType, int] = VALUES,
) -> int:
    """Return what the men on the board are worth to White.

    >>> board = chess.Board("4k3/8/8/8/4N3/8/8/4K3 w - - 0 1")
    >>> material(board, men_of(board))
    320
    """
    white, black = board.occupied_co[chess.WHITE], board.occupied_co[chess.BLACK]
    return sum(
        values[kind] * ((where & white).bit_count() - (where & black).bit_count())
        for kind, where in men.items()
        if where
    )
