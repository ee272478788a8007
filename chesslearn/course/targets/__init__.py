"""What a step asks to find or to count: each target knows its squares and its answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chesslearn.course._late import Kinds
from chesslearn.course.targets.base import Target

if TYPE_CHECKING:
    from chesslearn.course.targets.amounts import ChecksAvailable, LegalMoves, MatesAvailable
    from chesslearn.course.targets.kings import Answers, Attacked, CastlingSquares, Flights
    from chesslearn.course.targets.lines import Colour, Diagonal, File, Listed, Rank
    from chesslearn.course.targets.men import Attackers, Checkers, Men, Pinned
    from chesslearn.course.targets.moves import CapturesOf, MovesOf

TARGETS: Final[Kinds[type[Target]]] = Kinds(
    __name__,
    {
        "moves": "moves.MovesOf",
        "captures": "moves.CapturesOf",
        "file": "lines.File",
        "rank": "lines.Rank",
        "diagonal": "lines.Diagonal",
        "colour": "lines.Colour",
        "list": "lines.Listed",
        "attacked": "kings.Attacked",
        "attackers": "men.Attackers",
        "checkers": "men.Checkers",
        "pinned": "men.Pinned",
        "men": "men.Men",
        "flights": "kings.Flights",
        "castling": "kings.CastlingSquares",
        "answers": "kings.Answers",
        "legal-moves": "amounts.LegalMoves",
        "checks": "amounts.ChecksAvailable",
        "mates": "amounts.MatesAvailable",
    },
)
"""Kinds of targets by the name they have in files."""

__all__ = [
    "TARGETS",
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


def __getattr__(name: str) -> Any:
    return TARGETS.named(name)
