"""What is asked for in a game against the opponent, one class a kind, by the name it has in files."""

from __future__ import annotations

from typing import ClassVar

import attrs
import chess

from chesslearn.course.versus.opposing import Win
from chesslearn.course.versus.results import Result


@attrs.frozen
class Aim:
    """How a game has to end for the learner."""

    kind: ClassVar[str]
    threefold: ClassVar[bool] = True
    """Whether a position that comes three times ends the game, as if it were claimed."""
    holds: ClassVar[bool] = False
    """Whether the learner has done it by playing the asked number of moves without losing."""

    @property
    def wins(self) -> tuple[Win, ...]:
        """The ways to win that are added to those of the game itself, for both sides."""
        return ()

    def reached(self, result: Result, learner: chess.Color) -> bool:
        """Whether the game has ended as asked."""
        return result.winner == learner


@attrs.frozen(kw_only=True)
class MateAim(Aim):
    """Mate the opponent; going round in circles does not end the practice before the fifty moves do."""

    kind = "mate"
    threefold = False


@attrs.frozen(kw_only=True)
class PromoteAim(Aim):
    """Promote a pawn first, so that the new piece is not captured at once."""

    kind = "promote"

    @property
    def wins(self) -> tuple[Win, ...]:
        return ("promote",)


@attrs.frozen(kw_only=True)
class WinAim(Aim):
    """Win the game; ``by`` names the ways to win of a mini game."""

    kind = "win"
    by: tuple[Win, ...] = ()

    @property
    def wins(self) -> tuple[Win, ...]:
        return self.by


@attrs.frozen(kw_only=True)
class DrawAim(Aim):
    """Do not lose: reach a draw, or hold out for the asked number of moves."""

    kind = "draw"
    holds = True

    def reached(self, result: Result, learner: chess.Color) -> bool:
        return result.winner != (not learner)


@attrs.frozen(kw_only=True)
class EndAim(Aim):
    """Play the game to its end, whoever wins it."""

    kind = "end"

    def reached(self, result: Result, learner: chess.Color) -> bool:
        return True
