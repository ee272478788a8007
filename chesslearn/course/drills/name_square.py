"""Name the square that is marked."""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt, TextAttempt
from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.notation import Square, is_square
from chesslearn.course.outcomes import Params, Question
from chesslearn.course.state import StepState

_LOOKALIKES = str.maketrans("АВСЕНавсен", "ABCEHabceh")


class NameSquare(Drill):
    """A square is marked; the learner types its name."""

    kind = "name-square"

    def make(self, square: str) -> Round:
        return Round(square=square, answer=square)

    def read(self, attempt: Attempt) -> str | None:
        if not isinstance(attempt, TextAttempt):
            return None
        name = attempt.text.strip().translate(_LOOKALIKES).lower()
        return name if is_square(name) else None

    def solve(self, this: Round) -> Attempt:
        return TextAttempt(this.answer)

    def missed(self, this: Round, given: str) -> tuple[str, Params]:
        return "drill-not-name", {"given": given}

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        return attrs.evolve(
            state, marks=(Square(this.square),), input="square", question=Question("name-square")
        )

    def unread(self, attempt: Attempt) -> str | None:
        return attempt.text.strip() if isinstance(attempt, TextAttempt) else None
