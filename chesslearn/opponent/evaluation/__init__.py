"""What a position is worth to the side to move, in hundredths of a pawn, by variant."""

from __future__ import annotations

from collections.abc import Callable

import attrs
import chess
import chess.variant

from . import checks, hill, pockets, race, standard
from .values import MATE, VALUES

__all__ = ["MATE", "VALUES", "Evaluation", "evaluation_of"]


def _never(board: chess.Board) -> bool:
    return False


@attrs.frozen
class Evaluation:
    """How a variant judges: the worth for White, and whether the side to move wins at once.

    ``strikes`` is asked only where the search looks no further, and only for wins
    by the variant's own rule.
    """

    worth: Callable[[chess.Board], int]
    strikes: Callable[[chess.Board], bool] = _never

    def for_mover(self, board: chess.Board) -> int:
        """Return the worth for the side to move."""
        worth = self.worth(board)
        return worth if board.turn else -worth


_STANDARD = Evaluation(standard.worth)
_HILL = Evaluation(hill.worth, hill.strikes)
_CHECKS = Evaluation(checks.worth, checks.strikes)
_POCKETS = Evaluation(pockets.worth)
_RACE = Evaluation(race.worth)


def evaluation_of(board: chess.Board) -> Evaluation:
    """Return how to judge the boards of this variant.

    Raises `ValueError` for what is no board, and for variants that are not known.

    >>> evaluation_of(chess.Board()).for_mover(chess.Board("4k3/8/8/8/8/8/8/QK6 w - - 0 1")) > 800
    True
    """
    if isinstance(board, chess.variant.CrazyhouseBoard):
        return _POCKETS
    if isinstance(board, chess.variant.KingOfTheHillBoard):
        return _HILL
    if isinstance(board, chess.variant.ThreeCheckBoard):
        return _CHECKS
    if not isinstance(board, chess.Board) or type(board).uci_variant not in ("chess", None):
        raise ValueError(f"the opponent does not know this kind of board: {type(board).__name__}")
    return _RACE if board.kings.bit_count() < 2 else _STANDARD
