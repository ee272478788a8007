"""What is worth telling about a legal move."""

from __future__ import annotations

import chess

from ..situation import Situation
from ..types import Note


def notes_on(position: Situation, move: chess.Move) -> tuple[Note, ...]:
    """Return the notes on a legal move, most telling first."""
    return ()
