"""The frozen records in which the judge answers.

Codes, never prose: the words for each code come from the catalogs
(`chesslearn.words`). Squares are algebraic names (``"e4"``), grouped by role.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs
import chess

Squares = Mapping[str, tuple[str, ...]]
"""Role (``"from"``, ``"attackers"``, …) to the squares that play it."""

Params = Mapping[str, str | int | bool | tuple[str, ...]]
"""Small values that the words need: a move number, a piece letter, a side."""


def frozen(mapping: Mapping[str, object]) -> Mapping[str, object]:
    """Return a copy of a mapping that nobody can change: what records hold."""
    return MappingProxyType(dict(mapping))


@attrs.frozen
class Reason:
    """One fact that makes a move illegal, with the id of the rule it follows from."""

    code: str
    squares: Squares = attrs.field(factory=dict, converter=frozen)
    params: Params = attrs.field(factory=dict, converter=frozen)
    rule: str = ""


@attrs.frozen
class Note:
    """One thing worth telling about a legal move."""

    code: str
    squares: Squares = attrs.field(factory=dict, converter=frozen)
    params: Params = attrs.field(factory=dict, converter=frozen)
    rule: str = ""


@attrs.frozen
class Fact:
    """One observation that supports a status, a claim or a `WhyNot`."""

    code: str
    squares: Squares = attrs.field(factory=dict, converter=frozen)
    params: Params = attrs.field(factory=dict, converter=frozen)


@attrs.frozen
class Verdict:
    """What the judge says of one move.

    ``reasons`` is empty when and only when ``legal`` is true. ``move`` is the
    move to push, normalised for the board, and ``None`` when refused.
    """

    legal: bool
    move: chess.Move | None
    reasons: tuple[Reason, ...] = ()
    notes: tuple[Note, ...] = ()

    @property
    def asks_promotion(self) -> bool:
        """Whether the choice of a piece is all that is missing."""
        return bool(self.reasons) and self.reasons[0].code == "promotion-missing"


@attrs.frozen
class Status:
    """How a position stands: the winning code, who won, and why."""

    code: str
    winner: chess.Color | None = None
    because: tuple[Fact, ...] = ()
    claims: tuple[str, ...] = ()
    claimable_moves: Mapping[str, tuple[chess.Move, ...]] = attrs.field(factory=dict, converter=frozen)


@attrs.frozen
class WhyNot:
    """Whether a belief about the position is true, and what proves or refutes it."""

    belief: str
    true: bool
    because: tuple[Fact, ...] = ()
    line: tuple[chess.Move, ...] = ()


@attrs.frozen
class FlagResult:
    """Who wins when a flag falls (``None``: a draw), with the mating line if one was found."""

    winner: chess.Color | None
    line: tuple[chess.Move, ...] = ()
    proven: bool = True
    because: tuple[Fact, ...] = ()


@attrs.frozen
class Claim:
    """Whether a draw claim is right, with the count or the occurrences."""

    kind: str
    right: bool
    because: tuple[Fact, ...] = ()
