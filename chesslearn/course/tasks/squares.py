"""The task of finding squares: each click is answered at once."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
import chess

from chesslearn.course.attempts import Attempt, SquareAttempt
from chesslearn.course.notation import Square, Text, is_square
from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import StepState
from chesslearn.course.targets import Target
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved


@attrs.frozen(kw_only=True, repr=False)
class SquaresScene(Scene):
    """A scene with the right squares found so far."""

    found: tuple[str, ...] = ()


@attrs.frozen(kw_only=True, repr=False)
class SquaresTask(Task[SquaresScene]):
    """Mark every square asked for, or as many as will do."""

    kind = "squares"

    of: Target
    count: int = 0
    """How many of the right squares will do; 0 means all."""
    wrong: Mapping[Square, Text] = MappingProxyType({})
    """What is said of squares that are not right, instead of the judge's reason."""

    def start(self, setting: Setting) -> SquaresScene:
        return SquaresScene(board=setting.board, last_move=trying.last_of(setting.board))

    def attempt(
        self, setting: Setting, scene: SquaresScene, attempt: Attempt
    ) -> tuple[SquaresScene, Outcome]:
        if not isinstance(attempt, SquareAttempt) or not is_square(attempt.square):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        square = attempt.square
        if square in scene.found:
            return scene, nothing("square-already", setting, square=square)
        if square not in self.of.squares(setting.board):
            return scene, self._missed(setting, Square(square))
        found = (*scene.found, square)
        left = self.total(setting.board) - len(found)
        if not left:
            return attrs.evolve(scene, found=found, solved=True), solved(setting)
        return attrs.evolve(scene, found=found), Outcome(
            kind="progress",
            code="squares-left",
            params={"square": square, "left": left, "found": len(found)},
            context=setting.context,
        )

    def view(self, setting: Setting, scene: SquaresScene) -> StepState:
        return attrs.evolve(
            base_view(setting, scene),
            found=scene.found,
            selecting=not scene.solved,
            goal_count=len(scene.found),
            goal_total=self.total(setting.board),
        )

    def solution(self, setting: Setting, scene: SquaresScene) -> list[Attempt]:
        left = sorted(self.of.squares(setting.board) - set(scene.found))
        return [SquareAttempt(square) for square in left[: self.total(setting.board) - len(scene.found)]]

    def total(self, board: chess.Board) -> int:
        """Return how many squares solve the step."""
        return self.count or len(self.of.squares(board))

    def _missed(self, setting: Setting, square: Square) -> Outcome:
        if square in self.wrong:
            return Outcome(
                kind="wrong",
                code="square-not",
                params={"square": square},
                text=self.wrong[square],
                context=setting.context,
            )
        origin = self.of.origin(setting.board)
        if origin is not None and origin != square:
            move = chess.Move(chess.parse_square(origin), chess.parse_square(square))
            verdict = trying.try_move(setting.board, move).verdict
            if not verdict.legal:
                return trying.refused(setting, verdict)
        code, params = self.of.missed(setting.board, square)
        return Outcome(kind="wrong", code=code, params=params, context=setting.context)
