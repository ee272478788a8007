"""Why a stalemate is one: no check, and no man that can move."""

from __future__ import annotations

import chess

from ._boards import letter, names, own_king, pinner_of, side_name
from .flights import flights
from .mate import exposed_en_passant, pseudo_moves
from .types import Fact

_PAWN_STEP = {chess.WHITE: 8, chess.BLACK: -8}


def why_stalemate(board: chess.Board) -> tuple[Fact, ...]:
    """Return the facts that make a position stalemate (FIDE 5.2.1); the caller knows that it is.

    First that the king is not attacked, then each square round it, then for every
    other man why it cannot move.

    >>> [fact.code for fact in why_stalemate(chess.Board("kb5R/8/1K6/8/8/8/8/8 b - - 0 1"))]
    ['not-attacked', 'flight-guarded', 'flight-guarded', 'flight-own-piece', 'man-pinned']
    """
    king = own_king(board)
    squares = {"king": (chess.square_name(king),)}
    side = side_name(board.turn)
    facts = [Fact("not-attacked", squares, {"side": side}), *flights(board)]
    men = board.occupied_co[board.turn] & ~chess.BB_SQUARES[king]
    facts += [man_stuck(board, square) for square in chess.scan_forward(men)]
    if not men:
        facts.append(Fact("king-alone", squares, {"side": side}))
    if hasattr(board, "pockets"):
        facts.append(Fact("pocket-no-help", {}, {"pieces": "", "side": side}))
    return tuple(facts)


def man_stuck(board: chess.Board, square: chess.Square) -> Fact:
    """Return why a man that has no legal move has none: pinned, blocked, or an exposing en passant.

    >>> man_stuck(chess.Board("4k3/8/8/8/8/p7/P7/4K3 w - - 0 1"), chess.A2).squares["blockers"]
    ('a3',)
    """
    params = {"piece": letter(board, square), "side": side_name(board.turn)}
    name = (chess.square_name(square),)
    king = (chess.square_name(own_king(board)),)
    if any(True for _ in pseudo_moves(board, chess.BB_SQUARES[square])):
        pinner = pinner_of(board, square)
        if pinner is not None:
            squares = {"pinned": name, "pinner": (chess.square_name(pinner),), "king": king}
            return Fact("man-pinned", squares, params)
        passing = exposed_en_passant(board)
        if passing is not None:
            return passing
    return Fact("man-blocked", {"from": name, "blockers": names(_blockers(board, square))}, params)


def _blockers(board: chess.Board, square: chess.Square) -> chess.Bitboard:
    if board.pawns & chess.BB_SQUARES[square]:
        ahead = square + _PAWN_STEP[board.turn]
        return board.occupied & chess.BB_SQUARES[ahead] if 0 <= ahead < 64 else chess.BB_EMPTY
    return board.attacks_mask(square) & board.occupied_co[board.turn]
