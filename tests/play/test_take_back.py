"""Moves are taken back until a person is to move again."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn.play import Computer, Game, TimeControl, Variant
from tests.play.games import SWEEP, VARIANTS, Hand, computers, fresh, play, shown, wander


def test_between_people_one_move_is_taken_back() -> None:
    game = Game()
    play(game, "e2e4", "e7e5")
    assert game.take_back() == 1
    assert game.turn == "black"
    assert [played.san for played in game.moves] == ["e4"]


def test_against_the_computer_its_reply_goes_too() -> None:
    game = Game(black=Computer(1))
    play(game, "e2e4")
    computers(game)
    assert game.take_back() == 2
    assert game.board.fen() == chess.STARTING_FEN
    assert game.take_back() == 0


def test_while_the_computer_thinks_the_own_move_is_taken_back() -> None:
    game = Game(black=Computer(1))
    play(game, "e2e4")
    assert game.take_back() == 1
    assert not game.due


def test_what_the_computer_began_stands() -> None:
    game = Game(white=Computer(1))
    computers(game)
    assert game.take_back() == 0
    assert len(game.moves) == 1


def test_computers_among_themselves_take_nothing_back() -> None:
    game = Game(white=Computer(1), black=Computer(1))
    computers(game)
    assert game.take_back() == 0


def test_a_mate_is_taken_back_but_no_word() -> None:
    game = Game()
    play(game, "f2f3", "e7e5", "g2g4", "d8h4")
    assert game.result is not None
    assert game.take_back() == 1
    assert game.result is None
    game.resign("black")
    assert game.take_back() == 0
    assert game.result is not None


def test_an_offer_lapses() -> None:
    game = Game()
    play(game, "e2e4")
    game.offer("white")
    game.take_back()
    assert game.offered is None


@pytest.mark.parametrize("seed", range(3 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_everything_taken_back_is_the_start(variant: Variant, seed: int) -> None:
    """And on the way each position is what it was, pockets and checks included."""
    rng = random.Random(seed)
    game = fresh(variant, rng)
    fens = [game.board.fen()]
    for _ in range(60):
        wander(game, rng, 1)
        fens.append(game.board.fen())
    kept = game.board
    told_before = fens[: len(game.moves) + 1]
    while game.moves:
        if game.result is not None:
            fens = fens[: len(game.moves) + 1]
        assert game.take_back() == 1
        assert game.board.fen() == fens[len(game.moves)]
        if rng.random() < 0.2 and game.moves:
            wander(game, rng, 1)
            game.take_back()
            assert game.board.fen() == fens[len(game.moves)]
    assert game.board.fen() == game.start_fen
    for fen in reversed(told_before):
        assert kept.fen() == fen, "a copy given away is not touched, nor its history"
        if kept.move_stack:
            kept.pop()


def test_the_clock_goes_back_to_the_same_moment_again() -> None:
    hand = Hand()
    game = Game(time=TimeControl(5), now=hand)
    hand.on(10)
    play(game, "e2e4")
    for seconds in (20, 30):
        hand.on(seconds)
        play(game, "e7e5")
        hand.on(5)
        assert game.take_back() == 1
        assert shown(game) == (290, 300, "black")


def test_the_clock_shows_what_it_showed_when_the_turn_began() -> None:
    hand = Hand()
    game = Game(time=TimeControl(5, 2), now=hand)
    hand.on(10)
    play(game, "e2e4")
    hand.on(20)
    play(game, "e7e5")
    hand.on(30)
    assert game.take_back() == 1
    assert shown(game) == (292, 300, "black")
    hand.on(1)
    assert game.take_back() == 1
    assert shown(game) == (300, 300, "white")
