"""A series of legal moves, with the enemy's help, that ends in a win: found by best-first search.

The search tries first what looks nearest to a mate: few squares left to the king,
the other king close, men that can block near it. What it finds is legal and wins;
that it finds nothing proves nothing.
"""

from __future__ import annotations

import heapq
from collections.abc import Hashable
from itertools import count

import chess

from ._boards import Kind
from .material import cannot_mate
from .nearness import Estimate, estimates
from .repetition import key_of
from .search import Found, winner_at

_SHORTER_POSITIONS = 2_000
_SHORTER_WEIGHT = 0.8


def helpmate(board: chess.Board, kind: Kind, color: chess.Color, *, limit: int) -> Found:
    """Return a line of legal moves after which ``color`` has won, if one is found in ``limit`` positions.

    Both sides play for it. The line need not be the shortest. The answer is
    ``win`` or ``open``, and ``none`` only if every position was seen. Where a first
    guess of what is near to a win leads nowhere, another gets a share of the limit.

    >>> board = chess.Board("r6k/8/7K/6N1/8/8/8/8 b - - 0 1")
    >>> [move.uci() for move in helpmate(board, "standard", chess.WHITE, limit=500).line]
    ['a8g8', 'g5f7']
    """
    guesses = estimates(kind)
    total = 0
    for estimate in guesses:
        found = _search(board, kind, color, estimate, limit // len(guesses))
        total += found.positions
        if found.answer == "win":
            return _shorter(board, kind, color, estimate, found, limit)
        if found.answer == "none":
            return found
    return Found("open", positions=total)


def _shorter(
    board: chess.Board, kind: Kind, color: chess.Color, estimate: Estimate, found: Found, limit: int
) -> Found:
    """Look a little for a line that is easier to follow."""
    budget, deepest = min(limit, _SHORTER_POSITIONS), len(found.line) - 1
    again = _search(board, kind, color, estimate, budget, weight=_SHORTER_WEIGHT, deepest=deepest)
    return again if again.answer == "win" else found


def _search(
    board: chess.Board,
    kind: Kind,
    color: chess.Color,
    estimate: Estimate,
    limit: int,
    *,
    weight: float = 0.15,
    deepest: int = 1_000,
) -> Found:
    """Search best first; ``weight`` is what a move costs, no line is longer than ``deepest`` moves."""
    start = board.copy(stack=False)
    seen: set[Hashable] = {key_of(start)}
    order = count()
    boards, parents, steps, depths = [start], [-1], [chess.Move.null()], [0]
    queue = [(0.0, next(order), 0)]
    while queue:
        _, _, index = heapq.heappop(queue)
        if depths[index] >= deepest:
            continue
        for move in boards[index].legal_moves:
            child = boards[index].copy(stack=False)
            child.push(move)
            key = key_of(child)
            if key in seen:
                continue
            seen.add(key)
            won = _winner(child, kind, color)
            if won is color:
                return Found("win", _line(parents, steps, index, move), len(seen))
            if won is not None or cannot_mate(child, kind, color):
                continue
            if len(seen) > limit:
                return Found("open", positions=len(seen))
            child.clear_stack()
            boards.append(child)
            parents.append(index)
            steps.append(move)
            depths.append(depths[index] + 1)
            rank = estimate(child, color) + depths[-1] * weight
            heapq.heappush(queue, (rank, next(order), len(boards) - 1))
    return Found("none", positions=len(seen))


def _line(
    parents: list[int], steps: list[chess.Move], index: int, last: chess.Move
) -> tuple[chess.Move, ...]:
    line = [last]
    while parents[index] >= 0:
        line.append(steps[index])
        index = parents[index]
    return tuple(reversed(line))


def _winner(board: chess.Board, kind: Kind, color: chess.Color) -> chess.Color | None:
    """Return who has won; dead ends (stalemate) count as the other side's."""
    if kind in ("kingofthehill", "3check"):
        won = winner_at(board, kind, moves=True)
        if won is not None:
            return won
    if any(True for _ in board.generate_legal_moves()):
        return None
    return not board.turn if board.is_check() else not color
