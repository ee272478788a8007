"""The task of notation: write a move that is shown, play a move that is written, keep a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

import attrs
import chess

from chesslearn.course._structure import Fault, Faults, missing
from chesslearn.course.attempts import Attempt, TextAttempt
from chesslearn.course.judging import standing
from chesslearn.course.notation import Text, Uci, side_name, squares_of
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.positions import moved
from chesslearn.course.problems import told
from chesslearn.course.state import StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved
from chesslearn.course.writing import Must, fault_of


@attrs.frozen(kw_only=True, repr=False)
class NotationScene(Scene):
    """A scene with the number of moves that are done, and the position they lead to."""

    done: int = 0
    here: chess.Board


@attrs.frozen(kw_only=True, repr=False)
class NotationTask(Task[NotationScene]):
    """Write moves down (``write``, ``score``), or play the move that is written (``read``)."""

    kind = "notation"

    kind_: Literal["write", "read", "score"]
    move: Uci | None = None
    """The move to write or to read."""
    moves: tuple[Uci, ...] = ()
    """The moves of a score sheet, of both sides."""
    must: tuple[Must, ...] = ()
    """Signs that may not be left out here."""
    wrong: Mapping[Uci, Text] = MappingProxyType({})
    """What is said of other legal moves when one is to be read."""

    def __attrs_post_init__(self) -> None:
        need, other = ("moves", "move") if self.kind_ == "score" else ("move", "moves")
        faults = []
        if not getattr(self, need):
            faults.append(missing(need))
        if getattr(self, other):
            problem = told('kind "{kind}" has no {key}', kind=self.kind_, key=other)
            faults.append(Fault((other,), problem, told("Write {code}", code=need + " = ...")))
        if faults:
            raise Faults(faults)

    @property
    def line(self) -> tuple[Uci, ...]:
        """The moves to be written or played, in order."""
        return self.moves if self.move is None else (self.move,)

    def start(self, setting: Setting) -> NotationScene:
        board = setting.board
        return NotationScene(board=board, here=board, last_move=trying.last_of(board))

    def attempt(
        self, setting: Setting, scene: NotationScene, attempt: Attempt
    ) -> tuple[NotationScene, Outcome]:
        reading = self.kind_ == "read"
        if not (trying.is_move(attempt) if reading else isinstance(attempt, TextAttempt)):
            return scene, nothing("not-here", setting)
        if scene.solved:
            return scene, nothing("solved-already", setting)
        if scene.done >= len(self._playable(setting)):
            return scene, nothing("not-here", setting)
        if isinstance(attempt, TextAttempt):
            return self._written(setting, scene, attempt.text)
        assert trying.is_move(attempt)
        move = trying.read_move(trying.from_start(scene, attempt))
        fresh = self.start(setting)
        return (
            (fresh, nothing("same-square", setting)) if move is None else self._played(setting, fresh, move)
        )

    def view(self, setting: Setting, scene: NotationScene) -> StepState:
        state = base_view(setting, scene)
        here = scene.here
        if self.kind_ == "read":
            san = _san(setting.board, self.line[0])
            question = Question("play-move", {"san": san, "side": side_name(setting.board.turn)})
            return attrs.evolve(
                state,
                turn=side_name(here.turn),
                question=None if scene.solved else question,
                movable="none" if scene.solved else "any",
            )
        if self.kind_ == "score":
            state = attrs.evolve(
                state,
                unit="move",
                goal_count=scene.done,
                goal_total=len(self.line),
                score=tuple(_score(setting.board, self.line[: scene.done])),
            )
        if scene.done >= len(self._playable(setting)):
            return state
        shown = squares_of(chess.Move.from_uci(self.line[scene.done]))
        return attrs.evolve(state, arrows=(*state.arrows, shown), input="move")

    def _playable(self, setting: Setting) -> tuple[Uci, ...]:
        return trying.legal_prefix(setting.board, self.line)

    def position(self, setting: Setting, scene: NotationScene) -> chess.Board | None:
        return scene.here

    def solution(self, setting: Setting, scene: NotationScene) -> list[Attempt]:
        if scene.solved:
            return []
        if self.kind_ == "read":
            return [trying.as_attempt(chess.Move.from_uci(self.line[0]), setting.board.turn)]
        attempts: list[Attempt] = []
        board = scene.here.copy()
        for uci in self._playable(setting)[scene.done :]:
            attempts.append(TextAttempt(_san(board, uci)))
            board.push_uci(uci)
        return attempts

    def _written(self, setting: Setting, scene: NotationScene, text: str) -> tuple[NotationScene, Outcome]:
        move = chess.Move.from_uci(self.line[scene.done])
        fault = fault_of(scene.here, move, text, self.must)
        if fault is not None:
            return scene, Outcome(
                kind="nothing" if fault.code == "not-a-move" else "wrong",
                code=fault.code,
                params=fault.params,
                context=setting.context,
            )
        after = moved(scene.here, move, hand_back=False)
        done = scene.done + 1
        following = attrs.evolve(
            scene,
            board=after,
            here=after,
            last_move=squares_of(move),
            done=done,
            solved=done == len(self.line),
        )
        if following.solved:
            return following, solved(setting)
        return following, Outcome(
            kind="progress",
            code="written",
            params={"san": scene.here.san(move), "left": len(self.line) - done},
            context=setting.context,
        )

    def _played(
        self, setting: Setting, fresh: NotationScene, move: chess.Move
    ) -> tuple[NotationScene, Outcome]:
        board = setting.board
        tried = trying.try_move(board, move)
        if answer := trying.not_made(setting, board, tried, fresh):
            return answer
        made = tried.verdict.move or move
        after = moved(board, made, hand_back=False)
        shown = attrs.evolve(fresh, board=after, last_move=squares_of(made))
        if made.uci() == self.line[0]:
            outcome = attrs.evolve(solved(setting), verdict=tried.verdict, status=standing(after))
            return attrs.evolve(shown, solved=True, done=1), outcome
        return attrs.evolve(shown, passing=True), Outcome(
            kind="wrong",
            code="played-other",
            params={"move": board.san(made), "san": _san(board, self.line[0])},
            verdict=tried.verdict,
            text=self.wrong.get(Uci(made.uci())),
            context=setting.context,
        )


def _san(board: chess.Board, uci: str) -> str:
    move = chess.Move.from_uci(uci)
    return board.san(move) if board.is_legal(move) else uci  # the checker reports it


def _score(start: chess.Board, line: tuple[Uci, ...]) -> list[str]:
    """Return moves as a score sheet has them: ``1.e4``, ``e5``, ``2.Nf3``."""
    board, score = start.copy(stack=False), []
    for index, uci in enumerate(line):
        number = f"{board.fullmove_number}." if board.turn else f"{board.fullmove_number}..."
        score.append(f"{number if board.turn or not index else ''}{_san(board, uci)}")
        board.push_uci(uci)
    return score
