"""Mates missed and allowed, men left where they can be won."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from chesslearn.rules import san_of

from .material import mate_in_one, mates_in_one
from .records import Remark
from .seen import Seen
from .squares import letter, name, names


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
        mate = mates[0]
        squares = {
            "from": (name(mate.from_square),),
            "to": (name(mate.to_square),),
            "king": seen.enemy_king,
        }
        params = {
            "piece": letter(seen.before, mate.from_square),
            "move": san_of(seen.before, mate),
            "count": len(mates),
        }
        yield Remark("misses-mate", squares, params)


def allows_mate(seen: Seen) -> Iterator[Remark]:
    """Yield the opponent's mate, if it could have been prevented."""
    mate = mate_in_one(seen.after)
    if mate is not None and _could_prevent_mate(seen):
        squares = {
            "from": (name(mate.from_square),),
            "to": (name(mate.to_square),),
            "king": seen.own_king,
        }
        params = {"piece": letter(seen.after, mate.from_square), "move": san_of(seen.after, mate)}
        yield Remark("allows-mate", squares, params)


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
        squares = {"man": (name(square),), "attackers": tuple(map(name, loss.attackers))}
        params = {
            "piece": letter(seen.after, square),
            "attacker": letter(seen.after, loss.capture.from_square),
            "how": loss.how,
            "since": _since(seen, square),
        }
        yield Remark("hangs", squares, params)


def _since(seen: Seen, square: chess.Square) -> str:
    if square == seen.at:
        return "now"
    if seen.waited is None:
        return "unknown"
    return "before" if square in seen.earlier_losses else "now"
