"""What other kinds of chess have beside the men: checks that are counted, squares that win."""

from __future__ import annotations

import re

import chess
import chess.variant

from chesslearn.widgets._state import ChecksLeft, Mark

_COUNTS = re.compile(r" (\d)\+(\d)(?: |$)")
_HILL = ("d5", "e5", "d4", "e4")


def checks_left(fen: str) -> ChecksLeft | None:
    """Return how many checks each side has left to give, if the position counts them.

    >>> checks_left("4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1")
    ChecksLeft(white=1, black=3)
    """
    found = _COUNTS.search(fen)
    return None if found is None else ChecksLeft(int(found[1]), int(found[2]))


def hill(board: chess.Board | None) -> list[Mark]:
    """Return the squares that win for a king, where the rules of the board know any."""
    if not isinstance(board, chess.variant.KingOfTheHillBoard):
        return []
    return [Mark(square, "hill") for square in _HILL]
