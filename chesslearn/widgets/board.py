"""`Board`: one interactive board that judges what is tried on it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Literal

import attrs
import chess

from chesslearn.rules import Verdict, explain
from chesslearn.widgets._base import HouseWidget
from chesslearn.widgets._messages import Attempt, Hello, Message, Plain
from chesslearn.widgets._trial import Trial
from chesslearn.widgets._view import View
from chesslearn.widgets.state.board import Arrow, FreeScreen, Mark
from chesslearn.widgets.state.parts import Buttons

_log = logging.getLogger("chesslearn")


class Board(HouseWidget):
    """An interactive board: drag, click or type any move, and it is judged.

    A legal move is made; any other goes back, with the reason in words and on
    the squares.

    Parameters
    ----------
    fen
        The position, as FEN. A board without kings is an exercise board: both
        sides may move by turns given back. `ValueError` for anything else.
    variant
        ``"standard"``, ``"chess960"``, ``"kingofthehill"``, ``"3check"`` or
        ``"crazyhouse"``.
    orientation
        The side at the bottom, ``"white"`` or ``"black"``.
    marks, arrows
        Squares (``"e4"``) and arrows (``"e2e4"``) drawn on the board.
    coordinates, movable
        Whether letters and numbers are shown, and whether pieces may be moved.
    language
        ``"en"``, ``"ru"`` or ``"uk"``.

    Example
    -------
    ``Board("8/8/8/3p4/3R4/8/8/8 w - - 0 1", arrows=["d4d5"])``
    """

    _kind = "board"

    def __init__(
        self,
        fen: str = chess.STARTING_FEN,
        *,
        variant: str = "standard",
        orientation: Literal["white", "black"] = "white",
        marks: Iterable[str] = (),
        arrows: Iterable[str] = (),
        coordinates: bool = True,
        movable: bool = True,
        language: str | None = None,
        **unknown: Any,
    ) -> None:
        if orientation not in ("white", "black"):
            raise ValueError(f"orientation: expected 'white' or 'black', got {orientation!r}")
        self._trial = Trial(fen, variant)
        self._orientation: Literal["white", "black"] = orientation
        self._marks = [Mark(_square(name), "here") for name in marks]
        self._arrows = [Arrow(_square(text[:2]), _square(text[2:]), "show") for text in arrows]
        self._coordinates = coordinates
        self._movable = movable
        self._callbacks: list[Callable[[Verdict], object]] = []
        super().__init__(language=language, **unknown)

    @property
    def fen(self) -> str:
        """The position now on the board, as FEN."""
        return self._trial.board.fen()

    @fen.setter
    def fen(self, fen: str) -> None:
        self._trial = Trial(fen, self._trial.variant)
        self._publish()

    @property
    def position(self) -> chess.Board:
        """A copy of the position with its moves, to look at."""
        return self._trial.board.copy()

    def try_move(self, move: str | chess.Move) -> Verdict:
        """Try ``move`` as if it were made on the board, and return the verdict."""
        verdict = explain(self._trial.board, move, ended=self._trial.ended)
        self._trial.take(verdict)
        self._publish()
        return verdict

    def undo(self) -> None:
        """Take the last move back; nothing happens when there is none."""
        self._trial.undo()
        self._publish()

    def flip(self) -> None:
        """Turn the board round."""
        self._orientation = "black" if self._orientation == "white" else "white"
        self._publish()

    def on_attempt(self, callback: Callable[[Verdict], object]) -> None:
        """Call ``callback`` with the verdict after each attempt made in the browser."""
        self._callbacks.append(callback)

    def _handle(self, message: Message) -> None:
        match message:
            case Hello():
                self._choose_language(message)
            case Attempt(what=what) if self._movable:
                verdict = self._trial.attempt(what, self.t.language)
                if verdict is not None:
                    for callback in self._callbacks:
                        callback(verdict)
            case Plain(type="undo"):
                self._trial.undo()
            case Plain(type="restart"):
                self._trial.restart()
            case _:
                _log.info("a board does not answer %s", message)

    def _view(self) -> View:
        board = self._trial.board_state(self._orientation)
        state = attrs.evolve(
            board,
            marks=[*self._marks, *board.marks],
            arrows=[*self._arrows, *board.arrows],
            coordinates=self._coordinates,
            movable=self._movable,
        )
        screen = FreeScreen(Buttons(undo=self._trial.can_undo), self._trial.feedback(self.t))
        return View(board=state, screen=screen, announcement=self._trial.announcement(self.t))

    def __repr__(self) -> str:
        variant = self._trial.variant
        return (
            f"Board({self.fen!r})" if variant == "standard" else f"Board({self.fen!r}, variant={variant!r})"
        )


def _square(name: str) -> str:
    if name not in chess.SQUARE_NAMES:
        raise ValueError(f"expected a square such as 'e4', got {name!r}")
    return name
