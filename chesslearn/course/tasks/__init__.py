"""Tasks: the kinds of doing, one class a kind, found by the name they have in files."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from chesslearn.course.tasks.base import Scene, Setting, Task
from chesslearn.course.tasks.claim import ClaimTask
from chesslearn.course.tasks.collect import CollectTask
from chesslearn.course.tasks.count import CountTask
from chesslearn.course.tasks.drill import DrillTask
from chesslearn.course.tasks.drop import DropTask
from chesslearn.course.tasks.judge import JudgeTask
from chesslearn.course.tasks.line import LineTask
from chesslearn.course.tasks.match import MatchTask
from chesslearn.course.tasks.move import MoveTask
from chesslearn.course.tasks.notation import NotationTask
from chesslearn.course.tasks.order import OrderTask
from chesslearn.course.tasks.setup import SetupTask
from chesslearn.course.tasks.show import ShowTask
from chesslearn.course.tasks.squares import SquaresTask
from chesslearn.course.tasks.versus import VersusTask

_ALL: Final[tuple[type[Task[Any]], ...]] = (
    ShowTask,
    MoveTask,
    DropTask,
    LineTask,
    CollectTask,
    SquaresTask,
    JudgeTask,
    NotationTask,
    SetupTask,
    CountTask,
    OrderTask,
    ClaimTask,
    DrillTask,
    VersusTask,
    MatchTask,
)

TASKS: Final[Mapping[str, type[Task[Any]]]] = MappingProxyType({task.kind: task for task in _ALL})
"""Task kinds by the name they have in files. A new kind is one more class here."""

__all__ = [
    "TASKS",
    "ClaimTask",
    "CollectTask",
    "CountTask",
    "DrillTask",
    "DropTask",
    "JudgeTask",
    "LineTask",
    "MatchTask",
    "MoveTask",
    "NotationTask",
    "OrderTask",
    "Scene",
    "Setting",
    "SetupTask",
    "ShowTask",
    "SquaresTask",
    "Task",
    "VersusTask",
]
