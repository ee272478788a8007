"""A stand-in for the page: it sends what a browser sends and looks at what it gets."""

from __future__ import annotations

from datetime import date
from typing import Any

from chesslearn.course import Attempt, ChoiceAttempt, MoveAttempt, Progress, SquareAttempt, TextAttempt
from chesslearn.widgets import CourseApp
from chesslearn.widgets._base import HouseWidget

TODAY = date(2026, 3, 14).toordinal()
"""The day on which all tests of the pages play."""


class Page:
    """One widget and the messages of its page."""

    def __init__(self, widget: HouseWidget) -> None:
        self.widget = widget

    def send(self, **message: Any) -> None:
        """Send one message; it must be answered by a higher revision."""
        before = self.widget.revision
        self.widget._receive(None, message, [])
        assert self.widget.revision > before

    def hello(self, search: str = "", **more: Any) -> None:
        """Say that the page is there."""
        self.send(
            type="hello", search=search, **{"languages": ["en"], "saved": None, "language": None, **more}
        )

    def begin(self, **choice: Any) -> None:
        """Begin a game; what is not chosen: two people, the learner White, no clock."""
        chosen = {"variant": "standard", "rival": "person", "side": "white", "clock": "none", **choice}
        self.send(type="new-game", **chosen)

    def attempt(self, **what: Any) -> None:
        """Try something on the state that is shown."""
        self.send(type="attempt", revision=self.widget.revision, what=what)

    def move(self, uci: str) -> None:
        """Move a piece."""
        promotion = {"promotion": uci[4:]} if uci[4:] else {}
        self.attempt(kind="move", **{"from": uci[:2], "to": uci[2:4]}, **promotion)

    @property
    def screen(self) -> dict[str, Any]:
        """What is shown round the board."""
        screen = self.widget.screen
        assert isinstance(screen, dict)
        return screen

    @property
    def board(self) -> dict[str, Any]:
        """The board that is shown."""
        board = self.widget.board
        assert isinstance(board, dict)
        return board


def fresh(search: str = "", progress: Progress | None = None, language: str = "en", **more: Any) -> Page:
    """Return the page of a course that has just been opened at an address."""
    page = Page(CourseApp(language=language))
    saved = None if progress is None else progress.to_json()
    page.hello(search, **{"saved": saved, "languages": [language], **more})
    return page


def make(page: Page, attempt: Attempt) -> None:
    """Make one attempt of a solution."""
    match attempt:
        case MoveAttempt(from_, to, promotion):
            page.move(f"{from_}{to}{promotion or ''}")
        case SquareAttempt(square):
            page.attempt(kind="square", square=square)
        case ChoiceAttempt(index):
            page.attempt(kind="choice", choice=index)
        case TextAttempt(text):
            page.attempt(kind="text", text=text)
