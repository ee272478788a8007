"""The task of counting: type or choose a number."""

from __future__ import annotations

import re

import attrs
import chess

from chesslearn.course.attempts import Attempt, ChoiceAttempt, TextAttempt
from chesslearn.course.notation import Square
from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import ChoiceState, StepState
from chesslearn.course.targets import Target
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved

HELP_AFTER = 2
"""After so many wrong numbers a part of what is counted is marked."""


@attrs.frozen(kw_only=True, repr=False)
class CountScene(Scene):
    """A scene with the wrong numbers given so far."""

    given: tuple[int, ...] = ()


@attrs.frozen(kw_only=True, repr=False)
class CountTask(Task[CountScene]):
    """Say how many there are; a wrong number is told to be too small or too large."""

    kind = "count"

    answer: int
    of: Target
    """What is counted; the checker counts it too."""
    choices: tuple[int, ...] = ()
    """Numbers to choose from; when it is left out, the number is typed."""

    def start(self, setting: Setting) -> CountScene:
        return CountScene(board=setting.board, last_move=trying.last_of(setting.board))

    def attempt(self, setting: Setting, scene: CountScene, attempt: Attempt) -> tuple[CountScene, Outcome]:
        if isinstance(attempt, TextAttempt) and not self.choices:
            text = attempt.text.strip()
            number = int(text) if re.fullmatch(r"[0-9]{1,3}", text) else None
            unread = nothing("not-a-number", setting, text=text[:20])
        elif isinstance(attempt, ChoiceAttempt) and 0 <= attempt.index < len(self.choices):
            number, unread = self.choices[attempt.index], nothing("not-here", setting)
        else:
            number, unread = None, nothing("not-here", setting)
        if scene.solved and number is not None:
            return scene, nothing("solved-already", setting)
        return (scene, unread) if number is None else self._counted(setting, scene, number)

    def view(self, setting: Setting, scene: CountScene) -> StepState:
        state = base_view(setting, scene)
        return attrs.evolve(
            state,
            marks=(*state.marks, *self._counted_so_far(setting.board, scene)),
            input=None if self.choices or scene.solved else "number",
            choices=tuple(
                ChoiceState(
                    str(number),
                    "not"
                    if number in scene.given
                    else "right"
                    if scene.solved and number == self.answer
                    else "open",
                )
                for number in self.choices
            ),
        )

    def solution(self, setting: Setting, scene: CountScene) -> list[Attempt]:
        if scene.solved:
            return []
        if not self.choices:
            return [TextAttempt(str(self.answer))]
        return [ChoiceAttempt(self.choices.index(self.answer))] if self.answer in self.choices else []

    def _counted(self, setting: Setting, scene: CountScene, number: int) -> tuple[CountScene, Outcome]:
        if number == self.answer:
            return attrs.evolve(scene, solved=True), solved(setting)
        given = scene.given if number in scene.given else (*scene.given, number)
        code = "count-more" if number < self.answer else "count-fewer"
        return attrs.evolve(scene, given=given), Outcome(
            kind="wrong", code=code, params={"count": number}, context=setting.context
        )

    def _counted_so_far(self, board: chess.Board, scene: CountScene) -> list[Square]:
        """Return the squares to mark: none at first, then half of them, all when it is solved."""
        squares = [Square(name) for name in sorted(self.of.squares(board))]
        if scene.solved:
            return squares
        return squares[: (len(squares) + 1) // 2] if len(scene.given) >= HELP_AFTER else []
