"""Say whether a named square is light or dark."""

from __future__ import annotations

import attrs
import chess

from chesslearn.course.attempts import Attempt, ChoiceAttempt
from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.outcomes import CHOICE_CODES, Params, Question
from chesslearn.course.positions import is_light
from chesslearn.course.state import ChoiceState, StepState


class SquareColour(Drill):
    """A square is named; the learner chooses its colour."""

    kind = "square-colour"

    def make(self, square: str) -> Round:
        return Round(square=square, answer="light" if is_light(chess.parse_square(square)) else "dark")

    def read(self, attempt: Attempt) -> str | None:
        if isinstance(attempt, ChoiceAttempt) and 0 <= attempt.index < len(CHOICE_CODES):
            return CHOICE_CODES[attempt.index]
        return None

    def solve(self, this: Round) -> Attempt:
        return ChoiceAttempt(CHOICE_CODES.index(this.answer))

    def missed(self, this: Round, given: str) -> tuple[str, Params]:
        return "drill-not-colour", {"square": this.square, "answer": this.answer, "given": given}

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        return attrs.evolve(
            state,
            question=Question("square-colour", {"square": this.square}),
            choices=tuple(
                ChoiceState("", "not" if code in missed else "open", code) for code in CHOICE_CODES
            ),
        )
