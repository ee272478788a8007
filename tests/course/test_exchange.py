"""Captures on a square, counted to their end."""

from __future__ import annotations

import chess
import pytest

from chesslearn.course.exchange import balance, exchange, settles

CASES = [
    # fen, move, taken, given, number of captures
    pytest.param("6k1/8/8/3n4/8/8/3R4/6K1 w - - 0 1", "d2d5", 3, 0, 1, id="nobody-takes-back"),
    pytest.param("6k1/8/4p3/3n4/8/8/3R4/6K1 w - - 0 1", "d2d5", 3, 5, 2, id="rook-for-knight"),
    pytest.param("6k1/8/4p3/3q4/8/2N5/8/6K1 w - - 0 1", "c3d5", 9, 3, 2, id="queen-for-knight"),
    pytest.param("3r2k1/8/5n2/3p4/8/1BN5/8/3R2K1 w - - 0 1", "c3d5", 4, 3, 3, id="black-stops"),
    pytest.param("3r2k1/8/4pn2/3p4/8/1BN5/8/3R2K1 w - - 0 1", "c3d5", 1, 3, 2, id="white-stops"),
    pytest.param("3r2k1/3r4/8/3p4/8/8/3R4/3R2K1 w - - 0 1", "d2d5", 1, 5, 2, id="rooks-behind-rooks"),
    pytest.param("3rk3/8/8/3n4/8/8/3R4/3K4 w - - 0 1", "d2d5", 3, 5, 2, id="protected-by-a-rook"),
    pytest.param("3k4/3b4/8/8/8/8/3Q4/4K3 w - - 0 1", "d2d7", 3, 9, 2, id="taken-back-by-the-king"),
    pytest.param("4k3/4r3/5b2/4n3/8/8/4R3/4RK2 w - - 0 1", "e2e5", 3, 5, 2, id="two-protectors"),
    pytest.param("7k/8/4r3/8/4n3/8/4R3/4K3 w - - 0 1", "e2e4", 3, 5, 2, id="a-pin-that-does-not-matter"),
    pytest.param("4k3/8/4n3/8/3p4/5N2/4R3/4K3 w - - 0 1", "f3d4", 1, 0, 1, id="a-pinned-man-does-not-take"),
]


@pytest.mark.parametrize(("fen", "uci", "taken", "given", "number"), CASES)
def test_the_captures_are_counted(fen: str, uci: str, taken: int, given: int, number: int) -> None:
    board, move = chess.Board(fen), chess.Move.from_uci(uci)
    count = exchange(board, move)
    assert (count.taken, count.given, len(count.moves)) == (taken, given, number)
    flipped = chess.Move(chess.square_mirror(move.from_square), chess.square_mirror(move.to_square))
    assert exchange(board.mirror(), flipped).net == count.net == taken - given


def test_en_passant_takes_a_pawn() -> None:
    board = chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    assert exchange(board, chess.Move.from_uci("e5d6")).net == 1


def test_a_quiet_move_is_judged_by_the_reply() -> None:
    board = chess.Board("4k3/8/8/3r4/8/3N4/8/6K1 w - - 0 1")
    assert balance(board, chess.Move.from_uci("g1g2")) == -3
    assert balance(board, chess.Move.from_uci("d3f4")) == 0


@pytest.mark.parametrize(
    ("fen", "uci", "all_of_it"),
    [
        pytest.param("6k1/5ppp/8/3n4/8/8/3R4/6K1 w - - 0 1", "d2d5", True, id="quiet"),
        pytest.param("6k1/5ppp/8/3n4/8/2N5/r4PPP/6K1 w - - 0 1", "c3d5", False, id="mate-on-the-first-rank"),
        pytest.param("3r2k1/5ppp/4p3/8/2n5/8/2R2PPP/3B2K1 w - - 0 1", "c2c4", False, id="the-rest-hangs"),
    ],
)
def test_the_rest_of_the_board_is_looked_at(fen: str, uci: str, all_of_it: bool) -> None:
    assert settles(chess.Board(fen), chess.Move.from_uci(uci)) is all_of_it
