"""`CourseApp`, `LessonView` and `StepView`: the course, one lesson of it, one step."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from chesslearn.course import Course, load_course
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._learner_widget import LearnerWidget

if TYPE_CHECKING:
    from chesslearn.widgets.plan import Plan


class CourseApp(LearnerWidget):
    """The whole course on one page: the list of lessons, each lesson, and its end.

    The notebook behind the app holds one of these and nothing else.
    """

    _kind = "course"

    def __init__(self, *, language: str | None = None, **unknown: Any) -> None:
        super().__init__(Learner(load_course(_own_lessons())), language=language, **unknown)

    def _picture(self) -> None:
        """Return nothing: Voilà would draw a picture first and fetch what typesets formulas with it."""

    def __repr__(self) -> str:
        return "CourseApp()"


class LessonView(LearnerWidget):
    """One lesson, step after step. ``lesson("rook")`` makes one."""

    _kind = "lesson"

    def __init__(self, lesson: str, *, language: str | None = None, **unknown: Any) -> None:
        self._lesson = _known(load_course(), lesson)
        super().__init__(Learner(load_course(), lesson=lesson), language=language, **unknown)

    def step(self, step: str) -> StepView:
        """Return one step of this lesson as a widget of its own; `KeyError` for an unknown id."""
        return StepView(self._lesson, step, language=self._asked_language)

    def plan(self) -> Plan:
        """Return the teacher's plan of this lesson: aim, time, questions, a game, the steps."""
        from chesslearn.widgets.plan import Plan

        return Plan(load_course().lesson(self._lesson), self.t)

    def __repr__(self) -> str:
        return f"lesson({self._lesson!r})"


class StepView(LearnerWidget):
    """One step of a lesson, for a notebook that explains around it."""

    _kind = "step"

    def __init__(self, lesson: str, step: str, *, language: str | None = None, **unknown: Any) -> None:
        course = load_course()
        self._name = (_known(course, lesson), step)
        steps = [known.id for known in course.lesson(lesson).steps]
        if step not in steps:
            raise KeyError(f"lesson {lesson!r} has no step {step!r}; it has {', '.join(steps)}")
        super().__init__(Learner(course, lesson=lesson, step=step), language=language, **unknown)

    def __repr__(self) -> str:
        return "lesson({!r}).step({!r})".format(*self._name)


def lesson(name: str, *, language: str | None = None) -> LessonView:
    """Return the lesson with that id; `KeyError` names the lessons there are."""
    return LessonView(name, language=language)


def _own_lessons() -> list[str]:
    """Return the folder of the teacher's own lessons that ``chesslearn serve --lessons`` names."""
    folder = os.environ.get("CHESSLEARN_LESSONS")
    return [folder] if folder else []


def _known(course: Course, lesson: str) -> str:
    if lesson not in course.lessons:
        raise KeyError(f"there is no lesson {lesson!r}; there are {', '.join(course.lessons)}")
    return lesson
