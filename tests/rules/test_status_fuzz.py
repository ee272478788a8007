"""Boards of any kind: each is judged or refused by a `ValueError`, never by another exception."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import chess
import chess.variant
import pytest

from chesslearn.rules import BELIEFS, CLAIM_KINDS, STATUS_CODES, claim_draw, flag_fall, status, why_not
from chesslearn.rules.facts import check_fact
from tests.rules.boards import SWEEP, VARIANTS, make

CODES = {row.code for row in STATUS_CODES}


def scattered(variant: str, rng: random.Random) -> chess.Board:
    """Return a board with men, rights, pockets, counters and an en passant square set without sense."""
    board = make(variant)
    board.clear()
    for _ in range(rng.randrange(0, 40)):
        piece = chess.Piece(rng.choice(chess.PIECE_TYPES), rng.random() < 0.5)
        board.set_piece_at(rng.randrange(64), piece, promoted=rng.random() < 0.1)
    board.turn = rng.random() < 0.5
    board.castling_rights = rng.getrandbits(64) & chess.BB_BACKRANKS
    board.ep_square = rng.choice([None, rng.randrange(64)])
    board.halfmove_clock = rng.choice([0, 3, 99, 100, 150, 10_000, -5])
    board.fullmove_number = rng.choice([0, 1, 50, -3])
    if isinstance(board, chess.variant.ThreeCheckBoard):
        board.remaining_checks = [rng.randrange(-1, 4), rng.randrange(-1, 4)]
    if isinstance(board, chess.variant.CrazyhouseBoard):
        for pocket in board.pockets:
            for _ in range(rng.randrange(4)):
                pocket.add(rng.choice(chess.PIECE_TYPES[:5]))
    return board


def or_value_error(ask: Callable[[], Any]) -> Any:
    """Return the answer, or `None` for a `ValueError` with words."""
    try:
        return ask()
    except ValueError as error:
        assert str(error)
        return None


@pytest.mark.parametrize("seed", range(60 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_scattered_men(variant: str, seed: int) -> None:
    rng = random.Random(f"fuzz {variant} {seed}")
    board = scattered(variant, rng)
    now = status(board)
    assert now.code in CODES
    assert all(check_fact(fact) == "" for fact in now.because), now.because
    if not all(board.pieces(chess.KING, color) for color in chess.COLORS):
        assert now.code == "impossible-position"
    for kind in CLAIM_KINDS:
        assert claim_draw(board, kind) is not None
    for belief in ("checkmate", "stalemate", "threefold", "fifty"):
        assert why_not(board, belief) is not None
    if seed % 10 == 0:
        or_value_error(lambda: flag_fall(board, chess.BLACK))
        assert why_not(board, "insufficient") is not None
    if now.code == "impossible-position":
        assert or_value_error(lambda: flag_fall(board, chess.WHITE)) is None


@pytest.mark.parametrize("seed", range(10 * SWEEP))
def test_moves_pushed_without_rule(seed: int) -> None:
    rng = random.Random(f"pushed {seed}")
    board = make(rng.choice(["standard", "kingofthehill", "3check"]))
    for _ in range(rng.randrange(1, 30)):
        pseudo = list(board.pseudo_legal_moves)
        board.push(rng.choice([*pseudo, chess.Move.null()] if not board.is_check() else pseudo))
        if not pseudo:
            break
    assert status(board).code in CODES
    for kind in CLAIM_KINDS:
        assert claim_draw(board, kind).kind == kind


def test_a_giant_stack_is_judged() -> None:
    board = chess.Board()
    for _ in range(3_000):
        for uci in ("g1f3", "g8f6", "f3g1", "f6g8"):
            board.push_uci(uci)
    now = status(board)
    assert now.code == "fivefold"
    assert now.because[0].params["count"] == 3_001
    assert len(now.because) == 6
    board.halfmove_clock = 0
    assert status(board).code == "in-progress"


def test_null_moves_in_the_history_are_told() -> None:
    board = chess.Board()
    for _ in range(8):
        board.push(chess.Move.null())
    for kind in CLAIM_KINDS:
        claim_draw(board, kind)
    assert status(board).code in CODES


def test_every_belief_is_answered_on_a_board_without_kings() -> None:
    board = chess.Board(None)
    assert {why_not(board, belief).true for belief in BELIEFS} == {False}
    assert [fact.code for fact in status(board).because] == ["fault-no-king", "fault-no-king"]
