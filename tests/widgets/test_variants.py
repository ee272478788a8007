"""Positions of the free board: all can be, and all can be set up."""

from __future__ import annotations

import chess
import pytest

from chesslearn.course.attempts import MoveAttempt, TextAttempt
from chesslearn.i18n import translator
from chesslearn.rules import status
from chesslearn.widgets._trial import Trial
from chesslearn.widgets._variants import PRESETS, VARIANTS, make_board


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_possible(preset: str) -> None:
    assert status(make_board(PRESETS[preset])).code != "impossible-position"


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_has_a_start(variant: str) -> None:
    board = make_board("", variant)
    assert len(list(board.legal_moves)) == 20
    assert make_board(board.fen(), variant).fen() == board.fen()


@pytest.mark.parametrize(
    ("fen", "variant", "says"),
    [("zzz", "standard", "FEN"), ("8/8/8", "crazyhouse", "FEN"), ("", "atomic", "standard, chess960")],
)
def test_what_cannot_be_set_up_is_named(fen: str, variant: str, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        make_board(fen, variant)


def left(trial: Trial) -> tuple[int, int]:
    checks = trial.board_state("white").checks
    assert checks is not None
    return checks.white, checks.black


def test_checks_are_counted_and_said() -> None:
    trial = Trial("4k3/8/8/8/8/8/8/R3K3 w - - 3+2 0 1", "3check")
    assert left(trial) == (3, 2)
    trial.attempt(TextAttempt("Ra8"), "en")
    assert left(trial) == (2, 2)
    said = trial.announcement(translator("en")).replace("\u00a0", " ")
    assert said.endswith("Checks left to give: White 2, Black 2.")
    assert Trial("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").board_state("white").checks is None


def test_the_hill_is_marked() -> None:
    marks = Trial("", "kingofthehill").board_state("white").marks
    assert sorted(mark.square for mark in marks if mark.kind == "hill") == ["d4", "d5", "e4", "e5"]


def test_rooks_to_castle_with_are_named_in_chess960() -> None:
    trial = Trial("1r2k2r/8/8/8/8/8/6P1/1R2K1R1 w GBhb - 0 1", "chess960")
    assert trial.board_state("white").castling_rooks == ["b1", "g1", "b8", "h8"]
    trial.attempt(TextAttempt("0-0"), "en")
    state = trial.board_state("white")
    assert state.fen.startswith("1r2k2r/8/8/8/8/8/6P1/1R3RK1")
    assert state.castling_rooks == ["b8", "h8"]
    assert Trial("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").board_state("white").castling_rooks == []


@pytest.mark.parametrize("to", ["h1", "g1"])
def test_both_gestures_castle_on_the_free_board(to: str) -> None:
    trial = Trial("k7/8/8/8/8/8/8/1K5R w H - 0 1", "chess960")
    verdict = trial.attempt(MoveAttempt("b1", to, None), "en")
    assert verdict is not None and verdict.move == chess.Move.from_uci("b1h1")
    assert trial.board.board_fen() == "k7/8/8/8/8/8/8/5RK1"
