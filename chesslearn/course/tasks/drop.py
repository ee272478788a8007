"""The task of a drop: put a man from the pocket on the board."""

from __future__ import annotations

import attrs
import chess

from chesslearn.course.goals import Drop, Goal
from chesslearn.course.outcomes import Outcome
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting
from chesslearn.course.tasks.move import MoveTask


@attrs.frozen(kw_only=True, repr=False)
class DropTask(MoveTask):
    """Put a man from the pocket on the board, and reach the goal with it.

    Moves of men that stand on the board are judged and answered as in a step of
    task ``move``, but they never solve the step.
    """

    kind = "drop"
    variants = ("crazyhouse", "bughouse")

    goal: Goal = attrs.field(factory=Drop)

    def reaches(self, board: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        """Whether a man is dropped and the goal reached."""
        return bool(move.drop) and super().reaches(board, move, after)

    def _made(self, setting: Setting, fresh: Scene, tried: trying.Try) -> tuple[Scene, Outcome]:
        scene, outcome = super()._made(setting, fresh, tried)
        if outcome.code == "wrong-move" and outcome.text is None and not tried.move.drop:
            outcome = attrs.evolve(outcome, code="move-not-drop")
        return scene, outcome
