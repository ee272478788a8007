"""The task of drilling: short rounds, made fresh from a seed."""

from __future__ import annotations

import attrs

from chesslearn.course.attempts import Attempt
from chesslearn.course.drills import DRILLS, Drill, Round
from chesslearn.course.notation import side_name
from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import StepState
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved


@attrs.frozen(kw_only=True, repr=False)
class DrillScene(Scene):
    """A scene with its rounds, how many are done, and the wrong choices of this one."""

    rounds: tuple[Round, ...] = ()
    over: int = 0
    missed: tuple[str, ...] = ()
    found: tuple[str, ...] = ()
    """Right answers of this round, when it asks for all of them."""


@attrs.frozen(kw_only=True, repr=False)
class DrillTask(Task[DrillScene]):
    """Answer a number of rounds; a round stays until it is answered right."""

    kind = "drill"
    needs_board = False
    empty_board = True
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
        given = self.maker.read(this, attempt)
        if given is None:
            unread = self.maker.unread(attempt)
            return scene, nothing("not-here", setting) if unread is None else self._said(setting, unread)
        if given in scene.found:
            return scene, nothing("square-already", setting, square=given)
        if given not in this.answers:
            missed = scene.missed if given in scene.missed else (*scene.missed, given)
            outcome = self._said(setting, self.maker.missed(this, given))
            return attrs.evolve(scene, missed=missed), outcome
        found = (*scene.found, given)
        if this.every and len(found) < len(this.answers):
            return attrs.evolve(scene, found=found), Outcome(
                kind="progress",
                code="squares-left",
                params={"square": given, "left": len(this.answers) - len(found), "found": len(found)},
                context=setting.context,
            )
        return self._over(setting, scene, this)

    def view(self, setting: Setting, scene: DrillScene) -> StepState:
        total = len(scene.rounds)
        this = scene.rounds[min(scene.over, total - 1)]
        shown = scene if this.board is None else attrs.evolve(scene, board=this.board)
        side = setting.orientation if this.board is None else side_name(this.board.turn)
        state = attrs.evolve(
            base_view(setting, shown),
            orientation=side,
            round=(min(scene.over + 1, total), total),
            goal_count=scene.over,
            goal_total=total,
        )
        if scene.solved:
            return state
        return self.maker.view(attrs.evolve(state, found=scene.found), this, scene.missed)

    def solution(self, setting: Setting, scene: DrillScene) -> list[Attempt]:
        attempts: list[Attempt] = []
        for number, this in enumerate(scene.rounds[scene.over :]):
            open_ = [answer for answer in this.answers if number or answer not in scene.found]
            attempts += [self.maker.solve(this, answer) for answer in (open_ if this.every else open_[:1])]
        return attempts

    def _over(self, setting: Setting, scene: DrillScene, this: Round) -> tuple[DrillScene, Outcome]:
        over = scene.over + 1
        after = attrs.evolve(scene, over=over, missed=(), found=(), solved=over == len(scene.rounds))
        verdict = self.maker.verdict(this)
        if after.solved:
            return after, attrs.evolve(solved(setting), verdict=verdict)
        return after, Outcome(
            kind="progress",
            code="drill-right",
            params={"left": len(scene.rounds) - over},
            verdict=verdict,
            context=setting.context,
        )

    def _said(self, setting: Setting, outcome: Outcome) -> Outcome:
        return attrs.evolve(outcome, context=setting.context)
