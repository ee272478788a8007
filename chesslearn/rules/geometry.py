"""How king, queen, rook, bishop and knight move: targets, ways and jumps."""

from __future__ import annotations

import chess

from .situation import Roles, Situation, nearest_first, with_options
from .types import Reason

_WAY_RULES = {
    chess.KING: "king.one-square",
    chess.QUEEN: "queen.moves",
    chess.ROOK: "rook.moves",
    chess.BISHOP: "bishop.moves",
    chess.KNIGHT: "knight.l-shape",
}
_JUMP_RULES = {chess.QUEEN: "queen.no-jump", chess.ROOK: "rook.no-jump", chess.BISHOP: "bishop.no-jump"}


def reach(piece: chess.PieceType, square: chess.Square) -> chess.Bitboard:
    """Return where a man other than a pawn would go from a square on an empty board.

    >>> reach(chess.KNIGHT, chess.A1) == chess.BB_C2 | chess.BB_B3
    True
    """
    if piece == chess.KNIGHT:
        return chess.BB_KNIGHT_ATTACKS[square]
    if piece == chess.KING:
        return chess.BB_KING_ATTACKS[square]
    found = chess.BB_EMPTY
    if piece in (chess.ROOK, chess.QUEEN):
        found |= chess.BB_RANK_ATTACKS[square][0] | chess.BB_FILE_ATTACKS[square][0]
    if piece in (chess.BISHOP, chess.QUEEN):
        found |= chess.BB_DIAG_ATTACKS[square][0]
    return found


def target_faults(
    position: Situation, origin: chess.Square, target: chess.Square, *, straight: bool
) -> list[Reason]:
    """Return what the man on the target forbids: the enemy king, or an own man.

    ``straight``: a pawn goes straight ahead, where an own man only blocks it
    (FIDE 1.4.1, 3.1).

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board(), "a1a2").reasons[0].code
    'own-piece'
    """
    mask, found = chess.BB_SQUARES[target], []
    if position.enemy_kings & mask:
        squares = {**move_roles(position, origin, target), "king": (chess.SQUARE_NAMES[target],)}
        found.append(
            Reason(
                "captures-king",
                squares,
                {"piece": position.letter(origin), "side": position.side},
                "game.king-never-captured",
            )
        )
    elif position.us & mask and not straight:
        params = {
            "piece": position.letter(origin),
            "target": position.letter(target),
            "side": position.side,
        }
        found.append(Reason("own-piece", move_roles(position, origin, target), params, "move.no-own-square"))
    return found


def wrong_way(
    position: Situation, piece: chess.PieceType, origin: chess.Square, target: chess.Square
) -> list[Reason]:
    """Return ``wrong-way`` when a man (not a pawn) never moves like that (FIDE 3.2 to 3.8).

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board(), "g1g3").reasons[0].code
    'wrong-way'
    """
    if reach(piece, origin) & chess.BB_SQUARES[target]:
        return []
    params = {"piece": position.letter(origin), "side": position.side}
    return [Reason("wrong-way", move_roles(position, origin, target), params, _WAY_RULES[piece])]


def path_faults(
    position: Situation, piece: chess.PieceType, origin: chess.Square, target: chess.Square
) -> list[Reason]:
    """Return ``path-blocked`` when a line piece would jump (FIDE 3.5).

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board(), "a1a3").reasons[0].code
    'path-blocked'
    """
    if piece not in _JUMP_RULES or not reach(piece, origin) & chess.BB_SQUARES[target]:
        return []
    blockers = chess.between(origin, target) & position.occupied
    if not blockers:
        return []
    ordered = nearest_first(origin, blockers)
    params = {
        "piece": position.letter(origin),
        **position.blocker(chess.parse_square(ordered[0])),
        "side": position.side,
    }
    squares = {**move_roles(position, origin, target), "blockers": ordered}
    return [Reason("path-blocked", squares, params, _JUMP_RULES[piece])]


def move_roles(position: Situation, origin: chess.Square, target: chess.Square) -> Roles:
    """Return ``from``, ``to`` and the ``options`` of the man that moves.

    >>> move_roles(Situation(chess.Board()), chess.G1, chess.G3)
    {'from': ('g1',), 'to': ('g3',), 'options': ('f3', 'h3')}
    """
    return with_options(simple_roles(origin, target), position.options(origin))


def simple_roles(origin: chess.Square, target: chess.Square) -> Roles:
    """Return ``from`` and ``to``.

    >>> simple_roles(chess.E2, chess.E4)
    {'from': ('e2',), 'to': ('e4',)}
    """
    return {"from": (chess.SQUARE_NAMES[origin],), "to": (chess.SQUARE_NAMES[target],)}
