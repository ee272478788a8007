"""The 960 arrays, and the reasons why another order of pieces is none of them."""

from __future__ import annotations

from itertools import permutations

import chess
import pytest

from chesslearn.course import arrays


def test_there_are_960_and_the_faults_name_all_others() -> None:
    known = set(arrays.arrays())
    ranks = {"".join(each) for each in permutations("RNBQKBNR")}
    assert len(known) == 960
    assert {rank for rank in ranks if not arrays.faults(rank)} == known


@pytest.mark.parametrize(
    ("rank", "faults"),
    [
        ("BBQNNRKR", ()),
        ("RKRNNQBB", ()),
        ("KQRBBRNN", ("king",)),
        ("RBNBKQNR", ("bishops",)),
        ("KRBQBNRN", ("bishops", "king")),
        ("........", ()),
        (".R.R....", ()),
        (".RR.....", ("king",)),
        ("RR......", ("king",)),
        ("......K.", ()),
        ("......KQ", ("king",)),
        ("N.QR..N.", ()),
        ("N.QR..N.", ()),
        ("B.......", ()),
        ("BQ.N.R.R", ("bishops",)),
    ],
)
def test_a_rank_that_is_not_full(rank: str, faults: tuple[str, ...]) -> None:
    assert arrays.faults(rank) == faults
    if faults:
        assert next(arrays.completions(rank), None) is None


@pytest.mark.parametrize(
    ("board", "fault"),
    [
        ("8/8/8/8/8/8/8/8", None),
        ("k7/8/8/8/8/8/8/8", "king"),
        ("8/8/8/8/8/8/8/B1B5", "bishops"),
        ("2b5/8/8/8/8/8/8/B7", "bishops"),
        ("q7/8/8/8/8/8/8/N7", "mirror"),
        ("2r5/8/8/8/8/8/8/R7", None),
        ("1rk5/8/8/8/8/8/8/R7", "king"),
        ("q7/8/8/8/8/8/8/1Q6", "rest"),
        ("8/8/8/8/8/8/8/BQ2RN1N", "rest"),
    ],
)
def test_what_keeps_a_board_from_becoming_a_start(board: str, fault: str | None) -> None:
    assert arrays.fault_of(chess.BaseBoard(board)) == fault
    turned = chess.BaseBoard(board).mirror()
    assert arrays.fault_of(turned) == fault


def test_a_start_is_a_start() -> None:
    for number in (0, 518, 959):
        board = arrays.start_of(arrays.arrays()[number])
        assert board.chess960_pos() == number
        assert arrays.fault_of(board) is None
