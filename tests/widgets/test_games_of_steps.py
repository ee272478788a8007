"""A game inside a lesson that was begun and left: it goes on, also after a reload."""

from __future__ import annotations

import json

import pytest

from chesslearn.widgets import _replies
from chesslearn.widgets._games import MOST, MOST_MOVES
from tests.widgets.browser import Page, fresh
from tests.widgets.loop import on_loop, until

PLACE = "?lesson=first-game&step=whole-game"
START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_replies, "PAUSE", 0.0)


async def replied(page: Page) -> None:
    await until(lambda: page.board["turn"] == "white")


def test_who_goes_elsewhere_comes_back_to_the_game() -> None:
    async def play() -> None:
        page = fresh(PLACE)
        page.move("e2e4")
        await replied(page)
        fen = page.board["fen"]
        for elsewhere in ("home", "explorer", "exam"):
            page.send(type=elsewhere)
            page.send(type="open", lesson="first-game", step="whole-game")
            assert page.board["fen"] == fen
        page.send(type="open", lesson="first-game", step="take-it-back")
        page.send(type="next")
        assert page.board["fen"] == fen
        page.widget.close()

    on_loop(play())


def test_a_game_goes_on_after_a_reload() -> None:
    async def play() -> None:
        page = fresh(PLACE)
        assert page.widget.unfinished == ""
        page.move("e2e4")
        asked = fresh(PLACE, unfinished=page.widget.unfinished)
        await replied(asked)  # whose reply was due when the page went
        await replied(page)
        page.move("d2d3")
        await replied(page)
        again = fresh(PLACE, unfinished=page.widget.unfinished)
        assert again.board["fen"] == page.board["fen"]
        assert again.board["last_move"] == page.board["last_move"]
        assert again.screen["task"]["counter"] == page.screen["task"]["counter"]
        again.send(type="undo")
        page.send(type="undo")
        assert again.board["fen"] == page.board["fen"] != START
        for each in (page, asked, again):
            each.widget.close()

    on_loop(play())


@pytest.mark.parametrize("deed", ["restart", "reset", "forget"])
def test_what_is_begun_anew_is_not_kept(deed: str) -> None:
    async def play() -> None:
        page = fresh(PLACE)
        page.move("e2e4")
        await replied(page)
        assert page.widget.unfinished
        if deed == "forget":
            page.send(type="forget", lesson="first-game", part=None)
        else:
            page.send(type=deed)
        assert page.widget.unfinished == ""
        page.send(type="open", lesson="first-game", step="whole-game")
        assert page.board["fen"] == START
        page.widget.close()

    on_loop(play())


@pytest.mark.parametrize(
    "games",
    [
        5, [5], [["first-game"]], [["first-game", "whole-game", 5]], [["first-game", "whole-game", ""]],
        [["first-game", "whole-game", "e2e5"]], [["first-game", "whole-game", "e2e4 e2e4"]],
        [["first-game", "whole-game", " ".join(["e2e4"] * (MOST_MOVES + 1))]],
        [["no-such", "step", "e2e4"]], [["rook", "stars", "e2e4"]],
    ],
)  # fmt: skip
def test_what_is_no_game_is_left_out(games: object) -> None:
    page = fresh(PLACE, unfinished=json.dumps({"games": games}))
    assert page.board["fen"] == START
    assert not page.widget.error


def test_only_the_latest_games_are_kept() -> None:
    games = [["first-game", f"step-{number}", "e2e4"] for number in range(MOST)]
    page = fresh(unfinished=json.dumps({"games": [["first-game", "take-it-back", "e2e4"], *games]}))
    assert json.loads(page.widget.unfinished)["games"] == games
    page.hello(unfinished=json.dumps({"games": [["pawn-games", "race", "e2e4"]]}))
    assert json.loads(page.widget.unfinished)["games"] == [*games[1:], ["pawn-games", "race", "e2e4"]]
