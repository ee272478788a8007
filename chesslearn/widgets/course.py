"""`CourseApp`, `LessonView` and `StepView`: the course, one lesson of it, one step."""

from __future__ import annotations

import logging
import os
from typing import TYPE_CHECKING, Any

import attrs
import chess

from chesslearn import words
from chesslearn.course import Course, LessonSession, load_course
from chesslearn.widgets import _messages, _present
from chesslearn.widgets._base import HouseWidget
from chesslearn.widgets._home import doors, home_screen, notice_feedback, recap_screen, review_offer
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._replies import Replies
from chesslearn.widgets._view import View
from chesslearn.widgets.state.board import BoardState
from chesslearn.widgets.state.parts import Feedback
from chesslearn.widgets.state.step import StepScreen

if TYPE_CHECKING:
    from chesslearn.course.memory import Exercise, Sitting
    from chesslearn.widgets.plan import Plan
    from chesslearn.widgets.playing.running import Runner
    from chesslearn.widgets.playing.table import Playing
    from chesslearn.widgets.state.screens import Screen

_log = logging.getLogger("chesslearn")


class _LearnerWidget(HouseWidget):
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
        if learner.place == "game" and learner.table and learner.table.handle(message, self.t.language):
            return
        if learner.place == "explorer" and learner.exploration.handle(message, self.t.language):
            return
        match message:
            case _messages.Hello():
                self._choose_language(message)
                learner.greet(message)
            case _messages.Attempt(what=what):
                learner.attempt(what, self.t.language)
            case _messages.Open(lesson, step):
                learner.open(lesson, step)
            case _messages.Restore(text):
                learner.restore(text)
            case _messages.Merge(saved):
                learner.merge(saved)
            case _messages.Plain(type="next"):
                learner.next()
            case _messages.Plain(type="hint"):
                learner.hint()
            case _messages.Plain(type="undo"):
                learner.undo()
            case _messages.Plain(type="restart"):
                learner.restart()
            case _messages.Plain(type="home"):
                learner.home()
            case _messages.Plain(type="explorer"):
                learner.explore()
            case _messages.Plain(type="game"):
                learner.play()
            case _messages.Plain(type="analyse"):
                learner.analyse()
            case _messages.Plain(type="reset"):
                learner.reset()
            case _messages.Plain(type="placement" | "exam" | "review" | "progress" | "quiz" as page):
                learner.go(page)
            case _messages.Plain(type="begin"):
                learner.begin()
            case _messages.Plain(type="leave"):
                learner.home()
            case _messages.Practise(code):
                learner.practise(code)
            case _messages.Forget(lesson, part):
                learner.forget(lesson, part)
            case _:
                _log.info("nothing to do for %s", message)

    def _view(self) -> View:
        learner, t = self._learner, self.t
        # What was forgotten on purpose has to be kept as well: an empty account, but a noted one.
        worth_keeping = not learner.progress.empty or learner.progress.clock > 0
        view = View(
            progress=learner.progress.to_json() if learner.keeps and worth_keeping else "",
            code=learner.progress.to_code(),
        )
        # The account tells its notices itself.
        told = learner.notice is None or learner.place == "progress"
        notice = None if told or learner.notice is None else notice_feedback(learner.notice, t)
        if learner.place == "step" and learner.session is not None:
            return self._step_view(view, notice)
        if learner.place == "recap" and learner.session is not None:
            return self._recap_view(view, learner.session, notice)
        if learner.place == "explorer":
            free = learner.exploration
            return attrs.evolve(
                view, board=free.board_state(), screen=free.screen(t), announcement=free.announcement(t)
            )
        if learner.place == "game" and learner.table is not None:
            return self._game_view(view, learner.table)
        if learner.place in ("intro", "sitting", "result", "progress"):
            return self._page_view(view)
        return self._home_view(view, notice)

    def _recap_view(self, view: View, session: LessonSession, notice: Feedback | None) -> View:
        learner, t = self._learner, self.t
        screen = recap_screen(learner.course, session, learner.progress, t)
        said = words.announce.page(t, screen.title)
        if learner.played is not None and learner.played[0] is session:
            from chesslearn.widgets.playing.lookback import met_on

            _, board, met = learner.played
            screen = attrs.evolve(screen, met=met_on(board, met, learner.study.bank, t))
        if learner.card is not None:
            from chesslearn.widgets.memory.cards import fact_card

            card = fact_card(learner.card, learner.outcome, t)
            screen = attrs.evolve(screen, card=card)
            if card.feedback is not None:
                said = words.announce.answer(t, card.feedback.title, card.feedback.text_html)
        if notice is not None:
            screen = attrs.evolve(screen, feedback=notice)
            said = words.announce.answer(t, notice.title, notice.text_html)
        return attrs.evolve(view, screen=screen, announcement=said)

    def _game_view(self, view: View, table: Playing) -> View:
        from chesslearn.widgets.playing import keeping, lookback
        from chesslearn.widgets.playing import view as game_view

        met = lookback.met_rules(table, self._learner.study.bank, self.t)
        return attrs.evolve(
            view,
            board=game_view.board_state(table, self.t),
            partner=game_view.partner_state(table, self.t),
            screen=attrs.evolve(game_view.screen(table, self.t, kept=keeping.keep(table)), met=met),
            announcement=game_view.announcement(table, self.t),
        )

    def _page_view(self, view: View) -> View:
        """Return one of the pages beside the lessons; who stays in the lessons never loads them."""
        from chesslearn.widgets.memory import account
        from chesslearn.widgets.memory import sitting as _sitting

        learner, study, t = self._learner, self._learner.study, self.t
        if learner.place == "sitting" and study.sitting is not None and study.sitting.exercise is not None:
            return self._sitting_view(view, study.sitting, study.sitting.exercise)
        screen: Screen
        if learner.place == "progress":
            due = study.due(learner.progress)
            screen = account.progress_screen(study.bank, learner.progress, due, learner.notice, t)
        elif learner.place == "result" and study.finished is not None:
            screen = _sitting.result_screen(study, study.finished, t)
        else:
            screen = _sitting.intro_screen(study.page, t)
        said = screen.notice if screen.name == "progress" and screen.notice else screen.title
        return attrs.evolve(view, screen=screen, announcement=words.announce.page(t, said))

    def _sitting_view(self, view: View, sitting: Sitting, exercise: Exercise) -> View:
        from chesslearn.widgets.memory import sitting as _sitting
        from chesslearn.widgets.memory.turned import TurnedTranslator

        learner, t = self._learner, self.t
        screen = _sitting.sitting_screen(sitting, learner.outcome, learner.text_error, t)
        turned = TurnedTranslator(t, exercise)
        return attrs.evolve(
            view,
            board=_sitting.sitting_board(sitting, learner.outcome, turned),
            partner=_present.partner_state(sitting.session, turned),
            screen=screen,
            announcement=_present.announcement(sitting.session, learner.outcome, screen.step, turned),
        )

    def _step_view(self, view: View, notice: Feedback | None) -> View:
        learner, t = self._learner, self.t
        assert learner.session is not None
        screen = _present.step_screen(learner.session, learner.outcome, learner.text_error, t)
        if notice is not None:
            screen = attrs.evolve(screen, feedback=notice)
        return attrs.evolve(
            view,
            board=_present.board_state(learner.session, learner.outcome, t),
            partner=_present.partner_state(learner.session, t),
            screen=screen,
            announcement=_present.announcement(learner.session, learner.outcome, screen, t),
        )

    def _home_view(self, view: View, notice: Feedback | None) -> View:
        learner, t = self._learner, self.t
        feedback = notice or learner.trial.feedback(t)
        screen = home_screen(learner.course, learner.progress, feedback, t)
        if self._kind == "course":
            # Who has met no rule yet needs no memory to be loaded.
            due = learner.study.due(learner.progress) if learner.progress.memory else None
            screen = attrs.evolve(
                screen,
                placement="" if learner.progress.known else words.memory.placement_door(t),
                review=None if due is None else review_offer(due, t),
                doors=doors(
                    learner.progress, t, playing=learner.table is not None and learner.table.going_on
                ),
            )
        said = "" if feedback is None else words.announce.answer(t, feedback.title, feedback.text_html)
        return attrs.evolve(view, board=learner.trial.board_state("white"), screen=screen, announcement=said)

    def _picture(self) -> tuple[BoardState, str] | None:
        """Return the board for pages without a kernel, and what stands there in words."""
        view, session = self._view(), self._learner.session
        if view.board is None or session is None or not isinstance(view.screen, StepScreen):
            return None if view.board is None else (view.board, repr(self))
        if session.state.question is not None:
            # A drill asks something else each time, so its picture is the board before it asks.
            return BoardState(fen=chess.BaseBoard.empty().board_fen()), view.screen.title
        return view.board, view.screen.task.ask or view.screen.title


class CourseApp(_LearnerWidget):
    """The whole course on one page: the list of lessons, each lesson, and its end.

    The notebook behind the app holds one of these and nothing else.
    """

    _kind = "course"

    def __init__(self, *, language: str | None = None, **unknown: Any) -> None:
        super().__init__(Learner(load_course(_own_lessons())), language=language, **unknown)

    def _picture(self) -> None:
        """Return nothing: Voilà would draw a picture first and fetch what typesets formulas with it."""

    def __repr__(self) -> str:
        return "CourseApp()"


class LessonView(_LearnerWidget):
    """One lesson, step after step. ``lesson("rook")`` makes one."""

    _kind = "lesson"

    def __init__(self, lesson: str, *, language: str | None = None, **unknown: Any) -> None:
        self._lesson = _known(load_course(), lesson)
        super().__init__(Learner(load_course(), lesson=lesson), language=language, **unknown)

    def step(self, step: str) -> StepView:
        """Return one step of this lesson as a widget of its own; `KeyError` for an unknown id."""
        return StepView(self._lesson, step, language=self.t.language)

    def plan(self) -> Plan:
        """Return the teacher's plan of this lesson: aim, time, questions, a game, the steps."""
        from chesslearn.widgets.plan import Plan

        return Plan(load_course().lesson(self._lesson), self.t)

    def __repr__(self) -> str:
        return f"lesson({self._lesson!r})"


class StepView(_LearnerWidget):
    """One step of a lesson, for a notebook that explains around it."""

    _kind = "step"

    def __init__(self, lesson: str, step: str, *, language: str | None = None, **unknown: Any) -> None:
        course = load_course()
        self._name = (_known(course, lesson), step)
        steps = [known.id for known in course.lesson(lesson).steps]
        if step not in steps:
            raise KeyError(f"lesson {lesson!r} has no step {step!r}; it has {', '.join(steps)}")
        super().__init__(Learner(course, lesson=lesson, step=step), language=language, **unknown)

    def __repr__(self) -> str:
        return "lesson({!r}).step({!r})".format(*self._name)


def lesson(name: str, *, language: str | None = None) -> LessonView:
    """Return the lesson with that id; `KeyError` names the lessons there are."""
    return LessonView(name, language=language)


def _own_lessons() -> list[str]:
    """Return the folder of the teacher's own lessons that ``chesslearn serve --lessons`` names."""
    folder = os.environ.get("CHESSLEARN_LESSONS")
    return [folder] if folder else []


def _known(course: Course, lesson: str) -> str:
    if lesson not in course.lessons:
        raise KeyError(f"there is no lesson {lesson!r}; there are {', '.join(course.lessons)}")
    return lesson
