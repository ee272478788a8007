"""The rules of chess on one interactive board that answers why.

The names below are loaded when they are first used, so that a program which
only needs the judge or the lessons never imports a widget.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from chesslearn.rules import explain
    from chesslearn.speaking import speak
    from chesslearn.widgets import Board, CourseApp, Explorer, Game, LessonView, StepView, lesson, note

__version__ = "0.1.0"

__all__ = [
    "Board",
    "CourseApp",
    "Explorer",
    "Game",
    "LessonView",
    "StepView",
    "explain",
    "lesson",
    "note",
    "speak",
]

_HOME = dict.fromkeys(__all__, "chesslearn.widgets") | {
    "explain": "chesslearn.rules",
    "speak": "chesslearn.speaking",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module 'chesslearn' has no attribute {name!r}")
    return getattr(import_module(_HOME[name]), name)


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])
