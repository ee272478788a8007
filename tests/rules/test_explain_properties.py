"""On any board, for any attempt: a reason exists when and only when the move is illegal, and is true."""

from __future__ import annotations

import random

import chess
import chess.variant
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn.rules import explain
from tests.rules.boards import SWEEP, VARIANTS, flip_move, mirrored, random_game
from tests.rules.oracle import attempts, castling_board, ended, legal, passing_board, set_up, some_attempts
from tests.rules.proofs import prove
from tests.rules.verdicts import form, same_seen_from_the_other_side

GAMES = 3 * SWEEP
ENDGAMES = 12 * SWEEP
BARE = 8 * SWEEP
CASTLING = 40 * SWEEP
PASSING = 60 * SWEEP


def judge_all(board: chess.Board) -> None:
    """Judge every attempt on a board as an exercise: exactly the legal moves carry no reason."""
    moves, found = legal(board), set()
    for move in attempts(board):
        verdict = explain(board, move, ended=False)
        assert verdict.legal == (not verdict.reasons) == (verdict.move is not None)
        if verdict.legal:
            found.add(verdict.move)
        else:
            assert move not in moves, (board.fen(), verdict)
            assert not verdict.notes
    assert found == moves, board.fen()


def judge_some(board: chess.Board, rng: random.Random, count: int) -> None:
    """Judge a sample as a game: what is told is true, and the other colour is told the same."""
    over, other = ended(board), mirrored(board)
    for move in some_attempts(board, rng, count):
        judge_one(board, move, over, other)


def judge_one(
    board: chess.Board, move: chess.Move, over: bool | None = None, other: chess.Board | None = None
) -> None:
    """Judge one attempt for both colours."""
    over = ended(board) if over is None else over
    verdict = explain(board, move)
    assert [reason.code for reason in verdict.reasons].count("game-over") == over
    assert not over or verdict.reasons[0].code == "game-over"
    for told in (*verdict.reasons, *verdict.notes):
        prove(board, move, told, over=over)
    same_seen_from_the_other_side(verdict, explain(other or mirrored(board), flip_move(move)))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games(variant: str, seed: int) -> None:
    rng = random.Random(f"{variant} {seed}")
    for board in random_game(variant, rng, plies=160):
        if rng.random() < 0.02:
            judge_all(board)
        if rng.random() < 0.08:
            judge_some(board, rng, 150)


@pytest.mark.parametrize("seed", range(ENDGAMES))
def test_positions_set_up_at_random(seed: int) -> None:
    rng = random.Random(seed)
    board = set_up(rng, rng.randint(1, 14))
    judge_all(board)
    judge_some(board, rng, 150)


@pytest.mark.parametrize("kings", ["", "K", "k"])
@pytest.mark.parametrize("seed", range(BARE))
def test_boards_that_lack_a_king(kings: str, seed: int) -> None:
    rng = random.Random(f"{kings} {seed}")
    board = set_up(rng, rng.randint(1, 10), kings=kings)
    judge_all(board)
    judge_some(board, rng, 100)


@pytest.mark.parametrize("seed", range(CASTLING))
@pytest.mark.parametrize("chess960", [False, True])
def test_back_ranks_with_castling_rights(chess960: bool, seed: int) -> None:
    rng = random.Random(seed)
    board = castling_board(rng, chess960=chess960)
    judge_all(board)
    king = board.king(board.turn)
    assert king is not None
    for end in chess.scan_forward(chess.BB_RANKS[chess.square_rank(king)]):
        if end != king:
            judge_one(board, chess.Move(king, end))


@pytest.mark.parametrize("seed", range(PASSING))
def test_pawns_that_have_just_jumped(seed: int) -> None:
    rng = random.Random(seed)
    board = passing_board(rng)
    judge_all(board)
    for pawn in chess.scan_forward(board.pawns & board.occupied_co[board.turn]):
        for end in chess.scan_forward(chess.BB_KING_ATTACKS[pawn]):
            judge_one(board, chess.Move(pawn, end))


@settings(max_examples=150 * SWEEP)
@given(st.randoms(use_true_random=False), st.sampled_from(VARIANTS))
def test_any_attempt_after_any_moves(rng: random.Random, variant: str) -> None:
    boards = list(random_game(variant, rng, plies=30))
    judge_some(boards[-1], rng, 20)


def test_the_same_attempt_gets_the_same_answer_twice() -> None:
    board = chess.Board()
    assert form(explain(board, "e2e5").reasons) == form(explain(board, "e2e5").reasons)
