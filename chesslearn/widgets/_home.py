"""The first page, the end of a lesson, and the sentences above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from chesslearn import words
from chesslearn.course import Course, Lesson, LessonSession, Outline, Progress
from chesslearn.course.remembered import EXAM
from chesslearn.i18n import Translator
from chesslearn.widgets import _feedback
from chesslearn.widgets._notice import Notice
from chesslearn.widgets.state.home import Card, CardState, GoOn, HomeScreen, Offer, Part
from chesslearn.widgets.state.parts import Feedback
from chesslearn.widgets.state.recap import RecapRule, RecapScreen

if TYPE_CHECKING:
    from chesslearn.course.memory import Review

_MOST_PROBLEMS = 20


def home_screen(course: Course, progress: Progress, feedback: Feedback | None, t: Translator) -> HomeScreen:
    """Return the home page: where to go on, and every lesson by its part."""
    return HomeScreen(
        title=t.polished("course", course.title),
        lead=t.polished("course", course.lead),
        go_on=_go_on(course, progress, t),
        parts=[
            Part(
                id=part.id,
                title=t.polished("course", part.title),
                cards=[_card(course.outlines[name], progress, t) for name in part.lessons],
                note=words.memory.part_known(t) if progress.is_known(part.id) else "",
            )
            for part in course.parts
        ],
        feedback=feedback,
        unshown=[words.problems.line(t, problem) for problem in course.problems[:_MOST_PROBLEMS]],
    )


def recap_screen(course: Course, session: LessonSession, progress: Progress, t: Translator) -> RecapScreen:
    """Return the end of a lesson: what it taught, with what went wrong first."""
    lesson = session.lesson
    rules = [_recap_rule(lesson, index, progress, t) for index, step in enumerate(lesson.steps) if step.done]
    still_open = sum(not progress.is_solved(lesson.id, step.id) for step in lesson.steps)
    following = course.next_after(lesson.id)
    return RecapScreen(
        lesson=lesson.id,
        lesson_title=t.polished(lesson.id, lesson.title),
        title=words.page.recap_title(t, still_open),
        lead=words.page.recap_lead(t, sum(rule.again for rule in rules), still_open),
        rules=sorted(rules, key=lambda rule: not rule.again),
        next_lesson=None
        if following is None
        else GoOn(
            lesson=following.id,
            step=following.steps[0].id,
            label=words.page.next_lesson(t, t.polished(following.id, following.title)),
        ),
    )


def review_offer(due: Review, t: Translator) -> Offer | None:
    """Return the door to the review of today, or ``None`` when nothing is due."""
    if not due.rules:
        return None
    return Offer(
        page="review",
        label=words.memory.review_door(t, len(due.rules), due.minutes),
        note=words.memory.review_note(t),
        start=words.memory.review_start(t),
    )


def doors(progress: Progress, t: Translator, *, playing: bool = False) -> list[Offer]:
    """Return the doors to a game (``playing``: to one that goes on), to the account, the exam, the quiz."""
    best = max(progress.exams.values(), default=None)
    return [
        Offer("game", words.game_setup.door(t, playing=playing), words.game_setup.lead(t)),
        Offer("progress", words.memory.progress_door(t), words.memory.progress_note(t)),
        Offer("exam", words.memory.exam_door(t), words.memory.exam_note(t, best, EXAM)),
        Offer("quiz", words.cards.door(t), words.cards.note(t)),
    ]


def notice_feedback(notice: Notice, t: Translator) -> Feedback:
    """Return a notice as the page shows it."""
    return _feedback.said(words.page.notice(t, notice.code, notice.value), "info", t)


def _go_on(course: Course, progress: Progress, t: Translator) -> GoOn:
    """Return where to go on: in the lesson last worked on, else in the first that is not done.

    Parts that a placement found to be known come last.
    """
    parts = sorted(course.parts, key=lambda part: progress.is_known(part.id))
    names = [name for part in parts for name in part.lessons]
    last = progress.place[0] if progress.place else ""
    for name in [last, *names] if last in course.lessons else names:
        lesson = course.outlines[name]
        index = _open_step(lesson, progress)
        if index is not None:
            title = t.polished(lesson.id, lesson.title)
            label = words.page.begin(t) if progress.empty else words.page.go_on(t, title, index + 1)
            return GoOn(lesson=name, step=lesson.steps[index].id, label=label)
    first = course.outlines[names[0]]
    return GoOn(lesson=first.id, step=first.steps[0].id, label=words.page.all_done(t))


def _open_step(lesson: Outline, progress: Progress) -> int | None:
    """Return the first step not solved, from the last one worked on; ``None`` when all are."""
    still = [not progress.is_solved(lesson.id, step.id) for step in lesson.steps]
    place = progress.place
    start = (lesson.index(place[1]) or 0) if place and place[0] == lesson.id else 0
    order = [*range(start, len(still)), *range(start)]
    return next((index for index in order if still[index]), None)


def _card(lesson: Outline, progress: Progress, t: Translator) -> Card:
    total = len(lesson.steps)
    done = sum(progress.is_solved(lesson.id, step.id) for step in lesson.steps)
    state: CardState = "done" if done == total else "started" if done else "new"
    return Card(
        lesson=lesson.id,
        title=t.polished(lesson.id, lesson.title),
        aim=t.polished(lesson.id, lesson.aim),
        icon=lesson.icon,
        state=state,
        status_text=words.page.card_status(t, done, total),
        done=done,
        total=total,
    )


def _recap_rule(lesson: Lesson, index: int, progress: Progress, t: Translator) -> RecapRule:
    step = lesson.steps[index]
    context = f"{lesson.id}/{step.id}"
    record = progress.step(lesson.id, step.id)
    solved = record is not None and record.solved
    return RecapRule(
        title=t.polished(context, step.title),
        text=t.polished(context, step.done),
        again=record is None or not solved or record.missed > 0,
        step=step.id,
        note="" if solved else words.page.still_open(t),
    )
