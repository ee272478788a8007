"""Why a king cannot go to the squares round it."""

from __future__ import annotations

import chess

from ._boards import letter, letters, names, own_king, side_name
from .types import Fact


def flights(board: chess.Board) -> tuple[Fact, ...]:
    """Return one fact for each square round the king to move that it may not enter.

    An own man fills the square; or enemies guard it; or they protect the man that
    the king would capture; or the square lies behind the king on a checker's line.
    Squares that the king may enter are left out. Castling is not looked at.

    >>> board = chess.Board("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")
    >>> [(fact.code, fact.squares["to"]) for fact in flights(board)]
    [('flight-own-piece', ('g7',)), ('flight-own-piece', ('h7',)), ('flight-own-piece', ('g8',))]
    """
    king = own_king(board)
    found = (_flight(board, king, square) for square in chess.scan_forward(chess.BB_KING_ATTACKS[king]))
    return tuple(fact for fact in found if fact is not None)


def _flight(board: chess.Board, king: chess.Square, square: chess.Square) -> Fact | None:
    side = side_name(board.turn)
    to = (chess.square_name(square),)
    if board.occupied_co[board.turn] & chess.BB_SQUARES[square]:
        return Fact("flight-own-piece", {"to": to}, {"piece": letter(board, square), "side": side})
    seen = board.attackers_mask(not board.turn, square)
    without_king = board.occupied & ~chess.BB_SQUARES[king]
    guards = seen or board.attackers_mask(not board.turn, square, without_king)
    if not guards:
        return None
    pieces = letters(board, guards)
    if board.occupied & chess.BB_SQUARES[square]:
        params = {"piece": letter(board, square), "pieces": pieces, "side": side}
        return Fact("flight-protected", {"to": to, "protectors": names(guards)}, params)
    code = "flight-guarded" if seen else "flight-along-line"
    return Fact(code, {"to": to, "attackers": names(guards)}, {"pieces": pieces, "side": side})
