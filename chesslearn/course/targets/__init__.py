"""What a step asks to find or to count: each target knows its squares and its answers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from chesslearn.course.targets.amounts import Amount, ChecksAvailable, LegalMoves, MatesAvailable
from chesslearn.course.targets.base import Target
from chesslearn.course.targets.kings import Answers, Attacked, CastlingSquares, Flights
from chesslearn.course.targets.lines import Colour, Diagonal, File, Listed, Rank
from chesslearn.course.targets.men import Attackers, Checkers, Men, Pinned
from chesslearn.course.targets.moves import CapturesOf, MovesOf

_ALL: Final[tuple[type[Target], ...]] = (
    MovesOf,
    CapturesOf,
    File,
    Rank,
    Diagonal,
    Colour,
    Listed,
    Attacked,
    Attackers,
    Checkers,
    Pinned,
    Men,
    Flights,
    CastlingSquares,
    Answers,
    LegalMoves,
    ChecksAvailable,
    MatesAvailable,
)

TARGETS: Final[Mapping[str, type[Target]]] = MappingProxyType({target.kind: target for target in _ALL})
"""Kinds of targets by the name they have in files."""

__all__ = [
    "TARGETS",
    "Amount",
    "Answers",
    "Attacked",
    "Attackers",
    "CapturesOf",
    "CastlingSquares",
    "Checkers",
    "ChecksAvailable",
    "Colour",
    "Diagonal",
    "File",
    "Flights",
    "LegalMoves",
    "Listed",
    "MatesAvailable",
    "Men",
    "MovesOf",
    "Pinned",
    "Rank",
    "Target",
]
