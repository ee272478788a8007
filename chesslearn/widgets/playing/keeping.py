"""A game in progress as the browser keeps it, so that a reload goes on where it was.

It holds moves and times, no names and no dates, and it is dropped when the game
ends. What cannot be read is no game: nothing is said about it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, Literal, cast

import chess

from chesslearn.course.notation import side_name
from chesslearn.play import BughouseGame, Game, Side, TimeControl, Variant
from chesslearn.play.bpgn import FEN_BREAK
from chesslearn.play.bpgn_reading import split_fens
from chesslearn.widgets.playing import choice as choices
from chesslearn.widgets.playing.choice import AnyGame, Choice

if TYPE_CHECKING:
    from chesslearn.widgets.playing.table import Playing

VERSION: Final = 1
MOST_MOVES: Final = 1200
_MOST_SEED: Final = 1 << 31


class KeptTime:
    """A source of seconds that can be led through the moves that were made before a reload."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._told = 0.0
        self._since: float | None = None

    def __call__(self) -> float:
        """Return the seconds: those told so far, and after `go` those that pass."""
        return self._told if self._since is None else self._told + self._now() - self._since

    def reach(self, seconds: float) -> None:
        """Let it be so many seconds since the beginning, if it is not later already."""
        self._told = max(self._told, seconds)

    def go(self) -> None:
        """Let time itself pass from now on."""
        self._since = self._now()


class _Times:
    """When each move was made, by what its clock showed afterwards; one clock for each board."""

    def __init__(self, control: TimeControl) -> None:
        self._increment = control.increment
        self._start = 60.0 * control.minutes
        self._left: dict[tuple[int, Side], float] = {}
        self._made = {0: 0.0, 1: 0.0}

    def of(self, board: int, side: Side, left: float) -> float:
        """Return when a side made its move, after which it had ``left`` seconds."""
        at = self.at(board, side, left - self._increment)
        self._left[board, side], self._made[board] = left, at
        return at

    def at(self, board: int, side: Side, left: float) -> float:
        """Return when the clock of a side that is to move shows ``left`` seconds."""
        return self._made[board] + self._left.get((board, side), self._start) - left


def keep(table: Playing) -> str:
    """Return the game that goes on as JSON; "" when there is none, or one too long to be kept."""
    game = table.game
    if game is None or game.result is not None or len(game.moves) > MOST_MOVES:
        return ""
    clocks, choice = game.clocks, table.choice
    kept: dict[str, object] = {
        "version": VERSION,
        "variant": game.variant,
        "rival": choice.rival,
        "chosen": choice.side,
        "side": table.me or table.orientation,
        "seed": game.seed,
    }
    if isinstance(game, Game):
        kept["fen"] = game.start_fen
        kept["moves"] = " ".join(played.move.uci() for played in game.moves)
    else:
        if game.start_fens != game.usual_fens:
            kept["fen"] = FEN_BREAK.join(game.start_fens)
        kept["moves"] = " ".join(f"{played.board}{played.move.uci()}" for played in game.moves)
    if game.time is not None and clocks is not None:
        kept["clock"] = f"{game.time.minutes:g}+{game.time.increment:g}"
        kept["left"] = [round(played.left or 0.0, 1) for played in game.moves]
        kept["now"] = round(clocks.white if game.turn == "white" else clocks.black, 1)
    return json.dumps(kept, separators=(",", ":"))


def read(text: str, now: Callable[[], float]) -> tuple[AnyGame, Choice, Side] | None:
    """Return a kept game that still goes on, or ``None`` for anything else."""
    try:
        kept = json.loads(text)
        if not isinstance(kept, dict) or kept.get("version") != VERSION:
            return None
        game, choice, side = _read(kept, now)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return None if game.result is not None else (game, choice, side)


def _read(kept: dict[str, object], now: Callable[[], float]) -> tuple[AnyGame, Choice, Side]:
    clock = str(kept.get("clock", "none"))
    choice = Choice(str(kept["variant"]), str(kept["rival"]), str(kept["chosen"]), clock)
    side: Side = "black" if kept["side"] == "black" else "white"
    seed, moves = kept["seed"], str(kept["moves"]).split()
    if not isinstance(seed, int) or not 0 <= seed < _MOST_SEED or len(moves) > MOST_MOVES:
        raise ValueError("not a game that is kept")
    time, control = KeptTime(now), choices.time_of(clock)
    game = _begun(choice, side, str(kept.get("fen", "")), time, seed)
    left = _numbers(kept.get("left", []))
    times = None if control is None else _Times(control)
    if times is not None and len(left) != len(moves):
        raise ValueError("times that do not belong to the moves")
    for index, text in enumerate(moves):
        number: Literal[0, 1] = 1 if isinstance(game, BughouseGame) and text[0] == "1" else 0
        if times is not None:
            time.reach(times.of(number, _turn(game, number), left[index]))
        _replay(game, number, text)
    if times is not None:
        own = game.number if isinstance(game, BughouseGame) else 0
        time.reach(times.at(own, game.turn, _numbers([kept["now"]])[0]))
    time.go()
    if isinstance(game, Game):
        choices.take_seats(game, choice.rival, side)
    return game, choice, side


def _begun(choice: Choice, side: Side, fen: str, time: KeptTime, seed: int) -> AnyGame:
    """Return the game before its first move; people sit at one board until all moves are made."""
    control = choices.time_of(choice.clock)
    if choice.variant == choices.BUGHOUSE:
        level = int(choice.rival)
        fens = split_fens(fen) if fen else None
        return BughouseGame(
            side, fens=fens, partner=level, opponents=level, time=control, now=time, seed=seed
        )
    return Game(cast(Variant, choice.variant), fen=fen, time=control, now=time, seed=seed)


def _turn(game: AnyGame, number: int) -> Side:
    if isinstance(game, BughouseGame) and number != game.number:
        return side_name(game.partner.turn)
    return game.turn


def _replay(game: AnyGame, number: Literal[0, 1], text: str) -> None:
    if isinstance(game, BughouseGame):
        game.replay(number, chess.Move.from_uci(text[1:]))
    elif not game.attempt(chess.Move.from_uci(text)).legal:
        raise ValueError(f"{text} is not possible")


def _numbers(values: object) -> list[float]:
    if not isinstance(values, list) or not all(
        isinstance(value, int | float) and value >= 0 for value in values
    ):
        raise ValueError("expected a list of times")
    return [float(value) for value in values]
