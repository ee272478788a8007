"""Why castling is refused: the right, the way, and the attacks on the king's squares (FIDE 3.8.2)."""

from __future__ import annotations

import chess

from ._boards import names
from .history import Event, arrivals, kind_that_moved, king_moved, rook_left, told
from .normalise import Castling, TooFar
from .situation import Roles, Situation, nearest_first, with_options
from .types import Reason

Values = dict[str, str | int | bool]


def too_far(position: Situation, origin: chess.Square, target: chess.Square, meant: TooFar) -> list[Reason]:
    """Return the reasons for a king taken along its rank as no castling takes it.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/p7/8/8/8/8/8/R3K3 w Q - 0 1"), "e1b1").reasons[0].code
    'castling-too-far'
    """
    squares: Roles = {
        "from": (chess.SQUARE_NAMES[origin],),
        "to": (chess.SQUARE_NAMES[target],),
        "king": (chess.SQUARE_NAMES[origin],),
    }
    params: Values = {"home": meant.home, "target": position.letter(target), "side": position.side}
    options = with_options(squares, meant.options)
    rule = "960.castling.gesture" if position.board.chess960 else "castling.king-always-two"
    found = [Reason("castling-too-far", options, params, rule)]
    moved = king_moved(position.board, position.turn)
    if moved is not None:
        wing: Values = {"wing": "king" if target > origin else "queen", "side": position.side}
        found.append(_king_moved(position, squares, wing, moved, origin))
    return found


def castling_faults(position: Situation, origin: chess.Square, meant: Castling) -> list[Reason]:
    """Return every reason that bars a castling, lasting ones first; empty when it is legal.

    An attack that reaches a square only through the king is not told twice: it is the check.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4kr2/8/8/8/8/8/8/4K2R w K - 0 1"), "e1g1").reasons[0].code
    'castling-through-check'
    """
    squares, params = _roles(origin, meant), {"wing": meant.wing, "side": position.side}
    found = [] if meant.has_right else _right_faults(position, origin, meant, squares, params)
    found += _blocked(position, origin, meant, squares, params)
    if position.checkers:
        found.append(_in_check(position, squares, params))
    found += _crossing(position, origin, meant, squares, params)
    found += _landing(position, origin, meant, squares, params)
    return found


def king_way(origin: chess.Square, meant: Castling) -> chess.Bitboard:
    """Return the squares that the king crosses, without its start and its end.

    >>> king_way(chess.E1, Castling("queen", chess.C1, chess.D1, chess.A1, True)) == chess.BB_D1
    True
    """
    return chess.between(origin, meant.king_to)


def _roles(origin: chess.Square, meant: Castling) -> Roles:
    squares: Roles = {
        "from": (chess.SQUARE_NAMES[origin],),
        "to": (chess.SQUARE_NAMES[meant.king_to],),
        "king": (chess.SQUARE_NAMES[origin],),
    }
    if meant.rook is not None:
        squares["rook"] = (chess.SQUARE_NAMES[meant.rook],)
    way = king_way(origin, meant) | (chess.BB_SQUARES[meant.king_to] if meant.king_to != origin else 0)
    if way:
        squares["path"] = nearest_first(origin, way)
    return squares


def _stands(position: Situation, meant: Castling) -> bool:
    """Return whether an own rook stands where the castling needs it."""
    rooks = position.us & position.board.rooks
    return meant.rook is not None and bool(rooks & chess.BB_SQUARES[meant.rook])


def _right_faults(
    position: Situation, origin: chess.Square, meant: Castling, squares: Roles, params: dict[str, str]
) -> list[Reason]:
    """Return why the right is gone: what the history shows, else what the position says."""
    moved = king_moved(position.board, position.turn)
    found = [] if moved is None else [_king_moved(position, squares, dict(params), moved, origin)]
    found += _rook_faults(position, meant, squares, params)
    if found:
        return found
    return [Reason("castling-no-right", squares, params, "castling.king-moved")]


def _king_moved(
    position: Situation, squares: Roles, params: Values, event: Event, origin: chess.Square
) -> Reason:
    values = {**params, **told(position.board, event), "returned": event.squares[0] == origin}
    roles = {**squares, "history": _names(event.squares)}
    return Reason("castling-king-moved", roles, values, "castling.king-moved")


def _rook_faults(
    position: Situation, meant: Castling, squares: Roles, params: dict[str, str]
) -> list[Reason]:
    """Return what happened to the rook, as far as the history shows it, or that there is none."""
    stands = _stands(position, meant)
    if meant.rook is None:
        return [_no_rook(position, meant, squares, params)]
    way = list(arrivals(position.board, position.turn, meant.rook)) if stands else []
    left = rook_left(position.board, position.turn, meant.rook)
    found = []
    if way and way[-1].kind == "dropped":
        rule = "crazyhouse.castling"
        found.append(_told(position, "castling-rook-dropped", rule, squares, params, way[-1]))
    if left is not None and left.kind == "captured":
        found.append(_captured(position, squares, params, left, way, stands))
    elif not found and (way or left is not None):
        event = way[-1] if way else left
        assert event is not None
        values: Values = {**params, "returned": stands}
        found.append(_told(position, "castling-rook-moved", "castling.rook-moved", squares, values, event))
    if not found and not stands:
        found.append(_no_rook(position, meant, squares, params))
    return found


def _captured(
    position: Situation, squares: Roles, params: dict[str, str], left: Event, way: list[Event], stands: bool
) -> Reason:
    attacker = chess.piece_symbol(kind_that_moved(position.board, left) or chess.PAWN).upper()
    values: Values = {**params, "replaced": stands, "attacker": attacker}
    origin = way[-1].squares[:1] if way and way[-1].kind == "moved" else ()
    rule = "castling.rook-captured"
    return _told(position, "castling-rook-captured", rule, squares, values, left, origin)


def _no_rook(position: Situation, meant: Castling, squares: Roles, params: dict[str, str]) -> Reason:
    target = "" if meant.rook is None else position.letter(meant.rook)
    return Reason("castling-no-rook", squares, {**params, "target": target}, "castling.same-rank")


def _told(
    position: Situation,
    code: str,
    rule: str,
    squares: Roles,
    params: dict[str, str] | Values,
    event: Event,
    more: tuple[chess.Square, ...] = (),
) -> Reason:
    roles = {**squares, "history": _names(event.squares + more)}
    return Reason(code, roles, {**params, **told(position.board, event)}, rule)


def _blocked(
    position: Situation, origin: chess.Square, meant: Castling, squares: Roles, params: dict[str, str]
) -> list[Reason]:
    way = king_way(origin, meant) | chess.BB_SQUARES[meant.king_to]
    own = chess.BB_SQUARES[origin]
    if meant.rook is not None and _stands(position, meant):
        way |= chess.between(meant.rook, meant.rook_to) | chess.BB_SQUARES[meant.rook_to]
        own |= chess.BB_SQUARES[meant.rook]
    blockers = way & position.occupied & ~own
    if not blockers:
        return []
    ordered = nearest_first(origin, blockers)
    values = params | position.blocker(chess.parse_square(ordered[0]))
    rule = "960.castling.squares-free" if position.board.chess960 else "castling.blocked"
    return [Reason("castling-blocked", {**squares, "blockers": ordered}, values, rule)]


def _in_check(position: Situation, squares: Roles, params: dict[str, str]) -> Reason:
    ordered = tuple(chess.scan_forward(position.checkers))
    values = {**params, "checker": position.letter(ordered[0])}
    if len(ordered) > 1:
        values["checker2"] = position.letter(ordered[1])
    return Reason("castling-in-check", {**squares, "checkers": _names(ordered)}, values, "castling.in-check")


def _crossing(
    position: Situation, origin: chess.Square, meant: Castling, squares: Roles, params: dict[str, str]
) -> list[Reason]:
    passed = attackers = chess.BB_EMPTY
    for square in chess.scan_forward(king_way(origin, meant)):
        attacking = position.attackers(square)
        if attacking:
            passed, attackers = passed | chess.BB_SQUARES[square], attackers | attacking
    if not passed:
        return []
    roles = {**squares, "passed": nearest_first(origin, passed), "attackers": names(attackers)}
    values = {**params, "attacker": position.first(attackers)}
    return [Reason("castling-through-check", roles, values, "castling.through-check")]


def _landing(
    position: Situation, origin: chess.Square, meant: Castling, squares: Roles, params: dict[str, str]
) -> list[Reason]:
    """Return ``castling-into-check``; in Chess960 the leaving rook may be what uncovers the attack."""
    after = position.occupied & ~chess.BB_SQUARES[origin]
    if meant.rook is not None and _stands(position, meant):
        after = after & ~chess.BB_SQUARES[meant.rook] | chess.BB_SQUARES[meant.rook_to]
    before = position.attackers(meant.king_to)
    attackers = position.attackers(meant.king_to, after) & ~(position.checkers & ~before)
    if not attackers or (meant.king_to == origin and attackers == position.checkers):
        return []
    roles = {**squares, "attackers": names(attackers)}
    uncovered = attackers & ~before
    rule = "castling.into-check"
    if uncovered:
        roles["pinner"], rule = names(uncovered), "960.castling.pinned-rook"
    values = {**params, "attacker": position.first(attackers)}
    return [Reason("castling-into-check", roles, values, rule)]


def _names(squares: tuple[chess.Square, ...]) -> tuple[str, ...]:
    return tuple(chess.SQUARE_NAMES[square] for square in squares)
