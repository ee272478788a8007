"""The coach in the browser: what it says of a move, and the look back at the end of a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import NewLearner, look_over
from .learner import Learner
from .playing import begin, exchange, over

TWO_MOVES = "r5k1/5ppp/2p5/2P5/8/8/3Q1PPP/3R2K1 w - - 0 1"
"""On d5 the queen is lost; on d8 she mates with the rook."""
CAREFUL = {
    "en": "can take your queen on d5",
    "ru": "может взять вашего ферзя d5",
    "uk": "може взяти вашого ферзя d5",
}


def line(learner: Learner, text: str) -> None:
    """Wait until the line under the board says something, whatever its spaces."""
    expect(learner.answer).to_contain_text(re.compile(re.escape(text).replace(r"\ ", r"\s")))


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_move_that_loses_the_queen_is_taken_back_and_the_game_is_won(
    new_learner: NewLearner, language: str
) -> None:
    learner = begin(new_learner(language), lang=language, fen=TWO_MOVES)
    exchange(learner, "d2", "d5")
    line(learner, CAREFUL[language])
    learner.press("game.undo")
    assert learner.piece_on("d2") == "wQ"
    exchange(learner, "d2", "d8")
    learner.move("d1", "d8")
    over(learner)
    met = learner.page.get_by_role("region", name=learner.words["game.met"])
    expect(met.get_by_role("link").first).to_be_visible()
    with learner.answered():
        met.get_by_role("link").first.click()
    assert learner.step
    assert learner.faults == []


def test_the_coach_is_sent_away_and_stays_away(learner: Learner) -> None:
    begin(learner, fen=TWO_MOVES)
    switch = learner.page.get_by_role("switch", name=learner.words["game.coach"])
    expect(switch).to_be_checked()
    exchange(learner, "g1", "f1")
    expect(learner.answer).to_be_visible()
    assert look_over(learner) == []
    with learner.answered():
        switch.uncheck()
    expect(learner.answer).to_have_count(0)
    learner.reload()
    expect(switch).not_to_be_checked()
    exchange(learner, "f1", "g1")
    expect(learner.answer).to_have_count(0)


def test_the_coach_speaks_in_a_lesson(learner: Learner) -> None:
    learner.open("?lesson=first-game&step=take-it-back")
    learner.move("d2", "d5", "clicks")
    line(learner, CAREFUL["en"])
    learner.press("button.undo")
    learner.shows("d2", "wQ")
    learner.move("d2", "d8", "clicks")
    learner.shows("d8", "bR")
    learner.move("d1", "d8", "clicks")
    expect(learner.button("button.next")).to_be_visible()
    assert learner.faults == []
