"""What the opponent would do, if it were their move."""

from __future__ import annotations

import chess

from chesslearn.rules import san_of

from .material import loss_at, mate_in_one, passed
from .records import Remark
from .squares import letter, name


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
    return (*_mate(theirs, board.turn), *_captures(theirs, board.turn))


def _mate(board: chess.Board, color: chess.Color) -> list[Remark]:
    mate, king = mate_in_one(board), board.king(color)
    if mate is None or king is None:
        return []
    squares = {"from": (name(mate.from_square),), "to": (name(mate.to_square),), "king": (name(king),)}
    params = {"piece": letter(board, mate.from_square), "move": san_of(board, mate)}
    return [Remark("threat-mate", squares, params)]


def _captures(board: chess.Board, color: chess.Color) -> list[Remark]:
    found = [
        loss
        for square in chess.scan_forward(board.occupied_co[color] & ~board.kings)
        if board.attackers_mask(not color, square) and (loss := loss_at(board, square)) is not None
    ]
    return [
        Remark(
            "threat-capture",
            {"man": (name(loss.square),), "attackers": tuple(map(name, loss.attackers))},
            {
                "piece": letter(board, loss.square),
                "attacker": letter(board, loss.capture.from_square),
                "how": loss.how,
            },
        )
        for loss in sorted(found, key=lambda loss: (-loss.gain, loss.square))
    ]
