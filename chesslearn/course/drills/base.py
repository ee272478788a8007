"""What a drill is: rounds from a generator, each with its right answers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar, TypeVar

import attrs
import chess

from chesslearn.course.attempts import Attempt
from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import StepState
from chesslearn.rules.types import Verdict

Kind = TypeVar("Kind")


@attrs.frozen(kw_only=True)
class Round:
    """One round: what it is about, and the right answers."""

    answers: tuple[str, ...]
    every: bool = False
    """Whether all the answers have to be found, not one of them."""
    square: str = ""
    board: chess.Board | None = None
    """The position of this round; ``None`` for that of the step."""
    move: chess.Move | None = None


class Drill(ABC):
    """One kind of drill. It holds no state: rounds come from a generator."""

    kind: ClassVar[str]

    @abstractmethod
    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        """Return ``number`` different rounds."""

    @abstractmethod
    def read(self, this: Round, attempt: Attempt) -> str | None:
        """Return the answer an attempt gives, or ``None`` when it gives none."""

    @abstractmethod
    def solve(self, this: Round, answer: str) -> Attempt:
        """Return the attempt that gives an answer."""

    @abstractmethod
    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        """Return ``state`` with the question of this round."""

    @abstractmethod
    def missed(self, this: Round, given: str) -> Outcome:
        """Return what is made of a wrong answer."""

    def unread(self, attempt: Attempt) -> Outcome | None:
        """Return what is made of a typed text that could not be read, if typing is how one answers."""
        return None

    def verdict(self, this: Round) -> Verdict | None:
        """Return what the judge says of the move of this round, when that is what was asked."""
        return None


class SquareDrill(Drill):
    """A drill about one square of the board a round."""

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        return tuple(self.make(name) for name in random.sample(chess.SQUARE_NAMES, number))

    @abstractmethod
    def make(self, square: str) -> Round:
        """Return the round about a square."""


def by_turns(
    random: Random, kinds: Sequence[Kind], number: int, make: Callable[[Random, Kind], Round | None]
) -> tuple[Round, ...]:
    """Return ``number`` different rounds, with one of each of ``kinds`` before any comes again.

    ``make`` may return ``None`` for a try that came to nothing.
    """
    wanted: list[Kind] = []
    while len(wanted) < number:
        wanted += random.sample(kinds, len(kinds))
    made: list[Round] = []
    for kind in wanted[:number]:
        this = None
        while this is None or this in made:
            this = make(random, kind)
        made.append(this)
    return tuple(made)
