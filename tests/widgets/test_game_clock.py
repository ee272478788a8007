"""Games with time: clocks, flags, rivals that think on a running loop, games kept over a reload."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from chesslearn.course.attempts import MoveAttempt
from chesslearn.i18n import translator
from chesslearn.play import BughouseGame
from chesslearn.widgets._messages import Attempt, Plain
from chesslearn.widgets.game import Game
from chesslearn.widgets.playing import running
from chesslearn.widgets.playing.choice import Choice
from chesslearn.widgets.playing.handling import handle
from chesslearn.widgets.playing.keeping import keep, read
from chesslearn.widgets.playing.table import Playing
from chesslearn.widgets.playing.view import screen
from tests.widgets.browser import Page, fresh
from tests.widgets.loop import on_loop, turns, until


class Watch:
    """A clock that a test sets forward."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def __call__(self) -> float:
        return self.seconds


def table(watch: Watch, **choice: Any) -> Playing:
    playing = Playing(now=watch)
    playing.begin(Choice(**{"rival": "person", "clock": "5+3", **choice}))
    return playing


def move(playing: Playing, uci: str) -> None:
    handle(playing, Attempt(0, MoveAttempt(uci[:2], uci[2:])), "en")


def test_a_fallen_flag_ends_the_game_when_somebody_looks() -> None:
    watch = Watch()
    playing = table(watch)
    assert playing.time_left() == 300
    watch.seconds = 301
    handle(playing, Plain("flag"), "en")
    assert playing.game is not None
    assert playing.game.result is not None
    assert playing.game.result.code == "time"
    assert playing.time_left() is None


def test_a_kept_game_goes_on_with_the_same_times() -> None:
    watch = Watch()
    playing = table(watch)
    for seconds, uci in ((10.0, "e2e4"), (25.0, "e7e5"), (40.0, "g1f3")):
        watch.seconds = seconds
        move(playing, uci)
    watch.seconds = 47.0
    found = read(keep(playing), watch)
    assert playing.game is not None
    assert found is not None
    game, choice, side = found
    assert game.clocks == playing.game.clocks
    assert [played.left for played in game.moves] == [played.left for played in playing.game.moves]
    assert (choice.rival, side) == ("person", "white")
    watch.seconds += 5
    assert game.clocks == playing.game.clocks
    game.take_back()
    playing.game.take_back()
    assert game.clocks == playing.game.clocks


def test_a_kept_match_of_bughouse_goes_on_with_both_boards_and_all_clocks() -> None:
    watch = Watch()
    playing = table(watch, variant="bughouse", rival="1", side="black")
    game = playing.game
    assert isinstance(game, BughouseGame)
    while len(game.moves) < 12:
        watch.seconds += 3.5
        if game.due:
            for _slice in game.reply():
                pass
        else:
            game.attempt(next(iter(game.board.legal_moves)))
    watch.seconds += 2.0
    found = read(keep(playing), watch)
    assert found is not None
    again = found[0]
    assert isinstance(again, BughouseGame)
    assert (again.board.fen(), again.partner.fen()) == (game.board.fen(), game.partner.fen())
    assert again.clocks == game.clocks
    assert again.partner_clocks == game.partner_clocks
    assert again.moves == game.moves


def test_a_reload_goes_on_with_the_game() -> None:
    page = fresh("?page=game")
    page.send(type="new-game", variant="chess960", rival="2", side="black", clock="none", number=100)
    page.attempt(kind="text", text="a5")
    kept = page.screen["kept"]
    assert len(kept) < 400
    again = fresh("?page=game", game=kept)
    assert again.board["fen"] == page.board["fen"]
    assert again.screen["rows"] == page.screen["rows"]
    assert again.board["orientation"] == "black"
    again.send(type="resign")
    assert again.screen["kept"] == ""


def test_a_link_does_not_put_a_kept_game_away() -> None:
    page = fresh("?page=game&opponent=2")
    page.move("e2e4")
    again = fresh("?page=game&variant=3check&opponent=4", game=page.screen["kept"])
    assert again.screen["stage"] == "setup"
    assert again.screen["setup"]["variant"] == "3check"
    assert again.screen["setup"]["resume"]
    again.send(type="resume")
    assert again.screen["rows"][0]["white"] == "e4"


def _changed(change: Callable[[dict[str, Any]], object]) -> str:
    watch = Watch()
    playing = table(watch, rival="2")
    assert playing.game is not None
    move(playing, "e2e4")
    kept = json.loads(keep(playing))
    change(kept)
    return json.dumps(kept)


@pytest.mark.parametrize(
    "change",
    [
        lambda kept: kept.update(moves="e2e5"),
        lambda kept: kept.update(moves="x" * 100),
        lambda kept: kept.update(moves=7),
        lambda kept: kept.update(version=2),
        lambda kept: kept.update(variant="bughouse"),
        lambda kept: kept.update(variant="bughouse", moves="0e2e4 0e2e4"),
        lambda kept: kept.update(fen="8/8/8/8/8/8/8/8 w - - 0 1"),
        lambda kept: kept.update(rival="nobody"),
        lambda kept: kept.update(left=["a"]),
        lambda kept: kept.update(left=[]),
        lambda kept: kept.update(now="later"),
        lambda kept: kept.update(now=-1),
        lambda kept: kept.update(seed=-5),
        lambda kept: kept.pop("seed"),
        lambda kept: kept.clear(),
    ],
)
def test_a_kept_game_that_cannot_be_read_is_none(change: Callable[[dict[str, Any]], object]) -> None:
    assert read(_changed(change), Watch()) is None


@pytest.mark.parametrize("text", ["", "nonsense", "[]", "7", "null", "{}", "[" * 100_000])
def test_what_is_no_kept_game_is_passed_over_in_silence(text: str) -> None:
    page = fresh("?page=game", game=text)
    assert page.screen["stage"] == "setup"
    assert page.screen["feedback"] is None
    assert page.widget.error == ""


def test_a_reset_forgets_the_game() -> None:
    page = fresh("?page=game&opponent=2")
    page.move("e2e4")
    page.send(type="reset")
    page.send(type="game")
    assert page.screen["stage"] == "setup"
    assert page.screen["kept"] == ""


def begun(variant: str = "standard", *, opponent: int, **options: Any) -> Page:
    """Return the page of a game against the computer that has just begun."""
    page = Page(Game(variant, opponent=opponent, language="en", **options))
    page.hello()
    return page


@pytest.fixture
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PAUSE", 0.0)


@pytest.mark.usefixtures("no_pause")
def test_on_a_loop_the_rival_thinks_after_the_answer() -> None:
    async def play() -> None:
        page = begun(opponent=3)
        page.move("e2e4")
        assert page.screen["thinking"] is True
        assert page.screen["rows"] == [{"number": 1, "white": "e4", "black": ""}]
        assert page.board["movable"] is False
        assert page.widget.announcement == "White pawn from e2 to e4."
        revision = page.widget.revision
        await until(lambda: page.screen["thinking"] is False)
        assert page.screen["rows"][0]["black"]
        assert page.widget.revision == revision + 1
        assert page.widget.announcement.startswith("Black ")
        page.widget.close()

    on_loop(play())


def test_a_match_from_two_positions_is_kept() -> None:
    position = "4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1"
    playing = table(Watch(), variant="bughouse", rival="1", clock="none", fen=f"{position} | {position}")
    move(playing, "e1e2")
    found = read(keep(playing), Watch())
    assert found is not None and isinstance(found[0], BughouseGame)
    assert isinstance(playing.game, BughouseGame)
    assert (found[0].board.fen(), found[0].start_fens) == (playing.game.board.fen(), (position, position))


def test_a_flag_that_falls_on_the_partners_board_is_told_by_its_own_colour() -> None:
    watch = Watch()
    playing = table(watch, variant="bughouse", rival="1", clock="1+0")
    watch.seconds = 1
    move(playing, "e2e4")
    watch.seconds = 61
    handle(playing, Plain("flag"), "en")
    result = screen(playing, translator("en")).result
    assert result is not None
    assert "White has fallen" in result.text_html, "of the opponent there, who has White"
    assert result.title.startswith("Your team wins")
    assert "It was decided on your partner's board." in result.more


@pytest.mark.usefixtures("no_pause")
def test_taking_back_stops_the_thinking() -> None:
    async def play() -> None:
        page = begun(opponent=5)
        page.move("e2e4")
        page.send(type="undo")
        assert page.screen["rows"] == []
        revision = page.widget.revision
        await turns(50)
        assert page.widget.revision == revision
        page.widget.close()

    on_loop(play())


@pytest.mark.usefixtures("no_pause")
def test_both_boards_of_bughouse_go_on() -> None:
    async def play() -> None:
        page = begun("bughouse", opponent=1)
        page.move("e2e4")
        await until(lambda: page.screen["thinking"] is False and page.screen["buttons"]["sit"])
        assert page.widget.partner["last_move"]
        assert len(page.screen["players"]) == 4
        page.send(type="sit")
        fen = page.widget.partner["fen"]
        await until(lambda: page.widget.partner["fen"] != fen)
        page.widget.close()

    on_loop(play())


@pytest.mark.usefixtures("no_pause")
def test_with_clocks_the_other_board_of_bughouse_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "PATIENCE", 0.0)

    async def play() -> None:
        page = begun("bughouse", opponent=1, minutes=5)
        fen = page.board["fen"]
        await until(lambda: page.widget.partner["last_move"] != [])
        assert page.board["fen"] == fen
        page.move("e2e4")
        assert page.screen["rows"]
        page.widget.close()

    on_loop(play())


def test_a_flag_falls_by_itself_on_a_loop() -> None:
    async def play() -> None:
        watch = Watch()
        shown: list[bool] = []
        playing = table(watch, clock="1+0")
        runner = running.Runner(playing, lambda: shown.append(True), lambda: None)
        watch.seconds = 59.99
        runner.follow()
        watch.seconds = 61
        await until(lambda: bool(shown))
        assert playing.stage == "over"
        runner.stop()

    on_loop(play())
