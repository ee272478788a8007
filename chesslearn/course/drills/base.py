"""What a drill is: rounds from a generator, each with one right answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

import attrs
import chess

from chesslearn.course.attempts import Attempt
from chesslearn.course.outcomes import Params
from chesslearn.course.state import StepState


@attrs.frozen
class Round:
    """One round: the square it is about and the right answer."""

    square: str
    answer: str


class Drill(ABC):
    """One kind of drill. It holds no state: rounds come from a generator."""

    kind: ClassVar[str]

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        """Return ``number`` rounds about different squares."""
        return tuple(self.make(name) for name in random.sample(chess.SQUARE_NAMES, number))

    @abstractmethod
    def make(self, square: str) -> Round:
        """Return the round about a square."""

    @abstractmethod
    def read(self, attempt: Attempt) -> str | None:
        """Return the answer an attempt gives, or ``None`` when it gives none."""

    @abstractmethod
    def solve(self, this: Round) -> Attempt:
        """Return the attempt that answers a round."""

    @abstractmethod
    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        """Return ``state`` with the question of this round."""

    @abstractmethod
    def missed(self, this: Round, given: str) -> tuple[str, Params]:
        """Return the outcome code of a wrong answer, with its parameters."""

    def unread(self, attempt: Attempt) -> str | None:
        """Return the typed text that could not be read, if typing is how one answers."""
        return None
