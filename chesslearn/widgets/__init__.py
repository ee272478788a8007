"""The widgets: boards, steps, lessons and the course app."""

from chesslearn.widgets.board import Board
from chesslearn.widgets.course import CourseApp, LessonView, StepView, lesson
from chesslearn.widgets.explorer import Explorer

__all__ = ["Board", "CourseApp", "Explorer", "LessonView", "StepView", "lesson"]
