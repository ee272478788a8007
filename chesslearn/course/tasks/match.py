"""The task of a bughouse match: the learner plays one board, computers play the other seats."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

import attrs
import chess

from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import beside_of, moved_beside
from chesslearn.course.tasks.base import Setting
from chesslearn.course.tasks.versus import Think, VersusScene, VersusTask
from chesslearn.course.versus.aims import Aim, EndAim
from chesslearn.course.versus.results import Result, result_of

_ENDS: Final = ("checkmate", "stalemate")
"""What ends a board of bughouse; moves are not counted and nothing is repeated there."""


@attrs.frozen(kw_only=True, repr=False)
class MatchTask(VersusTask):
    """Play a bughouse match to its end, whichever board ends first.

    After each move of the learner the opponent replies, and on the other board both
    sides make a move. A check is mate by what lies in the pocket at that moment.
    """

    kind = "match"
    variants = ("bughouse",)

    goal: Aim = attrs.field(factory=EndAim)

    def _reply(
        self, setting: Setting, scene: VersusScene, think: Think
    ) -> Generator[None, None, tuple[VersusScene, Outcome]]:
        replied, outcome = yield from super()._reply(setting, scene, think)
        sans: list[str] = []
        while not replied.ended and len(sans) < len(chess.COLORS):
            replied, san = yield from self._moved_beside(replied, think)
            sans.append(san)
        if outcome.code == "versus-reply" and replied.ended:
            return self._ended(setting, replied, sans[-1])
        if outcome.code == "versus-reply":
            params = {**outcome.params, "beside": sans[0], "answer": sans[1]}
            outcome = attrs.evolve(outcome, code="match-round", params=params)
        return replied, outcome

    def _moved_beside(
        self, scene: VersusScene, think: Think
    ) -> Generator[None, None, tuple[VersusScene, str]]:
        """Return the scene after a move on the partner's board, and the move."""
        beside = beside_of(scene.board)
        assert scene.board is not None and beside is not None
        move = yield from think(beside)
        board = moved_beside(scene.board, (move.uci(),))
        log = (*scene.log, move.uci())
        return attrs.evolve(scene, board=board, log=log, result=self._result(board)), beside.san(move)

    def _result(self, board: chess.Board) -> Result | None:
        """Return how the match has ended for the team, by either board."""
        own = _end_of(board)
        if own is not None:
            return own
        beside = beside_of(board)
        ended = None if beside is None else _end_of(beside)
        if ended is None or ended.winner is None:
            return ended
        # Partners have opposite colours.
        return attrs.evolve(ended, winner=not ended.winner)

    def _ended(self, setting: Setting, scene: VersusScene, san: str) -> tuple[VersusScene, Outcome]:
        ended, outcome = super()._ended(setting, scene, san)
        assert scene.board is not None
        own = _end_of(scene.board) is not None
        code = outcome.code.replace("versus-", "match-")
        outcome = attrs.evolve(outcome, code=code, params={"where": "own" if own else "beside"})
        if not own:  # what there is to show is not on the learner's board
            outcome = attrs.evolve(outcome, status=None, because=())
        return ended, attrs.evolve(outcome, text=None, done=setting.done if ended.solved else None)


def _end_of(board: chess.Board) -> Result | None:
    result = result_of(board, threefold=False)
    return result if result is not None and result.code in _ENDS else None
