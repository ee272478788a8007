"""Bughouse matches as BPGN: the moves of both boards in the order in which they were made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from .pgn import cleaned, name_of, text_of, time_of
from .records import Result, ResultCode

if TYPE_CHECKING:
    from .bughouse import BughouseGame

_BOARDS: Final = "AB"
HOW: Final[Mapping[ResultCode, str]] = {"resignation": "resigns", "time": "forfeits on time"}
"""What stands in a comment before the result where no position tells how a match ended."""

FEN_BREAK: Final = " | "
"""What stands between the positions of both boards."""


def write(game: BughouseGame, headers: Mapping[str, str]) -> str:
    """Return a match as BPGN with more headers; board A is board 0, small letters are Black's moves.

    Raises `ValueError` for a header name that PGN does not know how to write.
    """
    told = {"Event": "?", "Site": "?", "Date": "????.??.??", **cleaned(headers)}
    return text_of(told | _own(game), _tokens(game))


def _own(game: BughouseGame) -> dict[str, str]:
    own = {
        f"{side.capitalize()}{_BOARDS[number]}": name_of(seat) for (number, side), seat in game.seats.items()
    }
    own |= {"Variant": "Bughouse", "Result": _score(game.result)}
    if game.start_fens != game.usual_fens:
        own |= {"SetUp": "1", "FEN": FEN_BREAK.join(game.start_fens)}
    if game.time is not None:
        own["TimeControl"] = time_of(game.time)
    return own


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
    result = game.result
    if result is not None and result.code in HOW and result.team is not None:
        loser = "White" if (result.board == 0) is (result.team == 1) else "Black"
        yield f"{{{loser}{_BOARDS[result.board]} {HOW[result.code]}}}"
    yield _score(result)
