"""Tasks: the kinds of doing, one class a kind, found by the name they have in files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chesslearn.course._late import Kinds
from chesslearn.course.tasks.base import Scene, Setting, Task

if TYPE_CHECKING:
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

TASKS: Final[Kinds[type[Task[Any]]]] = Kinds(
    __name__,
    {
        "show": "show.ShowTask",
        "move": "move.MoveTask",
        "drop": "drop.DropTask",
        "line": "line.LineTask",
        "collect": "collect.CollectTask",
        "squares": "squares.SquaresTask",
        "judge": "judge.JudgeTask",
        "notation": "notation.NotationTask",
        "setup": "setup.SetupTask",
        "count": "count.CountTask",
        "order": "order.OrderTask",
        "claim": "claim.ClaimTask",
        "drill": "drill.DrillTask",
        "versus": "versus.VersusTask",
        "match": "match.MatchTask",
    },
)
"""Task kinds by the name they have in files. A new kind is one more class and one more line here."""

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


def __getattr__(name: str) -> Any:
    return TASKS.named(name)
