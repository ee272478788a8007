"""Widgets come and go: what is closed leaves nothing, and a lost answer is given again."""

from __future__ import annotations

import gc
import logging
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from ipywidgets.widgets import widget as ipywidgets_widget

from chesslearn.widgets._base import HouseWidget
from chesslearn.widgets.board import Board
from chesslearn.widgets.course import CourseApp, StepView, lesson
from chesslearn.widgets.explorer import Explorer
from chesslearn.widgets.game import Game
from tests.widgets.browser import Page

COUNT = 500
MAKERS: list[Callable[[], HouseWidget]] = [
    CourseApp,
    Board,
    Explorer,
    Game,
    lambda: lesson("rook"),
    lambda: StepView("rook", "first-move"),
]


def use(widget: HouseWidget) -> None:
    """Work with a widget as a learner does, so that it holds what it holds then."""
    page = Page(widget)
    page.hello("?lesson=rook&step=first-move")
    page.move("a1b2")
    page.send(type="hint")


def live() -> int:
    return len(ipywidgets_widget._instances)


def test_closed_widgets_are_forgotten_with_all_they_hold() -> None:
    before, gone = live(), []
    for number in range(COUNT):
        widget = MAKERS[number % len(MAKERS)]()
        use(widget)
        gone.append(weakref.ref(widget))
        held = getattr(widget, "_learner", None)
        if held is not None:
            gone.append(weakref.ref(held))
        widget.close()
        assert live() == before
    del widget, held
    gc.collect()
    assert [each for each in gone if each() is not None] == []


def test_a_widget_whose_page_closes_it_is_forgotten() -> None:
    before, gone = live(), []
    for make in MAKERS:
        widget = make()
        use(widget)
        gone.append(weakref.ref(widget))
        widget.comm.handle_close({"content": {"comm_id": widget.comm.comm_id, "data": {}}})
        assert live() == before
    del widget
    gc.collect()
    assert [each for each in gone if each() is not None] == []


def test_closing_twice_is_no_fault() -> None:
    widget = CourseApp()
    widget.close()
    widget.close()


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The states that a widget sends to its page, one after the other."""
    states: list[dict[str, Any]] = []

    def keep(self: HouseWidget, message: dict[str, Any], buffers: object = None) -> None:
        if message.get("method") == "update":
            states.append(message["state"])

    monkeypatch.setattr(HouseWidget, "_send", keep)
    return states


@pytest.mark.parametrize("again", ["a sign of life", "an attempt on what the page still shows"])
def test_a_lost_answer_is_given_again_as_a_whole(sent: list[dict[str, Any]], again: str) -> None:
    page = Page(CourseApp())
    page.hello("?lesson=rook&step=first-move")
    old = page.widget.revision
    page.move("a1a6")
    sent.clear()  # nothing of this has arrived
    if again == "a sign of life":
        page.send(type="ping")
    else:
        page.send(
            type="attempt", revision=old, what={"kind": "move", "from": "a1", "to": "a6", "promotion": None}
        )
    arrived = {name: value for state in sent for name, value in state.items()}
    assert arrived["board"] == page.board
    assert arrived["screen"] == page.screen
    assert arrived["screen"]["solved"]
    assert arrived["strings"]
    assert arrived["progress"] == page.widget.progress
    assert arrived["revision"] == page.widget.revision


def test_an_answer_that_cannot_be_drawn_is_a_sentence_too(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the fault of this test")

    page = Page(CourseApp())
    page.hello("?lesson=rook&step=first-move")
    shown = page.screen
    with caplog.at_level(logging.ERROR, "chesslearn"):
        monkeypatch.setattr("chesslearn.widgets._learner_widget.LearnerWidget._view", fail)
        page.move("a1a6")
    assert page.widget.error
    assert page.screen == shown
    assert "RuntimeError: the fault of this test" in caplog.text
    monkeypatch.undo()
    page.send(type="ping")
    assert page.screen["solved"] and not page.widget.error
