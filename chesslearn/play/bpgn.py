"""Bughouse matches as BPGN: the moves of both boards in the order in which they were made."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from .pgn import LONGEST_VALUE, plain, wrapped
from .records import Result
from .seats import Computer, Seat

if TYPE_CHECKING:
    from .bughouse import BughouseGame

_TAG: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,39}")
_BOARDS: Final = "AB"


def write(game: BughouseGame, headers: Mapping[str, str]) -> str:
    """Return a match as BPGN with more headers; board A is board 0, small letters are Black's moves.

    Raises `ValueError` for a header name that PGN does not know how to write.
    """
    for name in headers:
        if not _TAG.fullmatch(name):
            raise ValueError(f"expected a PGN header name, got {name!r}")
    told = {"Event": "?", "Site": "?", "Date": "????.??.??"}
    told |= {name: plain(value)[:LONGEST_VALUE] for name, value in headers.items()}
    lines = [f'[{name} "{value}"]' for name, value in (told | _own(game)).items()]
    return "\n".join([*lines, "", *wrapped(_tokens(game)), ""])


def _own(game: BughouseGame) -> dict[str, str]:
    own = {
        f"{side.capitalize()}{_BOARDS[number]}": _name(seat) for (number, side), seat in game.seats.items()
    }
    own |= {"Variant": "Bughouse", "Result": _score(game.result)}
    if game.start_fens != game.usual_fens:
        own |= {"SetUp": "1", "FEN": " | ".join(game.start_fens)}
    if game.time is not None:
        own["TimeControl"] = f"{60 * game.time.minutes:.0f}+{game.time.increment:.0f}"
    return own


def _name(seat: Seat) -> str:
    return f"chesslearn {seat.strength}" if isinstance(seat, Computer) else "?"


def _score(result: Result | None) -> str:
    """Return the result for the team that plays White on board A."""
    if result is None:
        return "*"
    return {0: "1-0", 1: "0-1", None: "1/2-1/2"}[result.team]


def _tokens(game: BughouseGame) -> Iterator[str]:
    for played in game.moves:
        letter = _BOARDS[played.board]
        yield f"{played.number}{letter if played.side == 'white' else letter.lower()}."
        yield played.san
    yield _score(game.result)
