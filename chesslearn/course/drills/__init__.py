"""Drills: short rounds made fresh from a seed, found by the name they have in files."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.drills.check_mate_stalemate import CheckMateStalemate
from chesslearn.course.drills.draw_array import DrawArray
from chesslearn.course.drills.find_square import FindSquare
from chesslearn.course.drills.legal_or_not import LegalOrNot
from chesslearn.course.drills.name_square import NameSquare
from chesslearn.course.drills.square_colour import SquareColour
from chesslearn.course.drills.take_or_not import TakeOrNot
from chesslearn.course.drills.where_can_it_go import WhereCanItGo
from chesslearn.course.drills.write_move import WriteMove

_ALL: Final[tuple[Drill, ...]] = (
    NameSquare(),
    FindSquare(),
    SquareColour(),
    WhereCanItGo(),
    LegalOrNot(),
    CheckMateStalemate(),
    WriteMove(),
    TakeOrNot(),
    DrawArray(),
)

DRILLS: Final[Mapping[str, Drill]] = MappingProxyType({drill.kind: drill for drill in _ALL})
"""Drills by the name they have in files. A new drill is one more class here."""

__all__ = ["DRILLS", "Drill", "Round"]
