"""Beliefs about positions: what is true is shown by its facts, what is not by a move, a line or a count."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn.rules import BELIEFS, status, why_not
from chesslearn.rules.facts import check_fact
from tests.rules.boards import SWEEP, VARIANTS, make, mirrored, random_game
from tests.rules.truth import verify

TABLE = [
    (
        "a capture from afar",
        "4R1k1/5ppp/8/8/b7/8/5PPP/6K1 b - - 0 1",
        "checkmate",
        False,
        "escape-move",
        "a4e8",
    ),
    ("a block", "R5k1/3r1ppp/8/8/8/8/5PPP/6K1 b - - 0 1", "checkmate", False, "escape-move", "d7d8"),
    (
        "en passant",
        "8/pp6/3Q4/k5np/PPpp1N2/3P2P1/2P2PKP/R1B2R2 b - b3 0 30",
        "checkmate",
        False,
        "escape-move",
        "c4b3",
    ),
    ("no check at all", "7k/5Q2/8/p7/8/8/P7/6K1 b - - 0 1", "checkmate", False, "not-attacked", None),
    ("stalemate is no mate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "checkmate", False, "game-over", None),
    ("mate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "checkmate", True, "checker", None),
    ("a pawn can move", "7k/5Q2/8/p7/8/8/P7/6K1 b - - 0 1", "stalemate", False, "legal-move", "a5a4"),
    ("only en passant", "6k1/8/4n3/3pP3/8/1q6/8/K7 w - d6 0 2", "stalemate", False, "legal-move", "e5d6"),
    ("mate is no stalemate", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "stalemate", False, "game-over", None),
    (
        "check is no stalemate",
        "4R1k1/5ppp/8/8/b7/8/5PPP/6K1 b - - 0 1",
        "stalemate",
        False,
        "checker",
        "a4e8",
    ),
    ("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate", True, "not-attacked", None),
    ("two knights", "8/8/4k3/8/8/3NK3/3N4/8 w - - 0 1", "insufficient", False, "mate-line", "line"),
    (
        "knight against knight",
        "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50",
        "insufficient",
        False,
        "mate-line",
        "line",
    ),
    ("bishop pair", "8/8/1B6/8/1KB5/8/2k5/8 w - - 0 1", "insufficient", False, "mate-line", "line"),
    ("bishops of one colour", "5K2/8/8/1B6/8/k7/6b1/8 w - - 0 1", "insufficient", True, "material", None),
    ("a locked wall", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1", "insufficient", True, "locked", None),
    ("100 half-moves", "8/8/4k3/8/8/3RK3/8/r7 w - - 100 90", "fifty", True, "counter", None),
    ("99 half-moves", "8/8/4k3/8/8/3RK3/8/r7 w - - 99 90", "fifty", False, "counter", None),
    ("only once", chess.STARTING_FEN, "threefold", False, "occurrences", None),
]


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize("row", TABLE, ids=[row[0] for row in TABLE])
def test_belief(row: tuple[str, str, str, bool, str, str | None], flip: bool) -> None:
    _, fen, belief, true, code, line = row
    board = chess.Board(fen)
    board = mirrored(board) if flip else board
    answer = why_not(board, belief)
    assert answer.true is true
    assert answer.belief == belief
    assert answer.because[0].code == code or code in {fact.code for fact in answer.because[:2]}
    assert bool(answer.line) == (line is not None)
    if line not in (None, "line") and not flip:
        assert [move.uci() for move in answer.line] == [line]
    verify(board, tuple(fact for fact in answer.because if fact.code != "game-over"))


@pytest.mark.parametrize(
    ("variant", "fen", "belief", "true", "code"),
    [
        ("kingofthehill", "4k3/8/8/8/8/8/8/2B1K3 b - - 0 1", "insufficient", False, "always-can-win"),
        ("kingofthehill", "4k2r/8/8/8/4K3/8/8/8 b - - 0 1", "checkmate", False, "game-over"),
        ("kingofthehill", "4k2r/8/8/8/4K3/8/8/8 b - - 0 1", "stalemate", False, "hill-reached"),
        ("3check", "4k3/8/8/8/8/8/8/4KN2 w - - 3+3 0 1", "insufficient", False, "mate-line"),
        ("3check", "4k3/8/8/8/8/8/8/4K3 w - - 3+3 0 1", "insufficient", True, "material"),
        (
            "3check",
            "rnbqkbnr/pppp1Qpp/8/4p3/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0+3 0 3",
            "checkmate",
            False,
            "checks-given",
        ),
        ("crazyhouse", "2k5/8/8/8/8/8/8/6K1[QRBNPqp] w - - 0 1", "insufficient", False, "always-can-win"),
        ("crazyhouse", "k7/8/1Q6/8/8/8/8/6K1[qrr] b - - 0 1", "stalemate", False, "legal-move"),
        ("crazyhouse", "3R2k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", "checkmate", False, "escape-move"),
        ("crazyhouse", "r3k3/8/8/8/8/8/8/R3K3[QRq] w - - 120 150", "fifty", False, "no-fifty-rule"),
    ],
)
def test_belief_in_variants(variant: str, fen: str, belief: str, true: bool, code: str) -> None:
    board = make(variant, fen)
    answer = why_not(board, belief)
    assert answer.true is true
    assert code in {fact.code for fact in answer.because}
    verify(board, answer.because)


def test_escapes_of_each_kind_are_named() -> None:
    kinds = {
        "4R1k1/5ppp/8/8/b7/8/5PPP/6K1 b - - 0 1": "capture",
        "R5k1/3r1ppp/8/8/8/8/5PPP/6K1 b - - 0 1": "block",
        "R5k1/5pp1/8/8/8/8/5PPP/6K1 b - - 0 1": "move",
        "8/pp6/3Q4/k5np/PPpp1N2/3P2P1/2P2PKP/R1B2R2 b - b3 0 30": "en-passant",
    }
    for fen, how in kinds.items():
        facts = why_not(chess.Board(fen), "checkmate").because
        assert how in {fact.params["how"] for fact in facts if fact.code == "escape-move"}
    drop = why_not(make("crazyhouse", "3R2k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1"), "checkmate").because
    assert "drop" in {fact.params["how"] for fact in drop if fact.code == "escape-move"}


@pytest.mark.parametrize("seed", range(SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games(variant: str, seed: int) -> None:
    rng = random.Random(f"beliefs {variant} {seed}")
    boards = [board.copy() for board in random_game(variant, rng, plies=200)]
    for board in [boards[-1], *rng.sample(boards, min(3, len(boards)))]:
        now = status(board)
        for belief in BELIEFS:
            answer = why_not(board, belief)
            assert all(check_fact(fact) == "" for fact in answer.because)
            verify(board, tuple(fact for fact in answer.because if fact.code not in ("man-blocked",)))
            if belief in ("checkmate", "stalemate"):
                assert answer.true == (now.code == belief)
            if answer.line:
                assert board.is_legal(answer.line[0])


def test_unknown_beliefs_and_impossible_positions() -> None:
    with pytest.raises(ValueError, match="expected a belief among"):
        why_not(chess.Board(), "draw")
    answer = why_not(chess.Board("8/8/8/8/8/8/8/K7 w - - 0 1"), "checkmate")
    assert (answer.true, answer.because[0].code) == (False, "fault-no-king")
