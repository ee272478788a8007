"""The opponent of a step, as the page meets it: it thinks on the event loop, and the page goes on."""

from __future__ import annotations

import asyncio
import tomllib
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from chesslearn.course import Course, Lesson
from chesslearn.course.loader import lesson_from
from chesslearn.opponent import tables
from chesslearn.widgets import _replies
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._learner_widget import LearnerWidget
from tests.widgets.browser import Page
from tests.widgets.loop import on_loop, turns, until

HEAD = 'id = "duel"\npart = "own"\ntitle = "Duel"\naim = "Mate."\nminutes = 5\n'
STEP = '[[step]]\nid = "{}"\ntitle = "Mate"\ntext = "A text."\nask = "Mate."\ntask = "versus"\n'
ROOK = """
fen = "7k/8/5K2/8/8/8/8/1R6 w - - 0 1"
goal = { kind = "mate" }
strength = "perfect"
best = 2
"""
BISHOPS = """
fen = "8/8/8/4k3/8/8/8/2B1KB2 b - - 0 1"
side = "white"
goal = { kind = "mate" }
strength = "perfect"
best = 18
"""
CHECKS = """
fen = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 +0+0"
variant = "3check"
goal = { kind = "end" }
strength = 2
"""


def page_of(*steps: str) -> Page:
    texts = [STEP.format(f"step-{number}") + step for number, step in enumerate(steps)]
    lesson: Lesson = lesson_from(tomllib.loads(HEAD + "".join(texts)), "duel.toml")
    course = Course(title="", parts=(), lessons={"duel": lesson})  # type: ignore[arg-type]
    page = Page(LearnerWidget(Learner(course, lesson="duel"), language="en"))
    page.hello()
    return page


def plain(text: str) -> str:
    return text.replace("\u00a0", " ")


def on_a_page(play: Callable[[Page], Coroutine[Any, Any, None]], *steps: str) -> None:
    """Play on the page of some steps, opened on a running loop."""

    async def opened() -> None:
        page = page_of(*steps)
        try:
            await play(page)
        finally:
            page.widget.close()

    on_loop(opened())


@pytest.fixture(autouse=True)
def _no_pause(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CHESSLEARN_CACHE", str(tmp_path))
    monkeypatch.setattr(_replies, "PAUSE", 0.0)


def test_a_move_is_shown_and_then_its_reply() -> None:
    async def play(page: Page) -> None:
        page.move("f6g6")
        assert page.board["turn"] == "black" and page.board["movable"] is False
        assert page.screen["task"]["side_text"] == "Black is thinking…"
        assert page.screen["feedback"]["title"] == "You played Kg6"
        assert page.widget.announcement == ""
        revision = page.widget.revision
        await until(lambda: page.widget.revision > revision)
        assert page.board["last_move"] == ["h8", "g8"] and page.board["movable"] is True
        assert page.screen["feedback"]["title"] == "Black plays Kg8"
        assert page.widget.announcement == "Black king from h8 to g8."
        assert plain(page.screen["task"]["counter"]) == "1 move made, at best 2"
        page.move("b1b8")
        assert page.screen["solved"] is True
        assert page.screen["feedback"]["title"] == "Checkmate: you have won!"

    on_a_page(play, ROOK)


def test_an_attempt_while_the_opponent_thinks_waits() -> None:
    async def play(page: Page) -> None:
        page.move("f6g6")
        fen = page.board["fen"]
        page.move("b1b8")
        assert page.board["fen"] == fen
        assert page.screen["feedback"]["title"] == "One moment"
        page.attempt(kind="text", text="Rb8")
        assert page.board["fen"] == fen
        await until(lambda: page.board["turn"] == "white")
        assert page.screen["feedback"]["title"] == "Black plays Kg8"

    on_a_page(play, ROOK)


@pytest.mark.parametrize("deed", ["undo", "restart"])
def test_taking_back_stops_the_thinking(deed: str) -> None:
    async def play(page: Page) -> None:
        page.move("f6g6")
        page.send(type=deed)
        fen, revision = page.board["fen"], page.widget.revision
        await turns(200)
        assert (page.board["fen"], page.widget.revision) == (fen, revision)
        assert fen.startswith("7k/8/5K2/8/8/8/8/1R6 w")
        page.move("f6g6")
        await until(lambda: page.board["turn"] == "white")

    on_a_page(play, ROOK)


def test_undo_after_the_reply_takes_back_both() -> None:
    async def play(page: Page) -> None:
        page.move("f6g6")
        await until(lambda: page.board["turn"] == "white")
        page.send(type="undo")
        assert page.board["fen"].startswith("7k/8/5K2/8/8/8/8/1R6 w")
        assert plain(page.screen["task"]["counter"]) == "0 moves made, at best 2"

    on_a_page(play, ROOK)


def test_who_goes_elsewhere_leaves_no_thinking_behind() -> None:
    async def play(page: Page) -> None:
        page.move("f6g6")
        page.send(type="next")
        revision = page.widget.revision
        await until(lambda: page.widget.revision > revision)
        assert page.board["turn"] == "white"
        assert page.screen["feedback"] is None
        assert page.widget.announcement.startswith("Mate. Black king from e5 to ")
        page.send(type="home")
        revision = page.widget.revision
        await turns(200)
        assert page.widget.revision == revision
        assert len(asyncio.all_tasks()) <= 2

    on_a_page(play, ROOK, BISHOPS)


def test_the_opponent_may_begin_and_its_table_is_made_on_the_side(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "_tables", {})

    async def play(page: Page) -> None:
        widget = page.widget
        assert isinstance(widget, LearnerWidget) and widget._replies is not None
        preparing = widget._replies._preparing
        assert preparing.busy
        await until(lambda: page.board["turn"] == "white")
        page.move("e1e2")
        await until(lambda: page.board["turn"] == "white")
        assert preparing.busy
        page.send(type="undo")
        assert preparing.busy
        page.send(type="home")
        assert not preparing.busy

    on_a_page(play, BISHOPS)


def test_checks_left_are_told_with_the_reply() -> None:
    async def play(page: Page) -> None:
        page.move("e2e4")
        await until(lambda: page.board["turn"] == "white")
        assert "Checks left to give: White 3, Black 3." in page.widget.announcement

    on_a_page(play, CHECKS)


def test_what_now_is_asked_for_each_move() -> None:
    async def play(page: Page) -> None:
        buttons = page.screen["buttons"]
        assert (buttons["hint"], buttons["hint_text"]) == (True, "What now?")
        page.send(type="hint")
        assert page.screen["hints_html"] == ["<p>Your king is needed. Which way should it go?</p>"]
        page.send(type="hint")
        assert {"square": "f6", "kind": "hint"} in page.board["marks"]
        page.send(type="hint")
        (arrow,) = page.board["arrows"]
        assert (arrow["from_square"], arrow["kind"]) == ("f6", "hint")
        assert page.screen["buttons"]["hint"] is False
        page.move("f6g6")
        await until(lambda: page.board["turn"] == "white")
        assert page.screen["hints_html"] == [] and page.screen["buttons"]["hint"] is True
        assert page.board["arrows"] == []

    on_a_page(play, ROOK)


def test_without_a_loop_the_opponent_replies_at_once() -> None:
    page = page_of(ROOK)
    page.move("f6g6")
    assert page.board["last_move"] == ["h8", "g8"]
    page.move("b1b8")
    assert page.screen["solved"] is True
