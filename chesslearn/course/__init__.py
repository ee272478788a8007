"""Lessons: records, loader, tasks and the learner's way through them. No words, no widgets.

The author's checker is loaded when it is first used: a learner's process never needs it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from chesslearn.course.attempts import (
    Attempt,
    ChoiceAttempt,
    DropAttempt,
    ForwardAttempt,
    MoveAttempt,
    SquareAttempt,
    TextAttempt,
)
from chesslearn.course.course import load_course
from chesslearn.course.loader import load_lesson
from chesslearn.course.model import Course, Lesson, Outline, Part, Step, Teacher
from chesslearn.course.outcomes import CHOICE_CODES, OUTCOME_CODES, QUESTION_CODES, Outcome, Question
from chesslearn.course.problems import ContentError, Problem, ProgressError
from chesslearn.course.progress import Progress
from chesslearn.course.session import LessonSession
from chesslearn.course.solver import solution
from chesslearn.course.state import ChoiceState, Hint, PromotionState, StepState
from chesslearn.course.step_record import StepRecord

if TYPE_CHECKING:
    from chesslearn.course.checker import check_course, check_file

__all__ = [
    "CHOICE_CODES",
    "OUTCOME_CODES",
    "QUESTION_CODES",
    "Attempt",
    "ChoiceAttempt",
    "ChoiceState",
    "ContentError",
    "Course",
    "DropAttempt",
    "ForwardAttempt",
    "Hint",
    "Lesson",
    "LessonSession",
    "MoveAttempt",
    "Outcome",
    "Outline",
    "Part",
    "Problem",
    "Progress",
    "ProgressError",
    "PromotionState",
    "Question",
    "SquareAttempt",
    "Step",
    "StepRecord",
    "StepState",
    "Teacher",
    "TextAttempt",
    "check_course",
    "check_file",
    "load_course",
    "load_lesson",
    "solution",
]


def __getattr__(name: str) -> object:
    if name not in ("check_course", "check_file"):
        raise AttributeError(f"module 'chesslearn.course' has no attribute {name!r}")
    from chesslearn.course import checker

    return getattr(checker, name)
