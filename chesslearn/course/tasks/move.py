"""The task of one move: reach the goal, or be refused for the reason asked for."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
import chess

from chesslearn.course.attempts import Attempt
from chesslearn.course.goals import Goal, Moves, Refused
from chesslearn.course.judging import standing
from chesslearn.course.notation import Text, Uci, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import moved
from chesslearn.course.state import StepState
from chesslearn.course.tasks import trying
from chesslearn.course.tasks.base import Scene, Setting, Task, base_view, nothing, solved


@attrs.frozen(kw_only=True, repr=False)
class MoveTask(Task[Scene]):
    """Make a move that reaches the goal; every other try is answered."""

    kind = "move"

    goal: Goal
    solutions: tuple[Uci, ...] = ()
    """Moves that reach the goal; the checker proves each of them."""
    refusals: Mapping[Uci, str] = MappingProxyType({})
    """Tries an author expects, with the reason code that answers each."""
    wrong: Mapping[Uci, Text] = MappingProxyType({})
    """What is said of legal moves that do not reach the goal."""
    refuted: Mapping[Uci, Uci] = MappingProxyType({})
    """Replies that show what is wrong with such moves."""

    @property
    def expected(self) -> tuple[Uci, ...]:
        """The moves that solve the step, as the author names them."""
        return self.solutions or (self.goal.moves if isinstance(self.goal, Moves) else ())

    @property
    def asks_refusal(self) -> bool:
        """Whether the step asks to try what is not possible."""
        return bool(self.refusal)

    @property
    def refusal(self) -> str:
        return self.goal.code if isinstance(self.goal, Refused) else ""

    def start(self, setting: Setting) -> Scene:
        return Scene(board=setting.board, last_move=trying.last_of(setting.board))

    def attempt(self, setting: Setting, scene: Scene, attempt: Attempt) -> tuple[Scene, Outcome]:
        if not trying.is_move(attempt):
            return scene, nothing("not-here", setting)
        if scene.solved and not self.asks_refusal:
            return scene, nothing("solved-already", setting)
        fresh = attrs.evolve(self.start(setting), solved=scene.solved)
        move = trying.read_move(trying.from_start(scene, attempt), setting.board)
        if move is None:
            return fresh, nothing("same-square", setting)
        tried = trying.try_move(setting.board, move)
        if tried.asks_promotion and not self._is_asked(tried):
            return trying.ask_promotion(setting, setting.board, tried, fresh)
        if not tried.verdict.legal:
            return self._refused(setting, fresh, tried)
        return self._made(setting, fresh, tried)

    def view(self, setting: Setting, scene: Scene) -> StepState:
        movable = scene.solved and not self.asks_refusal
        state = base_view(setting, scene)
        turn = state.turn if scene.solved else base_view(setting, self.start(setting)).turn
        pocket = trying.pocket_for(scene, setting.board)
        return attrs.evolve(state, turn=turn, pocket=pocket, movable="none" if movable else "any")

    def position(self, setting: Setting, scene: Scene) -> chess.Board | None:
        return setting.board

    def solution(self, setting: Setting, scene: Scene) -> list[Attempt]:
        if scene.solved:
            return []
        return [trying.as_attempt(chess.Move.from_uci(uci), setting.board.turn) for uci in self.expected[:1]]

    def answers(self, board: chess.Board, *, hand_back: bool) -> list[chess.Move]:
        """Return every legal move that reaches the goal, in a fixed order."""
        return sorted(
            (
                move
                for move in board.legal_moves
                if self.reaches(board, move, moved(board, move, hand_back=hand_back))
            ),
            key=chess.Move.uci,
        )

    def reaches(self, board: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        """Whether a legal move from ``board`` to ``after`` solves the step."""
        return self.goal.reached(board, move, after)

    def _is_asked(self, tried: trying.Try) -> bool:
        return self.asks_refusal and self.refusal in tried.codes

    def _refused(self, setting: Setting, fresh: Scene, tried: trying.Try) -> tuple[Scene, Outcome]:
        if not self._is_asked(tried):
            return fresh, trying.refused(setting, tried.verdict)
        return attrs.evolve(fresh, solved=True), Outcome(
            kind="solved",
            code="refused-as-asked",
            params={"code": self.refusal},
            verdict=tried.verdict,
            text=setting.done,
            context=setting.context,
        )

    def _made(self, setting: Setting, fresh: Scene, tried: trying.Try) -> tuple[Scene, Outcome]:
        board, move = setting.board, tried.verdict.move or tried.move
        hand_back = setting.kings == "none"
        after = moved(board, move, hand_back=hand_back)
        shown = attrs.evolve(fresh, board=after, last_move=squares_of(move))
        if self.reaches(board, move, after):
            outcome = attrs.evolve(solved(setting), verdict=tried.verdict, status=standing(after))
            return attrs.evolve(shown, solved=True), outcome
        answers = trying.Answers(wrong=self.wrong, refuted=self.refuted)
        return answers.show(setting, fresh, tried, board, after)
