"""The own king's safety: pins, checks to answer, squares closed to the king (FIDE 3.8.1, 3.9.2)."""

from __future__ import annotations

import chess
import chess.variant

from ._boards import names, pinner_of
from .geometry import simple_roles
from .situation import Roles, Situation, with_options
from .types import Reason
from .variant_end import HILL


def king_faults(position: Situation, origin: chess.Square, target: chess.Square) -> list[Reason]:
    """Return the one reason why the king may not stand on a square, or nothing.

    A man on the target that is guarded only through the king's own square counts
    as ``king-along-line``: it is not protected now, but the king would not have left the line.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("8/p7/8/3k4/8/3K4/P7/8 w - - 0 1"), "d3d4").reasons[0].code
    'king-next-to-king'
    """
    moved = position.occupied & ~chess.BB_SQUARES[origin]
    attackers = position.attackers(target, moved)
    if not attackers:
        return []
    mask = chess.BB_SQUARES[target]
    direct = position.attackers(target)
    beside = chess.BB_KING_ATTACKS[target] & position.enemy_kings
    if position.them & mask and direct:
        return [_takes_protected(position, origin, target, direct)]
    if beside:
        return [_king_reason(position, origin, target, "king-next-to-king", "king.not-next-to-king", beside)]
    if not direct:
        return [_along_line(position, origin, target, attackers)]
    return [_into_attack(position, origin, target, attackers)]


def _king_roles(position: Situation, origin: chess.Square, target: chess.Square) -> Roles:
    squares = {**simple_roles(origin, target), "king": (chess.SQUARE_NAMES[origin],)}
    if position.kind == "kingofthehill" and chess.BB_SQUARES[target] & HILL:
        squares["hill"] = names(HILL)
    return squares


def _king_reason(
    position: Situation,
    origin: chess.Square,
    target: chess.Square,
    code: str,
    rule: str,
    attackers: chess.Bitboard,
) -> Reason:
    squares = {**_king_roles(position, origin, target), "attackers": names(attackers)}
    params = {"piece": "K", "attacker": position.first(attackers), "side": position.side}
    return Reason(code, squares, params, rule)


def _along_line(
    position: Situation, origin: chess.Square, target: chess.Square, attackers: chess.Bitboard
) -> Reason:
    found = _king_reason(position, origin, target, "king-along-line", "king.stay-off-line", attackers)
    squares = with_options(dict(found.squares), position.options(origin))
    return Reason(found.code, squares, found.params, found.rule)


def _takes_protected(
    position: Situation, origin: chess.Square, target: chess.Square, protectors: chess.Bitboard
) -> Reason:
    squares = {
        **_king_roles(position, origin, target),
        "captured": (chess.SQUARE_NAMES[target],),
        "protector": names(protectors),
    }
    params = {
        "piece": "K",
        "target": position.letter(target),
        "protector": position.first(protectors),
        "side": position.side,
    }
    return Reason("king-takes-protected", squares, params, "king.not-take-defended")


def _into_attack(
    position: Situation, origin: chess.Square, target: chess.Square, attackers: chess.Bitboard
) -> Reason:
    squares = {**_king_roles(position, origin, target), "attackers": names(attackers)}
    bound = {square: pinner_of(position.board, square) for square in chess.scan_forward(attackers)}
    pins = {square: pinner for square, pinner in bound.items() if pinner is not None}
    if pins:
        squares["pinned"] = tuple(chess.SQUARE_NAMES[square] for square in pins)
        squares["pinner"] = tuple(chess.SQUARE_NAMES[square] for square in pins.values())
    params = {"piece": "K", "attacker": position.first(attackers), "side": position.side}
    return Reason("king-into-attack", squares, params, "king.not-into-attack")


def man_faults(
    position: Situation, origin: chess.Square, target: chess.Square, captured: chess.Square | None
) -> list[Reason]:
    """Return ``pinned``, ``double-check`` and ``check-unanswered`` as they hold for a man's move.

    ``captured`` is the pawn taken in passing, if the move does that.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "e2c3").reasons[0].code
    'pinned'
    """
    if position.king is None:
        return []
    found = []
    pinner = position.pinner(origin)
    if pinner is not None and not chess.ray(position.king, origin) & chess.BB_SQUARES[target]:
        found.append(_pinned(position, origin, target, pinner))
    piece = position.letter(origin)
    found += check_faults(position, piece, simple_roles(origin, target), _gains(position, target, captured))
    return found


def _gains(position: Situation, target: chess.Square, captured: chess.Square | None) -> chess.Bitboard:
    """Return the squares with which a move may answer a check: where it lands, and what it takes."""
    taken = chess.BB_EMPTY if captured is None else chess.BB_SQUARES[captured] & position.checkers
    return chess.BB_SQUARES[target] | taken


def _pinned(position: Situation, origin: chess.Square, target: chess.Square, pinner: chess.Square) -> Reason:
    assert position.king is not None
    squares = {
        **simple_roles(origin, target),
        "king": (chess.SQUARE_NAMES[position.king],),
        "pinned": (chess.SQUARE_NAMES[origin],),
        "pinner": (chess.SQUARE_NAMES[pinner],),
    }
    params = {"piece": position.letter(origin), "pinner": position.letter(pinner), "side": position.side}
    options = with_options(squares, position.options(origin))
    return Reason("pinned", options, params, "check.pinned-along-line")


def check_faults(
    position: Situation, piece: str, roles: Roles, gains: chess.Bitboard, *, drop: bool = False
) -> list[Reason]:
    """Return ``double-check`` or ``check-unanswered`` for a move or drop that leaves the check.

    ``gains`` are the squares with which it may answer; a drop cannot capture.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1"), "a1a2").reasons[0].code
    'check-unanswered'
    """
    checkers = position.checkers
    if not checkers or position.king is None:
        return []
    ordered = tuple(chess.scan_forward(checkers))
    shut = chess.between(position.king, ordered[0]) if len(ordered) == 1 else chess.BB_EMPTY
    if len(ordered) == 1 and gains & (shut if drop else shut | checkers):
        return []
    squares = {
        **roles,
        "king": (chess.SQUARE_NAMES[position.king],),
        "checkers": names(checkers),
    }
    params = {"piece": piece, "checker": position.letter(ordered[0]), "side": position.side}
    if len(ordered) > 1:
        params["checker2"] = position.letter(ordered[1])
        return [Reason("double-check", with_options(squares, position.answers), params, "check.double")]
    if shut:
        squares["path"] = names(shut)
    squares = with_options(squares, position.answers)
    return [Reason("check-unanswered", squares, params, "check.must-answer")]


def passing_exposure(
    position: Situation, origin: chess.Square, target: chess.Square, captured: chess.Square
) -> list[Reason]:
    """Return the reason when an en passant capture opens a line to the own king.

    ``ep-exposes-king`` when both pawns leave a rank; ``exposes-king`` when the
    captured pawn alone had shut a line, which only a set-up position can show.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1"), "e5d6").reasons[0].code
    'ep-exposes-king'
    """
    if position.king is None:
        return []
    gone = chess.BB_SQUARES[origin] | chess.BB_SQUARES[captured]
    after = position.occupied & ~gone | chess.BB_SQUARES[target]
    attackers = position.attackers(position.king, after) & ~chess.BB_SQUARES[captured]
    if not attackers:
        return []
    same_rank = chess.BB_RANKS[chess.square_rank(position.king)] & gone == gone
    along = attackers & chess.BB_RANKS[chess.square_rank(position.king)]
    code, rule = "exposes-king", "check.no-self-check"
    if same_rank and along:
        code, rule = "ep-exposes-king", "ep.king-safety"
    squares = {
        **simple_roles(origin, target),
        "king": (chess.SQUARE_NAMES[position.king],),
        "captured": (chess.SQUARE_NAMES[captured],),
        "attackers": names(attackers),
    }
    params = {"piece": "P", "attacker": position.first(attackers), "side": position.side}
    return [Reason(code, with_options(squares, position.options(origin)), params, rule)]
