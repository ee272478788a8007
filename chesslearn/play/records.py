"""The frozen records of a game: a move that was made, and how the game ended."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, Literal

import attrs
import chess

from chesslearn.rules import Claim, FlagResult, Status, Verdict
from chesslearn.rules import Side as Side

ResultCode = Literal[
    "checkmate",
    "stalemate",
    "dead-position",
    "fivefold",
    "seventyfive",
    "variant-draw",
    "hill",
    "three-checks",
    "threefold-claimed",
    "fifty-claimed",
    "agreement",
    "resignation",
    "time",
    "time-draw",
    "stuck",
]

_DECIDED: Final[frozenset[ResultCode]] = frozenset(
    {"threefold-claimed", "fifty-claimed", "agreement", "resignation", "time", "time-draw"}
)
"""How games end by a word or a clock."""


def color_of(side: Side) -> chess.Color:
    """Return the colour of a side.

    >>> color_of("white") is chess.WHITE
    True
    """
    return side == "white"


def other(side: Side) -> Side:
    """Return the other side.

    >>> other("white")
    'black'
    """
    return "black" if side == "white" else "white"


@attrs.frozen
class Played:
    """A move that was made: in English SAN, with its number, and the seconds left to who made it.

    ``left`` is ``None`` without a clock. ``comment`` is plain text from a file that was
    read, never markup. ``board`` tells the two boards of bughouse apart.
    """

    move: chess.Move
    san: str
    number: int
    side: Side
    left: float | None = None
    comment: str = ""
    board: Literal[0, 1] = 0


@attrs.frozen
class Result:
    """How a game ended: the code, the winner (``None``: a draw), and what shows it.

    ``status`` stands where the position ended the game, ``flag`` where a flag fell and
    ``claim`` where a draw was claimed. In bughouse ``board`` is the board that ended the
    match and ``team`` the team that won; ``winner`` is then its side on the learner's board.
    """

    code: ResultCode
    winner: Side | None = None
    status: Status | None = None
    flag: FlagResult | None = None
    claim: Claim | None = None
    board: Literal[0, 1] = 0
    team: Literal[0, 1] | None = None

    @property
    def decided(self) -> bool:
        """Whether the game ended by a word or a clock: the position alone does not show it."""
        return self.code in _DECIDED


Answer = Literal["accepted", "declined", "open"]
"""What becomes of the offer of a draw."""

Replying = Generator[None, None, Verdict]
"""Thinks in slices; its value is the verdict on the move that was found."""
