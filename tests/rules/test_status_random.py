"""Random games of every variant to the end: python-chess agrees where it is right, and every fact is true."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn.rules import status
from chesslearn.rules.facts import OVER
from tests.rules.boards import SWEEP, VARIANTS, mirrored, random_game, random_men, shape
from tests.rules.truth import verify

GAMES = 6 * SWEEP
TERMINATIONS = {
    chess.Termination.CHECKMATE: "checkmate",
    chess.Termination.STALEMATE: "stalemate",
    chess.Termination.INSUFFICIENT_MATERIAL: "dead-position",
    chess.Termination.FIVEFOLD_REPETITION: "fivefold",
    chess.Termination.SEVENTYFIVE_MOVES: "seventyfive",
    chess.Termination.VARIANT_WIN: "variant-win",
    chess.Termination.VARIANT_LOSS: "variant-win",
}


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_game(variant: str, seed: int) -> None:
    rng = random.Random(f"{variant} {seed}")
    for board in random_game(variant, rng):
        now = status(board)
        outcome = board.outcome()
        if outcome is not None and not board.is_insufficient_material():
            assert (now.code, now.winner) == (TERMINATIONS[outcome.termination], outcome.winner), board.fen()
        elif outcome is None:
            assert now.code not in OVER or now.code == "dead-position", board.fen()
        assert ("threefold" in now.claims) == (board.is_repetition(3) and now.code not in OVER), board.fen()
        assert now.code != "impossible-position", board.fen()
        verify(board, now.because)
        if now.code == "dead-position":
            return


@pytest.mark.parametrize("variant", VARIANTS)
def test_random_positions_are_judged_the_same_with_colours_exchanged(variant: str) -> None:
    rng = random.Random(f"mirror {variant}")
    for _ in range(2 * SWEEP):
        for board in random_game(variant, rng, plies=60):
            if rng.random() < 0.1:
                here, there = status(board), status(mirrored(board))
                assert (here.code, here.claims) == (there.code, there.claims), board.fen()
                flipped = sorted(shape(fact, flip=True) for fact in there.because)
                assert sorted(shape(fact) for fact in here.because) == flipped


@pytest.mark.parametrize("seed", range(SWEEP))
def test_few_men_shuffled_until_the_counts_end_the_game(seed: int) -> None:
    rng = random.Random(f"shuffle {seed}")
    board = random_men("R", "R", rng)
    seen = set()
    for _ in range(400):
        now = status(board)
        seen.add(now.code)
        assert (now.code in OVER) == (board.outcome() is not None)
        if now.code in OVER:
            break
        fifty = board.halfmove_clock >= 100
        assert ("fifty" in now.claims) == fifty
        assert ("threefold" in now.claims) == board.is_repetition(3)
        assert bool(now.claims or now.claimable_moves) == board.can_claim_draw()
        quiet = [move for move in board.legal_moves if not board.is_capture(move)]
        board.push(rng.choice(quiet or list(board.legal_moves)))
    assert seen


def _back_and_forth(board: chess.Board, rng: random.Random) -> chess.Move:
    """Return a random move, most often the one that takes the side's last move back."""
    if len(board.move_stack) > 1 and rng.random() < 0.8:
        last = board.move_stack[-2]
        back = chess.Move(last.to_square, last.from_square)
        if board.is_legal(back):
            return back
    return rng.choice(list(board.legal_moves))


def test_announced_moves_are_those_that_bring_the_third_time() -> None:
    rng = random.Random(5)
    found = 0
    for _ in range(4 * SWEEP):
        board = random_men("R", "R", rng)
        for _ in range(40):
            if status(board).code in OVER:
                break
            board.push(_back_and_forth(board, rng))
            announced = set(status(board).claimable_moves.get("threefold", ()))
            for move in list(board.legal_moves):
                board.push(move)
                third = board.is_repetition(3)
                board.pop()
                if status(board).code not in OVER:
                    assert (move in announced) == third
                found += third
    assert found > 0
