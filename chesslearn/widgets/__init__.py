"""The widgets: boards, steps, lessons, games and the course app."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chesslearn.widgets.board import Board
    from chesslearn.widgets.course import CourseApp, LessonView, StepView, lesson
    from chesslearn.widgets.explorer import Explorer
    from chesslearn.widgets.game import Game
    from chesslearn.widgets.notes import note

__all__ = ["Board", "CourseApp", "Explorer", "Game", "LessonView", "StepView", "lesson", "note"]


# Each brings its own along, a game even an opponent, clocks and engines: only for who uses it.
_HOME = dict.fromkeys(__all__, "course") | {
    "Board": "board",
    "Explorer": "explorer",
    "Game": "game",
    "note": "notes",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'chesslearn.widgets' has no attribute {name!r}")
    return getattr(import_module(f"chesslearn.widgets.{_HOME[name]}"), name)
