"""Men dropped from the pocket: crazyhouse, and bughouse boards made from it."""

from __future__ import annotations

import chess
import chess.variant

from .safety import check_faults
from .situation import Roles, Situation
from .types import Reason


def drop_faults(position: Situation, piece: chess.PieceType, target: chess.Square) -> list[Reason]:
    """Return why a man may not be dropped on a square; empty when it may.

    >>> [reason.code for reason in drop_faults(Situation(chess.Board()), chess.KNIGHT, chess.E4)]
    ['drop-not-here']
    """
    board = position.board
    squares: Roles = {"to": (chess.SQUARE_NAMES[target],)}
    letter = chess.piece_symbol(piece).upper()
    params = {"piece": letter, "side": position.side}
    if not isinstance(board, chess.variant.CrazyhouseBoard):
        return [Reason("drop-not-here", squares, params, "crazyhouse.aim")]
    found = []
    if piece == chess.KING or not board.pockets[position.turn].count(piece):
        found.append(Reason("drop-not-in-pocket", squares, params, "crazyhouse.aim"))
    mask = chess.BB_SQUARES[target]
    if position.occupied & mask:
        found.append(_occupied(position, squares, params, target))
    if piece == chess.PAWN and mask & chess.BB_BACKRANKS:
        found.append(Reason("drop-pawn-rank", squares, params, "crazyhouse.pawn-ranks"))
    return found + check_faults(position, letter, squares, mask, drop=True)


def _occupied(position: Situation, squares: Roles, params: dict[str, str], target: chess.Square) -> Reason:
    blocked = {**squares, "blockers": (chess.SQUARE_NAMES[target],)}
    return Reason("drop-occupied", blocked, params | position.blocker(target), "crazyhouse.drop-is-turn")
