"""Games that end by a rule of their variant: the hill reached, the third check given."""

from __future__ import annotations

import chess
import chess.variant

from ._boards import Kind, names, side_name
from .types import Fact, Status

HILL = chess.BB_D4 | chess.BB_E4 | chess.BB_D5 | chess.BB_E5
"""The four squares that win in King of the Hill."""


def variant_end(board: chess.Board, kind: Kind) -> Status | None:
    """Return the status of a game that its variant's own rule has ended, else `None`.

    Asked before mate: python-chess calls some of these positions checkmate too.

    >>> board = chess.variant.KingOfTheHillBoard("4k2r/8/8/8/4K3/8/8/8 b - - 0 1")
    >>> variant_end(board, "kingofthehill").winner
    True
    """
    if kind == "kingofthehill" and board.kings & HILL:
        king = board.kings & HILL
        winner = bool(king & board.occupied_co[chess.WHITE])
        because = Fact("hill-reached", {"king": names(king)}, {"side": side_name(winner)})
        return Status("variant-win", winner=winner, because=(because,))
    if isinstance(board, chess.variant.ThreeCheckBoard) and board.is_variant_end():
        winner = board.remaining_checks[chess.WHITE] <= 0
        king = board.kings & board.occupied_co[not winner]
        checkers = board.checkers_mask() if board.turn is not winner else chess.BB_EMPTY
        squares = {"checkers": names(checkers), "king": names(king)}
        because = Fact("checks-given", squares, {"side": side_name(winner), "count": 3})
        return Status("variant-win", winner=winner, because=(because,))
    return None
