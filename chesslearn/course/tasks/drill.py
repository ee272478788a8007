"""The task of drilling: short rounds, made fresh from a seed."""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt
from chesslearn.course.drills import DRILLS, Drill, Round
from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import StepState
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved

MAX_ROUNDS = 20


@attrs.frozen(kw_only=True)
class DrillScene(Scene):
    """A scene with its rounds, how many are done, and the wrong choices of this one."""

    rounds: tuple[Round, ...] = ()
    over: int = 0
    missed: tuple[str, ...] = ()


@attrs.frozen(kw_only=True)
class DrillTask(Task[DrillScene]):
    """Answer a number of rounds; a round stays until it is answered right."""

    kind = "drill"
    needs_board = False
    takes_back = False

    drill: str
    """A key of `DRILLS`."""
    rounds: int = 6

    @property
    def maker(self) -> Drill:
        """The drill itself."""
        return DRILLS[self.drill]

    def start(self, setting: Setting) -> DrillScene:
        return DrillScene(board=setting.start, rounds=self.maker.rounds(setting.random, self.rounds))

    def attempt(self, setting: Setting, scene: DrillScene, attempt: Attempt) -> tuple[DrillScene, Outcome]:
        if scene.solved:
            return scene, nothing("solved-already", setting)
        this = scene.rounds[scene.over]
        given = self.maker.read(attempt)
        if given is None:
            return scene, self._unread(setting, attempt)
        if given != this.answer:
            missed = scene.missed if given in scene.missed else (*scene.missed, given)
            code, params = self.maker.missed(this, given)
            return attrs.evolve(scene, missed=missed), Outcome(
                kind="wrong", code=code, params=params, context=setting.context
            )
        after = attrs.evolve(
            scene, over=scene.over + 1, missed=(), solved=scene.over + 1 == len(scene.rounds)
        )
        if after.solved:
            return after, solved(setting)
        return after, Outcome(
            kind="progress",
            code="drill-right",
            context=setting.context,
            params={"square": this.square, "left": len(scene.rounds) - after.over},
        )

    def view(self, setting: Setting, scene: DrillScene) -> StepState:
        total = len(scene.rounds)
        state = attrs.evolve(
            base_view(setting, scene),
            round=(min(scene.over + 1, total), total),
            goal_count=scene.over,
            goal_total=total,
        )
        return state if scene.solved else self.maker.view(state, scene.rounds[scene.over], scene.missed)

    def solution(self, setting: Setting, scene: DrillScene) -> list[Attempt]:
        return [self.maker.solve(this) for this in scene.rounds[scene.over :]]

    def _unread(self, setting: Setting, attempt: Attempt) -> Outcome:
        text = self.maker.unread(attempt)
        return (
            nothing("not-here", setting) if text is None else nothing("not-a-square", setting, text=text[:20])
        )
