"""Find the square that is named."""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt, SquareAttempt
from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.notation import is_square
from chesslearn.course.outcomes import Params, Question
from chesslearn.course.state import StepState


class FindSquare(Drill):
    """A square is named; the learner points at it."""

    kind = "find-square"

    def make(self, square: str) -> Round:
        return Round(square=square, answer=square)

    def read(self, attempt: Attempt) -> str | None:
        return attempt.square if isinstance(attempt, SquareAttempt) and is_square(attempt.square) else None

    def solve(self, this: Round) -> Attempt:
        return SquareAttempt(this.answer)

    def missed(self, this: Round, given: str) -> tuple[str, Params]:
        return "drill-not", {"answer": this.answer, "given": given}

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        return attrs.evolve(state, selecting=True, question=Question("find-square", {"square": this.square}))
