"""Goals of a move, one class a kind, found by the name they have in files."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from chesslearn.course.goals.attacking import Attack, Defend, Gain, Keep, Pin
from chesslearn.course.goals.base import Goal
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
from chesslearn.course.goals.moving import Capture, Castle, Drop, EnPassant, Moves, Promote, Reach, Refused

_ALL: Final[tuple[type[Goal], ...]] = (
    Reach,
    Capture,
    Refused,
    Moves,
    Drop,
    Castle,
    Check,
    Mate,
    Stalemate,
    Promote,
    EnPassant,
    Attack,
    Defend,
    Pin,
    Gain,
    Keep,
    AnswerCheck,
    EscapeCheck,
    Block,
    CaptureChecker,
    DoubleCheck,
    DiscoveredCheck,
    Win,
)

GOALS: Final[Mapping[str, type[Goal]]] = MappingProxyType({goal.kind: goal for goal in _ALL})
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
