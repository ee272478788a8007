"""Progress that the page keeps: it comes back, goes along as a code, and is never lost to a broken text."""

from __future__ import annotations

import json

import pytest

from chesslearn.course import Progress
from chesslearn.widgets import CourseApp
from tests.widgets.browser import Page, course_at


@pytest.fixture
def page() -> Page:
    return course_at()


def test_progress_comes_back_after_a_reload(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    again = Page(CourseApp())
    again.hello("?lesson=rook", saved=page.widget.progress)
    assert "done" in again.screen["dots"]
    again.send(type="home")
    assert again.screen["go_on"]["lesson"] == "rook"


def test_a_code_brings_progress_over(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    other = course_at()
    other.send(type="restore", text=f"  {page.widget.code}\n")
    assert Progress.from_json(other.widget.progress).is_solved("rook", "no-jump")
    assert other.screen["feedback"]["tone"] == "info"


def test_two_pages_of_a_browser_lose_nothing(page: Page) -> None:
    other = Page(CourseApp())
    other.hello("?lesson=rook&step=own-piece")
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    before = page.screen
    other.send(type="merge", saved=page.widget.progress)
    assert Progress.from_json(other.widget.progress).is_solved("rook", "no-jump")
    assert other.screen["feedback"] is None
    page.send(type="merge", saved="nonsense")
    assert page.screen == before


@pytest.mark.parametrize("text", ["", "nonsense", "{", "{}", '{"version":1,"lessons":5}', "9" * 500])
def test_a_broken_code_is_said_and_nothing_is_lost(page: Page, text: str) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    page.send(type="restore", text=text)
    assert page.screen["feedback"]["title"]
    assert not page.widget.error
    assert Progress.from_json(page.widget.progress).is_solved("rook", "no-jump")


def test_progress_of_a_later_version_is_left_alone() -> None:
    page = course_at(saved=json.dumps({"version": 99, "lessons": {}}))
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    assert page.widget.progress == ""


@pytest.mark.parametrize("search", ["", "?lesson=rook"])
def test_kept_progress_that_cannot_be_read_is_said_wherever_the_page_opens(search: str) -> None:
    page = course_at(search, saved="{broken")
    assert page.screen["feedback"]["title"]
