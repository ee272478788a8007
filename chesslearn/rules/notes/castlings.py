"""Castling that is legal although it looks barred, or surprises otherwise."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from .._boards import letter, names, side_name
from ..castling import king_way
from ..history import BarredBefore, barred_before
from ..normalise import Castling
from ..situation import Roles
from ..types import Note
from .after import After


def castling_notes(after: After) -> Iterator[Note]:
    """Yield the notes on a castling move.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", chess960=True), "c1b1").notes[0].code
    'castling-960-king-stays'
    """
    meant = after.castling
    if meant is None or meant.rook is None:
        return
    squares = {**after.roles(), "rook": (chess.SQUARE_NAMES[meant.rook], chess.SQUARE_NAMES[meant.rook_to])}
    for note in (
        gives_check(after, meant, squares),
        after_block(after, meant, squares),
        shape(after, meant, squares),
        rook_attacked(after, meant, meant.rook, squares),
        rook_crosses_attack(after, meant, meant.rook, squares),
    ):
        if note:
            yield note


def gives_check(after: After, meant: Castling, squares: Roles) -> Note | None:
    """``castling-gives-check``: the enemy king is in check after castling.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1").notes[0].code
    'castling-gives-check'
    """
    if not after.checkers:
        return None
    values = {"wing": meant.wing, **after.check_params()}
    return after.note("castling-gives-check", {**squares, **after.check_roles()}, values)


def after_block(after: After, meant: Castling, squares: Roles) -> Note | None:
    """``castling-after-block``: on an earlier turn of this side an attack alone barred this castling.

    The king was in check, or the way was free of men and a square that the king
    crosses or ends on was attacked. The latest such turn is told.

    >>> from chesslearn.rules import explain
    >>> board = chess.Board("4k3/p7/b7/8/8/8/3P4/4K2R w K - 0 1")
    >>> for uci in ("d2d3", "e8d8"):
    ...     _ = board.push_uci(uci)
    >>> explain(board, "e1g1").notes[0].code
    'castling-after-block'
    """
    position = after.position
    assert meant.rook is not None
    clear = king_way(after.origin, meant) | chess.BB_SQUARES[meant.king_to]
    clear |= chess.between(meant.rook, meant.rook_to) | chess.BB_SQUARES[meant.rook_to]
    clear &= ~(chess.BB_SQUARES[after.origin] | chess.BB_SQUARES[meant.rook])
    way = king_way(after.origin, meant)
    barred = barred_before(position.board, after.origin, meant.king_to, way, clear)
    return None if barred is None else _told(after, meant, squares, barred)


def _told(after: After, meant: Castling, squares: Roles, barred: BarredBefore) -> Note:
    then, position = barred.board, after.position
    shut = chess.BB_EMPTY
    for attacker in chess.scan_forward(barred.attackers & position.them):
        if letter(then, attacker) == position.letter(attacker):
            for square in chess.scan_forward(barred.passed):
                if then.attacks_mask(attacker) & chess.BB_SQUARES[square]:
                    shut |= chess.between(attacker, square) & position.occupied
    roles = {**squares, "passed": names(barred.passed), "attackers": names(barred.attackers)}
    if shut:
        roles["blockers"] = names(shut)
    values: dict[str, str | int | bool] = {
        "wing": meant.wing,
        "reason": barred.reason,
        "attacker": letter(then, chess.lsb(barred.attackers)),
        "number": then.fullmove_number,
        "by": side_name(then.turn),
    }
    in_check = barred.reason == "castling-in-check"
    rule = "castling.after-answered-check" if in_check else "castling.temporary"
    return after.note("castling-after-block", roles, values, rule=rule)


def shape(after: After, meant: Castling, squares: Roles) -> Note | None:
    """Tell the shape of a Chess960 castling when it is not the usual one.

    ``castling-960-king-stays``: only the rook moves. ``castling-960-rook-stays``:
    only the king moves. ``castling-960-swap``: they change places.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", chess960=True), "f1g1").notes[0].code
    'castling-960-swap'
    """
    values = {"wing": meant.wing}
    if meant.king_to == after.origin:
        return after.note("castling-960-king-stays", squares, values)
    if meant.rook_to == meant.rook:
        return after.note("castling-960-rook-stays", squares, values)
    if meant.king_to == meant.rook and meant.rook_to == after.origin:
        return after.note("castling-960-swap", squares, values)
    return None


def rook_attacked(after: After, meant: Castling, rook: chess.Square, squares: Roles) -> Note | None:
    """``castling-rook-attacked``: the castling rook stands attacked before it castles.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/1b6/8/8/8/8/8/4K2R w K - 0 1"), "e1g1").notes[0].code
    'castling-rook-attacked'
    """
    attackers = after.position.attackers(rook)
    if not attackers:
        return None
    roles = {**squares, "attackers": names(attackers)}
    params = {"wing": meant.wing, "attacker": after.position.first(attackers)}
    return after.note("castling-rook-attacked", roles, params)


def rook_crosses_attack(after: After, meant: Castling, rook: chess.Square, squares: Roles) -> Note | None:
    """``castling-rook-crosses-attack``: a square of the rook's way, its end included, is attacked.

    Squares that the king stands on, crosses or reaches are left out: they are safe.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), "e1c1").notes[0].code
    'castling-rook-crosses-attack'
    """
    own = chess.BB_SQUARES[after.origin] | king_way(after.origin, meant) | chess.BB_SQUARES[meant.king_to]
    way = chess.between(rook, meant.rook_to) | chess.BB_SQUARES[meant.rook_to]
    passed = attackers = chess.BB_EMPTY
    for square in chess.scan_forward(way & ~own & ~chess.BB_SQUARES[rook]):
        attacking = after.position.attackers(square)
        if attacking:
            passed, attackers = passed | chess.BB_SQUARES[square], attackers | attacking
    if not passed:
        return None
    roles = {**squares, "passed": names(passed), "attackers": names(attackers)}
    params = {"wing": meant.wing, "attacker": after.position.first(attackers)}
    return after.note("castling-rook-crosses-attack", roles, params)
