"""One learner's way through a lesson."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator, Sequence
from typing import Any

import attrs
import chess

from chesslearn._slices import finish
from chesslearn.course import remembered
from chesslearn.course.attempts import Attempt
from chesslearn.course.model import Lesson, Step
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import travels_between
from chesslearn.course.progress import Progress
from chesslearn.course.state import Hint, StepState
from chesslearn.course.tasks import Scene, Setting
from chesslearn.course.tasks.base import nothing


class LessonSession:
    """Leads through the steps of a lesson and notes in ``progress`` what is done.

    Nothing a learner does raises: an attempt out of place comes back as an
    outcome of kind ``"nothing"``. The same ``seed`` makes the same drills.
    """

    def __init__(
        self,
        lesson: Lesson,
        progress: Progress | None = None,
        *,
        at: str | int | None = None,
        seed: str | None = None,
        today: Callable[[], int] | None = None,
    ) -> None:
        self.lesson = lesson
        """The lesson."""
        self.progress = progress if progress is not None else Progress()
        """The progress that is written into."""
        self._today = today
        """The clock, as the ordinal of the day; without one it is not noted when rules were met."""
        self._seed = secrets.token_hex(8) if seed is None else str(seed)
        self._index = self._starts = self._hints = self._attempts = self._missed = 0
        self._enter(self._first_open() if at is None else self._place(at) or 0)

    @property
    def step(self) -> Step:
        """The step that is shown."""
        return self.lesson.steps[self._index]

    @property
    def index(self) -> int:
        """The position of the step, counted from 0."""
        return self._index

    @property
    def count(self) -> int:
        """How many steps the lesson has."""
        return len(self.lesson.steps)

    @property
    def context(self) -> str:
        """The context under which texts of the step are looked up."""
        return self._setting.context

    @property
    def setting(self) -> Setting:
        """What the task knows of its step; for solvers."""
        return self._setting

    @property
    def scene(self) -> Scene:
        """Where the learner stands inside the step; for solvers."""
        return self._scenes[-1]

    @property
    def board(self) -> chess.Board | None:
        """A copy of the board on which the next attempt is judged.

        After a wrong move the state still shows that move, but the next attempt
        begins from the step's position: typed moves are read on this board.
        """
        board = self.step.task.position(self._setting, self.scene)
        return None if board is None else board.copy()

    @property
    def state(self) -> StepState:
        """All that is shown of the step."""
        state = self.step.task.view(self._setting, self.scene)
        moved = len(self._scenes) > 1
        takes_back = moved and self.step.task.takes_back
        return attrs.evolve(
            state,
            attempts=self._attempts,
            hints_shown=self.step.hints[: self._hints] + self._told,
            can_undo=takes_back,
            can_restart=moved,
            can_hint=self._may_hint and not self.scene.ended,
        )

    @property
    def _told(self) -> tuple[Hint, ...]:
        """The rungs shown that were made for this very position."""
        return self._advice[: self._rungs] if self._advised is self.scene else ()

    @property
    def _may_hint(self) -> bool:
        if self._hints < len(self.step.hints):
            return True
        advised = self._advised is self.scene
        left = self._rungs < len(self._advice) if advised else True
        return left and self.step.task.advises(self.scene)

    def attempt(self, attempt: Attempt) -> Outcome:
        """Try something; the outcome says what it came to, the state what is shown now."""
        before = self.scene.solved
        here = self.step.task.position(self._setting, self.scene)
        scene, outcome = self.step.task.attempt(self._setting, self.scene, attempt)
        self._keep(scene)
        if outcome.kind not in ("nothing", "promotion"):
            outcome = attrs.evolve(outcome, travelled=travels_between(here, scene.board))
            self._attempts += 1
            self._note(outcome)
            if self.scene.solved and not before:
                self._remember()
        return outcome

    @property
    def due(self) -> bool:
        """Whether the opponent is to move; see `reply`."""
        return self.scene.due

    def reply(self) -> Generator[None, None, Outcome]:
        """Think of the opponent's move in slices, make it, and return what it came to.

        When the learner has gone elsewhere in the meantime, nothing is made.
        """
        here = self.scene
        replying = self.step.task.reply(self._setting, here)
        if replying is None:
            return nothing("not-here", self._setting)
        scene, outcome = yield from replying
        if self.scene is not here:
            return nothing("not-here", self._setting)
        earlier = self._scenes[-2] if len(self._scenes) > 1 else here
        self._keep(scene)
        if self.scene.solved:
            self.progress.note_solved(self.lesson.id, self.step.id)
            self._remember()
        # What the learner has just captured is told again: the answer follows at once.
        return attrs.evolve(outcome, travelled=travels_between(earlier.board, scene.board))

    def settle(self) -> Outcome | None:
        """Let the opponent reply at once, if it is due; for solvers and scripts."""
        if not self.due:
            return None
        return finish(self.reply())

    @property
    def game(self) -> tuple[str, ...]:
        """The moves of a game that goes on in this step, of all sides in their order; none elsewhere."""
        return self.step.task.game(self.scene)

    def resume(self, moves: Sequence[str]) -> bool:
        """Take up a game of this step after these moves; ``False``, and no change, when it cannot be."""
        try:
            scenes = list(self.step.task.replay(self._setting, moves))
        except ValueError:
            return False
        if not scenes or scenes[-1].ended:
            return False
        for scene in scenes:
            self._keep(scene)
        return True

    def prepare(self) -> Generator[None, None, Any] | None:
        """Return work in slices that lets the opponent of this step play better, or ``None``."""
        return self.step.task.prepare(self._setting)

    def hint(self) -> Hint | None:
        """Show the next hint and return it; ``None`` when there is no other."""
        if self._hints >= len(self.step.hints):
            return self._advise()
        self._hints += 1
        self.progress.note_hints(self.lesson.id, self.step.id, self._hints)
        shown: Hint = self.step.hints[self._hints - 1]
        return shown

    def undo(self) -> bool:
        """Take back the last change of the board; ``False`` when there is none, or no taking back."""
        if len(self._scenes) == 1 or not self.step.task.takes_back:
            return False
        self._scenes.pop()
        return True

    def restart(self) -> None:
        """Begin the step anew; drills get fresh rounds. Hints stay shown."""
        hints, attempts, missed, starts = self._hints, self._attempts, self._missed, self._starts
        self._enter(self._index, starts + 1)
        self._hints, self._attempts, self._missed = hints, attempts, missed

    def next(self) -> bool:
        """Go to the next step; ``False`` when this was the last."""
        return self.go(self._index + 1)

    def go(self, step: str | int) -> bool:
        """Go to a step by id or position; ``False`` (and no change) when there is none."""
        place = self._place(step)
        if place is None:
            return False
        self._enter(place)
        return True

    def _enter(self, index: int, starts: int = 0) -> None:
        self._index, self._starts = index, starts
        self._hints = self._attempts = self._missed = self._asked = 0
        self._advised: Scene | None = None
        self._advice: tuple[Hint, ...] = ()
        self._rungs = 0
        seed = f"{self._seed}/{self.step.id}/{starts}"
        self._setting = self.step.setting(self.lesson.id, seed)
        self._scenes: list[Scene] = [self.step.task.start(self._setting)]

    def _keep(self, scene: Scene) -> None:
        """Add a scene to those that can be taken back; one that only passes is replaced."""
        if scene == self.scene:
            return
        if self.scene.passing:
            self._scenes.pop()
        if not self._scenes or scene != self._scenes[-1]:
            self._scenes.append(scene)

    def _note(self, outcome: Outcome) -> None:
        missed = outcome.kind in ("refused", "wrong")
        self._missed += missed
        refused = outcome.verdict.reasons if missed and outcome.verdict else ()
        self.progress.note_attempt(
            self.lesson.id, self.step.id, missed=missed, reasons=[reason.code for reason in refused]
        )
        if self.scene.solved:
            self.progress.note_solved(self.lesson.id, self.step.id)

    def _advise(self) -> Hint | None:
        """Show the next rung of the help that is made for the position."""
        if self._advised is not self.scene:
            self._advised, self._rungs = self.scene, 0
            self._advice = self.step.task.advice(self._setting, self.scene)
        if self._rungs >= len(self._advice):
            return None
        self._rungs += 1
        self._asked += 1
        self.progress.note_hints(self.lesson.id, self.step.id, self._hints + self._asked)
        return self._advice[self._rungs - 1]

    def _remember(self) -> None:
        """Note that the rules of a step were met today; a demonstration asks for none."""
        if self._today is None or self.step.task.kind == "show":
            return
        helped = self._missed or self._hints or self._asked
        rating = remembered.HARD if helped else remembered.GOOD
        for rule in self.step.rules:
            self.progress.note_review(rule, self._today(), rating)

    def _place(self, step: str | int) -> int | None:
        index = self.lesson.index(step) if isinstance(step, str) else step
        return index if index is not None and 0 <= index < self.count else None

    def _first_open(self) -> int:
        solved = [self.progress.is_solved(self.lesson.id, step) for step in self.lesson.step_ids]
        return 0 if all(solved) else solved.index(False)
