"""Where games start: arrays, Chess960 numbers, set positions, and what is refused."""

from __future__ import annotations

import chess
import pytest

from chesslearn.play import Computer, Engine, Game, PositionError, Variant, make_board, start_number
from tests.play.games import VARIANTS


@pytest.mark.parametrize("number", [0, 1, 517, 518, 519, 958, 959])
def test_an_array_has_its_number(number: int) -> None:
    game = Game("chess960", number=number)
    assert start_number(game.board) == number
    assert game.board.chess960


def test_without_a_number_chess960_has_the_ordinary_array() -> None:
    assert start_number(Game("chess960").board) == 518
    assert start_number(chess.Board("4k3/8/8/8/8/8/8/4K3 w - - 0 1")) is None


@pytest.mark.parametrize(("variant", "number"), [("chess960", -1), ("chess960", 960), ("standard", 518)])
def test_other_numbers_are_refused(variant: Variant, number: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to 959"):
        Game(variant, number=number)


def test_an_unknown_variant_is_refused() -> None:
    with pytest.raises(ValueError, match="atomic"):
        Game("atomic")  # type: ignore[arg-type]


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    "fen", ["x", "8/8 w", "9/8/8/8/8/8/8/8 w - - 0 1", "k" * 300, "\x00", "8/8/8/8/8/8/8/8/8"]
)
def test_what_is_no_fen_is_refused_without_facts(variant: Variant, fen: str) -> None:
    with pytest.raises(PositionError) as refused:
        Game(variant, fen=fen)
    assert refused.value.facts == ()
    assert len(refused.value.fen) <= 200


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("fen", "code"),
    [
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", "fault-no-king"),
        ("4k3/8/8/8/8/8/8/K3K3 w - - 0 1", "fault-many-kings"),
        ("4k2P/8/8/8/8/8/8/4K3 w - - 0 1", "fault-pawns-on-last-rank"),
        ("5k2/8/8/8/8/8/8/4KQ2 w - - 0 1", "fault-opposite-check"),
    ],
)
def test_an_impossible_position_is_refused_with_its_faults(variant: Variant, fen: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        Game(variant, fen=fen)
    assert code in [fact.code for fact in refused.value.facts]


def test_a_position_may_be_set_for_every_variant() -> None:
    fens: dict[Variant, str] = {
        "standard": "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 3 20",
        "chess960": "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1",
        "kingofthehill": "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "3check": "4k3/8/8/8/8/8/4Q3/4K3 b - - 2+1 0 1",
        "crazyhouse": "4k3/8/8/8/8/8/8/4K3[QPn] w - - 0 1",
    }
    for variant, fen in fens.items():
        game = Game(variant, fen=fen)
        assert make_board(variant, game.start_fen).fen() == game.board.fen()
        assert game.board.fen().split()[0] == fen.split()[0]


@pytest.mark.parametrize("strength", [0, 6, True, 2.5, "3", None])
def test_a_strength_is_one_to_five(strength: object) -> None:
    for seat in (Computer, lambda value: Engine("stockfish", value)):
        with pytest.raises(ValueError, match="strength"):
            seat(strength)  # type: ignore[operator]
