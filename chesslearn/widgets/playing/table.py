"""One table at which games are played: the choices, the game, the last try and what was said of it.

No words are made here and nothing is drawn; `_game_view` does both.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Literal

import attrs
import chess

from chesslearn.course.attempts import Attempt, TextAttempt
from chesslearn.play import BughouseGame, EngineTrouble, Game, PositionError, Side
from chesslearn.play.coach import Met, Remark, threats
from chesslearn.play.pgn_reading import PgnError
from chesslearn.rules import Claim, Verdict
from chesslearn.widgets import _messages
from chesslearn.widgets._tries import to_move
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
        side = self._side(choice)
        game = choices.begin(choice, side, rng=self.rng, now=self.now)
        self.sit_down(game, choice, side)

    def _side(self, choice: Choice) -> Side:
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

    def handle(self, message: _messages.Message, language: str) -> bool:
        """Do what ``message`` asks; false when it is nothing for a game."""
        put_away = self.answered
        before, self.said, self.news = self.said, Said(), ""
        match message:
            case _messages.NewGame():
                self._new(message)
            case _messages.BringGame():
                self._bring(message)
            case _messages.Plain(type="game"):
                self.choosing, self.news = True, "page"
            case _messages.Plain(type="resume"):
                self.choosing, self.news = self.game is None, "back"
            case _messages.Coach(on):
                self.coach, self.said = on, before
            case _messages.Plain(type="flip"):
                self.orientation, self.said = other(self.orientation), before
            case _ if self.game is not None and not self.choosing:
                if put_away and message == _messages.Plain("undo"):
                    return True
                return self._in_game(message, language, before, self.game)
            case _:
                self.said = before
                return False
        return True

    def _in_game(self, message: _messages.Message, language: str, before: Said, game: AnyGame) -> bool:
        match message:
            case _messages.Attempt(what=what):
                self._attempt(game, what, language)
            case _messages.Ask("threats") if self.asks and self.my_turn and self.going_on:
                self.said.threats = threats(game.board)
            case _messages.ClaimDraw(text):
                self._claim(game, text, language)
            case _messages.Plain(type="undo"):
                self.stalled = False
                self.news = "back" if game.take_back() else ""
            case _messages.Plain(type="again"):
                self._again()
            case _messages.Plain(type="offer"):
                self._offer(game)
            case _messages.Plain(type="accept" | "decline" as answer):
                self._answer(game, accept=answer == "accept")
            case _messages.Plain(type="resign"):
                game.resign(self.me or game.turn)
                self.news = "back"
            case _messages.Plain(type="flag"):
                self.flag()
            case _messages.Plain(type="sit") if isinstance(game, BughouseGame):
                game.sit()
            case _:
                self.said = before
                return False
        return True

    def flag(self) -> None:
        """Look at the clock: a fallen flag ends the game."""
        if self.game is not None and self.game.result is None and self.game.flag() is not None:
            self.said, self.news = Said(), "back"

    def _new(self, message: _messages.NewGame) -> None:
        try:
            choice = choices.from_message(message)
        except ValueError as error:
            raise _messages.BadMessage(str(error)) from error
        try:
            self.begin(choice)
        except PositionError as error:
            self.choice = choice
            self.said.trouble = error

    def _again(self) -> None:
        """Begin anew with the same choices; who had one side has the other now."""
        assert self.game is not None
        choice = self.choice
        if choice.side != "drawn" and self.me is not None:
            choice = attrs.evolve(choice, side=other(self.me))
        self.begin(choice)

    def _bring(self, message: _messages.BringGame) -> None:
        try:
            self.choice = Choice(rival=message.rival, side=message.side)
        except ValueError as error:
            raise _messages.BadMessage(str(error)) from error
        try:
            game = Game.from_pgn(message.pgn)
        except PgnError as error:
            self.said.trouble = error
            return
        known = message.rival in choices.rivals(game.variant)
        choice = Choice(game.variant, message.rival if known else Choice().rival, message.side)
        side = self._side(choice)
        white, black = choices.seats(choice.rival, side)
        game.seat("white", white)
        game.seat("black", black)
        self.sit_down(game, choice, side)

    def _attempt(self, game: AnyGame, what: Attempt, language: str) -> None:
        board = game.board
        try:
            move = to_move(board, what, language)
        except MoveTextError as error:
            self.said.trouble = error
            return
        if move is None:
            return
        verdict = game.attempt(move)
        if not verdict.legal and verdict.reasons[0].code == "promotion-missing":
            self.said.promotion = chess.square_name(move.from_square), chess.square_name(move.to_square)
        else:
            self.said.verdict = verdict
            self.news = "move" if verdict.legal else ""

    def _claim(self, game: AnyGame, text: str | None, language: str) -> None:
        if not isinstance(game, Game):
            return
        move = None
        if text is not None and text.strip():
            try:
                move = to_move(game.board, TextAttempt(text), language)
            except MoveTextError as error:
                self.said.trouble = error
                return
        claim = game.claim(self.me or game.turn, move)
        self.news = "back"
        if not claim.right:
            self.said.trouble = claim

    def _offer(self, game: AnyGame) -> None:
        self.news = "back"
        if game.offer(self.me or game.turn) == "declined":
            self.said.noted = "declined-by-rival"

    def _answer(self, game: AnyGame, *, accept: bool) -> None:
        offered, self.news = game.offered, "back"
        if (
            isinstance(game, Game)
            and offered is not None
            and game.answer(other(offered), accept) == "declined"
        ):
            self.said.noted = "declined"


def other(side: Side) -> Side:
    """Return the other side."""
    return "black" if side == "white" else "white"
