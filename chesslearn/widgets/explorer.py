"""`Explorer`: a free board for any position, any try and any question."""

from __future__ import annotations

import logging
from typing import Any

from chesslearn.widgets._base import HouseWidget
from chesslearn.widgets._exploration import Exploration
from chesslearn.widgets._messages import Hello, Message
from chesslearn.widgets._view import View

_log = logging.getLogger("chesslearn")


class Explorer(HouseWidget):
    """A free board: set up any position, try any move, ask what it is.

    Parameters
    ----------
    fen
        The position, as FEN of the variant; empty for the start of a game.
    variant
        ``"standard"``, ``"chess960"``, ``"kingofthehill"``, ``"3check"`` or
        ``"crazyhouse"``.
    language
        ``"en"``, ``"ru"`` or ``"uk"``.

    Raises `ValueError` for a position or a variant that cannot be read.

    Example
    -------
    ``Explorer("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")``
    """

    _kind = "explorer"

    def __init__(
        self, fen: str = "", *, variant: str = "standard", language: str | None = None, **unknown: Any
    ) -> None:
        self._exploration = Exploration(fen, variant)
        super().__init__(language=language, **unknown)

    @property
    def fen(self) -> str:
        """The position now on the board, as FEN."""
        return self._exploration.trial.board.fen()

    def _handle(self, message: Message) -> None:
        if isinstance(message, Hello):
            self._choose_language(message)
        elif not self._exploration.handle(message, self.t.language):
            _log.info("the free board does not answer %s", message)

    def _view(self) -> View:
        free = self._exploration
        return View(
            board=free.board_state(), screen=free.screen(self.t), announcement=free.announcement(self.t)
        )

    def __repr__(self) -> str:
        variant = self._exploration.trial.variant
        return (
            f"Explorer({self.fen!r})"
            if variant == "standard"
            else f"Explorer({self.fen!r}, variant={variant!r})"
        )
