"""The task of judging: choose, and each choice is answered."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.course.attempts import Attempt, ChoiceAttempt
from chesslearn.course.notation import Text, Uci
from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import ChoiceState, StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing


@attrs.frozen(kw_only=True, repr=False)
class Choice:
    """One choice: what it says, whether it is right, and what is answered to it."""

    text: Text
    right: bool = False
    answer: Text


@attrs.frozen(kw_only=True, repr=False)
class Proof:
    """What the checker asks the judge, so that the right choice is true on this board."""

    move: Uci
    legal: bool
    code: str = ""
    """The first reason code, when the move is not legal."""


@attrs.frozen(kw_only=True, repr=False)
class JudgeScene(Scene):
    """A scene with the choices taken so far."""

    taken: tuple[int, ...] = ()


@attrs.frozen(kw_only=True, repr=False)
class JudgeTask(Task[JudgeScene]):
    """Choose the right answer; exactly one is."""

    kind = "judge"
    needs_board = False
    takes_back = False

    choices: tuple[Choice, ...]
    proof: Proof | None = None
    possible: bool = True
    """False when the question is about a position that cannot come about."""

    def start(self, setting: Setting) -> JudgeScene:
        board = setting.start
        return JudgeScene(board=board, last_move=None if board is None else trying.last_of(board))

    def attempt(self, setting: Setting, scene: JudgeScene, attempt: Attempt) -> tuple[JudgeScene, Outcome]:
        if not isinstance(attempt, ChoiceAttempt) or not 0 <= attempt.index < len(self.choices):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        if attempt.index in scene.taken:
            return scene, nothing("choice-already", setting)
        choice = self.choices[attempt.index]
        after = attrs.evolve(scene, taken=(*scene.taken, attempt.index), solved=choice.right)
        return after, Outcome(
            kind="solved" if choice.right else "wrong",
            code="solved" if choice.right else "choice-not",
            text=choice.answer,
            done=setting.done if choice.right else None,
            context=setting.context,
        )

    def view(self, setting: Setting, scene: JudgeScene) -> StepState:
        return attrs.evolve(
            base_view(setting, scene),
            choices=tuple(
                ChoiceState(choice.text, _state(choice, index in scene.taken))
                for index, choice in enumerate(self.choices)
            ),
        )

    def solution(self, setting: Setting, scene: JudgeScene) -> list[Attempt]:
        if scene.solved:
            return []
        return [ChoiceAttempt(index) for index, choice in enumerate(self.choices) if choice.right]


def _state(choice: Choice, taken: bool) -> Literal["open", "right", "not"]:
    if not taken:
        return "open"
    return "right" if choice.right else "not"
