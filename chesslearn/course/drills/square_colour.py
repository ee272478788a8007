"""Say whether a named square is light or dark."""

from __future__ import annotations

import attrs
import chess

from chesslearn.course.drills.base import Round, SquareDrill
from chesslearn.course.drills.choosing import ChoosingDrill
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.positions import is_light
from chesslearn.course.state import StepState


class SquareColour(ChoosingDrill, SquareDrill):
    """A square is named; the learner chooses its colour."""

    kind = "square-colour"
    codes = ("light", "dark")

    def make(self, square: str) -> Round:
        return Round(square=square, answers=("light" if is_light(chess.parse_square(square)) else "dark",))

    def missed(self, this: Round, given: str) -> Outcome:
        params = {"square": this.square, "answer": this.answers[0], "given": given}
        return Outcome(kind="wrong", code="drill-not-colour", params=params)

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        question = Question("square-colour", {"square": this.square})
        return attrs.evolve(state, question=question, choices=self.choices(missed))
