"""Clocks by a hand that moves time on: increments, flags, and who still can win."""

from __future__ import annotations

import math

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.play import Computer, Game, TimeControl, Variant
from chesslearn.play.clock import Clock
from tests.play.games import Hand, play, shown


def test_time_runs_for_the_side_to_move_and_a_move_presses_the_clock() -> None:
    hand = Hand()
    game = Game(time=TimeControl(1, 3), now=hand)
    hand.on(10)
    assert shown(game) == (50, 60, "white")
    play(game, "e2e4")
    assert shown(game) == (53, 60, "black")
    hand.on(20)
    assert shown(game) == (53, 40, "black")
    play(game, "e7e5")
    assert shown(game) == (53, 43, "white")
    assert [played.left for played in game.moves] == [53, 43]


def test_a_refused_move_does_not_press_the_clock() -> None:
    hand = Hand()
    game = Game(time=TimeControl(1, 3), now=hand)
    hand.on(10)
    assert not game.attempt(chess.Move.from_uci("e2e5")).legal
    assert shown(game) == (50, 60, "white")


def test_black_to_move_runs_down_black() -> None:
    hand = Hand()
    game = Game(fen="4k3/8/8/8/8/8/4P3/4K3 b - - 0 1", time=TimeControl(1), now=hand)
    hand.on(5)
    assert shown(game) == (60, 55, "black")


@pytest.mark.parametrize("flips", [False, True])
@pytest.mark.parametrize(
    ("variant", "fen", "code", "wins"),
    [
        ("standard", "4k3/pppp4/8/8/8/8/PPPP4/4K3 w - - 0 1", "time", True),
        ("standard", "8/8/8/8/3k4/8/8/1QK5 w - - 0 1", "time-draw", False),
        ("standard", "8/8/8/3n4/3k4/8/8/1QK5 w - - 0 1", "time-draw", False),
        ("standard", "8/8/8/3n4/3k4/8/8/1RK5 w - - 0 1", "time", True),
        ("kingofthehill", "8/8/5k2/8/8/8/8/1QK5 w - - 0 1", "time", True),
        ("3check", "8/8/5k2/8/8/8/8/1QK5 w - - 3+3 0 1", "time-draw", False),
        ("3check", "8/8/5k2/8/3n4/8/8/1QK5 w - - 3+3 0 1", "time", True),
        ("crazyhouse", "8/8/5k2/8/8/8/8/1QK5[] w - - 0 1", "time", True),
    ],
)
def test_a_flag_loses_unless_nobody_could_win(
    variant: Variant, fen: str, code: str, wins: bool, flips: bool
) -> None:
    hand = Hand()
    board = Game(variant, fen=fen).board
    game = Game(variant, fen=(board.mirror() if flips else board).fen(), time=TimeControl(1, 10), now=hand)
    hand.on(59.9)
    assert game.flag() is None
    hand.on(0.1)
    result = game.flag()
    assert result is not None
    winner = "white" if flips else "black"
    assert (result.code, result.winner) == (code, winner if wins else None)
    assert result.flag is not None
    assert game.clocks is not None
    assert game.clocks.running is None
    hand.on(100)
    assert min(shown(game)[:2]) == 0
    assert max(shown(game)[:2]) == 60


def test_a_move_after_the_flag_does_not_count() -> None:
    hand = Hand()
    game = Game(time=TimeControl(1), now=hand)
    hand.on(61)
    verdict = game.attempt(chess.Move.from_uci("e2e4"))
    assert [reason.code for reason in verdict.reasons] == ["game-over"]
    assert verdict.reasons[0].params["how"] == "time"
    assert game.result is not None
    assert game.result.winner == "black"
    assert not game.moves


def test_neither_claim_nor_offer_nor_resignation_comes_after_the_flag() -> None:
    hand = Hand()
    game = Game(time=TimeControl(1), now=hand)
    play(game, *("g1f3", "g8f6", "f3g1", "f6g8") * 2)
    hand.on(60)
    assert game.claim("white").right is False
    assert game.offer("black") == "declined"
    assert game.resign("black").winner == "black"


def test_a_computer_loses_on_time_too() -> None:
    hand = Hand()
    game = Game(black=Computer(5), time=TimeControl(1), now=hand)
    play(game, "e2e4")
    thinking = game.reply()
    next(thinking)
    hand.on(61)
    assert not finish(thinking).legal
    assert game.result is not None
    assert (game.result.code, game.result.winner) == ("time", "white")


def test_mate_comes_before_a_flag_that_falls_later() -> None:
    hand = Hand()
    game = Game(time=TimeControl(1), now=hand)
    play(game, "f2f3", "e7e5", "g2g4", "d8h4")
    hand.on(500)
    result = game.flag()
    assert result is not None
    assert result.code == "checkmate"
    assert shown(game) == (60, 60, None)


def test_a_game_without_clock_has_none() -> None:
    game = Game()
    assert game.clocks is None
    assert game.flag() is None
    play(game, "e2e4")
    assert game.moves[0].left is None


@pytest.mark.parametrize(
    "wrong", [(0, 0), (-1, 0), (5, -1), (10_000, 0), (5, 10_000), (math.nan, 0), (math.inf, 0), (5, math.nan)]
)
def test_a_time_that_makes_no_sense_is_refused(wrong: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="expected"):
        TimeControl(*wrong)


def test_seconds_that_go_back_do_not_give_time() -> None:
    hand = Hand()
    clock = Clock(TimeControl(1), hand)
    clock.start("white")
    hand.on(-5)
    assert clock.show().white == 60
