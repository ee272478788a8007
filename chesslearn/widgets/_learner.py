"""One learner's way through the course: where they are, and what they did there.

No words are made here and nothing is drawn; `_present` does both from what is
kept here, so that a change of language changes everything on the page.
"""

from __future__ import annotations

import logging
from typing import Literal
from urllib.parse import parse_qs

from chesslearn.course import (
    Attempt,
    ChoiceAttempt,
    Course,
    DropAttempt,
    ForwardAttempt,
    LessonSession,
    MoveAttempt,
    Outcome,
    Progress,
    ProgressError,
    SquareAttempt,
    TextAttempt,
)
from chesslearn.course.tasks.trying import as_attempt
from chesslearn.widgets import _messages as messages
from chesslearn.widgets._exploration import Exploration
from chesslearn.widgets._notice import Notice
from chesslearn.widgets._trial import Trial
from chesslearn.words.moves import MoveTextError
from chesslearn.words.moves import parse as parse_move_text

_log = logging.getLogger("chesslearn")

HOME_BOARD = "4k3/pp3p1p/2n2n2/3bp3/2B1P3/2N2N2/PP3P1P/4K2R w K - 0 1"

Place = Literal["home", "step", "recap", "explorer"]


class Learner:
    """The state behind the page: place, lesson session, progress and last answer."""

    def __init__(self, course: Course, *, lesson: str | None = None, step: str | None = None) -> None:
        self.course = course
        self._fixed = lesson, step
        self.progress = Progress()
        self.keeps = True
        self.place: Place = "home"
        self.session: LessonSession | None = None
        self.outcome: Outcome | None = None
        self.text_error: MoveTextError | None = None
        self.notice: Notice | None = None
        self.trial = Trial(HOME_BOARD)
        self.exploration = Exploration()
        if lesson is not None:
            self.open(lesson, step)

    def greet(self, message: messages.Hello) -> None:
        """Take in what the page brings: kept progress, and the lesson its address names.

        A learner of one lesson or step stays there, whatever the address says.
        """
        if message.saved:
            try:
                self.progress = self.progress.merge(Progress.from_json(message.saved))
            except ProgressError as error:
                self.keeps = error.code != "newer"
                self.notice = Notice("progress", error)
        query = parse_qs(message.search.removeprefix("?"))
        lesson = query.get("lesson", [""])[0]
        own_lesson, own_step = self._fixed
        if own_lesson is not None:
            self.open(own_lesson, own_step)
        elif lesson:
            self.open(lesson, query.get("step", [None])[0])
        elif query.get("page") == ["explorer"]:
            self.explore()

    def explore(self) -> None:
        """Go to the free board."""
        self.home()
        self.place = "explorer"

    def open(self, lesson: str, step: str | None) -> None:
        """Open a lesson at a step, or where the learner stopped; say so when there is none."""
        self._clear()
        if lesson not in self.course.lessons:
            self.notice = Notice("no-lesson", lesson)
            self.place = "home"
            return
        chosen = self.course.lesson(lesson)
        known = {found.id for found in chosen.steps}
        at: str | int | None = step if step in known else None
        if step is not None and step.isdecimal() and 1 <= int(step) <= len(chosen.steps):
            at = int(step) - 1
        self.session = LessonSession(chosen, self.progress, at=at)
        self.place = "step"
        if step is not None and at is None:
            self.notice = Notice("no-step", step)

    def home(self) -> None:
        """Go back to the list of lessons."""
        self._clear()
        self.place = "home"
        self.session = None

    def next(self) -> None:
        """Go on to the next step, or to the recap after the last."""
        if self.session is None:
            return
        self._clear()
        if not self.session.next():
            self.place = "recap"

    def hint(self) -> None:
        """Show one more rung of the hints."""
        if self.session is not None and self.place == "step":
            self.session.hint()

    def undo(self) -> None:
        """Take the last move back."""
        if self.place == "home":
            self.trial.undo()
        elif self.session is not None and self.place == "step":
            self._clear()
            self.session.undo()

    def restart(self) -> None:
        """Start the step, or the board of the home page, from its beginning."""
        if self.place == "home":
            self.trial.restart()
        elif self.session is not None and self.place == "step":
            self._clear()
            self.session.restart()

    def restore(self, text: str) -> None:
        """Take in a progress file or code; what is known already stays known."""
        self._clear()
        text = text.strip()
        try:
            brought = Progress.from_json(text) if text.startswith("{") else Progress.from_code(text)
        except ProgressError as error:
            self.notice = Notice("progress", error)
            return
        self.progress.update(brought)
        self.notice = Notice("restored", sum(len(steps) for steps in brought.solved().values()))

    def reset(self) -> None:
        """Forget all progress."""
        self.progress = Progress()
        self.keeps = True
        self.home()
        self.notice = Notice("reset", None)

    def attempt(self, what: messages.Try, language: str) -> None:
        """Answer one try on the board that is shown."""
        if self.place == "home":
            self._clear()
            self.trial.attempt(what, language)
        elif self.place == "step" and self.session is not None:
            self._clear()
            attempt = self._to_attempt(what, language)
            if attempt is not None:
                self.outcome = self.session.attempt(attempt)

    def _to_attempt(self, what: messages.Try, language: str) -> Attempt | None:
        assert self.session is not None
        match what:
            case messages.MoveTry(from_square, to_square, promotion):
                return MoveAttempt(from_square, to_square, promotion)
            case messages.DropTry(piece, to_square):
                return DropAttempt(piece, to_square)
            case messages.SquareTry(square):
                return SquareAttempt(square)
            case messages.ChoiceTry(choice):
                return ChoiceAttempt(choice)
            case messages.ForwardTry():
                return ForwardAttempt()
            case messages.TextTry(text):
                return self._typed(text, language)

    def _typed(self, text: str, language: str) -> Attempt | None:
        assert self.session is not None
        state, board = self.session.state, self.session.board
        if state.input is not None or board is None:
            return TextAttempt(text)
        if state.selecting:
            return SquareAttempt(text.strip().lower())
        try:
            move = parse_move_text(board, text, language)
        except MoveTextError as error:
            self.text_error = error
            return None
        return as_attempt(move, board.turn)

    def _clear(self) -> None:
        self.outcome = None
        self.text_error = None
        self.notice = None
