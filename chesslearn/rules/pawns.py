"""How pawns move, capture and promote (FIDE 3.7)."""

from __future__ import annotations

import chess

from ._boards import names
from .geometry import move_roles, simple_roles
from .situation import Situation, nearest_first
from .types import Reason


def steps(position: Situation, origin: chess.Square, target: chess.Square) -> tuple[int, int]:
    """Return how many ranks ahead (seen by the side to move) and files aside a move goes.

    >>> steps(Situation(chess.Board()), chess.E2, chess.D3)
    (1, 1)
    """
    ranks = chess.square_rank(target) - chess.square_rank(origin)
    files = abs(chess.square_file(target) - chess.square_file(origin))
    return (ranks if position.turn else -ranks), files


def is_straight(position: Situation, origin: chess.Square, target: chess.Square) -> bool:
    """Return whether a pawn would go straight ahead, one square or more.

    >>> is_straight(Situation(chess.Board()), chess.E2, chess.E5)
    True
    """
    ahead, aside = steps(position, origin, target)
    return aside == 0 and ahead > 0


def pawn_faults(position: Situation, origin: chess.Square, target: chess.Square) -> list[Reason]:
    """Return what is wrong with the way a pawn goes; empty diagonals are left to `en_passant`.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board(), "e2e5").reasons[0].code
    'pawn-wrong-way'
    """
    ahead, aside = steps(position, origin, target)
    if ahead <= 0:
        return [_fault(position, origin, target, "pawn-backward", "pawn.never-back", attacks=True)]
    if aside == 1 and ahead == 1:
        return []
    if aside:
        return [_wrong(position, origin, target)]
    if ahead == 1:
        return _single(position, origin, target)
    return _far(position, origin, target, ahead)


def _single(position: Situation, origin: chess.Square, target: chess.Square) -> list[Reason]:
    if not position.occupied & chess.BB_SQUARES[target]:
        return []
    return [
        _fault(position, origin, target, "pawn-blocked", "pawn.blocked", (target,), attacks=True),
    ]


def _far(position: Situation, origin: chess.Square, target: chess.Square, ahead: int) -> list[Reason]:
    found = []
    if chess.square_rank(origin) != (1 if position.turn else 6):
        found.append(_fault(position, origin, target, "pawn-double-not-home", "pawn.double-step.once"))
    elif ahead > 2:
        return [_wrong(position, origin, target)]
    ways = (chess.between(origin, target) | chess.BB_SQUARES[target]) & position.occupied
    if ahead == 2 and ways:
        blockers = tuple(chess.parse_square(name) for name in nearest_first(origin, ways))
        rule = "pawn.double-step.both-empty"
        found.append(_fault(position, origin, target, "pawn-double-blocked", rule, blockers))
    return found


def _wrong(position: Situation, origin: chess.Square, target: chess.Square) -> Reason:
    return _fault(position, origin, target, "pawn-wrong-way", "pawn.captures-differently", attacks=True)


def _fault(
    position: Situation,
    origin: chess.Square,
    target: chess.Square,
    code: str,
    rule: str,
    blockers: tuple[chess.Square, ...] = (),
    *,
    attacks: bool = False,
) -> Reason:
    squares, params = move_roles(position, origin, target), {"piece": "P", "side": position.side}
    if blockers:
        squares["blockers"] = tuple(chess.SQUARE_NAMES[square] for square in blockers)
        params |= position.blocker(blockers[0])
    if attacks:
        squares["attacks"] = names(chess.BB_PAWN_ATTACKS[position.turn][origin])
    return Reason(code, squares, params, rule)


def promotion_faults(position: Situation, piece: chess.PieceType, move: chess.Move) -> list[Reason]:
    """Return what is wrong with a named promotion choice (FIDE 3.7.3.3).

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board(), "e2e4q").reasons[0].code
    'promotion-not-last-rank'
    """
    choice = move.promotion
    if choice is None:
        return []
    params = {
        "piece": position.letter(move.from_square),
        "choice": chess.piece_symbol(choice).upper(),
        "side": position.side,
    }
    squares = simple_roles(move.from_square, move.to_square)
    if piece != chess.PAWN or not is_last_rank(position, move.to_square):
        return [Reason("promotion-not-last-rank", squares, params, "promotion.only-pawns")]
    if choice in (chess.KING, chess.PAWN):
        return [Reason("promotion-bad-piece", squares, params, "promotion.not-king-or-pawn")]
    return []


def is_last_rank(position: Situation, square: chess.Square) -> bool:
    """Return whether a square lies on the rank where the side to move promotes.

    >>> is_last_rank(Situation(chess.Board()), chess.E8)
    True
    """
    return chess.square_rank(square) == (7 if position.turn else 0)


def promotion_missing(position: Situation, move: chess.Move) -> Reason:
    """Return the reason for a pawn's last step without a choice.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1"), "e7e8").reasons[0].code
    'promotion-missing'
    """
    squares = simple_roles(move.from_square, move.to_square)
    return Reason("promotion-missing", squares, {"piece": "P", "side": position.side}, "promotion.must")
