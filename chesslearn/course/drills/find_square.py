"""Find the square that is named."""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt, SquareAttempt
from chesslearn.course.drills.base import Round, SquareDrill
from chesslearn.course.notation import is_square
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.state import StepState


class FindSquare(SquareDrill):
    """A square is named; the learner points at it."""

    kind = "find-square"

    def make(self, square: str) -> Round:
        return Round(square=square, answers=(square,))

    def read(self, this: Round, attempt: Attempt) -> str | None:
        return attempt.square if isinstance(attempt, SquareAttempt) and is_square(attempt.square) else None

    def solve(self, this: Round, answer: str) -> Attempt:
        return SquareAttempt(answer)

    def missed(self, this: Round, given: str) -> Outcome:
        return Outcome(kind="wrong", code="drill-not", params={"answer": this.square, "given": given})

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        return attrs.evolve(state, selecting=True, question=Question("find-square", {"square": this.square}))
