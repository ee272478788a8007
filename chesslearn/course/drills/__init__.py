"""Drills: short rounds made fresh from a seed, found by the name they have in files."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.drills.find_square import FindSquare
from chesslearn.course.drills.name_square import NameSquare
from chesslearn.course.drills.square_colour import SquareColour

DRILLS: Final[Mapping[str, Drill]] = MappingProxyType(
    {drill.kind: drill for drill in (NameSquare(), FindSquare(), SquareColour())}
)
"""Drills by the name they have in files. A new drill is one more class here."""

__all__ = ["DRILLS", "Drill", "Round"]
