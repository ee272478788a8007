"""What goes on at a table between two messages of the page: rivals think, and flags fall."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator
from typing import Final

from chesslearn.play import BughouseGame, Engine, EngineTrouble, Game
from chesslearn.play.coach import rules_met_in_slices
from chesslearn.widgets._thinking import PAUSE, Slices, Thinking, running_loop
from chesslearn.widgets.playing.choice import AnyGame
from chesslearn.widgets.playing.table import Playing

PATIENCE: Final = 4.0
"""Seconds after which the other board of bughouse goes on without the learner, when clocks run."""
_AFTER: Final = 0.05
"""Seconds after the moment of a flag at which Python looks at its clock."""


class Runner:
    """Lets rivals move and flags fall at one table.

    ``show`` is called after each change, ``fail`` after a fault of the program.
    Without a running event loop rivals move at once, and flags fall when somebody looks.
    """

    def __init__(self, table: Playing, show: Callable[[], object], fail: Callable[[], object]) -> None:
        self._table = table
        self._show = show
        self._fail = fail
        self._thinking = Thinking()
        self._looking_back = Thinking()
        self._looked_at: tuple[AnyGame, int] | None = None
        self._game: AnyGame | None = None
        self._thinks_at = -1
        self._timer: asyncio.TimerHandle | None = None
        self._pacer: asyncio.TimerHandle | None = None

    def follow(self) -> None:
        """Bring what goes on in line with the game, after anything has changed there."""
        game = self._table.game
        if game is not self._game:
            self._put_away()
            self._game = game
        self._wind()
        self._pace(game)
        self._look_back(game)
        if game is None or not game.due or self._table.stalled:
            self._thinking.stop()
        elif not self._thinking.busy or self._thinks_at != len(game.moves):
            self._think(game)

    def stop(self) -> None:
        """Let nothing go on any more, when the page goes."""
        self._put_away()
        self._game = None
        for timer in (self._timer, self._pacer):
            if timer is not None:
                timer.cancel()

    def _think(self, game: AnyGame) -> None:
        self._thinks_at = len(game.moves)
        self._thinking.begin(self._reply(game), self._after, self._fail, pause=PAUSE)
        if not self._thinking.busy:
            # Without a loop the rival has moved already.
            self._table.moved()
            self.follow()

    def _reply(self, game: AnyGame) -> Slices:
        seat = game.white if game.turn == "white" else game.black
        if isinstance(game, Game) and isinstance(seat, Engine):
            return self._engine(game, keep=running_loop() is not None)
        return game.reply()

    async def _engine(self, game: Game, *, keep: bool) -> None:
        answer = await game.engine_reply()
        if isinstance(answer, EngineTrouble):
            self._table.stall(answer)
        if not keep:
            await game.close()

    def _after(self) -> None:
        self._table.moved()
        self.follow()
        self._show()

    def _wind(self) -> None:
        """Look at the clock again when the time that runs now has run out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left, loop = self._table.time_left(), running_loop()
        if left is not None and loop is not None:
            self._timer = loop.call_later(left + _AFTER, self._rang)

    def _rang(self) -> None:
        self._timer = None
        self._table.flag()
        self.follow()
        self._show()

    def _pace(self, game: AnyGame | None) -> None:
        """Let the other board of bughouse go on by itself where time runs there, as it would at a table."""
        if self._pacer is not None:
            self._pacer.cancel()
            self._pacer = None
        loop = running_loop()
        if isinstance(game, BughouseGame) and game.clocks and not game.due and game.result is None and loop:
            self._pacer = loop.call_later(PATIENCE, self._go_on, game)

    def _go_on(self, game: BughouseGame) -> None:
        self._pacer = None
        game.sit()
        self.follow()

    def _look_back(self, game: AnyGame | None) -> None:
        """Find the rules that a game has met, once it is over."""
        if not isinstance(game, Game) or game.result is None:
            self._looking_back.stop()
            self._looked_at = None
            return
        look = (game, len(game.moves))
        if self._looked_at == look:
            return
        self._looked_at = look
        self._looking_back.begin(self._find(game), self._show, self._fail)

    def _find(self, game: Game) -> Generator[None, None, None]:
        self._table.met = yield from rules_met_in_slices(game.board)

    def _put_away(self) -> None:
        """Stop the thinking, and the engines of the game that was played until now."""
        self._thinking.stop()
        self._looking_back.stop()
        loop = running_loop()
        if self._game is not None and loop is not None:
            closing = loop.create_task(self._game.close())
            _CLOSING.add(closing)
            closing.add_done_callback(_CLOSING.discard)


_CLOSING: Final[set[asyncio.Task[None]]] = set()
"""Engines that are being stopped: a task that nobody holds may be lost."""
