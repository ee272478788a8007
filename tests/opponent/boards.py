"""Games and positions for the tests of the opponent."""

from __future__ import annotations

import random
from collections.abc import Iterator

import attrs
import chess

from chesslearn.opponent import choose_move, strength_of
from tests.rules.boards import SWEEP, VARIANTS, make, mirrored, random_board

__all__ = ["SWEEP", "VARIANTS", "make", "mirrored", "patiently", "random_board", "self_play"]


def patiently(board: chess.Board, strength: int, seed: int = 0) -> chess.Move:
    """Return what a strength plays on a machine with time for all its positions."""
    budget = attrs.evolve(strength_of(strength).budget, seconds=60.0)
    return choose_move(board, strength, seed=seed, budget=budget)


def self_play(
    board: chess.Board, white: int, black: int, seed: int, random_plies: int = 0
) -> Iterator[tuple[chess.Board, chess.Move]]:
    """Yield board and chosen move at each turn of a game of the opponent against itself, until its end.

    The first ``random_plies`` are made by chance, so that games differ.
    """
    rng = random.Random(seed)
    while board.outcome() is None:
        if len(board.move_stack) < random_plies:
            board.push(rng.choice(list(board.legal_moves)))
            continue
        move = choose_move(board, white if board.turn else black, seed=seed)
        yield board, move
        board.push(move)
