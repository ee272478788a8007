"""What is no attempt at all: a clear `ValueError`, never another exception."""

from __future__ import annotations

import chess
import chess.variant
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn.rules import Verdict, explain
from tests.rules.boards import SWEEP, VARIANTS, make

NO_ATTEMPTS: list[object] = [
    "", "e2", "e2e", "e2e9", "i2i4", "e2e2", "e7e8x", "e2e4q5", "O-O", "Nf3", "e2-e4", "0000 ", "@@e4",
    "X@e4", "N@e9", None, 5, 4.0, b"e2e4", ("e2", "e4"), ["e2e4"], chess.E2,
    chess.Move(12, 12), chess.Move(-1, 5), chess.Move(5, 64), chess.Move(12, 28, promotion=0),
    chess.Move(12, 28, promotion=7), chess.Move(12, 28, promotion=-1), chess.Move(12, 28, drop=chess.KNIGHT),
    chess.Move(12, 12, drop=9), chess.Move(12, 12, drop=0), chess.Move(12, 12, chess.QUEEN, chess.KNIGHT),
    chess.Move("e2", "e4"),  # type: ignore[arg-type]
    chess.Move(12, 28, promotion="q"),  # type: ignore[arg-type]
    chess.Move(True, False),
]  # fmt: skip
NO_BOARDS: list[object] = [
    None,
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    chess.BaseBoard(),
    chess.variant.AtomicBoard(),
    chess.variant.SuicideBoard(),
    chess.variant.HordeBoard(),
    chess.variant.RacingKingsBoard(),
]


@pytest.mark.parametrize("move", NO_ATTEMPTS, ids=range(len(NO_ATTEMPTS)))
@pytest.mark.parametrize("variant", ["standard", "crazyhouse"])
def test_what_is_no_attempt_raises_value_error(variant: str, move: object) -> None:
    with pytest.raises(ValueError, match="expected"):
        explain(make(variant), move)  # type: ignore[arg-type]


@pytest.mark.parametrize("board", NO_BOARDS, ids=lambda board: type(board).__name__)
def test_what_is_no_board_raises_value_error(board: object) -> None:
    with pytest.raises(ValueError, match=r"expected|does not know"):
        explain(board, "e2e4")  # type: ignore[arg-type]


@settings(max_examples=300 * SWEEP)
@given(st.text(max_size=7), st.sampled_from(VARIANTS))
def test_any_text_is_an_attempt_or_a_value_error(text: str, variant: str) -> None:
    answer_or_value_error(make(variant), text)


@settings(max_examples=300 * SWEEP)
@given(
    st.integers(-3, 70),
    st.integers(-3, 70),
    st.one_of(st.none(), st.integers(-1, 8)),
    st.one_of(st.none(), st.integers(-1, 8)),
)
def test_any_move_is_an_attempt_or_a_value_error(
    start: int, end: int, choice: int | None, drop: int | None
) -> None:
    for variant in VARIANTS:
        answer_or_value_error(make(variant), chess.Move(start, end, choice, drop))


def answer_or_value_error(board: chess.Board, move: chess.Move | str) -> None:
    """Judge what may be no attempt at all."""
    try:
        verdict = explain(board, move)
    except ValueError as error:
        assert "expected" in str(error)
    else:
        assert isinstance(verdict, Verdict)
        assert verdict.legal == (not verdict.reasons)


def test_text_and_move_are_the_same_attempt() -> None:
    assert explain(chess.Board(), "e2e4") == explain(chess.Board(), chess.Move.from_uci("e2e4"))


def test_an_empty_board_has_no_men() -> None:
    assert [reason.code for reason in explain(chess.Board(None), "a2a1").reasons] == ["no-piece"]
