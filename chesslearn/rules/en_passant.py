"""A pawn's diagonal step to an empty square: en passant, or why not (FIDE 3.7.3.1, 3.7.3.2)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import chess

from .geometry import move_roles
from .history import Event, arrivals, kind_that_moved, told
from .pawns import steps
from .situation import Situation
from .types import Reason


def captured_pawn(position: Situation, origin: chess.Square, target: chess.Square) -> chess.Square | None:
    """Return the pawn that an en passant capture would take now, `None` when there is none to take.

    The way alone is looked at, not the own king's safety. A FEN may name an en
    passant square with no pawn behind it: then nothing can be taken.

    >>> board = chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    >>> captured_pawn(Situation(board), chess.E5, chess.D6) == chess.D5
    True
    """
    board = position.board
    if board.ep_square != target or position.occupied & chess.BB_SQUARES[target]:
        return None
    beside = _beside(origin, target)
    right_rank = chess.square_rank(origin) == (4 if position.turn else 3)
    enemy_pawn = board.pawns & position.them & chess.BB_SQUARES[beside]
    return beside if right_rank and steps(position, origin, target) == (1, 1) and enemy_pawn else None


def _beside(origin: chess.Square, target: chess.Square) -> chess.Square:
    return chess.square(chess.square_file(target), chess.square_rank(origin))


def en_passant_faults(position: Situation, origin: chess.Square, target: chess.Square) -> list[Reason]:
    """Return why a diagonal step to an empty square is no en passant; empty when it is one.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"), "e5d6").reasons[0].code
    'ep-no-right'
    """
    ahead, aside = steps(position, origin, target)
    if aside != 1 or position.occupied & chess.BB_SQUARES[target]:
        return []
    if ahead != 1:
        # From a wrong rank straight to the square that was jumped over.
        jumped_over = ahead > 1 and position.board.ep_square == target
        return _wrong_rank(position, origin, target) if jumped_over else []
    if captured_pawn(position, origin, target) is not None:
        return []
    beside = _beside(origin, target)
    neighbour = bool(position.board.pawns & position.them & chess.BB_SQUARES[beside])
    on_rank = chess.square_rank(origin) == (4 if position.turn else 3)
    if neighbour and on_rank:
        return _neighbour(position, origin, target, beside)
    return (
        _wrong_rank(position, origin, target)
        or _passed_by_piece(position, origin, target)
        or (_just_stepped(position, origin, target, beside) if neighbour else [])
        or [_reason(position, origin, target, "pawn-diagonal-empty", "pawn.no-empty-diagonal")]
    )


def _neighbour(
    position: Situation, origin: chess.Square, target: chess.Square, beside: chess.Square
) -> list[Reason]:
    """Return why the enemy pawn that stands beside cannot be taken in passing."""
    board = position.board
    event = next(arrivals(board, not position.turn, beside), None)
    if event is None:
        return [_from_the_start(position, origin, target, beside)]
    if event.kind == "moved" and abs(event.squares[0] - event.squares[1]) == 16:
        return [_expired(position, origin, target, event)]
    return [_not_double(position, origin, target, event)]


def _from_the_start(
    position: Situation, origin: chess.Square, target: chess.Square, beside: chess.Square
) -> Reason:
    """Judge a pawn that has stood beside since the known history began."""
    board = position.board
    if board.move_stack and board._stack[0].ep_square == target:
        jumped = (_home_of(position, beside), beside)
        return _expired(position, origin, target, Event(-1, jumped, "moved"))
    roles = {"attackers": (chess.SQUARE_NAMES[beside],), **_possible_now(position, origin)}
    return _reason(position, origin, target, "ep-no-right", "ep.immediately", {}, **roles)


def _home_of(position: Situation, square: chess.Square) -> chess.Square:
    """Return the first square of the enemy pawns on the file of a square."""
    return chess.square(chess.square_file(square), 6 if position.turn else 1)


def _expired(position: Situation, origin: chess.Square, target: chess.Square, event: Event) -> Reason:
    past = {} if event.index < 0 else told(position.board, event)
    roles = {"history": _squares(event), **_possible_now(position, origin)}
    return _reason(position, origin, target, "ep-expired", "ep.immediately", past, **roles)


def _not_double(position: Situation, origin: chess.Square, target: chess.Square, event: Event) -> Reason:
    if event.kind == "dropped":
        how = "drop"
    else:
        same_file = chess.square_file(event.squares[0]) == chess.square_file(event.squares[1])
        how = "step" if same_file else "capture"
    past = {**told(position.board, event), "how": how}
    roles = {"history": _squares(event), **_possible_now(position, origin)}
    return _reason(position, origin, target, "ep-not-double-step", "ep.only-double-step", past, **roles)


def _possible_now(position: Situation, origin: chess.Square) -> dict[str, tuple[str, ...]]:
    """Return ``captured``: the pawn that this pawn may take in passing on its other side."""
    square = position.board.ep_square
    if square is None or not position.options(origin) & chess.BB_SQUARES[square]:
        return {}
    captured = captured_pawn(position, origin, square)
    return {} if captured is None else {"captured": (chess.SQUARE_NAMES[captured],)}


def _wrong_rank(position: Situation, origin: chess.Square, target: chess.Square) -> list[Reason]:
    """Return ``ep-wrong-rank`` when a pawn has just jumped on the target's file, out of this one's reach."""
    square = position.board.ep_square
    if square is None or target not in (square, _home_of(position, square)):
        return []
    back = 8 if position.turn else -8
    jumped = square - back
    if not position.board.pawns & position.them & chess.BB_SQUARES[jumped]:
        return []
    history = (chess.SQUARE_NAMES[_home_of(position, square)], chess.SQUARE_NAMES[jumped])
    rank = {"rank": 5 if position.turn else 4}
    return [_reason(position, origin, target, "ep-wrong-rank", "ep.where", rank, history=history)]


def _passed_by_piece(position: Situation, origin: chess.Square, target: chess.Square) -> list[Reason]:
    """Return ``ep-not-a-pawn`` when a queen or rook has just come down the file across the target."""
    event = _last(position)
    if event is None or event.kind != "moved":
        return []
    start, end = event.squares
    forward = end < start if position.turn else end > start
    same_file = chess.square_file(start) == chess.square_file(end)
    if not (forward and same_file and chess.between(start, end) & chess.BB_SQUARES[target]):
        return []
    piece = kind_that_moved(position.board, event)
    if piece not in (chess.QUEEN, chess.ROOK):
        return []
    values = {**told(position.board, event), "target": chess.piece_symbol(piece).upper()}
    return [
        _reason(position, origin, target, "ep-not-a-pawn", "ep.only-pawns", values, history=_squares(event))
    ]


def _just_stepped(
    position: Situation, origin: chess.Square, target: chess.Square, beside: chess.Square
) -> list[Reason]:
    """Return ``ep-not-double-step`` for a neighbour on another rank that has just made a single step."""
    event = _last(position)
    if event is None or event.kind != "moved" or event.squares != (target, beside):
        return []
    return [_not_double(position, origin, target, event)]


def _last(position: Situation) -> Event | None:
    stack = position.board.move_stack
    if not stack or not stack[-1]:
        return None
    move = stack[-1]
    if move.drop:
        return Event(len(stack) - 1, (move.to_square,), "dropped")
    return Event(len(stack) - 1, (move.from_square, move.to_square), "moved")


def _squares(event: Event) -> tuple[str, ...]:
    return tuple(chess.SQUARE_NAMES[square] for square in event.squares)


def _reason(
    position: Situation,
    origin: chess.Square,
    target: chess.Square,
    code: str,
    rule: str,
    values: Mapping[str, str | int] = MappingProxyType({}),
    **roles: tuple[str, ...],
) -> Reason:
    params = {"piece": "P", **values, "side": position.side}
    return Reason(code, {**move_roles(position, origin, target), **roles}, params, rule)
