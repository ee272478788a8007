"""Solving a step from where the learner stands: for tests, and for showing the solution."""

from __future__ import annotations

from chesslearn.course.attempts import Attempt
from chesslearn.course.session import LessonSession
from chesslearn.course.tasks.shortest import TooHard


def solution(session: LessonSession) -> list[Attempt]:
    """Return attempts that solve the step from its present state.

    Empty when the step is solved, or cannot be solved from here without a restart.
    """
    try:
        attempts: list[Attempt] = session.step.task.solution(session.setting, session.scene)
    except TooHard:
        return []
    return attempts
