"""Progress that the page keeps: it comes back, goes along as a code, and is never lost to a broken text."""

from __future__ import annotations

import json

import pytest

from chesslearn.course import Progress
from tests.widgets.browser import Page, fresh


@pytest.fixture
def page() -> Page:
    return fresh()


def test_progress_comes_back_after_a_reload(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    again = fresh("?lesson=rook", saved=page.widget.progress)
    assert "done" in again.screen["dots"]
    again.send(type="home")
    assert again.screen["go_on"]["lesson"] == "rook"


def test_a_code_brings_progress_over(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    other = fresh()
    other.send(type="restore", text=f"  {page.widget.code}\n")
    assert Progress.from_json(other.widget.progress).is_solved("rook", "no-jump")
    assert other.screen["feedback"]["tone"] == "info"


def test_two_pages_of_a_browser_lose_nothing(page: Page) -> None:
    other = fresh("?lesson=rook&step=own-piece")
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


def test_a_link_brings_progress_along_and_loses_nothing(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    code = page.widget.code
    assert len(f"?progress={code}") < 400
    own = Progress()
    own.note_solved("king", "all-round")
    other = fresh(f"?progress={code}&lang=en", saved=own.to_json())
    assert Progress.from_json(other.widget.progress).solved() == {
        "king": ("all-round",),
        "rook": ("no-jump",),
    }
    assert "1 solved step" in other.widget.announcement.replace("\N{NO-BREAK SPACE}", " ")
    broken = fresh(f"?progress={code[:-1]}", saved=own.to_json())
    assert broken.screen["feedback"]["title"] == "This code can't be read"
    assert Progress.from_json(broken.widget.progress).solved() == own.solved()


@pytest.mark.parametrize("text", ["\x89PNG", '{"version":2,"lessons":{"bishop":{"cap'])
def test_a_broken_file_is_called_a_file(page: Page, text: str) -> None:
    page.send(type="restore", text=text, file=True)
    assert page.screen["feedback"]["title"] == "This file can't be read"
    page.send(type="restore", text=text)
    assert page.screen["feedback"]["title"] == "This code can't be read"


def test_progress_of_a_later_version_is_left_alone() -> None:
    page = fresh(saved=json.dumps({"version": 99, "lessons": {}}))
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    assert page.widget.progress == ""


@pytest.mark.parametrize("search", ["", "?lesson=rook"])
def test_kept_progress_that_cannot_be_read_is_said_wherever_the_page_opens(search: str) -> None:
    page = fresh(search, saved="{broken")
    assert page.screen["feedback"]["title"]
