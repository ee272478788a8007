"""A finished game: `game-over` first, the move's own reasons after it, and `ended=False`."""

from __future__ import annotations

import pytest

from chesslearn.rules import explain
from tests.rules.boards import make
from tests.rules.verdicts import both, codes

KNIGHTS = "g1f3 g8f6 f3g1 f6g8"
MATED = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4"

# name, variant, fen, moves, attempt, how, winner, squares of the reason
OVER = [
    ("mate", "standard", MATED, "", "e8f7", "checkmate", "white",
     {"king": ("e8",), "checkers": ("f7",), "protector": ("c4",)}),
    ("stalemate", "standard", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "", "h8g8", "stalemate", "",
     {"king": ("h8",)}),
    ("bare kings", "standard", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "", "d3d4", "dead-position", "", {}),
    ("bishops of one colour", "standard", "B3k3/8/8/8/8/8/8/4KB2 w - - 0 1", "", "a8b7", "dead-position", "",
     {}),
    ("fivefold", "standard", None, " ".join([KNIGHTS] * 4), "e2e4", "fivefold", "", {}),
    ("75 moves", "standard", "8/8/4k3/8/8/3RK3/8/r7 w - - 150 200", "", "e3e2", "seventyfive", "", {}),
    ("on the hill", "kingofthehill", "4k2r/8/8/8/4K3/8/8/8 b - - 0 1", "", "h8h4", "variant-win", "white",
     {"king": ("e4",), "hill": ("e4",)}),
    ("third check", "3check", "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 1+3 0 3", "h5f7",
     "e8f7", "variant-win", "white", {"king": ("e8",), "checkers": ("f7",)}),
    ("bare kings in three-check", "3check", "8/8/4k3/8/8/3K4/8/8 w - - 3+3 0 1", "", "d3d4", "dead-position",
     "", {}),
    ("mate in crazyhouse, nothing to drop", "crazyhouse", "R5k1/5ppp/8/8/8/8/8/6K1[p] b - - 0 1", "", "g8f8",
     "checkmate", "white", {"king": ("g8",), "checkers": ("a8",)}),
]  # fmt: skip

GOING_ON = [
    ("fourfold", "standard", None, " ".join([KNIGHTS] * 3), "e2e4"),
    ("149 half-moves", "standard", "8/8/4k3/8/8/3RK3/8/r7 w - - 149 200", "", "e3e2"),
    ("two knights", "standard", "8/8/4k3/8/8/3NK3/3N4/8 w - - 0 1", "", "e3e4"),
    ("knight against knight", "standard", "8/8/4K3/8/1n6/8/5k1N/8 w - - 0 50", "", "e6e5"),
    ("bare kings may race for the hill", "kingofthehill", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1e2"),
    ("one knight may check", "3check", "4k3/8/8/8/8/8/8/4KN2 w - - 3+3 0 1", "", "f1e3"),
    ("crazyhouse counts no moves", "crazyhouse", "r3k3/8/8/8/8/8/8/R3K3[QRq] w - - 160 150", "", "e1e2"),
    ("crazyhouse knows no dead men", "crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", "", "e1e2"),
    ("a drop answers", "crazyhouse", "3R2k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", "", "N@f8"),
    ("a drop is a move: no stalemate", "crazyhouse", "k7/8/1Q6/8/8/8/8/6K1[q] b - - 0 1", "", "Q@h8"),
    ("a king is missing", "standard", "8/8/8/8/8/8/8/K7 w - - 160 1", "", "a1a2"),
]


@pytest.mark.parametrize(
    ("variant", "fen", "moves", "uci", "how", "winner", "squares"),
    [row[1:] for row in OVER],
    ids=[row[0] for row in OVER],
)
def test_game_over_stands_first(
    variant: str, fen: str | None, moves: str, uci: str, how: str, winner: str, squares: dict[str, object]
) -> None:
    verdict = both(variant, fen, moves, uci)
    first = verdict.reasons[0]
    assert (first.code, first.params["how"], first.params["winner"]) == ("game-over", how, winner)
    assert dict(first.squares) == squares
    assert [reason for reason in verdict.reasons if reason.code == "game-over"] == [first]


@pytest.mark.parametrize(
    ("variant", "fen", "moves", "uci"), [row[1:] for row in GOING_ON], ids=[row[0] for row in GOING_ON]
)
def test_the_game_goes_on(variant: str, fen: str | None, moves: str, uci: str) -> None:
    assert both(variant, fen, moves, uci).legal


def test_own_reasons_follow() -> None:
    assert codes(both("standard", MATED, "", "e8f7")) == ["game-over", "king-takes-protected"]
    assert codes(both("standard", MATED, "", "a8b8")) == ["game-over", "check-unanswered"]
    assert codes(both("standard", MATED, "", "a8c8")) == ["game-over", "own-piece", "check-unanswered"]


@pytest.mark.parametrize(
    ("variant", "fen", "moves", "uci"),
    [row[1:5] for row in OVER if row[0] not in ("mate", "stalemate", "mate in crazyhouse, nothing to drop")],
)
def test_exercise_boards_are_played_on(variant: str, fen: str | None, moves: str, uci: str) -> None:
    assert both(variant, fen, moves, uci, ended=False).legal


def test_an_exercise_board_in_mate_still_refuses() -> None:
    assert codes(both("standard", MATED, "", "e8f7", ended=False)) == ["king-takes-protected"]


def test_repetition_of_a_crazyhouse_game_counts_pockets() -> None:
    board = make("crazyhouse", None, " ".join([KNIGHTS] * 4))
    assert explain(board, "e2e4").reasons[0].params["how"] == "fivefold"


def test_a_lost_castling_right_makes_another_position() -> None:
    # The men stand there five times, four of them without White's right to castle kingside.
    board = make("standard", "4k3/p7/8/8/8/8/P7/R3K2R w KQ - 0 1")
    for _ in range(4):
        for uci in ("h1g1", "e8d8", "g1h1", "d8e8"):
            board.push_uci(uci)
    assert explain(board, "a2a3").legal


def test_an_impossible_position_is_no_stalemate() -> None:
    # White could only take the king: Black has left it in check, so no game has come here.
    fen = "8/8/8/8/8/pk6/P4q2/7K w - - 0 1"
    assert codes(both("standard", fen, "", "a2b3")) == ["captures-king"]
    assert codes(both("standard", fen, "", "h1h2")) == ["king-into-attack"]
