"""Every word of every page comes from the catalogs: a walk in the language that nobody speaks."""

from __future__ import annotations

import chess
import pytest

from chesslearn.course import LessonSession, load_course, solution
from chesslearn.widgets import CourseApp, Explorer
from chesslearn.widgets._base import HouseWidget
from tests.widgets.browser import Page
from tests.words.strange import strange, untranslated

PAGES = ["", "?page=explorer", "?page=placement", "?page=exam", "?page=review", "?page=progress"]


def speaking(widget: HouseWidget) -> Page:
    """Let a widget speak the strange language from its first word."""
    widget._choose_language = lambda message: None  # type: ignore[method-assign]
    widget._translator = strange()
    return Page(widget)


def shown(page: Page) -> list[str]:
    """Return what is in plain letters on the page now."""
    widget = page.widget
    assert widget.error == ""
    found = untranslated(widget.screen or {}) + untranslated(widget.board or {})
    return found + untranslated({"announcement": widget.announcement})


@pytest.mark.parametrize("address", PAGES)
def test_pages(address: str) -> None:
    page = speaking(CourseApp())
    page.hello(address)
    assert shown(page) == []
    if page.screen["name"] == "intro":
        page.send(type="begin")
        assert shown(page) == []


@pytest.mark.parametrize("lesson", list(load_course().lessons))
def test_lessons(lesson: str) -> None:
    """Each step as it begins, with all hints, after tries that fail, and solved."""
    page = speaking(CourseApp())
    steps = load_course().lesson(lesson).steps
    found: list[str] = []
    for step in steps:
        page.hello(f"?lesson={lesson}&step={step.id}")
        session = page.widget._learner.session  # type: ignore[attr-defined]
        assert isinstance(session, LessonSession)
        found += shown(page)
        for _ in step.hints:
            page.send(type="hint")
        found += shown(page)
        for squares in ("a1h8", "e1e8", "b8c1"):
            if session.state.movable == "any" and session.board is not None:
                page.move(squares)
                found += shown(page)
        page.send(type="restart")
        for attempt in solution(session):
            page.widget._learner.outcome = session.attempt(attempt)  # type: ignore[attr-defined]
            page.send(type="ping")
            found += shown(page)
    page.send(type="next")
    found += shown(page)
    assert found == []


def test_explorer() -> None:
    page = speaking(Explorer())
    page.hello()
    for move in ("e2e5", "e2e4", "e8e7", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7", "e8f7"):
        page.move(move)
        assert shown(page) == []
    assert chess.Board(page.screen["fen"]).is_checkmate()
