"""Games as PGN, written: usual headers, moves in English SAN, clocks and comments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

import chess

from .clock import TimeControl
from .records import Played, Result
from .seats import Computer, Engine, Seat

if TYPE_CHECKING:
    from .game import Game

COLUMNS: Final = 80
LONGEST_VALUE: Final = 200
ROSTER: Final = ("Event", "Site", "Date", "Round", "White", "Black")
_UNKNOWN: Final = {"Event": "?", "Site": "?", "Date": "????.??.??", "Round": "?"}
VARIANT_NAMES: Final = {
    "chess960": "Chess960",
    "kingofthehill": "King of the Hill",
    "3check": "Three-check",
    "crazyhouse": "Crazyhouse",
}
"""The header ``Variant`` by kind of chess; ordinary chess has none."""

_TAG: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
_OURS: Final = frozenset({"Result", "Variant", "FEN", "SetUp", "TimeControl", "Termination"})


def plain(text: str) -> str:
    """Return text in one line, without control characters and without what ends a comment or header.

    >>> plain('a "b" \\n {c}')
    "a 'b' (c)"
    """
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    swapped = printable.translate(str.maketrans('"{}\\', "'()/"))
    return " ".join(swapped.split())


def write(game: Game, headers: Mapping[str, str]) -> str:
    """Return a game as PGN, with more headers; those that tell the game itself cannot be replaced.

    Raises `ValueError` for a header name that PGN does not know how to write.
    """
    told = {**_UNKNOWN, "White": name_of(game.white), "Black": name_of(game.black), **game.headers}
    told |= {name: value for name, value in cleaned(headers).items() if name not in _OURS}
    first = {name: told.pop(name) for name in ROSTER}
    return text_of(first | _own(game) | told, _tokens(game))


def cleaned(headers: Mapping[str, str]) -> dict[str, str]:
    """Return headers as they may be written; raises `ValueError` for a name that PGN does not know.

    >>> cleaned({"Event": 'a "cup"'})
    {'Event': "a 'cup'"}
    """
    for name in headers:
        if not _TAG.fullmatch(name):
            raise ValueError(f"expected a PGN header name, got {name!r}")
    return {name: plain(value)[:LONGEST_VALUE] for name, value in headers.items()}


def text_of(headers: Mapping[str, str], tokens: Iterable[str]) -> str:
    """Return the text of a file: the headers, an empty line, the moves in short lines."""
    lines = [f'[{name} "{value}"]' for name, value in headers.items()]
    return "\n".join([*lines, "", *wrapped(tokens), ""])


def name_of(seat: Seat) -> str:
    """Return who sits there as a header says it.

    >>> name_of(Computer(3))
    'chesslearn 3'
    """
    if isinstance(seat, Computer):
        return f"chesslearn {seat.strength}"
    return plain(f"{seat.name} {seat.strength}") if isinstance(seat, Engine) else "?"


def time_of(time: TimeControl) -> str:
    """Return a time control as a header says it: seconds, and seconds for each move.

    >>> time_of(TimeControl(5, 3))
    '300+3'
    """
    return f"{60 * time.minutes:.0f}+{time.increment:.0f}"


def _own(game: Game) -> dict[str, str]:
    own = {"Result": score(game.result)}
    if game.variant in VARIANT_NAMES:
        own["Variant"] = VARIANT_NAMES[game.variant]
    if game.variant != "standard" or game.start_fen != chess.STARTING_FEN:
        own |= {"SetUp": "1", "FEN": game.start_fen}
    if game.time is not None:
        own["TimeControl"] = time_of(game.time)
    own["Termination"] = _termination(game.result)
    return own


def score(result: Result | None) -> str:
    """Return the result as PGN writes it.

    >>> score(Result("resignation", "black"))
    '0-1'
    """
    if result is None:
        return "*"
    return {"white": "1-0", "black": "0-1", None: "1/2-1/2"}[result.winner]


def _termination(result: Result | None) -> str:
    if result is None:
        return "unterminated"
    return "time forfeit" if result.code in ("time", "time-draw") else "normal"


def _tokens(game: Game) -> Iterator[str]:
    numbered = False
    for played in game.moves:
        if played.side == "white" or not numbered:
            yield f"{played.number}{'.' if played.side == 'white' else '...'}"
        yield played.san
        comment = _comment(played)
        yield from comment
        numbered = not comment
    yield score(game.result)


def _comment(played: Played) -> list[str]:
    parts = []
    if played.left is not None:
        seconds = max(int(played.left), 0)
        parts.append(f"[%clk {seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}]")
    if played.comment:
        parts.append(plain(played.comment))
    return ["{", *" ".join(parts).split(), "}"] if parts else []


def wrapped(tokens: Iterable[str]) -> Iterator[str]:
    """Yield tokens in lines of at most 80 columns.

    >>> list(wrapped(["1.", "e4", "*"]))
    ['1. e4 *']
    """
    line = ""
    for token in tokens:
        if line and len(line) + 1 + len(token) > COLUMNS:
            yield line
            line = token
        else:
            line = f"{line} {token}" if line else token
    yield line
