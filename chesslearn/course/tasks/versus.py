"""The task of playing it out: the learner moves, the opponent replies, until the game is decided."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from functools import partial
from typing import Any

import attrs
import chess

from chesslearn._slices import finish
from chesslearn.course.attempts import Attempt
from chesslearn.course.judging import standing
from chesslearn.course.notation import Side, side_name, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import moved
from chesslearn.course.state import Hint, StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing
from chesslearn.course.versus import opposing
from chesslearn.course.versus.advice import advice_on
from chesslearn.course.versus.aims import Aim
from chesslearn.course.versus.opposing import Strength, Thinking
from chesslearn.course.versus.results import Result, result_of
from chesslearn.rules import san_of

_LONGEST = 200
"""After so many moves of the learner a game that does not end is given up by the solver."""
_ADVISER = 4
"""How strong the word on a good move is, where nothing exact is known."""


Think = Callable[[chess.Board], Thinking]
"""What finds the move of whoever is not the learner."""


@attrs.frozen(kw_only=True, repr=False)
class VersusScene(Scene):
    """A scene of a game: how many moves the learner has made, and how it has ended."""

    made: int = 0
    log: tuple[str, ...] = ()
    """All moves in the order in which they were made."""
    result: Result | None = None
    stopped: bool = False
    """Whether all the moves there are have been made."""

    @property
    def ended(self) -> bool:
        """Whether there is nothing more to play here."""
        return self.solved or self.stopped or self.result is not None


@attrs.frozen(kw_only=True, repr=False)
class VersusTask(Task[VersusScene]):
    """Play against the opponent until the goal is reached, or missed."""

    kind = "versus"

    goal: Aim
    strength: Strength = 2
    """1 to 5, or ``"perfect"``: by a table of the endgame, or by counting a mini game out."""
    side: Side | None = None
    """The learner's side; that of the side to move when it is left out."""
    best: int = 0
    """The least number of moves against the best defence; 0 where none is known."""
    moves: int = 0
    """The most moves the learner may need, or in a goal ``draw`` has to hold out; 0 for any number."""

    coach: bool = False
    """Whether a coach says what each move did, and what the reply to it threatens."""

    @property
    def seat(self) -> Side | None:
        return self.side

    def learner(self, setting: Setting) -> chess.Color:
        """Return the learner's colour."""
        return setting.board.turn if self.side is None else self.side == "white"

    def start(self, setting: Setting) -> VersusScene:
        board = setting.board
        result = None if any(board.legal_moves) else self._result(board)
        due = result is None and board.turn != self.learner(setting)
        return VersusScene(board=board, last_move=trying.last_of(board), due=due, passing=due, result=result)

    def attempt(self, setting: Setting, scene: VersusScene, attempt: Attempt) -> tuple[VersusScene, Outcome]:
        if scene.due:
            return scene, nothing("wait", setting)
        if not trying.is_move(attempt):
            return scene, nothing("not-here", setting)
        if scene.ended:
            return scene, nothing("solved-already" if scene.solved else "versus-over", setting)
        fresh = attrs.evolve(scene, promotion=None, passing=False)
        move = trying.read_move(attempt)
        if move is None:
            return fresh, nothing("same-square", setting)
        board = _board(scene)
        tried = trying.try_move(board, move)
        if answer := trying.not_made(setting, board, tried, fresh):
            return answer
        after, outcome = self._moved(setting, fresh, tried.verdict.move or tried.move)
        return after, attrs.evolve(outcome, verdict=tried.verdict)

    def reply(
        self, setting: Setting, scene: VersusScene
    ) -> Generator[None, None, tuple[VersusScene, Outcome]] | None:
        return self._reply(setting, scene, partial(self._thinking, setting)) if scene.due else None

    def game(self, scene: VersusScene) -> tuple[str, ...]:
        return () if scene.ended else scene.log

    def replay(self, setting: Setting, moves: Sequence[str]) -> Iterator[VersusScene]:
        scene, left = self.start(setting), iter(moves)
        while len(scene.log) < len(moves):
            if scene.ended:
                raise ValueError(f"the game is over after {len(scene.log)} moves")
            if scene.due:
                scene, _ = finish(self._reply(setting, scene, partial(_given, left)))
            else:
                scene, _ = self._moved(setting, scene, finish(_given(left, _board(scene))))
            yield scene

    def prepare(self, setting: Setting) -> Generator[None, None, Any] | None:
        strongest = self.strength in (opposing.PERFECT, opposing.STRONGEST)
        return opposing.preparing(setting.board, self.goal.wins) if strongest else None

    def view(self, setting: Setting, scene: VersusScene) -> StepState:
        return attrs.evolve(
            base_view(setting, scene),
            movable="none" if scene.due or scene.ended else "any",
            thinking=scene.due,
            moves_made=scene.made,
            par=self.best or None,
            unit="played",
        )

    def advises(self, scene: VersusScene) -> bool:
        return not (scene.due or scene.ended or scene.promotion)

    def advice(self, setting: Setting, scene: VersusScene) -> tuple[Hint, ...]:
        if not self.advises(scene):
            return ()
        board = _board(scene)
        move = self.good_move(setting, board)
        return advice_on(board, move, self._result(moved(board, move, hand_back=False)))

    def good_move(self, setting: Setting, board: chess.Board, *, patient: bool = False) -> chess.Move:
        """Return a good move of the side to move: the best there is, where that is known in time."""
        wins = self.goal.wins
        exact = wins or opposing.table_name(board) is not None
        strength: Strength = opposing.PERFECT if exact else _ADVISER
        return opposing.best_move(board, strength, wins, setting.seed, patient=patient)

    def solution(self, setting: Setting, scene: VersusScene) -> list[Attempt]:
        """Return the learner's moves of a whole game, played out here against the same opponent."""
        opposing.make_table(setting.board)
        scene = attrs.evolve(scene, promotion=None, passing=False)
        tries: list[Attempt] = []
        while not scene.ended and len(tries) < _LONGEST:
            reply = self.reply(setting, scene)
            if reply is not None:
                scene, _ = finish(reply)
                continue
            board = _board(scene)
            move = self.good_move(setting, board, patient=True)
            tries.append(trying.as_attempt(move, board.turn))
            scene, _ = self._moved(setting, scene, move)
        return tries if scene.solved else []

    def _moved(self, setting: Setting, fresh: VersusScene, move: chess.Move) -> tuple[VersusScene, Outcome]:
        """Return the scene after a legal move of the learner, and what is said of it."""
        before = _board(fresh)
        after = moved(before, move, hand_back=False)
        made = attrs.evolve(
            fresh,
            board=after,
            last_move=squares_of(move),
            made=fresh.made + 1,
            log=(*fresh.log, move.uci()),
            result=self._result(after),
        )
        if made.result is not None:
            return self._ended(setting, made, san_of(before, move))
        if self.moves and made.made >= self.moves:
            return self._counted_out(setting, made)
        params = {"move": san_of(before, move), "side": side_name(after.turn)}
        played = Outcome(kind="progress", code="versus-move", params=params, context=setting.context)
        return attrs.evolve(made, due=True, passing=True), attrs.evolve(played, status=standing(after))

    def _reply(
        self, setting: Setting, scene: VersusScene, think: Think
    ) -> Generator[None, None, tuple[VersusScene, Outcome]]:
        before = _board(scene)
        move = yield from think(before)
        after = moved(before, move, hand_back=False)
        replied = attrs.evolve(
            scene,
            board=after,
            last_move=squares_of(move),
            log=(*scene.log, move.uci()),
            due=False,
            passing=False,
            result=self._result(after),
        )
        if replied.result is not None:
            return self._ended(setting, replied, san_of(before, move))
        return replied, Outcome(
            kind="progress",
            code="versus-reply",
            params={"move": san_of(before, move), "side": side_name(before.turn)},
            context=setting.context,
            status=standing(after),
        )

    def _thinking(self, setting: Setting, board: chess.Board) -> Thinking:
        return opposing.thinking(board, self.strength, self.goal.wins, setting.seed)

    def _result(self, board: chess.Board) -> Result | None:
        return result_of(board, self.goal.wins, threefold=self.goal.threefold)

    def _ended(self, setting: Setting, scene: VersusScene, san: str) -> tuple[VersusScene, Outcome]:
        result, learner = scene.result, self.learner(setting)
        assert result is not None
        done = self.goal.reached(result, learner)
        how: dict[str, str | int] = {"how": result.code, "side": side_name(learner)}
        if result.winner is None:
            code = "versus-drawn"
        elif result.winner == learner:
            code, how = "versus-won", {**how, "moves": scene.made, "best": self.best}
        else:
            code, how = "versus-lost", {**how, "move": san}
        return attrs.evolve(scene, solved=done, due=False, passing=False), Outcome(
            kind="solved" if done else "wrong",
            code=code,
            params=how,
            done=setting.done if done else None,
            context=setting.context,
            because=() if result.winner == learner else result.because,
        )

    def _counted_out(self, setting: Setting, scene: VersusScene) -> tuple[VersusScene, Outcome]:
        """Return the end of a game whose moves are all made: held out, or too slow."""
        held = self.goal.holds
        stopped = attrs.evolve(scene, solved=held, stopped=True)
        return stopped, Outcome(
            kind="solved" if held else "wrong",
            code="versus-held" if held else "versus-slow",
            params={"moves": self.moves},
            done=setting.done if held else None,
            context=setting.context,
        )


def _given(moves: Iterator[str], board: chess.Board) -> Thinking:
    """Think of the move that was made before; raises `ValueError` when it is not possible, or missing."""
    move = board.parse_uci(next(moves, ""))
    if not move:  # which python-chess takes for a move
        raise ValueError("no move was made")
    return move
    yield  # nothing: it makes a generator of this, as every `Think` is one


def _board(scene: VersusScene) -> chess.Board:
    assert scene.board is not None
    return scene.board
