"""The built-in opponent: chooses a move, at once or in slices."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Generator, Sequence

import chess

from chesslearn._slices import finish

from . import tables
from ._beginner import beginner_move
from ._meter import Meter
from ._search import Search
from .evaluation import evaluation_of
from .strengths import STRENGTHS, Budget, Strength, strength_of

Thinking = Generator[None, None, chess.Move]
"""Yields at the end of each slice and returns the move."""


def think(
    board: chess.Board,
    strength: int,
    *,
    budget: Budget | None = None,
    seed: int | str = 0,
    among: Sequence[chess.Move] = (),
) -> Thinking:
    """Return a generator that thinks in slices and returns a legal move; the board is not changed.

    ``strength`` goes from 1 to 5, ``budget`` replaces the budget of the strength.
    The same position, history, strength and seed give the same move, unless the
    seconds of the budget end the thinking. Games of every variant of the course are
    known; a bughouse board is played for itself. The strongest plays an endgame
    exactly whose table is ready, and those of three men always. With ``among`` it
    chooses from these legal moves only.

    Raises `ValueError`, at once, for an unknown strength or variant and for a
    position in which there is nothing to move.

    >>> thinking = think(chess.Board("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"), 4)
    >>> slices = list(thinking)
    """
    own = strength_of(strength)
    evaluation = evaluation_of(board)
    moves = list(among or board.legal_moves)
    if not moves:
        raise ValueError(f"there is no move to choose in {board.fen()!r}")
    rng = random.Random(f"{seed} {board.fen()}")
    meter = Meter(budget or own.budget)
    search = Search(board.copy(), evaluation, meter, quiet=own.quiet)
    return _thinking(search, own, moves, rng)


def _thinking(search: Search, own: Strength, moves: list[chess.Move], rng: random.Random) -> Thinking:
    if len(moves) == 1:
        return moves[0]
    if 100 * rng.random() < own.slips:
        return beginner_move(search.board, moves, rng)
    if own is STRENGTHS[-1] and (exact := (yield from _exact(search.board))):
        return rng.choice(exact)
    rng.shuffle(moves)
    noise = {move: rng.randint(-own.noise, own.noise) for move in moves}
    for move in moves:
        # However it errs, it does not take less than a queen for nothing.
        queened = chess.Move(move.from_square, move.to_square, chess.QUEEN)
        if move.promotion and queened in noise and move != queened:
            noise[move] = noise[queened] - 1
    search.meter.resume()
    yield from search.deepen(moves, own.depth, noise)
    return search.best or moves[0]


def _exact(board: chess.Board) -> Generator[None, None, tuple[chess.Move, ...]]:
    """Return the best moves of an exact endgame; a table of three men is made for it, in slices."""
    name = tables.name_of(board)
    if name is not None and len(name) == len("KQK"):
        yield from tables.steps(name)
    return tables.perfect_moves(board)


def choose_move(
    board: chess.Board, strength: int, *, budget: Budget | None = None, seed: int | str = 0
) -> chess.Move:
    """Return the move of the opponent, thinking without a pause; see `think`.

    >>> choose_move(chess.Board("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"), 5).uci()
    'a1a8'
    """
    return finish(think(board, strength, budget=budget, seed=seed))


async def reply(
    board: chess.Board, strength: int, *, budget: Budget | None = None, seed: int | str = 0
) -> chess.Move:
    """Return the move of the opponent; other work on the event loop goes on between the slices.

    See `think`. Cancelling the task stops the thinking: ``move = await reply(board, 5)``.
    """
    thinking = think(board, strength, budget=budget, seed=seed)
    while True:
        try:
            next(thinking)
        except StopIteration as done:
            move: chess.Move = done.value
            return move
        await asyncio.sleep(0)
