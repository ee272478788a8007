"""Positions of the free board: all can be, and all can be set up."""

from __future__ import annotations

import pytest

from chesslearn.rules import status
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
