"""What a position and a capture are worth: alike for both colours, and in line with the retorts."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn.opponent.judgement import worth_for
from chesslearn.opponent.refutation import gain_of, refutation
from chesslearn.opponent.strengths import Budget
from tests.opponent.boards import SWEEP
from tests.rules.boards import VARIANTS, flip_move, random_game


@pytest.mark.parametrize("seed", range(3 * SWEEP))
@pytest.mark.parametrize("variant", [name for name in VARIANTS if name != "chess960"])
def test_both_colours_are_judged_alike(variant: str, seed: int) -> None:
    rng = random.Random(seed)
    board = list(random_game(variant, rng, 40))[-1]
    for color in chess.COLORS:
        assert worth_for(board, color) == -worth_for(board, not color)
        assert worth_for(board, color) == worth_for(board.mirror(), not color), board.fen()


@pytest.mark.parametrize(
    ("fen", "better"),
    [
        ("4k3/8/8/8/8/8/8/QK6 w - - 0 1", chess.WHITE),
        ("4k3/8/8/8/8/8/8/QK6 b - - 0 1", chess.WHITE),
        ("4k3/8/2p5/3Q4/8/8/8/4K3 b - - 0 1", chess.BLACK),
        ("6k1/5ppp/8/8/8/pp6/2r5/3R2K1 w - - 0 1", chess.WHITE),
        ("R5k1/5ppp/8/8/8/nn6/8/7K b - - 0 1", chess.WHITE),
    ],
)
def test_who_stands_better(fen: str, better: chess.Color) -> None:
    assert worth_for(chess.Board(fen), better) > 60


def test_stalemate_is_worth_nothing() -> None:
    assert worth_for(chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), chess.WHITE) == 0


@pytest.mark.parametrize("seed", range(6 * SWEEP))
def test_what_a_capture_gains_is_what_the_retort_says(seed: int) -> None:
    for board in list(random_game("standard", random.Random(seed), 60))[20::8]:
        retort = refutation(board)
        if retort is not None and retort.kind == "capture":
            assert gain_of(board, retort.move) == retort.gain
            assert gain_of(board.mirror(), flip_move(retort.move)) == retort.gain


def test_what_is_too_long_to_tell_is_none() -> None:
    board = chess.Board("3rk3/8/8/3P4/8/8/8/3RK3 b - - 0 1")
    assert gain_of(board, chess.Move.from_uci("d8d5"), budget=Budget(nodes=0)) is None
