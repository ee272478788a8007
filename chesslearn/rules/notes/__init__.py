"""What is worth telling about a legal move: one small file for each family of notes.

A note is told whenever its trigger holds; the docstring of its function states
the trigger. `codes.NOTES` sets the order, most telling first.
"""

from __future__ import annotations

import chess

from ..codes import NOTES
from ..situation import Situation
from ..types import Note
from .after import After
from .castlings import castling_notes
from .checks import check_notes
from .kings import king_notes
from .lines import line_notes
from .pawns import pawn_notes
from .results import result_notes

_ORDER = {code: index for index, code in enumerate(NOTES)}


def notes_on(position: Situation, move: chess.Move) -> tuple[Note, ...]:
    """Return the notes on a legal move, most telling first.

    >>> board = chess.Board()
    >>> [note.code for note in notes_on(Situation(board), chess.Move.from_uci("g1f3"))]
    ['knight-jumps']
    """
    after = After(position, move)
    found = [
        *result_notes(after),
        *castling_notes(after),
        *pawn_notes(after),
        *check_notes(after),
        *king_notes(after),
        *line_notes(after),
    ]
    return tuple(sorted(found, key=lambda note: _ORDER[note.code]))
