"""Placement, exam, review and quiz as one learner goes through them. No words are made here.

The memory of the course is loaded when it is first needed: not by who stays in the lessons.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import date
from functools import cached_property
from typing import TYPE_CHECKING, Literal

import attrs

from chesslearn.course import Course, LessonSession, Outcome, Progress
from chesslearn.course.attempts import Attempt

if TYPE_CHECKING:
    from chesslearn.course.memory import Answer, Bank, Kind, Placed, Plan, Review, Sitting

Page = Literal["placement", "exam", "review", "progress", "quiz"]
Clock = Callable[[], int]


def today() -> int:
    """Return the day it is here, as an ordinal."""
    return date.today().toordinal()


@attrs.frozen
class Finished:
    """A sitting that is over, or a review with nothing to ask."""

    kind: Kind
    answers: tuple[Answer, ...] = ()
    placed: Placed | None = None
    day: int = 1
    """The day on which it ended."""
    after: int | None = None
    """Days until the next rule is due, when nothing was."""


class Study:
    """What a learner does beside the lessons, and what is noted of it."""

    def __init__(self, course: Course, clock: Clock = today) -> None:
        self.course = course
        self.clock = clock
        self.page: Page = "placement"
        self.seed = ""
        """From which the next placement, exam or quiz is made: a class can take the same one."""
        self.sitting: Sitting | None = None
        self.finished: Finished | None = None
        self._waiting: dict[str, Sitting] = {}
        """Tests that were begun and not ended, by kind."""

    @cached_property
    def bank(self) -> Bank:
        """What can be asked."""
        from chesslearn.course import memory

        return memory.make_bank(self.course)

    @property
    def session(self) -> LessonSession | None:
        """The session of the question that is shown."""
        return None if self.sitting is None or self.sitting.over else self.sitting.session

    def adopt(self, progress: Progress) -> None:
        """Remember the rules of what was solved before anything was remembered."""
        if progress.records:
            from chesslearn.course import memory

            memory.adopt(self.bank, progress, self.clock())

    def due(self, progress: Progress) -> Review:
        """Return what is due today."""
        from chesslearn.course import memory

        return memory.review(self.bank, progress, self.clock())

    @property
    def unfinished(self) -> str:
        """The tests that are not ended, as the browser keeps them for a reload; "" when there are none."""
        begun = [*self._waiting.values(), *filter(None, [self.sitting])]
        if not any(sitting.tests for sitting in begun):
            return ""
        from chesslearn.course import memory

        return memory.unfinished.keep(begun)

    def bring_back(self, text: str, seed: str) -> None:
        """Let the tests of a kept text wait; with a ``seed`` only those that are made from it."""
        from chesslearn.course import memory

        for sitting in memory.unfinished.read(text, self.bank):
            if seed in ("", sitting.seed):
                self._waiting[sitting.kind] = sitting

    @property
    def waiting(self) -> int | None:
        """The number of the question at which the announced test was left, if it was begun."""
        sitting = self._waiting.get(self.page)
        return None if sitting is None else sitting.number

    def begin(self) -> None:
        """Begin the placement or the exam that was announced, or go on with it; or begin a quiz."""
        from chesslearn.course import memory

        if self.page in self._waiting:
            self.finished, self.sitting = None, self._waiting.pop(self.page)
            return
        seed, self.seed = self.seed or secrets.token_hex(8), ""
        if self.page == "quiz":
            from chesslearn.widgets.memory.cards import quiz

            questions = quiz(seed)
            self._sit("quiz", memory.listed(questions), len(questions))
        else:
            self.finished = None
            self.sitting = memory.unfinished.begin(
                "exam" if self.page == "exam" else "placement", self.bank, seed
            )

    def review(self, progress: Progress) -> None:
        """Begin the review of today, or say that nothing is due."""
        self._ask("review", self.due(progress), progress)

    def practise(self, code: str | None, progress: Progress) -> None:
        """Begin a practice of what a reason tells of, or of what the last sitting missed."""
        from chesslearn.course import memory

        seed = secrets.token_hex(8)
        if code is None:
            answers = () if self.finished is None else self.finished.answers
            asked = memory.practice(self.bank, memory.missed_rules(answers), progress, seed)
        else:
            asked = memory.train(self.bank, code, seed)
        self._ask("practice", asked, progress)

    def attempt(self, attempt: Attempt) -> Outcome | None:
        """Answer the question; ``None`` when it takes no more answers."""
        return None if self.sitting is None else self.sitting.attempt(attempt)

    def next(self, progress: Progress) -> None:
        """Close the question, note what it tells, and go on or come to the end."""
        sitting = self.sitting
        if sitting is None:
            return
        answer = sitting.next()
        if answer is not None and sitting.kind != "quiz":
            self._note(sitting.kind, answer, progress)
        if sitting.over:
            self._finish(sitting.kind, sitting.answers, progress)

    def pause(self) -> None:
        """Go elsewhere: a test waits at its question, anything else ends."""
        if self.sitting is not None and self.sitting.tests:
            self._waiting[self.sitting.kind] = self.sitting
        self.sitting = None

    def leave(self) -> None:
        """End a sitting early; what was noted stays."""
        self.sitting = None

    def forget(self) -> None:
        """End everything that was begun."""
        self.sitting = None
        self._waiting.clear()

    def _sit(self, kind: Kind, plan: Plan, count: int) -> None:
        from chesslearn.course import memory

        self.finished = None
        self.sitting = memory.Sitting(kind, plan, count)

    def _ask(self, kind: Kind, asked: Review, progress: Progress) -> None:
        from chesslearn.course import memory

        self.page = "review"
        if asked.exercises:
            self._sit(kind, memory.listed(asked.exercises), len(asked.exercises))
            return
        following = memory.next_day(progress.memory)
        after = None if following is None else max(1, following - self.clock())
        self.sitting, self.finished = None, Finished(kind, day=self.clock(), after=after)

    def _note(self, kind: Kind, answer: Answer, progress: Progress) -> None:
        from chesslearn.course import memory

        memory.note_reasons(self.bank, progress, answer)
        known = answer.outcome is not None
        if kind == "exam" or (known and kind != "placement") or answer.right:
            memory.note(progress, answer, self.clock())

    def _finish(self, kind: Kind, answers: Sequence[Answer], progress: Progress) -> None:
        from chesslearn.course import memory

        self.sitting = None
        found = memory.placed(self.bank, answers) if kind == "placement" else None
        self.finished = Finished(kind, tuple(answers), found, self.clock())
        if found is not None:
            for part in found.asked:
                progress.note_known(part, self.clock(), part in found.known)
            if found.lesson is not None:
                progress.place = (found.lesson, self.course.lesson(found.lesson).steps[0].id)
        elif kind == "exam":
            progress.note_exam(self.clock(), memory.total(answers).right)
