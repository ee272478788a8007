"""One sitting: questions one after the other, each judged by its own lesson session."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import attrs

from chesslearn.course.attempts import Attempt
from chesslearn.course.memory.bank import Exercise
from chesslearn.course.outcomes import Outcome
from chesslearn.course.session import LessonSession

Kind = Literal["placement", "exam", "review", "practice", "quiz"]


@attrs.frozen(kw_only=True)
class Answer:
    """What became of one question."""

    exercise: Exercise
    right: bool
    """Whether the first thing tried was right, without a hint."""
    hinted: bool = False
    outcome: Outcome | None = None
    """What the answer came to; ``None`` when the learner did not know."""
    tries: tuple[Attempt, ...] = ()
    """What was tried and counts, from the beginning of the question on."""
    reasons: tuple[str, ...] = ()
    """The codes of the reasons that were met on the way, each as often as it was."""


Plan = Callable[[Sequence[Answer]], Exercise | None]
"""Say what is asked after these answers; ``None``: the sitting is over."""


def listed(exercises: Sequence[Exercise]) -> Plan:
    """Return the plan that asks these, in order."""
    return lambda answers: exercises[len(answers)] if len(answers) < len(exercises) else None


class Sitting:
    """Leads through the questions of a plan and gathers the answers.

    A test (placement, exam) takes one answer a question and says nothing of it;
    a review or a quiz goes on until the question is solved, as a lesson does.
    """

    def __init__(self, kind: Kind, plan: Plan, count: int, seed: str = "") -> None:
        self.kind: Kind = kind
        self.seed = seed
        """What the questions are made from."""
        self.count = count
        """How many questions there are at most."""
        self.answers: list[Answer] = []
        self.first: Outcome | None = None
        """What the first real answer to this question came to."""
        self.hinted = False
        self._tried: list[Attempt] = []
        self._plan = plan
        self._show(plan(()))

    @property
    def tries(self) -> list[tuple[Attempt, ...]]:
        """What was tried and counts, question by question, up to the one that is shown."""
        return [*(answer.tries for answer in self.answers), tuple(self._tried)]

    @property
    def tests(self) -> bool:
        """Whether answers are taken without a word."""
        return self.kind in ("placement", "exam")

    @property
    def number(self) -> int:
        """The number of the question, from 1."""
        return len(self.answers) + 1

    @property
    def answered(self) -> bool:
        """Whether the question needs no more: solved, or answered in a test."""
        return self.session.state.solved or (self.tests and self.first is not None)

    @property
    def over(self) -> bool:
        """Whether every question was answered."""
        return self.exercise is None

    @property
    def session(self) -> LessonSession:
        """The session of the question that is shown; ``ValueError`` when the sitting is over."""
        if self._session is None:
            raise ValueError("the sitting is over")
        return self._session

    def attempt(self, attempt: Attempt) -> Outcome | None:
        """Try something; ``None`` when the question takes no more answers."""
        if self.over or self.answered:
            return None
        outcome = self.session.attempt(attempt)
        # A move that asks for the choice of a piece comes again, with it.
        if outcome.kind not in ("nothing", "promotion"):
            self._tried.append(attempt)
        if self.first is None and outcome.kind in ("solved", "refused", "wrong"):
            self.first = outcome
        return outcome

    def hint(self) -> bool:
        """Show a hint; a test has none."""
        if self.over or self.tests or self.session.hint() is None:
            return False
        self.hinted = True
        return True

    def next(self) -> Answer | None:
        """Close the question and go on to the next; return the answer that was given."""
        if self.exercise is None:
            return None
        answer = Answer(
            exercise=self.exercise,
            right=self.first is not None and self.first.kind == "solved" and not self.hinted,
            hinted=self.hinted,
            outcome=self.first,
            tries=tuple(self._tried),
            reasons=_reasons(self.session),
        )
        self.answers.append(answer)
        self._show(self._plan(self.answers))
        return answer

    def _show(self, exercise: Exercise | None) -> None:
        self.exercise = exercise
        """The question that is shown; ``None`` when the sitting is over."""
        self._session = None if exercise is None else exercise.session()
        self.first, self.hinted = None, False
        self._tried = []


def _reasons(session: LessonSession) -> tuple[str, ...]:
    records = session.progress.steps(session.lesson.id).values()
    return tuple(code for record in records for code, count in record.reasons.items() for _ in range(count))
