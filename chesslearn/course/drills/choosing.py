"""Drills that are answered by a choice: what they share."""

from __future__ import annotations

from typing import ClassVar

import attrs

from chesslearn.course.attempts import Attempt, ChoiceAttempt
from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.notation import side_name, squares_of
from chesslearn.course.outcomes import Question
from chesslearn.course.state import ChoiceState, StepState


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


class MoveDrill(ChoosingDrill):
    """A drill in which an arrow shows a move, and what is asked about it is chosen."""

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        assert this.board is not None and this.move is not None
        return attrs.evolve(
            state,
            arrows=(squares_of(this.move),),
            question=Question(self.kind, {"side": side_name(this.board.turn)}),
            choices=self.choices(missed),
        )
