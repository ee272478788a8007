"""One learner's way through the course: where they are, and what they did there.

No words are made here and nothing is drawn; `_present` does both from what is
kept here, so that a change of language changes everything on the page.
"""

from __future__ import annotations

from collections.abc import Generator
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from chesslearn.course import (
    Attempt,
    ChoiceAttempt,
    Course,
    ForwardAttempt,
    LessonSession,
    Outcome,
    Progress,
)
from chesslearn.widgets import _unfinished
from chesslearn.widgets._games import Games
from chesslearn.widgets._kept import Kept
from chesslearn.widgets._notice import Notice
from chesslearn.widgets._trial import Trial
from chesslearn.widgets._tries import read_typed
from chesslearn.widgets.memory.study import Clock, Study, today
from chesslearn.words.moves import MoveTextError

if TYPE_CHECKING:
    import chess

    from chesslearn.play.coach import Met
    from chesslearn.widgets._exploration import Exploration
    from chesslearn.widgets.playing.table import Playing

HOME_BOARD = "4k3/pp3p1p/2n2n2/3bp3/2B1P3/2N2N2/PP3P1P/4K2R w K - 0 1"

Place = Literal["home", "step", "recap", "explorer", "game", "intro", "sitting", "result", "progress"]


class Learner:
    """The state behind the page: place, lesson session, progress and last answer."""

    def __init__(
        self, course: Course, *, lesson: str | None = None, step: str | None = None, clock: Clock = today
    ) -> None:
        self.course = course
        self.study = Study(course, clock)
        self.fixed = lesson, step
        self.kept = Kept()
        self.place: Place = "home"
        self.session: LessonSession | None = None
        self.card: LessonSession | None = None
        """The question of the card at the end of a lesson."""
        self.outcome: Outcome | None = None
        self.text_error: MoveTextError | None = None
        self.notice: Notice | None = None
        self.trial = Trial(HOME_BOARD)
        self.table: Playing | None = None
        self.games = Games()
        """Games of steps that were begun and not ended."""
        self.played: tuple[LessonSession, chess.Board, tuple[Met, ...]] | None = None
        """A game with a coach that was played to its end in a lesson, and the rules that it met."""
        self.coach: bool | None = None
        if lesson is not None:
            self.open(lesson, step)

    @property
    def progress(self) -> Progress:
        """What the learner has done."""
        return self.kept.progress

    @cached_property
    def exploration(self) -> Exploration:
        """The free board."""
        from chesslearn.widgets._exploration import Exploration

        return Exploration()

    def unfinished(self) -> str:
        """Return the tests and the games of steps that are not ended, as a tab keeps them for a reload.

        How far the game of the step that is shown has come is noted by this.
        """
        if self.place == "step" and self.session is not None:
            self.games.note(self.session)
        return _unfinished.keep(self.study, self.games)

    def explore(self) -> None:
        """Go to the free board."""
        self.home()
        self.place = "explorer"

    def play(self, search: str = "") -> None:
        """Go to the page on which games are played; an address may choose the game."""
        self.home()
        self.place = "game"
        self.lay_table().arrive(search)

    def analyse(self) -> None:
        """Go to the free board with the position of the game."""
        game = None if self.table is None else self.table.game
        if self.place == "game" and game is not None:
            self.explore()
            self.exploration.show(game.board.fen(), game.variant)

    def lay_table(self) -> Playing:
        """Return the table at which games are played, new where there was none."""
        # Who only learns needs no opponent, no clock and no engine.
        from chesslearn.widgets.playing.table import Playing

        if self.table is None:
            self.table = Playing()
            self.table.coach = self.coach
        return self.table

    def sit(self) -> None:
        """Show the question that is due, or the end of the sitting."""
        self.session = self.study.session
        self.place = "sitting" if self.session is not None else "result"

    def open(self, lesson: str, step: str | None) -> None:
        """Open a lesson at a step, or where the learner stopped; say so when there is none."""
        self.clear()
        self.study.pause()
        if lesson not in self.course.lessons:
            self.notice = Notice("no-lesson", lesson)
            self.place = "home"
            return
        chosen = self.course.lesson(lesson)
        known = {found.id for found in chosen.steps}
        at: str | int | None = step if step in known else None
        if step is not None and step.isdecimal() and 1 <= int(step) <= len(chosen.steps):
            at = int(step) - 1
        self.session = LessonSession(chosen, self.progress, at=at, today=self.study.clock)
        self.games.take_up(self.session)
        self.place = "step"
        if step is not None and at is None:
            self.notice = Notice("no-step", step)

    def leave(self) -> None:
        """End the sitting, and go back to the list of lessons."""
        self.study.leave()
        self.home()

    def home(self) -> None:
        """Go back to the list of lessons."""
        self.clear()
        self.study.pause()
        self.place = "home"
        self.session = None

    def next(self) -> None:
        """Go on to the next step, or to the recap after the last."""
        if self.session is None:
            return
        self.clear()
        if self.place == "sitting":
            self.study.next(self.progress)
            self.sit()
        elif self.session.next():
            self.games.take_up(self.session)
        else:
            self.place = "recap"
            from chesslearn.widgets.memory.cards import card_session

            self.card = card_session(self.session.lesson.id, self.study.clock())

    def hint(self) -> None:
        """Show one more rung of the hints."""
        if self.place == "sitting" and self.study.sitting is not None:
            self.study.sitting.hint()
        elif self.session is not None and self.place == "step":
            self.session.hint()

    def undo(self) -> None:
        """Take the last move back."""
        if self.place == "home":
            self.trial.undo()
        elif self._may_change():
            assert self.session is not None
            self.clear()
            self.session.undo()

    def restart(self) -> None:
        """Start the step, or the board of the home page, from its beginning."""
        if self.place == "home":
            self.trial.restart()
        elif self._may_change():
            assert self.session is not None
            self.clear()
            self.session.restart()

    def restore(self, text: str, *, file: bool = False) -> None:
        """Take in a progress code or file; what is known already stays known."""
        self.clear()
        self.notice = self.kept.restore(text, file=file)
        self.study.adopt(self.progress)

    def merge(self, saved: str) -> None:
        """Add what another page of the same browser kept; nothing is said, and what is broken is left out."""
        self.kept.merge(saved)
        self.study.adopt(self.progress)

    def reset(self) -> None:
        """Forget all progress."""
        self.kept.forget()
        if self.table is not None:
            self.table.clear()
        self.study.forget()
        self.home()
        self.games.forget()
        self.notice = Notice("reset", None)

    def attempt(self, what: Attempt, language: str) -> None:
        """Answer one try on the board that is shown."""
        if self.place == "home":
            self.clear()
            self.trial.attempt(what, language)
        elif self.place == "recap" and self.card is not None and isinstance(what, ChoiceAttempt):
            self.clear()
            self.outcome = self.card.attempt(what)
        elif self.place in ("step", "sitting") and self.session is not None:
            self.clear()
            attempt: Attempt = ForwardAttempt() if self.session.due else what
            try:
                attempt = read_typed(self.session, attempt, language)
            except MoveTextError as error:
                self.text_error = error
                return
            on_trial = self.place == "sitting"
            self.outcome = self.study.attempt(attempt) if on_trial else self.session.attempt(attempt)

    @property
    def playing(self) -> LessonSession | None:
        """The session in which an opponent may be due, where the learner is in one."""
        return self.session if self.place in ("step", "sitting") else None

    def reply(self) -> Generator[None, None, None]:
        """Let the opponent of the step think in slices, and make its move."""
        assert self.session is not None
        outcome = yield from self.session.reply()
        self.clear()
        self.outcome = outcome

    def _may_change(self) -> bool:
        """Whether the board of a step may be taken back; in a test it may not."""
        sitting = self.study.sitting
        tested = self.place == "sitting" and (sitting is None or sitting.tests)
        if self.session is None or self.place not in ("step", "sitting"):
            return False
        return not tested or self.session.state.promotion is not None

    def clear(self) -> None:
        """Drop the last answer, and what was told."""
        self.outcome = None
        self.text_error = None
        self.notice = None
