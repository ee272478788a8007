"""A game in progress as the browser keeps it, so that a reload goes on where it was.

It holds moves and times, no names and no dates, and it is dropped when the game
ends. What cannot be read is no game: nothing is said about it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

import chess

from chesslearn.play import Game, Person, Side, Variant
from chesslearn.widgets import _game_choice as choices
from chesslearn.widgets._game_choice import Choice

if TYPE_CHECKING:
    from chesslearn.widgets._game import Playing

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

    def spend(self, seconds: float) -> None:
        """Let seconds pass that passed before."""
        self._told += max(seconds, 0.0)

    def go(self) -> None:
        """Let time itself pass from now on."""
        self._since = self._now()


def keep(table: Playing) -> str:
    """Return the game that goes on as JSON; "" when there is none, or one that is not kept.

    Bughouse is not kept: its two boards and four clocks are no longer one game after a reload.
    """
    game = table.game
    if not isinstance(game, Game) or game.result is not None or len(game.moves) > MOST_MOVES:
        return ""
    clocks, choice = game.clocks, table.choice
    kept: dict[str, object] = {
        "version": VERSION,
        "variant": game.variant,
        "fen": game.start_fen,
        "rival": choice.rival,
        "chosen": choice.side,
        "side": table.me or table.orientation,
        "seed": game.seed,
        "moves": " ".join(played.move.uci() for played in game.moves),
    }
    if game.time is not None and clocks is not None:
        kept["clock"] = f"{game.time.minutes:g}+{game.time.increment:g}"
        kept["left"] = [round(played.left or 0.0, 1) for played in game.moves]
        kept["now"] = round(clocks.white if game.turn == "white" else clocks.black, 1)
    return json.dumps(kept, separators=(",", ":"))


def read(text: str, now: Callable[[], float]) -> tuple[Game, Choice, Side] | None:
    """Return a kept game that still goes on, or ``None`` for anything else."""
    try:
        kept = json.loads(text)
        if not isinstance(kept, dict) or kept.get("version") != VERSION:
            return None
        game, choice, side = _read(kept, now)
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return None if game.result is not None else (game, choice, side)


def _read(kept: dict[str, object], now: Callable[[], float]) -> tuple[Game, Choice, Side]:
    clock = str(kept.get("clock", "none"))
    variant, fen = str(kept["variant"]), str(kept["fen"])
    choice = Choice(variant, str(kept["rival"]), str(kept["chosen"]), clock)
    side: Side = "black" if kept["side"] == "black" else "white"
    seed = kept["seed"]
    if variant == choices.BUGHOUSE or not isinstance(seed, int) or not 0 <= seed < _MOST_SEED:
        raise ValueError("not a game that is kept")
    time = KeptTime(now)
    control = choices.time_of(clock)
    game = Game(
        cast(Variant, variant), fen=fen, white=Person(), black=Person(), time=control, now=time, seed=seed
    )
    moves = str(kept["moves"]).split()
    left = _numbers(kept.get("left", []))
    if len(moves) > MOST_MOVES or (control is not None and len(left) != len(moves)):
        raise ValueError("too many moves, or times that do not belong to them")
    for index, uci in enumerate(moves):
        if control is not None:
            time.spend(_left(game) + control.increment - left[index])
        if not game.attempt(chess.Move.from_uci(uci)).legal:
            raise ValueError(f"{uci} is not possible")
    if control is not None:
        (now_left,) = _numbers([kept["now"]])
        time.spend(_left(game) - now_left)
    time.go()
    white, black = choices.seats(choice.rival, side)
    game.seat("white", white)
    game.seat("black", black)
    return game, choice, side


def _left(game: Game) -> float:
    clocks = game.clocks
    assert clocks is not None
    return clocks.white if game.turn == "white" else clocks.black


def _numbers(values: object) -> list[float]:
    if not isinstance(values, list) or not all(
        isinstance(value, int | float) and value >= 0 for value in values
    ):
        raise ValueError("expected a list of times")
    return [float(value) for value in values]
