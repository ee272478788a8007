"""The task of a claim: has the game ended in a draw, may a draw be claimed, or does it go on?"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, get_args

import attrs
import chess

from chesslearn import rules
from chesslearn.course.attempts import Attempt, ChoiceAttempt
from chesslearn.course.notation import Text, Uci, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import ChoiceState, StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved
from chesslearn.rules.types import Fact

Answer = Literal["no-claim", "threefold", "fifty", "dead-position"]
ANSWERS: Final[tuple[Answer, ...]] = get_args(Answer)
"""Every answer, in the order in which they are offered."""


@attrs.frozen(kw_only=True, repr=False)
class ClaimScene(Scene):
    """A scene with the answers given so far."""

    given: tuple[Answer, ...] = ()


@attrs.frozen(kw_only=True, repr=False)
class ClaimTask(Task[ClaimScene]):
    """Choose what is true of a game; the judge tells the count or the repetitions."""

    kind = "claim"
    takes_back = False

    answer: Answer
    move: Uci | None = None
    """The move that the player writes down and announces, instead of claiming at once."""
    choices: tuple[Answer, ...] = ANSWERS
    wrong: Mapping[Answer, Text] = MappingProxyType({})
    """What is said of an answer that is not right, before the judge's facts."""

    def start(self, setting: Setting) -> ClaimScene:
        return ClaimScene(board=setting.board, last_move=trying.last_of(setting.board))

    def attempt(self, setting: Setting, scene: ClaimScene, attempt: Attempt) -> tuple[ClaimScene, Outcome]:
        if not isinstance(attempt, ChoiceAttempt) or not 0 <= attempt.index < len(self.choices):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        given = self.choices[attempt.index]
        if given in scene.given:
            return scene, nothing("choice-already", setting)
        after = attrs.evolve(scene, given=(*scene.given, given), solved=given == self.answer)
        _, because = holds(setting.board, given, self.move)
        if after.solved:
            return after, attrs.evolve(solved(setting), because=because)
        return after, Outcome(
            kind="wrong",
            code="claim-not",
            params={"given": given},
            text=self.wrong.get(given),
            because=because,
            context=setting.context,
        )

    def view(self, setting: Setting, scene: ClaimScene) -> StepState:
        state = base_view(setting, scene)
        shown = () if self.move is None else (squares_of(chess.Move.from_uci(self.move)),)
        return attrs.evolve(
            state,
            arrows=(*state.arrows, *shown),
            choices=tuple(ChoiceState("", self._state(scene, code), code) for code in self.choices),
        )

    def solution(self, setting: Setting, scene: ClaimScene) -> list[Attempt]:
        if scene.solved or self.answer not in self.choices:
            return []
        return [ChoiceAttempt(self.choices.index(self.answer))]

    def _state(self, scene: ClaimScene, code: Answer) -> Literal["open", "right", "not"]:
        if code not in scene.given:
            return "open"
        return "right" if code == self.answer else "not"


def holds(board: chess.Board, answer: Answer, move: str | None) -> tuple[bool, tuple[Fact, ...]]:
    """Return whether an answer is true of the game on ``board``, and what shows it.

    ``no-claim`` is true when none of the others is; what shows that it is not is
    what shows the other.
    """
    if answer == "dead-position":
        belief = rules.why_not(board, "insufficient")
        return belief.true, belief.because
    if answer == "no-claim":
        for other in ANSWERS[1:]:
            true, because = holds(board, other, move)
            if true:
                return False, because
        return True, ()
    claim = rules.claim_draw(board, answer, move)
    return claim.right, claim.because
