"""A card at the end of a lesson, and the cards as the questions of a quiz."""

from __future__ import annotations

from chesslearn import words
from chesslearn.course import LessonSession, Outcome, Progress, cards
from chesslearn.course.memory import Exercise
from chesslearn.i18n import Translator
from chesslearn.widgets import _present
from chesslearn.widgets._markdown import to_html
from chesslearn.widgets.state.recap import FactCard


def card_session(lesson: str, day: int) -> LessonSession | None:
    """Return a session of the card of a lesson, another one each day where there are several."""
    known = cards.cards_after(lesson)
    if not known:
        return None
    return LessonSession(cards.as_lesson(known[day % len(known)]), Progress())


def quiz(seed: str) -> list[Exercise]:
    """Return the questions of a quiz."""
    return [
        Exercise(lesson=cards.as_lesson(card), seed=seed, rules=card.rules, part=cards.LESSON)
        for card in cards.quiz(seed)
    ]


def fact_card(session: LessonSession, outcome: Outcome | None, t: Translator) -> FactCard:
    """Return a card as the end of a lesson shows it."""
    screen = _present.step_screen(session, outcome, None, t)
    return FactCard(
        heading=words.cards.heading(t),
        title=screen.title,
        question=screen.task.ask,
        choices=screen.choices,
        feedback=screen.feedback,
        settled=session.state.solved,
    )


def fact(exercise: Exercise, t: Translator) -> str:
    """Return what a card tells in the end, as HTML."""
    return to_html(t.polished(exercise.context, exercise.step.done))
