"""What a position is worth to a player, looked at as the opponent looks."""

from __future__ import annotations

from typing import Final

import chess

from ._meter import Meter
from ._search import Search
from .evaluation import MATE, evaluation_of
from .strengths import Budget

_BUDGET: Final = Budget(nodes=600, seconds=2.0, slice_seconds=2.0)


def worth_for(board: chess.Board, color: chess.Color, *, budget: Budget = _BUDGET) -> int:
    """Return the worth of a position for a colour, in hundredths of a pawn, after one move each way.

    Captures are played out first; what was repeated is not looked at. The board is not changed.
    Raises `ValueError` for what is no board, and for variants that are not known.

    >>> worth_for(chess.Board("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"), chess.WHITE) > 0
    True
    """
    evaluation = evaluation_of(board)
    moves = list(board.legal_moves)
    if not moves:
        worth = -MATE if board.is_check() or board.is_variant_end() else 0
    else:
        # Seen from below whoever is to move: a search cut short must not tell the colours apart.
        position = board.copy(stack=False) if board.turn else board.mirror()
        moves = list(position.legal_moves)
        search = Search(position, evaluation, Meter(budget), quiet=True)
        for _ in search.deepen(moves, 1, {}):
            pass
        worth = search.worth
    return worth if board.turn is color else -worth
