"""What the widgets of lessons share: one learner works through each of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import chess

from chesslearn.widgets import _beside, _messages, _places
from chesslearn.widgets._base import HouseWidget
from chesslearn.widgets._greeting import greet
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._replies import Replies
from chesslearn.widgets._view import Picture, View
from chesslearn.widgets.state.board import BoardState
from chesslearn.widgets.state.step import StepScreen
from chesslearn.words import announce

if TYPE_CHECKING:
    from chesslearn.widgets.playing.running import Runner
    from chesslearn.widgets.playing.table import Playing

_log = logging.getLogger("chesslearn")

_DEEDS: Final[Mapping[_messages.PlainType, Callable[[Learner], None]]] = {
    "next": Learner.next,
    "hint": Learner.hint,
    "undo": Learner.undo,
    "restart": Learner.restart,
    "home": Learner.home,
    "explorer": Learner.explore,
    "game": Learner.play,
    "analyse": Learner.analyse,
    "reset": Learner.reset,
    "begin": _beside.begin,
    "leave": Learner.leave,
}
"""What a learner does at a message without content; `_do` knows those that name a page."""


class LearnerWidget(HouseWidget):
    """A widget through which one learner works: it passes messages on and shows the rest."""

    _replies: Replies | None = None
    _games: Runner | None = None

    def __init__(self, learner: Learner, *, language: str | None, **unknown: Any) -> None:
        self._learner = learner
        self._replies = Replies(learner, self._publish, self._fail)
        super().__init__(language=language, **unknown)

    def close(self) -> None:
        """End the widget: nobody thinks any more."""
        if self._replies is not None:
            self._replies.stop()
        if self._games is not None:
            self._games.stop()
        super().close()

    def _receive(self, widget: object, content: object, buffers: object) -> None:
        super()._receive(widget, content, buffers)
        self._follow()

    def _follow(self) -> None:
        """Let the opponent of a step think, if it is due."""
        if self._replies is not None:
            self._replies.follow()

    def _handle(self, message: _messages.Message) -> None:
        self._do(message)
        if self._learner.table is not None:
            self._follow_game(self._learner.table)

    def _follow_game(self, table: Playing) -> None:
        if self._games is None:
            from chesslearn.widgets.playing.running import Runner

            self._games = Runner(table, self._show_game, self._fail)
        self._games.follow()

    def _show_game(self) -> None:
        if self._learner.place == "game":
            self._publish()

    def _do(self, message: _messages.Message) -> None:
        learner = self._learner
        if learner.place == "game" and learner.table is not None:
            from chesslearn.widgets.playing.handling import handle

            if handle(learner.table, message, self.t.language):
                return
        if learner.place == "explorer" and learner.exploration.handle(message, self.t.language):
            return
        match message:
            case _messages.Hello():
                self._choose_language(message)
                greet(learner, message)
            case _messages.Attempt(what=what):
                learner.attempt(what, self.t.language)
            case _messages.Open(lesson, step):
                learner.open(lesson, step)
            case _messages.Restore(text, file):
                learner.restore(text, file=file)
            case _messages.Merge(saved):
                learner.merge(saved)
            case _messages.Plain(type="placement" | "exam" | "review" | "progress" | "quiz" as page):
                _beside.go(learner, page)
            case _messages.Plain(type=deed) if deed in _DEEDS:
                _DEEDS[deed](learner)
            case _messages.Practise(code):
                _beside.practise(learner, code)
            case _messages.Forget(lesson, part):
                _beside.forget(learner, lesson, part)
            case _:
                _log.info("nothing to do for %s", message)

    def _view(self) -> View:
        return _places.view_of(self._learner, self.t, whole_course=self._kind == "course")

    def _picture(self) -> Picture | None:
        """Return the picture for pages without a kernel, and with it the task of its step."""
        view, session = self._view(), self._learner.session
        if view.board is None or session is None or not isinstance(view.screen, StepScreen):
            return super()._picture()
        title = announce.page(self.t, view.screen.title)
        if session.state.question is not None:
            # A drill asks something else each time, so its picture is the board before it asks.
            return Picture(BoardState(fen=chess.BaseBoard.empty().board_fen()), label=title)
        return Picture(view.board, view.partner, view.screen.task.ask or title)
