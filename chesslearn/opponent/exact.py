"""Mini games played exactly: every line to its end, where the game is small enough.

Where one side has nothing but pawns, and no king, each of its moves is one that
never comes back: such a game ends by itself, and its positions can be counted out.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Generator

import chess

from chesslearn._slices import finish

from . import _ordering
from .minis import MiniBoard, Win
from .strengths import STRENGTHS, Budget
from .thinking import Thinking, think

_SLICE = 150
"""How many positions are worked out between two pauses."""
_NODES = 12_000
"""How many may be worked out for one reply before the search takes over."""
_SEARCHED = 1500
"""How many the search looks at, to choose among equal moves."""
_SECONDS = 0.3
"""And how many seconds, of the counting and of the search each."""
_KEPT = 60_000
"""How many positions are remembered between replies."""


class TooMany(Exception):
    """Raised when a game has more positions than may be looked at."""


class _Pause(Exception):
    pass


def is_finite(board: MiniBoard) -> bool:
    """Return whether one side has only pawns, and a promotion wins, so that the game must end.

    >>> board = chess.Board("8/8/8/3n4/8/8/PPP5/8 w - - 0 1")
    >>> is_finite(MiniBoard.of(board, ["promote"])), is_finite(MiniBoard.of(board, ["capture"]))
    (True, False)
    """
    return "promote" in board.wins and any(
        not board.occupied_co[color] & ~board.pawns for color in chess.COLORS
    )


class Solver:
    """What is known of the positions of games with the same ways to win; kept from move to move."""

    def __init__(self) -> None:
        self._known: dict[object, int] = {}
        self._slice = self._most = 0
        self._seconds = 0.0

    def best_moves(
        self, board: MiniBoard, *, most: int, seconds: float
    ) -> Generator[None, None, list[chess.Move]]:
        """Return the moves that keep what the position is worth; in slices. May raise `TooMany`."""
        self._most, self._seconds = len(self._known) + most, seconds
        worths = {}
        for move in board.legal_moves:
            after = board.copy()
            after.push(move)
            worths[move] = -(yield from self._slowly(after))
        best = max(worths.values())
        return [move for move, worth in worths.items() if worth == best]

    def worth(self, board: MiniBoard, *, most: int, seconds: float = math.inf) -> Generator[None, None, int]:
        """Return 1 if the side to move wins, 0 for a draw, -1 if it loses; in slices.

        Raises `TooMany` when more than ``most`` new positions would be looked at, or it
        would take more ``seconds`` of thinking.
        """
        self._most, self._seconds = len(self._known) + most, seconds
        return (yield from self._slowly(board))

    def forget_much(self) -> None:
        """Begin anew when too many positions are remembered."""
        if len(self._known) > _KEPT:
            self._known.clear()

    def _slowly(self, board: MiniBoard) -> Generator[None, None, int]:
        while True:
            self._slice = len(self._known) + _SLICE
            began = time.perf_counter()
            try:
                return self._worth(board.copy())
            except _Pause:
                self._seconds -= time.perf_counter() - began
                if len(self._known) >= self._most or self._seconds <= 0:
                    raise TooMany from None
            yield

    def _worth(self, board: MiniBoard) -> int:
        key = board._transposition_key()
        known = self._known.get(key)
        if known is not None:
            return known
        if len(self._known) >= self._slice:
            raise _Pause
        if board.won():
            return 1
        if board.is_variant_end():
            return -1
        best = -2
        for move in _ordering.ordered(board, board.legal_moves, (), {}):
            board.push(move)
            worth = -self._worth(board)
            board.pop()
            if worth > best:
                best = worth
                if best == 1:
                    break
        if best == -2:
            best = -1 if board.is_check() else 0
        self._known[key] = best
        return best


_solvers: dict[frozenset[Win], Solver] = {}


def _solver(board: MiniBoard) -> Solver:
    solver = _solvers.setdefault(board.wins, Solver())
    solver.forget_much()
    return solver


def preparing(board: MiniBoard) -> Generator[None, None, None]:
    """Return a generator that counts a game out in slices, so that replies are there at once."""
    if is_finite(board):
        with contextlib.suppress(TooMany):
            yield from _solver(board).worth(board, most=2 * _NODES)


def think_exactly(board: MiniBoard, *, seed: int | str = 0, patient: bool = False) -> Thinking:
    """Return a generator that thinks in slices and returns a move that no other betters.

    It takes less than a second of thinking, unless it is ``patient``.

    In a game that is too large, or need not end, it returns the move of the
    search. Among moves of one worth the search chooses too, so that a lost
    game is defended and a won one is won soon. Raises `ValueError`, at once, when
    there is nothing to move.
    """
    if not any(board.legal_moves):
        raise ValueError(f"there is no move to choose in {board.fen()!r}")
    return _thinking(board, seed, math.inf if patient else _SECONDS)


def _thinking(board: MiniBoard, seed: int | str, seconds: float) -> Thinking:
    moves: list[chess.Move] = list(board.legal_moves)
    if len(moves) > 1 and is_finite(board):
        with contextlib.suppress(TooMany):
            moves = yield from _solver(board).best_moves(board, most=_NODES, seconds=seconds)
    if len(moves) == 1:
        return moves[0]
    budget = Budget(nodes=_SEARCHED, seconds=min(seconds, _SECONDS))
    return (yield from think(board, len(STRENGTHS), budget=budget, seed=seed, among=moves))


def solve(board: MiniBoard, *, most: int = 300_000) -> int:
    """Return what a finite game is worth to the side to move: 1, 0 or -1.

    Raises `ValueError` for a game that need not end, and `TooMany` for one that is too large.

    >>> solve(MiniBoard.of(chess.Board("8/P7/8/8/8/7p/8/8 w - - 0 1"), ["promote"]))
    1
    """
    if not is_finite(board):
        raise ValueError(f"this game need not end: {board.fen()!r}")
    return finish(Solver().worth(board, most=most))
