"""Drills: short rounds made fresh from a seed, found by the name they have in files."""

from __future__ import annotations

from typing import Final

from chesslearn.course._late import Kinds
from chesslearn.course.drills.base import Drill, Round

DRILLS: Final[Kinds[Drill]] = Kinds(
    __name__,
    {
        "name-square": "name_square.NameSquare",
        "find-square": "find_square.FindSquare",
        "square-colour": "square_colour.SquareColour",
        "where-can-it-go": "where_can_it_go.WhereCanItGo",
        "legal-or-not": "legal_or_not.LegalOrNot",
        "check-mate-stalemate": "check_mate_stalemate.CheckMateStalemate",
        "write-move": "write_move.WriteMove",
        "take-or-not": "take_or_not.TakeOrNot",
        "draw-array": "draw_array.DrawArray",
    },
    make=lambda drill: drill(),
)
"""Drills by the name they have in files. A new drill is one more class and one more line here."""

__all__ = ["DRILLS", "Drill", "Round"]
