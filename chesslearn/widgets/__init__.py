"""The widgets: boards, steps, lessons and the course app."""

from chesslearn.widgets.board import Board
from chesslearn.widgets.course import CourseApp, LessonView, StepView, lesson

__all__ = ["Board", "CourseApp", "LessonView", "StepView", "lesson"]
