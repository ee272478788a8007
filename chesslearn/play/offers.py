"""Whether the computer takes a draw: by what its own evaluation says, never by chance."""

from __future__ import annotations

from typing import Final

import chess

from chesslearn.opponent.judgement import worth_for

_WORSE: Final = -60
_LEVEL: Final = 60
"""In hundredths of a pawn: what counts as worse, and what still as level."""
_FEW_MEN: Final = 12
_SHUFFLED: Final = 30
"""A level game is given up when few men are left or nothing has happened for so many half-moves."""


def takes_draw(board: chess.Board, color: chess.Color) -> bool:
    """Return whether the computer that plays a colour accepts a draw here.

    It does when it stands worse, and in a level game when little is left to play for.
    The same position gives the same answer, however often one asks.

    >>> takes_draw(chess.Board("4k3/8/8/8/8/8/8/QK6 w - - 0 1"), chess.BLACK)
    True
    >>> takes_draw(chess.Board("4k3/8/8/8/8/8/8/QK6 w - - 0 1"), chess.WHITE)
    False
    """
    worth = worth_for(board, color)
    if worth <= _WORSE:
        return True
    tired = board.occupied.bit_count() <= _FEW_MEN or board.halfmove_clock >= _SHUFFLED
    return worth <= _LEVEL and tired
