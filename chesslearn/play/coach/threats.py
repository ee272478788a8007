"""What the opponent would do, if it were their move."""

from __future__ import annotations

import chess

from chesslearn.rules import names

from .dangers import losing, mating
from .material import losses_of, mate_in_one, passed
from .records import Remark


def threats(board: chess.Board) -> tuple[Remark, ...]:
    """Return what threatens the side to move: a mate, and the men that would be won.

    Asked before one's own move. In check nothing is told, the check comes first; nor of other
    boards than ordinary chess and Chess960. The board is not changed.

    >>> [remark.code for remark in threats(chess.Board("4k3/8/2p5/3Q4/8/8/8/4K3 w - - 0 1"))]
    ['threat-capture']
    """
    if type(board) is not chess.Board:
        return ()
    theirs = passed(board)
    if theirs is None:
        return ()
    mate, king = mate_in_one(theirs), theirs.kings & theirs.occupied_co[board.turn]
    mates = [] if mate is None else [mating("threat-mate", theirs, mate, names(king))]
    losses = sorted(losses_of(theirs, board.turn).values(), key=lambda loss: (-loss.gain, loss.square))
    return (*mates, *(losing("threat-capture", theirs, loss) for loss in losses))
