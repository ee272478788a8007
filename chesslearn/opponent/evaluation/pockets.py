"""Crazyhouse and bughouse: men on the board and in hand, and kings that drops can reach."""

from __future__ import annotations

from typing import Final

import chess
import chess.variant

from . import kings
from .values import material, men_of, places

_ON_BOARD: Final = {
    chess.PAWN: 100,
    chess.KNIGHT: 270,
    chess.BISHOP: 280,
    chess.ROOK: 380,
    chess.QUEEN: 720,
}
_IN_HAND: Final = (
    (chess.PAWN, 115),
    (chess.KNIGHT, 300),
    (chess.BISHOP, 295),
    (chess.ROOK, 400),
    (chess.QUEEN, 760),
)


def worth(board: chess.Board) -> int:
    """Return what a position is worth to White.

    A man that was promoted counts as the pawn it becomes when it is captured.

    >>> worth(chess.variant.CrazyhouseBoard("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1")) >= 300
    True
    """
    men = men_of(board)
    total = material(board, men, _ON_BOARD) + places(board, men)
    white, black = (_hand(board, color) for color in (chess.WHITE, chess.BLACK))
    return (
        total
        + white[0]
        - black[0]
        - _danger(board, chess.WHITE, black[1])
        + _danger(board, chess.BLACK, white[1])
    )


def _hand(board: chess.Board, color: chess.Color) -> tuple[int, int]:
    """Return what a pocket is worth, and how many men are in it."""
    if not isinstance(board, chess.variant.CrazyhouseBoard):
        return 0, 0
    counts = [(board.pockets[color].count(kind), worth) for kind, worth in _IN_HAND]
    return sum(count * worth for count, worth in counts), sum(count for count, _ in counts)


def _danger(board: chess.Board, color: chess.Color, enemy_hand: int) -> int:
    """Return what the danger around a king costs: enemies near, holes that drops can use, no cover."""
    king = board.king(color)
    if king is None:
        return 0
    near = kings.AROUND[king]
    enemies = (near & board.occupied_co[not color]).bit_count()
    cover = (chess.BB_KING_ATTACKS[king] & board.occupied_co[color]).bit_count()
    holes = (chess.BB_KING_ATTACKS[king] & ~board.occupied).bit_count()
    rank = chess.square_rank(king)
    steps = rank if color else 7 - rank
    hand = min(enemy_hand, 5)
    return enemies * (18 + 6 * hand) + holes * 3 * hand - 8 * min(cover, 4) + 25 * steps
