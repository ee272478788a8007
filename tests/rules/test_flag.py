"""Flag falls: every line is legal and wins, every draw has its proof, the table of lone men is kept."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn.rules import FlagResult, flag_fall, status
from chesslearn.rules.facts import OVER, check_fact
from chesslearn.rules.material import cannot_mate
from tests.rules.boards import SWEEP, VARIANTS, flip_move, make, mirrored, random_game, random_men


def check_result(board: chess.Board, flagged: chess.Color, result: FlagResult) -> None:
    """Fail unless the result keeps its promises: a legal winning line, or a reason for the draw."""
    assert result.winner in (None, not flagged) or status(board).code in OVER
    assert result.because
    assert all(check_fact(fact) == "" for fact in result.because), result.because
    if result.line:
        at = board.copy(stack=False)
        for move in result.line:
            assert not at.is_variant_end()
            assert at.is_legal(move), (board.fen(), move)
            at.push(move)
        ended = at.outcome()
        assert ended is not None and ended.winner is (not flagged), board.fen()
        assert result.winner is (not flagged)
        assert result.proven


TABLE = [
    ("a bare king never wins", "8/8/8/8/3k4/8/8/1QK5 w - - 0 1", "draw", "cannot-mate"),
    ("knight against queen", "8/8/8/4k3/3n4/8/8/KQ6 w - - 0 1", "draw", "cannot-mate"),
    ("knight against two queens", "8/8/8/4k3/3n4/8/8/KQQ5 w - - 0 1", "draw", "cannot-mate"),
    ("knight against queen and rook", "8/8/8/4k3/3n4/8/8/KQR5 w - - 0 1", "win", "mate-line"),
    ("knight against rook", "8/8/8/4k3/3n4/8/8/KR6 w - - 0 1", "win", "mate-line"),
    ("knight against pawn", "8/8/8/4k3/3n4/8/P7/K7 w - - 0 1", "win", "mate-line"),
    ("knight against knight", "8/8/8/4k3/3n4/8/8/KN6 w - - 0 1", "win", "mate-line"),
    ("knight against bishop", "8/8/8/4k3/3n4/8/8/KB6 w - - 0 1", "win", "mate-line"),
    ("bishop against queen", "8/8/8/4k3/3b4/8/8/3QK3 w - - 0 1", "draw", "cannot-mate"),
    ("bishop against rook", "8/8/8/4k3/3b4/8/8/3RK3 w - - 0 1", "draw", "cannot-mate"),
    ("bishop against pawn", "8/8/8/4k3/3b4/8/P7/4K3 w - - 0 1", "win", "mate-line"),
    ("bishop against knight", "8/8/8/4k3/3b4/8/8/3NK3 w - - 0 1", "win", "mate-line"),
    ("bishop against the other bishop", "8/8/8/4k3/3b4/8/8/3BK3 w - - 0 1", "win", "mate-line"),
    ("two knights", "8/8/3n4/3nk3/8/8/8/4K3 w - - 0 1", "win", "mate-line"),
    ("a lone pawn", "8/8/8/4k3/3p4/8/8/3QK3 w - - 0 1", "win", "mate-line"),
    ("a lone pawn against a bare king", "8/8/8/4k3/3p4/8/8/4K3 w - - 0 1", "win", "mate-line"),
    ("the only move takes the last man", "8/8/8/8/8/5b2/1q6/K2k4 w - - 0 1", "draw", "game-over"),
    ("a pawn shut in behind a wall", "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K1N1 w - - 0 1", "win", "mate-line"),
]  # fmt: skip


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize(("name", "fen", "wanted", "code"), TABLE, ids=[row[0] for row in TABLE])
def test_white_flags(name: str, fen: str, wanted: str, code: str, flip: bool) -> None:
    board = chess.Board(fen)
    board = mirrored(board) if flip else board
    flagged = chess.BLACK if flip else chess.WHITE
    result = flag_fall(board, flagged)
    check_result(board, flagged, result)
    assert result.winner is (None if wanted == "draw" else not flagged)
    assert result.proven
    assert code in {fact.code for fact in result.because}


def test_position_counts_not_material() -> None:
    wall = chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 b - - 0 1")
    result = flag_fall(wall, chess.BLACK)
    assert result.winner is None
    assert [fact.code for fact in result.because] == ["game-over", "locked"]


def test_one_side_alone_may_be_shut_out() -> None:
    board = chess.Board("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K1n1 w - - 0 1")
    assert flag_fall(board, chess.WHITE).winner is chess.BLACK


def test_a_game_that_was_over_stays_as_it_ended() -> None:
    mate = chess.Board("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")
    for flagged in chess.COLORS:
        result = flag_fall(mate, flagged)
        assert result.winner is chess.WHITE
        assert result.because[0].params["status"] == "checkmate"
    stalemate = chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")
    assert flag_fall(stalemate, chess.BLACK).winner is None
    fivefold = make("standard", None, "g1f3 g8f6 f3g1 f6g8 " * 4)
    assert flag_fall(fivefold, chess.WHITE).winner is None


def test_the_side_that_can_still_win_depends_on_whose_flag_falls() -> None:
    board = chess.Board("8/8/8/4k3/3n4/8/8/KQ6 w - - 0 1")
    assert flag_fall(board, chess.WHITE).winner is None
    assert flag_fall(board, chess.BLACK).winner is chess.WHITE


VARIANT_TABLE = [
    ("kingofthehill", "6k1/8/8/8/8/8/1R6/1K6 w - - 0 60", "win", "always-can-win"),
    ("kingofthehill", "6k1/8/8/8/8/8/8/1K6 w - - 0 60", "win", "always-can-win"),
    ("3check", "8/3qk3/8/8/8/8/8/4K3 b - - 3+3 0 40", "draw", "cannot-mate"),
    ("3check", "8/3qk3/8/8/8/8/5B2/4K3 b - - 3+3 0 40", "win", "mate-line"),
    ("3check", "8/3qk3/8/8/8/8/5N2/4K3 b - - 3+3 0 40", "win", "mate-line"),
    ("crazyhouse", "4k3/8/8/8/8/8/8/R3K3[] w Q - 0 1", "win", "always-can-win"),
    ("crazyhouse", "4k3/8/8/8/8/8/8/R3K3[Qn] w Q - 0 1", "win", "mate-line"),
    ("chess960", "5k2/8/8/8/8/8/8/1RK4R w HB - 0 1", "draw", "cannot-mate"),
]


@pytest.mark.parametrize(("variant", "fen", "wanted", "code"), VARIANT_TABLE)
def test_flags_in_variants(variant: str, fen: str, wanted: str, code: str) -> None:
    board = make(variant, fen)
    flagged = board.turn
    result = flag_fall(board, flagged)
    check_result(board, flagged, result)
    assert result.winner is (None if wanted == "draw" else not flagged)
    assert code in {fact.code for fact in result.because}


LONE = ["N P", "N R", "N N", "N B", "N QR", "B P", "B N", "B QRN", "NN ", "BN ", "P ", "P Q", "R Q", "Q QRR"]


@pytest.mark.parametrize("seed", range(SWEEP))
@pytest.mark.parametrize("men", LONE)
def test_few_men_at_random(men: str, seed: int) -> None:
    white, black = men.split(" ")
    rng = random.Random(f"{men} {seed}")
    board = random_men(white, black, rng)
    for colour_flip in (False, True):
        at = mirrored(board) if colour_flip else board
        flagged = chess.WHITE if colour_flip else chess.BLACK
        if status(at).code in OVER or cannot_mate(at, "standard", not flagged):
            continue
        result = flag_fall(at, flagged)
        check_result(at, flagged, result)
        assert result.winner is (not flagged) or result.because[0].code in ("all-lines-end", "shut-out")


@pytest.mark.parametrize("seed", range(SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games(variant: str, seed: int) -> None:
    rng = random.Random(f"flag {variant} {seed}")
    proven = total = 0
    for board in random_game(variant, rng, plies=160):
        if rng.random() > 0.02:
            continue
        for flagged in chess.COLORS:
            result = flag_fall(board, flagged)
            check_result(board, flagged, result)
            total += 1
            proven += result.proven
    assert proven >= 0.8 * total


def test_the_line_is_the_same_for_both_colours() -> None:
    board = chess.Board("r6k/8/7K/6N1/8/8/8/8 b - - 0 1")
    line = flag_fall(board, chess.BLACK).line
    assert [flip_move(move) for move in flag_fall(mirrored(board), chess.WHITE).line] == list(line)


@pytest.mark.parametrize("fen", ["8/8/8/8/8/8/8/K7 w - - 0 1", "k7/8/8/8/8/8/8/K6P w - - 0 1"])
def test_an_impossible_position_is_refused_in_words(fen: str) -> None:
    with pytest.raises(ValueError, match="expected a possible position, got"):
        flag_fall(chess.Board(fen), chess.WHITE)
