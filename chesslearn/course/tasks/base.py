"""What every task is: frozen data of a step, with pure functions over frozen scenes.

A scene is where a learner stands inside a step. `attempt` never changes a scene,
it returns the next one, so that taking back is going to an earlier scene.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar

import attrs
import chess

from chesslearn.course.attempts import Attempt
from chesslearn.course.notation import Arrow, Kings, Side, Square, Variant, side_name, squares_of
from chesslearn.course.outcomes import Outcome
from chesslearn.course.positions import beside_of, king_in_check, pocket_of
from chesslearn.course.state import Hint, PartnerState, PromotionState, StepState


@attrs.frozen(kw_only=True, repr=False)
class Setting:
    """What a task needs to know of its step."""

    context: str
    """``"<lesson>/<step>"``, under which the step's texts are looked up."""
    start: chess.Board | None = None
    """The position the step begins with; never changed, copied before a move."""
    kings: Kings = "both"
    orientation: Side = "white"
    done: str | None = None
    marks: tuple[Square, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    seed: str = ""
    """From which drills make their rounds; the same seed makes the same rounds."""

    @property
    def board(self) -> chess.Board:
        """The start position, of a step that is known to have one."""
        if self.start is None:
            raise ValueError(f"step {self.context!r} has no board")
        return self.start

    @property
    def random(self) -> Random:
        """A fresh generator that begins at the seed."""
        return Random(self.seed)


@attrs.frozen(kw_only=True, repr=False)
class Scene:
    """Where a learner stands inside a step."""

    board: chess.Board | None = None
    """The position that is shown; never changed in place."""
    last_move: tuple[str, str] | None = None
    tried: tuple[str, str] | None = None
    """The squares of a wrong move, when the last move is its refutation."""
    promotion: PromotionState | None = None
    passing: bool = False
    """Shown only until the next attempt: a wrong move, or an open promotion."""
    solved: bool = False
    due: bool = False
    """Whether the opponent is to move."""

    @property
    def ended(self) -> bool:
        """Whether there is nothing more to do here, solved or not."""
        return self.solved


S = TypeVar("S", bound=Scene)


@attrs.frozen(kw_only=True, repr=False)
class Task(ABC, Generic[S]):
    """One kind of doing. Subclasses hold the keys of their table in the file."""

    kind: ClassVar[str]
    """The name in files."""
    needs_board: ClassVar[bool] = True
    """Whether a step of this kind must have a ``fen``."""
    empty_board: ClassVar[bool] = False
    """Whether the board is empty when there is no ``fen``."""
    any_position: ClassVar[bool] = False
    """Whether the position of the step need not be able to stand."""
    variants: ClassVar[tuple[Variant, ...]] = ()
    """The kinds of chess that have it; all of them when none is named."""
    takes_back: ClassVar[bool] = True
    """Whether what was done can be taken back one by one."""

    @property
    def refusal(self) -> str:
        """The reason of a refusal, where the step asks to try what is not possible."""
        return ""

    @property
    def seat(self) -> Side | None:
        """The learner's side, where it need not be the side to move."""
        return None

    @abstractmethod
    def start(self, setting: Setting) -> S:
        """Return the scene the step begins with."""

    @abstractmethod
    def attempt(self, setting: Setting, scene: S, attempt: Attempt) -> tuple[S, Outcome]:
        """Return the next scene and what the attempt came to; any attempt is answered."""

    @abstractmethod
    def view(self, setting: Setting, scene: S) -> StepState:
        """Return what is shown, as far as the task knows it."""

    def position(self, setting: Setting, scene: S) -> chess.Board | None:
        """Return the board on which the next attempt is judged; mostly the one that is shown."""
        return scene.board

    def reply(self, setting: Setting, scene: S) -> Generator[None, None, tuple[S, Outcome]] | None:
        """Return what thinks of the opponent's move in slices, with the scene and outcome after it.

        ``None`` when no opponent is due.
        """
        return None

    def prepare(self, setting: Setting) -> Generator[None, None, Any] | None:
        """Return work in slices that lets the opponent play better, or ``None``; it may be left undone."""
        return None

    def advises(self, scene: S) -> bool:
        """Whether there is a word on the next move, made for the position."""
        return False

    def advice(self, setting: Setting, scene: S) -> tuple[Hint, ...]:
        """Return the rungs of help for the next move, made for the position."""
        return ()

    def game(self, scene: S) -> tuple[str, ...]:
        """Return the moves, of all sides, of a game that goes on; none where no game is played."""
        return ()

    def replay(self, setting: Setting, moves: Sequence[str]) -> Iterator[S]:
        """Yield the scenes of a game that went so; raises `ValueError` at a move that is not possible."""
        return iter(())

    @abstractmethod
    def solution(self, setting: Setting, scene: S) -> list[Attempt]:
        """Return attempts that solve the step from this scene; empty when it cannot be solved from here."""


def base_view(setting: Setting, scene: Scene) -> StepState:
    """Return what is shown of the board alone."""
    board = scene.board
    if board is None:
        return StepState(orientation=setting.orientation, solved=scene.solved)
    return StepState(
        fen=board.fen(),
        turn=side_name(board.turn),
        orientation=setting.orientation,
        last_move=scene.last_move,
        check=king_in_check(board),
        pocket=pocket_of(board),
        partner=_partner(board, setting.orientation),
        marks=setting.marks,
        arrows=setting.arrows,
        promotion=scene.promotion,
        solved=scene.solved,
    )


def _partner(board: chess.Board, orientation: Side) -> PartnerState | None:
    """Return the board beside, seen by the partner: partners have opposite colours."""
    beside = beside_of(board)
    if beside is None:
        return None
    return PartnerState(
        fen=beside.fen(),
        turn=side_name(beside.turn),
        orientation="black" if orientation == "white" else "white",
        last_move=squares_of(beside.peek()) if beside.move_stack else None,
        check=king_in_check(beside),
        pocket=pocket_of(beside),
    )


def nothing(code: str, setting: Setting, **params: str | int) -> Outcome:
    """Return an outcome that changes nothing."""
    return Outcome(kind="nothing", code=code, params=params, context=setting.context)


def solved(setting: Setting) -> Outcome:
    """Return the plain outcome of a solved step."""
    return Outcome(kind="solved", code="solved", text=setting.done, context=setting.context)
