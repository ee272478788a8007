"""How a wrong move is punished, for either colour, and when there is nothing to punish."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn.opponent.refutation import Retort, refutation
from chesslearn.opponent.strengths import Budget
from tests.opponent.boards import SWEEP, VARIANTS, make, random_board
from tests.rules.boards import flip_move

TAKES = chess.Move.from_uci("c6d5")
Q, R, B, N, P = 900, 500, 330, 320, 100

CASES = {
    "a queen left hanging": ("standard", "4k3/8/2p5/3Q4/8/8/8/4K3 b - - 0 1", "capture", "c6d5", Q),
    "the dearest of two": ("standard", "4k3/8/8/1R3Q2/3n4/8/8/6K1 b - - 0 1", "capture", "d4f5", Q - N),
    "a queen for a rook": ("standard", "3rk3/8/8/3Q4/4P3/8/8/4K3 b - - 0 1", "capture", "d8d5", Q - R),
    "a pawn that no one protects": ("standard", "3rk3/8/8/3P4/8/8/8/4K3 b - - 0 1", "capture", "d8d5", P),
    "en passant": ("standard", "4k3/8/8/8/3pP3/8/8/K7 b - e3 0 1", "capture", "d4e3", P),
    "mate": ("standard", "r5k1/8/8/8/8/8/5PPP/6K1 b - - 0 1", "mate", "a8a1", 0),
    "mate in two": ("standard", "5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1", "mate-soon", "c4g8", 0),
    "a promotion": ("standard", "7k/8/8/8/8/7K/p7/8 b - - 0 1", "promotion", "a2a1q", Q - P),
    "the hill": ("kingofthehill", "8/8/4k3/8/8/8/8/K7 b - - 0 1", "variant-win", None, 0),
    "the third check": ("3check", "r3k3/8/8/8/8/8/8/4K3 b - - 3+1 0 1", "variant-win", "a8a1", 0),
    "a dropped mate": ("crazyhouse", "4k3/8/8/8/8/8/5PPP/6K1[r] b - - 0 1", "mate", None, 0),
}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("flip", [False, True])
def test_a_wrong_move_is_punished(name: str, flip: bool) -> None:
    variant, fen, kind, uci, gain = CASES[name]
    board = make(variant, fen)
    retort = refutation(board.mirror() if flip else board)
    assert retort is not None
    assert retort.kind == kind
    seen = flip_move(retort.move) if flip else retort.move
    assert uci is None or seen.uci() == uci
    assert retort.gain == gain
    assert retort.line[0] == retort.move


@pytest.mark.parametrize(
    "fen",
    [
        chess.STARTING_FEN,
        "4k3/8/2p5/3p4/4P3/8/8/4K3 w - - 0 1",
        "4k3/3r4/8/3P4/4P3/8/8/4K3 b - - 0 1",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "8/8/8/4k3/8/8/8/K7 w - - 0 1",
        "3rk3/8/8/3P4/8/4N3/8/4K3 b - - 0 1",
    ],
)
def test_where_nothing_is_to_be_had_there_is_no_retort(fen: str) -> None:
    board = chess.Board(fen)
    retort = refutation(board)
    assert retort is None


def test_mate_in_two_is_told_with_its_line() -> None:
    retort = refutation(chess.Board("5r1k/6pp/7N/8/2Q5/8/8/6K1 w - - 0 1"))
    assert retort is not None
    assert [move.uci() for move in retort.line] == ["c4g8", "f8g8", "h6f7"]


@pytest.mark.parametrize("variant", VARIANTS)
def test_lines_are_legal_and_boards_stay(variant: str) -> None:
    rng, found = random.Random(variant), 0
    for seed in range(2 * SWEEP):
        board = random_board(variant, random.Random(seed))
        for _ in range(50):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            before = board.fen()
            retort = refutation(board, budget=Budget(nodes=150, seconds=30))
            assert board.fen() == before
            if retort is not None:
                found += 1
                after = board.copy()
                for move in retort.line:
                    assert after.is_legal(move), (before, retort)
                    after.push(move)
                if retort.kind in ("mate", "mate-soon"):
                    assert after.is_checkmate()
                if retort.kind == "variant-win":
                    assert after.is_variant_end()
    assert found > 10


def test_a_small_budget_still_gives_an_answer() -> None:
    board = chess.Board("4k3/8/2p5/3Q4/8/8/8/4K3 b - - 0 1")
    assert refutation(board, budget=Budget(nodes=3, seconds=30)) == Retort("capture", TAKES, Q, (TAKES,))
