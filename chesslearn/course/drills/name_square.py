"""Name the square that is marked."""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt, TextAttempt
from chesslearn.course.drills.base import Round, SquareDrill
from chesslearn.course.notation import Square, is_square
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.state import StepState

_LOOKALIKES = str.maketrans("АВСЕНавсен", "ABCEHabceh")


class NameSquare(SquareDrill):
    """A square is marked; the learner types its name."""

    kind = "name-square"

    def make(self, square: str) -> Round:
        return Round(square=square, answers=(square,))

    def read(self, this: Round, attempt: Attempt) -> str | None:
        if not isinstance(attempt, TextAttempt):
            return None
        name = attempt.text.strip().translate(_LOOKALIKES).lower()
        return name if is_square(name) else None

    def solve(self, this: Round, answer: str) -> Attempt:
        return TextAttempt(answer)

    def missed(self, this: Round, given: str) -> Outcome:
        return Outcome(kind="wrong", code="drill-not-name", params={"given": given})

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        return attrs.evolve(
            state, marks=(Square(this.square),), input="square", question=Question("name-square")
        )

    def unread(self, attempt: Attempt) -> Outcome | None:
        if not isinstance(attempt, TextAttempt):
            return None
        return Outcome(kind="nothing", code="not-a-square", params={"text": attempt.text.strip()[:20]})
