"""Mates missed and allowed, men left where they can be won."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from chesslearn.rules import letter, names, san_of

from .material import Loss, mate_in_one, mates_in_one
from .records import Remark
from .seen import Seen


def ended(seen: Seen) -> list[Remark]:
    """Return the remark on a move that ends the game."""
    if any(seen.after.generate_legal_moves()):
        return []
    king = {"king": seen.enemy_king}
    if seen.after.is_check():
        squares = {**king, "checkers": names(seen.after.checkers_mask())}
        return [Remark("mates", squares, {"piece": seen.piece})]
    return [*misses_mate(seen), Remark("stalemates", king)]


def misses_mate(seen: Seen) -> Iterator[Remark]:
    """Yield the mate that was there."""
    mates = mates_in_one(seen.before)
    if mates:
        yield mating("misses-mate", seen.before, mates[0], seen.enemy_king, count=len(mates))


def allows_mate(seen: Seen) -> Iterator[Remark]:
    """Yield the opponent's mate, if it could have been prevented."""
    mate = mate_in_one(seen.after)
    if mate is not None and _could_prevent_mate(seen):
        yield mating("allows-mate", seen.after, mate, seen.own_king)


def mating(code: str, board: chess.Board, mate: chess.Move, king: tuple[str, ...], **more: int) -> Remark:
    """Return the remark on a mate that could be given on a board."""
    squares = {
        "from": (chess.square_name(mate.from_square),),
        "to": (chess.square_name(mate.to_square),),
        "king": king,
    }
    params = {"piece": letter(board, mate.from_square), "move": san_of(board, mate), **more}
    return Remark(code, squares, params)


def _could_prevent_mate(seen: Seen) -> bool:
    at = seen.before.copy(stack=False)
    for other in list(at.legal_moves):
        at.push(other)
        safe = mate_in_one(at) is None
        at.pop()
        if safe:
            return True
    return False


def hangs(seen: Seen) -> Iterator[Remark]:
    """Yield the own men that can be won, the dearest first; what captured is told by `captures`."""
    for square, loss in sorted(seen.losses.items(), key=lambda item: (-item[1].gain, item[0])):
        if square == seen.at and seen.captured is not None:
            continue
        yield losing("hangs", seen.after, loss, since=_since(seen, square))


def losing(code: str, board: chess.Board, loss: Loss, **more: str) -> Remark:
    """Return the remark on a man that can be won on a board."""
    squares = {
        "man": (chess.square_name(loss.square),),
        "attackers": tuple(map(chess.square_name, loss.attackers)),
    }
    params = {
        "piece": letter(board, loss.square),
        "attacker": letter(board, loss.capture.from_square),
        "how": loss.how,
        **more,
    }
    return Remark(code, squares, params)


def _since(seen: Seen, square: chess.Square) -> str:
    if square == seen.at:
        return "now"
    if seen.waited is None:
        return "unknown"
    return "before" if square in seen.earlier_losses else "now"
