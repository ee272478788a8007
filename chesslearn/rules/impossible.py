"""The faults of a position that no series of legal moves can reach."""

from __future__ import annotations

import chess

from ._boards import Kind, names, side_name
from .types import Fact
from .variant_end import HILL

_WRONG_CHECKS = chess.STATUS_TOO_MANY_CHECKERS | chess.STATUS_IMPOSSIBLE_CHECK


def faults(board: chess.Board, kind: Kind) -> tuple[Fact, ...]:
    """Return every fault of an impossible position, none for a possible one.

    Told are missing or surplus kings, pawns on the first or last rank, a side
    not to move that is in check, checks that no single move can have given, more
    pawns or men than a side can have (not in crazyhouse, where captured men come
    back), and a variant that both sides have won. What is not told may still be
    unreachable: this is no retrograde analysis.

    >>> [fact.code for fact in faults(chess.Board("8/8/8/8/8/8/8/K6P w - - 0 1"), "standard")]
    ['fault-no-king', 'fault-pawns-on-last-rank']
    """
    found = [*_kings(board)]
    one_king_each = not found
    if board.pawns & chess.BB_BACKRANKS:
        found.append(Fact("fault-pawns-on-last-rank", {"pawns": names(board.pawns & chess.BB_BACKRANKS)}))
    if one_king_each:
        found += _checks(board)
        found += _winners(board, kind)
    if kind != "crazyhouse":
        found += _numbers(board)
    return tuple(found)


def _kings(board: chess.Board) -> list[Fact]:
    found = []
    for color in chess.COLORS:
        kings = board.kings & board.occupied_co[color] & ~board.promoted
        if not kings:
            found.append(Fact("fault-no-king", {}, {"side": side_name(color)}))
        elif kings & (kings - 1):
            count = chess.popcount(kings)
            found.append(
                Fact("fault-many-kings", {"kings": names(kings)}, {"side": side_name(color), "count": count})
            )
    return found


def _checks(board: chess.Board) -> list[Fact]:
    waiting, king = board.king(not board.turn), board.king(board.turn)
    if waiting is None or king is None:
        return []
    found = []
    attackers = board.attackers_mask(board.turn, waiting)
    if attackers:
        squares = {"king": (chess.square_name(waiting),), "attackers": names(attackers)}
        found.append(Fact("fault-opposite-check", squares, {"side": side_name(not board.turn)}))
    checkers = board.checkers_mask()
    if checkers and (_two_leapers(board, checkers) or board.status() & _WRONG_CHECKS):
        squares = {"king": (chess.square_name(king),), "checkers": names(checkers)}
        found.append(Fact("fault-checkers", squares, {"side": side_name(board.turn)}))
    return found


def _two_leapers(board: chess.Board, checkers: chess.Bitboard) -> bool:
    """Two checks at once need a line that opened: knights and pawns alone cannot give them."""
    several = checkers & (checkers - 1)
    return bool(several) and not checkers & ~(board.knights | board.pawns)


def _numbers(board: chess.Board) -> list[Fact]:
    found = []
    for color in chess.COLORS:
        pawns = board.pawns & board.occupied_co[color]
        many, men = chess.popcount(pawns), chess.popcount(board.occupied_co[color])
        if many > 8:
            params: dict[str, str | int] = {"side": side_name(color), "count": many}
            found.append(Fact("fault-many-pawns", {"pawns": names(pawns)}, params))
        if men > 16:
            found.append(Fact("fault-many-men", {}, {"side": side_name(color), "count": men}))
    return found


def _winners(board: chess.Board, kind: Kind) -> list[Fact]:
    if kind == "kingofthehill" and chess.popcount(board.kings & HILL) > 1:
        return [Fact("fault-two-winners", {"kings": names(board.kings & HILL)})]
    if kind == "3check" and board.is_variant_draw():
        return [Fact("fault-two-winners", {"kings": names(board.kings)})]
    return []
