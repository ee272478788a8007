"""One table at which games are played: the choices, the game, the last try and what was said of it.

No words are made here and nothing is drawn; `view` does both. `handling` does what the page asks.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Literal

import attrs
import chess

from chesslearn.play import BughouseGame, EngineTrouble, PositionError, Side
from chesslearn.play.coach import Met, Remark
from chesslearn.play.pgn_reading import PgnError
from chesslearn.rules import Claim, Verdict
from chesslearn.widgets.playing import choice as choices
from chesslearn.widgets.playing import keeping
from chesslearn.widgets.playing.choice import AnyGame, Choice
from chesslearn.widgets.playing.coaching import Coached, coached
from chesslearn.words.moves import MoveTextError

Stage = Literal["setup", "playing", "over"]
News = Literal["", "page", "start", "move", "back"]
"""What is new since the last message, for a screen reader: each is told once."""
Noted = Literal["declined", "declined-by-rival"]
COACHED = ("1", "2")
"""Against these rivals a coach speaks unless it is sent away."""
Trouble = MoveTextError | PgnError | PositionError | Claim | EngineTrouble


@attrs.define
class Said:
    """What was answered last: a verdict, a trouble, or something that was noted."""

    verdict: Verdict | None = None
    trouble: Trouble | None = None
    noted: Noted | None = None
    promotion: tuple[str, str] | None = None
    threats: tuple[Remark, ...] | None = None


class Playing:
    """The state behind the page of a game.

    ``now`` is the clock's source of seconds, ``rng`` draws sides and positions.
    """

    def __init__(
        self, *, now: Callable[[], float] = time.monotonic, rng: random.Random | None = None
    ) -> None:
        self.now = now
        self.rng = rng or random.Random()
        self.choice = Choice()
        self.game: AnyGame | None = None
        self.me: Side | None = None
        self.choosing = True
        self.orientation: Side = "white"
        self.said = Said()
        self.news: News = ""
        self.stalled = False
        self.met: tuple[Met, ...] = ()
        self.coach: bool | None = None
        """Whether a coach is wanted, where that was chosen."""

    @property
    def stage(self) -> Stage:
        """Whether something is chosen, a game goes on, or it is over."""
        if self.choosing or self.game is None:
            return "setup"
        return "playing" if self.game.result is None else "over"

    @property
    def going_on(self) -> bool:
        """Whether a game has begun and is not over."""
        return self.game is not None and self.game.result is None

    @property
    def my_turn(self) -> bool:
        """Whether a person is to move."""
        return self.game is not None and (self.me is None or self.game.turn == self.me)

    @property
    def answered(self) -> bool:
        """Whether there is an answer, or a choice of a piece, that can be put away."""
        said = self.said
        refused = said.verdict is not None and not said.verdict.legal
        return bool(
            said.promotion
            or refused
            or said.threats is not None
            or isinstance(said.trouble, MoveTextError | Claim)
        )

    @property
    def asks(self) -> bool:
        """Whether one may ask what threatens in this kind of chess."""
        return self.game is not None and type(self.game.board) is chess.Board

    @property
    def coaching(self) -> bool | None:
        """Whether a coach speaks in this game; ``None`` where there is none."""
        if self.me is None or self.game is None or self.game.variant != "standard":
            return None
        return self.choice.rival in COACHED if self.coach is None else self.coach

    @property
    def coached(self) -> Coached | None:
        """What the coach says now, if one speaks."""
        if not self.coaching or not self.going_on or self.game is None or self.me is None:
            return None
        return coached(self.game.board, self.me)

    def time_left(self) -> float | None:
        """Return the seconds until the next flag falls, or ``None`` when no time runs."""
        game = self.game
        if game is None or game.result is not None:
            return None
        clocks = [game.clocks, game.partner_clocks if isinstance(game, BughouseGame) else None]
        left = [
            clock.white if clock.running == "white" else clock.black
            for clock in clocks
            if clock is not None and clock.running is not None
        ]
        return min(left, default=None)

    def moved(self) -> None:
        """Take note that a rival has moved, or could not."""
        if not isinstance(self.said.trouble, EngineTrouble):
            self.said = Said()
            self.news = "move"

    def stall(self, trouble: EngineTrouble) -> None:
        """Take note that an engine does not answer; it is asked again after the next move."""
        self.said = Said(trouble=trouble)
        self.stalled = True

    def arrive(self, search: str) -> None:
        """Come to the table; an address may choose the game, and begins it where none goes on."""
        self.news = "page"
        choice = choices.from_link(search)
        if choice is None:
            return
        if self.game is None or self.game.result is not None:
            try:
                self.begin(choice)
            except PositionError as error:
                self.said.trouble = error
        else:
            self.choosing = True
        self.choice = choice

    def bring_back(self, kept: str) -> None:
        """Go on with a game that the browser has kept; what cannot be read is no game."""
        found = keeping.read(kept, self.now)
        if found is not None:
            self.sit_down(*found)

    def clear(self) -> None:
        """Forget the game, and what was chosen for it."""
        self.game, self.me, self.choice = None, None, Choice()
        self.choosing, self.stalled = True, False
        self.said, self.news = Said(), ""

    def begin(self, choice: Choice) -> None:
        """Begin a game; raises `PositionError` for a position from which none can begin."""
        side = self.side_of(choice)
        game = choices.begin(choice, side, rng=self.rng, now=self.now)
        self.sit_down(game, choice, side)

    def side_of(self, choice: Choice) -> Side:
        """Return the side that the learner is to have, drawn by lot where that was chosen."""
        if choice.side == "drawn":
            return self.rng.choice(("white", "black"))
        return "black" if choice.side == "black" else "white"

    def sit_down(self, game: AnyGame, choice: Choice, side: Side) -> None:
        """Go on with ``game``, in which the learner has ``side``, or both when two people play."""
        self.game, self.choice = game, choice
        self.me = None if choice.rival == choices.PERSON else side
        self.orientation = side
        self.choosing = self.stalled = False
        self.said, self.met = Said(), ()
        self.news = "start"

    def flag(self) -> None:
        """Look at the clock: a fallen flag ends the game."""
        if self.game is not None and self.game.result is None and self.game.flag() is not None:
            self.said, self.news = Said(), "back"
