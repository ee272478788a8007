"""Advice is given only where it can be followed, and what holds for several squares is said once."""

from __future__ import annotations

import chess
import chess.variant
import pytest

from chesslearn import words
from chesslearn.i18n import translator
from chesslearn.rules import explain, status

EN = translator("en")


def texts(board: chess.Board, uci: str) -> list[str]:
    return [said.text for said in words.verdict(EN, explain(board, uci))]


@pytest.mark.parametrize(
    ("name", "fen", "uci", "wanted"),
    [
        ("a way off the line", "4r1k1/8/8/8/4K3/8/P7/8 w - - 0 1", "e4e3", "Step off the line."),
        ("a way to answer", "4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2", "Move the king, block the line"),
    ],
)
def test_advice_that_can_be_followed(name: str, fen: str, uci: str, wanted: str) -> None:
    assert wanted in texts(chess.Board(fen), uci)[0], name


@pytest.mark.parametrize(
    ("name", "fen", "uci", "unwanted"),
    [
        ("only a block helps", "R5k1/3r1ppp/8/8/8/8/8/6K1 b - - 0 1", "g8h8", "Step off"),
        ("mated, the king tries", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "g8h8", "Step off"),
        ("mated, a pawn tries", "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "g7g6", "Move the king"),
        ("mated twice over", "3rkr2/3p1p2/5N2/8/4Q3/8/8/4K3 b - - 0 1", "d8c8", "Only a king move helps"),
    ],
)
def test_no_advice_that_can_not_be_followed(name: str, fen: str, uci: str, unwanted: str) -> None:
    assert not any(unwanted in text for text in texts(chess.Board(fen), uci)), name


def test_an_own_man_in_front_of_a_pawn_is_not_spoken_of_as_to_be_captured() -> None:
    board = chess.Board("4k3/5p2/8/8/8/5N2/5P2/4K3 w - - 0 1")
    assert "capture" not in texts(board, "f2f3")[0]
    assert texts(board, "f2f3")[0].startswith("Your knight stands straight ahead on f3.")


def test_squares_closed_for_one_reason_are_told_together() -> None:
    because = status(chess.Board("R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1")).because
    said = words.why(EN, because)
    assert "The squares f7, g7 and h7 are taken: pieces of the same side stand there." in said
    assert len(said) == len(because) - 2


def test_men_to_choose_from_are_a_choice() -> None:
    said = words.why(EN, status(chess.Board("4k3/8/8/8/b3r3/6N1/3P4/3QK3 w - - 0 1")).because)
    assert any("with the queen on d1 or the knight on g3" in sentence for sentence in said)


def test_who_won_by_a_variant_is_named() -> None:
    hill = chess.variant.KingOfTheHillBoard("4k2r/8/8/8/4K3/8/8/8 b - - 0 1")
    assert texts(hill, "h8h4")[0].startswith("The king of White has reached the hill: White wins.")
    checks = chess.variant.ThreeCheckBoard(
        "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 1+3 0 3"
    )
    checks.push_uci("h5f7")
    assert texts(checks, "e8f7")[0].startswith("White has given the last check that was needed")


@pytest.mark.parametrize(
    ("fen", "wanted"),
    [
        ("4k3/8/8/8/8/8/8/1K5R w H - 0 1", "To castle, put it on the rook it castles with: h1."),
        ("4k3/8/8/8/8/8/8/1K5R w - - 0 1", "White has no castling from there."),
    ],
)
def test_in_chess960_nobody_is_told_of_two_squares(fen: str, wanted: str) -> None:
    said = texts(chess.Board(fen, chess960=True), "b1e1")[0]
    assert wanted in said
    assert "two squares" not in said
    assert "e1" not in said.replace("From b1", "")
