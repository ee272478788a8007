"""The widgets: boards, steps, lessons, games and the course app."""

from typing import TYPE_CHECKING

from chesslearn.widgets.board import Board
from chesslearn.widgets.course import CourseApp, LessonView, StepView, lesson
from chesslearn.widgets.explorer import Explorer

if TYPE_CHECKING:
    from chesslearn.widgets.game import Game

__all__ = ["Board", "CourseApp", "Explorer", "Game", "LessonView", "StepView", "lesson"]


def __getattr__(name: str) -> object:
    # A game brings an opponent, clocks and engines along: only for who plays.
    if name != "Game":
        raise AttributeError(f"module 'chesslearn.widgets' has no attribute {name!r}")
    from chesslearn.widgets.game import Game

    return Game
