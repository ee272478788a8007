"""The pages beside the lessons come with the first screen that needs them, and not before."""

from __future__ import annotations

from pathlib import Path

import pytest

from chesslearn.widgets import Board, CourseApp, Explorer, StepView, _bundle
from chesslearn.widgets._base import HouseWidget
from tests.widgets.browser import Page, fresh


@pytest.mark.parametrize(
    "widget", [CourseApp(), StepView("rook", "no-jump"), Board()], ids=["home", "step", "board"]
)
def test_a_lesson_is_shown_without_them(widget: HouseWidget) -> None:
    page = Page(widget)
    page.hello()
    assert widget.pages == ""


def test_the_first_page_that_needs_them_brings_them_and_they_stay() -> None:
    page = fresh("?page=explorer")
    assert page.widget.pages == _bundle.pages()
    page.send(type="home")
    assert page.widget.pages == _bundle.pages()


def test_they_come_when_they_are_asked_for() -> None:
    page = fresh("?lesson=rook")
    before = page.screen
    page.send(type="pages")
    assert page.widget.pages == _bundle.pages()
    assert page.screen == before


def test_the_free_board_has_them_from_the_start() -> None:
    assert Explorer().pages == _bundle.pages()


def test_nothing_works_without_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_bundle, "_STATIC", tmp_path)
    (tmp_path / "widget.js").write_text("// here")
    with pytest.raises(ImportError, match=r"pages\.js is missing.*pip install"):
        _bundle.bundle("widget.js")
