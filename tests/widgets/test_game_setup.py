"""Before a game, seen from the page: choices, links, positions and games as text; a building block."""

from __future__ import annotations

from typing import Any

import pytest

from chesslearn.widgets import Game
from tests.widgets.browser import Page, fresh


@pytest.fixture
def page() -> Page:
    return fresh("?page=game")


def test_first_something_is_chosen(page: Page) -> None:
    setup = page.screen["setup"]
    assert page.screen["stage"] == "setup"
    assert page.widget.board is None
    assert [option["value"] for option in setup["variants"]][-1] == "bughouse"
    assert {"1", "2", "3", "4", "5", "person"} <= {rival["value"] for rival in setup["rivals"]}
    assert all(rival["note"] for rival in setup["rivals"])
    assert len(setup["notes"]) == len(setup["variants"])


def test_a_position_that_is_none_is_answered_on_the_page(page: Page) -> None:
    page.begin(fen="not a position")
    assert page.screen["stage"] == "setup"
    assert page.screen["feedback"]["tone"] == "refusal"
    page.begin(fen="P3k3/8/8/8/8/8/8/4K3 w - - 0 1")
    assert "a8" in " ".join(page.screen["feedback"]["more"])
    assert page.screen["setup"]["fen"].startswith("P3k3")


@pytest.mark.parametrize(
    ("pgn", "headline"),
    [
        ("1. e4 e5 2. Ke3", "This game can't be read"),
        ("   ", "This game can't be read"),
        ("1. e4 e5 2. Nf3", ""),
    ],
)
def test_a_game_as_text_is_taken_in_or_refused(page: Page, pgn: str, headline: str) -> None:
    page.send(type="pgn", pgn=pgn, rival="1", side="white")
    if headline:
        assert page.screen["feedback"]["title"] == headline
        assert page.screen["stage"] == "setup"
    else:
        assert page.screen["rows"][1]["white"] == "Nf3"
        assert page.screen["rows"][1]["black"]
        assert page.screen["feedback"]["tone"] == "info"


BUGHOUSE = '[Variant "Bughouse"]\n\n1A. e4 1B. d4 1a. d5 2A. exd5 1b. e6'
KINGS = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"


@pytest.mark.parametrize("side", ["white", "black"])
def test_a_match_as_text_is_taken_in_and_played_on(page: Page, side: str) -> None:
    page.send(type="pgn", pgn=BUGHOUSE, rival="person", side=side)
    assert page.screen["stage"] == "playing"
    assert page.board["orientation"] == side
    assert [row["white"] for row in page.screen["rows"]][:2] == ["e4", "exd5"]
    assert page.widget.partner is not None
    assert page.screen["title"] == "Bughouse: Hunter", "there is no second person, so someone else plays"


def test_a_match_that_cannot_be_read_is_answered_on_the_page(page: Page) -> None:
    page.send(type="pgn", pgn=BUGHOUSE + " 2a. Ke3", rival="1", side="white")
    assert page.screen["stage"] == "setup"
    assert "2...Ke3" in page.screen["feedback"]["text_html"]


def test_a_match_begins_from_two_positions(page: Page) -> None:
    page.begin(variant="bughouse", rival="1", fen=KINGS)
    assert page.screen["stage"] == "setup"
    assert page.screen["feedback"]["title"] == "Bughouse begins from two positions"
    page.begin(variant="bughouse", rival="1", fen=f"{KINGS} | nonsense")
    assert page.screen["feedback"]["title"] == "This can't be read as a position"
    page.begin(variant="bughouse", rival="1", fen=f"{KINGS} | {KINGS}")
    assert page.board["fen"].startswith("4k3/8/8/8/8/8/8/4K3[Q]")
    assert page.widget.partner is not None
    page.begin(variant="bughouse", rival="1", fen=f"{KINGS} | P3k3/8/8/8/8/8/8/4K3[] w - - 0 1")
    assert "a8" in " ".join(page.screen["feedback"]["more"])


def test_before_a_game_nothing_is_said_of_the_last_one() -> None:
    page = fresh("?page=game&opponent=1")
    page.move("e2e4")
    assert page.screen["feedback"] is not None
    page.send(type="game")
    assert page.screen["feedback"] is None
    page.send(type="resume")
    assert page.screen["feedback"] is not None


def test_new_choices_can_be_left_again(page: Page) -> None:
    page.begin()
    page.move("e2e4")
    page.send(type="game")
    assert page.screen["stage"] == "setup"
    assert page.screen["setup"]["resume"]
    page.send(type="resume")
    assert page.screen["rows"][0]["white"] == "e4"


def test_a_link_begins_a_game() -> None:
    page = fresh("?page=game&variant=crazyhouse&opponent=2&side=black&clock=3%2B2")
    assert page.screen["title"] == "Crazyhouse: Hunter"
    assert page.screen["rows"][0]["white"]
    assert page.screen["players"][0]["left"] is not None


@pytest.mark.parametrize(
    "search", ["?page=game&variant=draughts", "?page=game&opponent=99", "?page=game&clock=x"]
)
def test_a_link_to_what_is_not_played_leads_to_the_choices(search: str) -> None:
    page = fresh(search)
    assert page.screen["stage"] == "setup"


@pytest.mark.parametrize(
    "wrong",
    [{"variant": "draughts"}, {"rival": "nobody"}, {"side": "green"}, {"clock": "5"}, {"clock": "0+0"},
     {"number": 960}, {"variant": "bughouse", "rival": "person"}],
)  # fmt: skip
def test_a_choice_that_is_none_changes_nothing(page: Page, wrong: dict[str, Any]) -> None:
    page.begin(**wrong)
    assert page.screen["stage"] == "setup"


def test_a_building_block_begins_at_once() -> None:
    game = Game("crazyhouse", opponent=2, language="en")
    page = Page(game)
    page.hello()
    page.attempt(kind="text", text="e4")
    assert page.screen["stage"] == "playing"
    assert page.screen["kept"] == ""
    assert "1. e4" in game.pgn()
    assert game.position.fullmove_number == 2
    assert game.result is None
    data, _ = game._repr_mimebundle_()
    assert data["text/plain"] == "Game('crazyhouse', opponent=2)"
    assert data["image/svg+xml"].startswith("<svg")


def test_what_a_programmer_gives_is_checked() -> None:
    with pytest.raises(ValueError, match="variant: expected one of"):
        Game("draughts")
    with pytest.raises(ValueError, match="opponent: expected one of"):
        Game(opponent=9)
    with pytest.raises(ValueError, match="FEN"):
        Game(fen="not a position")
    with pytest.raises(TypeError, match="did you mean 'opponent'"):
        Game(oponent=2)
