"""The exact search: follow every series of legal moves until one wins, or none is left."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Literal

import attrs
import chess

from ._boards import Kind
from .material import cannot_mate
from .repetition import key_of
from .variant_end import variant_end


@attrs.frozen
class Found:
    """What a search found: a winning ``line``, that there is ``"none"``, or that it stays ``"open"``."""

    answer: Literal["win", "none", "open"]
    line: tuple[chess.Move, ...] = ()
    positions: int = 0


def winner_at(board: chess.Board, kind: Kind, *, moves: bool) -> chess.Color | None:
    """Return who has won in a position, `None` if nobody; ``moves`` tells whether a legal move exists.

    >>> winner_at(chess.Board("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1"), "standard", moves=False)
    True
    """
    if kind in ("kingofthehill", "3check"):
        ended = variant_end(board, kind)
        if ended is not None:
            return ended.winner
    return not board.turn if not moves and board.is_check() else None


def follow(
    board: chess.Board,
    kind: Kind,
    colors: tuple[chess.Color, ...],
    *,
    limit: int,
    widest: int = 400,
    hopeless: Callable[[chess.Board], bool] | None = None,
) -> Found:
    """Follow every series of legal moves until one of ``colors`` wins.

    The answer ``none`` is exact: every position that legal moves can reach was
    seen, and no win is among them; lines are cut only where the material alone,
    or the proof ``hopeless``, forbids one. More than ``limit`` positions, or one
    with more than ``widest`` legal moves, leave the answer ``open``.

    >>> board = chess.Board("8/8/8/6N1/8/8/k1K5/R7 b - - 0 1")
    >>> follow(board, "standard", (chess.WHITE, chess.BLACK), limit=10).answer
    'none'
    """
    at = board.copy(stack=False)
    seen: set[Hashable] = {key_of(at)}
    pending = [list(at.legal_moves)]
    if len(pending[0]) > widest:
        return Found("open", positions=1)
    while pending:
        if not pending[-1]:
            pending.pop()
            if pending:
                at.pop()
            continue
        at.push(pending[-1].pop())
        key = key_of(at)
        if key in seen:
            at.pop()
            continue
        seen.add(key)
        moves = list(at.legal_moves)
        winner = winner_at(at, kind, moves=bool(moves))
        if winner in colors:
            return Found("win", tuple(at.move_stack), len(seen))
        if winner is not None or all(cannot_mate(at, kind, color) for color in colors):
            moves = []
        elif len(seen) > limit or len(moves) > widest:
            if hopeless is None or not hopeless(at):
                return Found("open", positions=len(seen))
            moves = []
        pending.append(moves)
    return Found("none", positions=len(seen))
