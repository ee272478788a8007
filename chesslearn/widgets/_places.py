"""What is shown at each place of the course."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from chesslearn import words
from chesslearn.course import LessonSession
from chesslearn.i18n import Translator
from chesslearn.widgets import _announcing, _present
from chesslearn.widgets._home import doors, home_screen, notice_feedback, recap_screen, review_offer
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._view import View
from chesslearn.widgets.state.parts import Feedback

if TYPE_CHECKING:
    from chesslearn.course.memory import Exercise, Sitting
    from chesslearn.widgets.playing.table import Playing
    from chesslearn.widgets.state.screens import Screen


def view_of(learner: Learner, t: Translator, *, whole_course: bool) -> View:
    """Return what is shown where the learner is; the ``whole_course`` has more pages than lessons."""
    view = View(progress=learner.kept.text, code=learner.progress.to_code(), unfinished=learner.unfinished())
    # The account tells its notices itself.
    told = learner.notice is None or learner.place == "progress"
    notice = None if told or learner.notice is None else notice_feedback(learner.notice, t)
    if learner.place == "step" and learner.session is not None:
        return _step_view(view, learner, t, notice)
    if learner.place == "recap" and learner.session is not None:
        return _recap_view(view, learner, t, learner.session, notice)
    if learner.place == "explorer":
        free = learner.exploration
        return attrs.evolve(
            view, board=free.board_state(), screen=free.screen(t), announcement=free.announcement(t)
        )
    if learner.place == "game" and learner.table is not None:
        return _game_view(view, learner, t, learner.table)
    if learner.place in ("intro", "sitting", "result", "progress"):
        return _page_view(view, learner, t)
    return _home_view(view, learner, t, notice, whole_course=whole_course)


def _recap_view(
    view: View, learner: Learner, t: Translator, session: LessonSession, notice: Feedback | None
) -> View:
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


def _game_view(view: View, learner: Learner, t: Translator, table: Playing) -> View:
    from chesslearn.widgets.playing import keeping, lookback
    from chesslearn.widgets.playing import view as game_view

    met = lookback.met_rules(table, learner.study.bank, t)
    return attrs.evolve(
        view,
        board=game_view.board_state(table, t),
        partner=game_view.partner_state(table, t),
        screen=attrs.evolve(game_view.screen(table, t, kept=keeping.keep(table)), met=met),
        announcement=game_view.announcement(table, t),
    )


def _page_view(view: View, learner: Learner, t: Translator) -> View:
    """Return one of the pages beside the lessons; who stays in the lessons never loads them."""
    from chesslearn.widgets.memory import account
    from chesslearn.widgets.memory import sitting as _sitting

    study = learner.study
    if learner.place == "sitting" and study.sitting is not None and study.sitting.exercise is not None:
        return _sitting_view(view, learner, t, study.sitting, study.sitting.exercise)
    screen: Screen
    if learner.place == "progress":
        due = study.due(learner.progress)
        screen = account.progress_screen(study.bank, learner.progress, due, learner.notice, t)
    elif learner.place == "result" and study.finished is not None:
        from chesslearn.widgets.memory.results import result_screen

        screen = result_screen(study, study.finished, t)
    else:
        screen = _sitting.intro_screen(study, t)
    said = screen.notice if screen.name == "progress" and screen.notice else screen.title
    return attrs.evolve(view, screen=screen, announcement=words.announce.page(t, said))


def _sitting_view(view: View, learner: Learner, t: Translator, sitting: Sitting, exercise: Exercise) -> View:
    from chesslearn.widgets.memory import sitting as _sitting
    from chesslearn.widgets.memory.turned import TurnedTranslator

    screen = _sitting.sitting_screen(sitting, learner.outcome, learner.text_error, t)
    turned = TurnedTranslator(t, exercise)
    return attrs.evolve(
        view,
        board=_sitting.sitting_board(sitting, learner.outcome, turned),
        partner=_present.partner_state(sitting.session, turned),
        screen=screen,
        announcement=_announcing.announcement(sitting.session, learner.outcome, screen.step, turned),
    )


def _step_view(view: View, learner: Learner, t: Translator, notice: Feedback | None) -> View:
    assert learner.session is not None
    screen = _present.step_screen(learner.session, learner.outcome, learner.text_error, t)
    if notice is not None:
        screen = attrs.evolve(screen, feedback=notice)
    return attrs.evolve(
        view,
        board=_present.board_state(learner.session, learner.outcome, t),
        partner=_present.partner_state(learner.session, t),
        screen=screen,
        announcement=_announcing.announcement(learner.session, learner.outcome, screen, t),
    )


def _home_view(
    view: View, learner: Learner, t: Translator, notice: Feedback | None, *, whole_course: bool
) -> View:
    feedback = notice or learner.trial.feedback(t)
    screen = home_screen(learner.course, learner.progress, feedback, t)
    if whole_course:
        # Who has met no rule yet needs no memory to be loaded.
        due = learner.study.due(learner.progress) if learner.progress.memory else None
        screen = attrs.evolve(
            screen,
            placement="" if learner.progress.known else words.memory.placement_door(t),
            review=None if due is None else review_offer(due, t),
            doors=doors(learner.progress, t, playing=learner.table is not None and learner.table.going_on),
        )
    said = "" if feedback is None else words.announce.answer(t, feedback.title, feedback.text_html)
    return attrs.evolve(view, board=learner.trial.board_state("white"), screen=screen, announcement=said)
