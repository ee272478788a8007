"""Goals of a move, one class a kind, found by the name they have in files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from chesslearn.course._late import Kinds
from chesslearn.course.goals.base import Goal

if TYPE_CHECKING:
    from chesslearn.course.goals.attacking import Attack, Defend, Gain, Keep, Pin
    from chesslearn.course.goals.checking import (
        AnswerCheck,
        Block,
        CaptureChecker,
        Check,
        DiscoveredCheck,
        DoubleCheck,
        EscapeCheck,
        Mate,
        Stalemate,
        Win,
    )
    from chesslearn.course.goals.moving import (
        Capture,
        Castle,
        Drop,
        EnPassant,
        Moves,
        Promote,
        Reach,
        Refused,
    )

GOALS: Final[Kinds[type[Goal]]] = Kinds(
    __name__,
    {
        "reach": "moving.Reach",
        "capture": "moving.Capture",
        "refused": "moving.Refused",
        "moves": "moving.Moves",
        "drop": "moving.Drop",
        "castle": "moving.Castle",
        "check": "checking.Check",
        "mate": "checking.Mate",
        "stalemate": "checking.Stalemate",
        "promote": "moving.Promote",
        "en-passant": "moving.EnPassant",
        "attack": "attacking.Attack",
        "defend": "attacking.Defend",
        "pin": "attacking.Pin",
        "gain": "attacking.Gain",
        "keep": "attacking.Keep",
        "answer-check": "checking.AnswerCheck",
        "escape-check": "checking.EscapeCheck",
        "block": "checking.Block",
        "capture-checker": "checking.CaptureChecker",
        "double-check": "checking.DoubleCheck",
        "discovered-check": "checking.DiscoveredCheck",
        "win": "checking.Win",
    },
)
"""Goal kinds by the name they have in files."""

__all__ = [
    "GOALS",
    "AnswerCheck",
    "Attack",
    "Block",
    "Capture",
    "CaptureChecker",
    "Castle",
    "Check",
    "Defend",
    "DiscoveredCheck",
    "DoubleCheck",
    "Drop",
    "EnPassant",
    "EscapeCheck",
    "Gain",
    "Goal",
    "Keep",
    "Mate",
    "Moves",
    "Pin",
    "Promote",
    "Reach",
    "Refused",
    "Stalemate",
    "Win",
]


def __getattr__(name: str) -> Any:
    return GOALS.named(name)
