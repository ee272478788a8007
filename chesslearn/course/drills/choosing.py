"""Drills that are answered by a choice: what they share."""

from __future__ import annotations

from typing import ClassVar

from chesslearn.course.attempts import Attempt, ChoiceAttempt
from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.state import ChoiceState


class ChoosingDrill(Drill):
    """A drill with the same few choices in each round."""

    codes: ClassVar[tuple[str, ...]]
    """Codes of the choices, in the order in which they are offered."""

    def read(self, this: Round, attempt: Attempt) -> str | None:
        if isinstance(attempt, ChoiceAttempt) and 0 <= attempt.index < len(self.codes):
            return self.codes[attempt.index]
        return None

    def solve(self, this: Round, answer: str) -> Attempt:
        return ChoiceAttempt(self.codes.index(answer))

    def choices(self, missed: tuple[str, ...]) -> tuple[ChoiceState, ...]:
        """Return the choices as they stand."""
        return tuple(ChoiceState("", "not" if code in missed else "open", code) for code in self.codes)
