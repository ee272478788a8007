"""Whole games of the opponent against itself: never an illegal move, never a refusal, and an end."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import pytest

from chesslearn.opponent import choose_move
from chesslearn.opponent.bughouse import BughouseMatch, MateRule
from chesslearn.rules import explain, status
from tests.opponent.boards import SWEEP, VARIANTS, random_board, self_play


def play_out(board: chess.Board, turns: Iterator[tuple[chess.Board, chess.Move]]) -> None:
    """Play a game to its end; every move must be legal for python-chess and for the judge."""
    for before, move in turns:
        assert move in before.legal_moves, (before.fen(), move)
        if len(before.move_stack) % 8 == 0:
            assert explain(before, move, ended=False).legal, (before.fen(), move)
    assert board.outcome() is not None
    assert status(board).code not in ("in-progress", "check", "double-check", "impossible-position")


@pytest.mark.parametrize("seed", range(4 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_beginners_play_to_the_end(variant: str, seed: int) -> None:
    board = random_board(variant, random.Random(seed))
    play_out(board, self_play(board, 1, 1, seed))


@pytest.mark.parametrize("seed", range(2 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_weaker_strengths_play_to_the_end(variant: str, seed: int) -> None:
    board = random_board(variant, random.Random(seed))
    play_out(board, self_play(board, 2, 3, seed, random_plies=4))


@pytest.mark.parametrize("seed", range(SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_strongest_beats_the_beginner(variant: str, seed: int) -> None:
    board = random_board(variant, random.Random(seed))
    color = seed % 2 == 0
    play_out(board, self_play(board, 5 if color else 1, 1 if color else 5, seed))
    outcome = board.outcome()
    assert outcome is not None
    assert outcome.winner is color, board.fen()


@pytest.mark.parametrize("mate", ["pocket", "blockable"])
@pytest.mark.parametrize("seed", range(3 * SWEEP))
def test_bughouse_is_played_to_the_end(seed: int, mate: MateRule) -> None:
    match, rng = BughouseMatch(mate=mate), random.Random(seed)
    while boards := match.movable():
        number = rng.choice(boards)
        board = match.boards[number]
        strength = 1 if rng.random() < 0.8 else 3
        move = choose_move(board, strength, seed=seed)
        assert move in board.legal_moves, (board.fen(), move)
        match.push(number, move)
    assert match.end() is not None
