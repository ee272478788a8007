"""Playing it out: what a game against the opponent is for, how it ends, and who replies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chesslearn.course._late import Kinds

if TYPE_CHECKING:
    from chesslearn.course.versus.aims import Aim

AIMS: Final[Kinds[type[Aim]]] = Kinds(
    __name__,
    {
        "mate": "aims.MateAim",
        "promote": "aims.PromoteAim",
        "win": "aims.WinAim",
        "draw": "aims.DrawAim",
        "end": "aims.EndAim",
    },
)
"""Kinds of aims by the name they have in files."""

__all__ = ["AIMS"]
