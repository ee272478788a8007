"""`Game`: a whole game against the computer, or between two people, of any kind of chess."""

from __future__ import annotations

import logging
from typing import Any

import chess

from chesslearn.play import Result
from chesslearn.widgets._base import HouseWidget
from chesslearn.widgets._messages import Hello, Message
from chesslearn.widgets._view import View
from chesslearn.widgets.playing import view as game_view
from chesslearn.widgets.playing.choice import AnyGame, Choice
from chesslearn.widgets.playing.handling import handle
from chesslearn.widgets.playing.running import Runner
from chesslearn.widgets.playing.table import Playing

_log = logging.getLogger("chesslearn")


class Game(HouseWidget):
    """A whole game, in which every try that is not possible is explained.

    Parameters
    ----------
    variant
        ``"standard"``, ``"chess960"``, ``"kingofthehill"``, ``"3check"``,
        ``"crazyhouse"`` or ``"bughouse"``.
    fen
        A position to begin from; nothing for the start of a game. For bughouse two,
        the learner's board first, with ``|`` between them.
    opponent
        A strength from 1 to 5, ``"person"`` for two people on one screen, or the
        name of an engine that is installed, such as ``"stockfish"``.
    side
        ``"white"``, ``"black"`` or ``"drawn"``.
    minutes, increment
        A clock: minutes for each side, seconds added with each move; without
        ``minutes`` there is none.
    language
        ``"en"``, ``"ru"`` or ``"uk"``.

    Raises `ValueError` for what is not played here and for a position from which no
    game can begin.

    Example
    -------
    ``Game("crazyhouse", opponent=2)``
    """

    _kind = "game"

    def __init__(
        self,
        variant: str = "standard",
        *,
        fen: str | None = None,
        opponent: int | str = 2,
        side: str = "white",
        minutes: float | None = None,
        increment: float = 0,
        language: str | None = None,
        **unknown: Any,
    ) -> None:
        self._table = Playing()
        self._runner = Runner(self._table, self._publish, self._fail)
        clock = "none" if minutes is None else f"{minutes:g}+{increment:g}"
        self._table.begin(Choice(variant, str(opponent), side, clock, fen or ""))
        super().__init__(language=language, **unknown)

    @property
    def fen(self) -> str:
        """The position now on the board, as FEN."""
        return self.position.fen()

    @property
    def position(self) -> chess.Board:
        """A copy of the position with its moves, to look at."""
        return self._game.board

    @property
    def result(self) -> Result | None:
        """How the game ended, or ``None`` while it goes on."""
        return self._game.result

    def pgn(self, **headers: str) -> str:
        """Return the game as PGN; bughouse as BPGN."""
        return self._game.pgn(**headers)

    def close(self) -> None:
        """End the widget: nobody thinks any more."""
        self._runner.stop()
        super().close()

    @property
    def _game(self) -> AnyGame:
        assert self._table.game is not None
        return self._table.game

    def _handle(self, message: Message) -> None:
        if isinstance(message, Hello):
            self._choose_language(message)
            if message.coach is not None:
                self._table.coach = message.coach
        elif not handle(self._table, message, self.t.language):
            _log.info("a game does not answer %s", message)
        self._runner.follow()

    def _view(self) -> View:
        table = self._table
        return View(
            board=game_view.board_state(table, self.t),
            partner=game_view.partner_state(table, self.t),
            screen=game_view.screen(table, self.t),
            announcement=game_view.announcement(table, self.t),
        )

    def __repr__(self) -> str:
        choice = self._table.choice
        rival = choice.rival if not choice.rival.isdecimal() else int(choice.rival)
        return f"Game({choice.variant!r}, opponent={rival!r})"
