"""The task of a line: several moves by the learner, each answered by a scripted reply."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
import chess

from chesslearn.course.attempts import Attempt
from chesslearn.course.goals import Goal
from chesslearn.course.judging import standing
from chesslearn.course.notation import Text, Uci, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import moved, moved_beside
from chesslearn.course.state import StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved
from chesslearn.rules import san_of


@attrs.frozen(kw_only=True, repr=False)
class Alternative:
    """Another right way: from the learner's move number ``at`` (from 1) to its own end."""

    at: int
    line: tuple[Uci, ...]


@attrs.frozen(kw_only=True, repr=False)
class LineScene(Scene):
    """A scene with the moves made so far, replies too, and the position they lead to."""

    played: tuple[Uci, ...] = ()
    here: chess.Board
    """Where the next move is judged; the board that is shown may hold a wrong move."""


@attrs.frozen(kw_only=True, repr=False)
class LineTask(Task[LineScene]):
    """Find the moves of a line one by one; every other try is answered."""

    kind = "line"

    line: tuple[Uci, ...]
    """The learner's move, the reply, and so on."""
    alternatives: tuple[Alternative, ...] = ()
    goal: Goal | None = None
    """A move that reaches it solves the step, whatever the line says."""
    right: Mapping[Uci, Text] = MappingProxyType({})
    """What is said of right moves."""
    wrong: Mapping[Uci, Text] = MappingProxyType({})
    """What is said of legal moves that are not right."""
    refuted: Mapping[Uci, Uci] = MappingProxyType({})
    """Replies that show what is wrong with such moves."""
    beside: Mapping[Uci, tuple[Uci, ...]] = MappingProxyType({})
    """In bughouse: moves on the partner's board, right after a move of the line."""

    @property
    def lines(self) -> tuple[tuple[Uci, ...], ...]:
        """Every right way from the start, the main line first."""
        others = (self.line[: 2 * (other.at - 1)] + other.line for other in self.alternatives)
        return (self.line, *others)

    @property
    def expected(self) -> tuple[Uci, ...]:
        """The right first moves."""
        return tuple(dict.fromkeys(line[0] for line in self.lines if line))

    def start(self, setting: Setting) -> LineScene:
        board = setting.board
        return LineScene(board=board, here=board, last_move=trying.last_of(board))

    def attempt(self, setting: Setting, scene: LineScene, attempt: Attempt) -> tuple[LineScene, Outcome]:
        if not trying.is_move(attempt):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        fresh = attrs.evolve(
            scene,
            board=scene.here,
            last_move=trying.last_of(scene.here),
            tried=None,
            promotion=None,
            passing=False,
        )
        move = trying.read_move(trying.from_start(scene, attempt), scene.here)
        if move is None:
            return fresh, nothing("same-square", setting)
        tried = trying.try_move(scene.here, move)
        if answer := trying.not_made(setting, scene.here, tried, fresh):
            return answer
        return self._made(setting, fresh, tried)

    def view(self, setting: Setting, scene: LineScene) -> StepState:
        state, total = base_view(setting, scene), (len(self.line) + 1) // 2
        made = min((len(scene.played) + 1) // 2, total)
        return attrs.evolve(
            state,
            turn=state.turn
            if scene.solved
            else base_view(setting, attrs.evolve(scene, board=scene.here)).turn,
            movable="none" if scene.solved else "any",
            pocket=trying.pocket_for(scene, scene.here),
            unit="move",
            goal_count=total if scene.solved else made,
            goal_total=total,
        )

    def position(self, setting: Setting, scene: LineScene) -> chess.Board | None:
        return scene.here

    def solution(self, setting: Setting, scene: LineScene) -> list[Attempt]:
        if scene.solved:
            return []
        rest = self._following(scene.played)[0][len(scene.played) :: 2]
        return [trying.as_attempt(chess.Move.from_uci(uci), scene.here.turn) for uci in rest]

    def advance(self, board: chess.Board, move: chess.Move) -> chess.Board:
        """Return the board after a legal move, and after what then happens on the partner's board."""
        after = moved(board, move, hand_back=False)
        return moved_beside(after, self.beside.get(Uci(move.uci()), ()))

    def _following(self, played: tuple[Uci, ...]) -> list[tuple[Uci, ...]]:
        return [line for line in self.lines if line[: len(played)] == played]

    def _made(self, setting: Setting, fresh: LineScene, tried: trying.Try) -> tuple[LineScene, Outcome]:
        move = tried.verdict.move or tried.move
        uci = Uci(move.uci())
        after = self.advance(fresh.here, move)
        made = attrs.evolve(
            fresh, board=after, here=after, last_move=squares_of(move), played=(*fresh.played, uci)
        )
        ways = self._following(made.played)
        reached = self.goal is not None and self.goal.reached(fresh.here, move, after)
        if ways and not reached and len(ways[0]) > len(made.played):
            return self._replied(setting, made, ways[0], tried)
        if ways or reached:
            return attrs.evolve(made, solved=True), self._solved(setting, uci, after, tried)
        answers = trying.Answers(wrong=self.wrong, refuted=self.refuted)
        return answers.show(setting, fresh, tried, fresh.here, after)

    def _replied(
        self, setting: Setting, made: LineScene, way: tuple[Uci, ...], tried: trying.Try
    ) -> tuple[LineScene, Outcome]:
        reply = chess.Move.from_uci(way[len(made.played)])
        if not made.here.is_legal(reply):  # the checker reports it
            return attrs.evolve(made, solved=True), solved(setting)
        after = self.advance(made.here, reply)
        replied = attrs.evolve(
            made,
            board=after,
            here=after,
            last_move=squares_of(reply),
            played=way[: len(made.played) + 1],
            solved=len(way) == len(made.played) + 1,
        )
        if replied.solved:
            return replied, self._solved(setting, made.played[-1], after, tried)
        return replied, Outcome(
            kind="progress",
            code="reply",
            params={"move": san_of(made.here, reply), "left": (len(way) - len(replied.played) + 1) // 2},
            verdict=tried.verdict,
            text=self.right.get(made.played[-1]),
            context=setting.context,
            status=standing(after),
        )

    def _solved(self, setting: Setting, uci: Uci, board: chess.Board, tried: trying.Try) -> Outcome:
        text = self.right.get(uci)
        return attrs.evolve(
            solved(setting),
            text=text or setting.done,
            done=setting.done if text else None,
            verdict=tried.verdict,
            status=standing(board),
        )
