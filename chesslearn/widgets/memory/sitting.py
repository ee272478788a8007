"""Placement, exam, review and quiz as the page shows them, from the announcement to the last question."""

from __future__ import annotations

import attrs

from chesslearn import words
from chesslearn.course import LessonSession, Outcome
from chesslearn.course.memory import Sitting
from chesslearn.i18n import Translator
from chesslearn.widgets import _feedback, _present
from chesslearn.widgets.memory.study import Study
from chesslearn.widgets.memory.turned import TurnedTranslator
from chesslearn.widgets.state.board import BoardState
from chesslearn.widgets.state.home import PageName
from chesslearn.widgets.state.parts import Buttons
from chesslearn.widgets.state.sitting import IntroScreen, SittingScreen
from chesslearn.widgets.state.step import Choice, DotState, StepScreen
from chesslearn.words.moves import MoveTextError
from chesslearn.words.said import Said

PAGES: dict[str, PageName] = {
    "placement": "placement", "exam": "exam", "review": "review", "practice": "review", "quiz": "quiz",
}  # fmt: skip


def intro_screen(study: Study, t: Translator) -> IntroScreen:
    """Return what awaits the learner."""
    title, lead, points = words.memory.intro(t, study.page)
    return IntroScreen(
        page=study.page,
        title=title,
        lead=lead,
        points=points,
        start=words.memory.start(t) if study.waiting is None else words.memory.resume(t, study.waiting),
        later=words.memory.later(t),
    )


def sitting_board(sitting: Sitting, outcome: Outcome | None, t: Translator) -> BoardState | None:
    """Return the board of a question; in a test it shows nothing of the answer, and rests after it."""
    board = _present.board_state(sitting.session, None if sitting.tests else outcome, t)
    if board is None or not (sitting.tests and sitting.answered):
        return board
    return attrs.evolve(board, movable=False, selecting=False)


def sitting_screen(
    sitting: Sitting, outcome: Outcome | None, text_error: MoveTextError | None, t: Translator
) -> SittingScreen:
    """Return a question with its answer, or in a test with a word that it was taken."""
    assert sitting.exercise is not None
    turned = TurnedTranslator(t, sitting.exercise)
    step = _present.step_screen(sitting.session, outcome, text_error, turned)
    count = max(sitting.count, sitting.number)
    step = attrs.evolve(
        step,
        number=sitting.number,
        count=count,
        progress_text=words.memory.question_of(t, sitting.number, count),
        dots=_dots(sitting, count),
        places=[],
        task=attrs.evolve(step.task, counter=_counter(sitting.session, step)),
        buttons=attrs.evolve(step.buttons, last=sitting.number == sitting.count, next=sitting.answered),
    )
    return SittingScreen(
        page=PAGES[sitting.kind],
        title=words.memory.sitting_title(t, sitting.kind),
        step=_tested(sitting, step, text_error, t) if sitting.tests else step,
        skip=words.memory.dont_know(t) if sitting.tests else "",
        leave=words.memory.leave(t),
    )


def _tested(
    sitting: Sitting, step: StepScreen, text_error: MoveTextError | None, t: Translator
) -> StepScreen:
    """Return a question of a test: nothing on it says whether the answer was right."""
    taken = sitting.answered
    feedback = None if text_error is None else step.feedback
    if taken:
        feedback = _feedback.said(Said(*words.memory.noted(t, sitting.kind)), "info", t)
    elif step.feedback is not None and step.feedback.tone == "info":
        feedback = step.feedback
    return attrs.evolve(
        step,
        title=words.memory.question_title(t, sitting.number),
        feedback=feedback,
        choices=[_hidden(choice) for choice in step.choices],
        input=None if taken else step.input,
        solved=False,
        buttons=Buttons(next=taken, last=step.buttons.last),
    )


def _hidden(choice: Choice) -> Choice:
    return attrs.evolve(choice, mark="open" if choice.mark == "open" else "taken", number=0)


def _counter(session: LessonSession, step: StepScreen) -> str:
    """Return how far the question is; a drill of one round has nothing to count."""
    return "" if session.state.round == (1, 1) else step.task.counter


def _dots(sitting: Sitting, count: int) -> list[DotState]:
    done: list[DotState] = ["done"] * len(sitting.answers)
    todo: list[DotState] = ["todo"] * (count - len(done) - 1)
    return [*done, "current", *todo]
