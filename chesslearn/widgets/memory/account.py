"""The account of what the learner knows."""

from __future__ import annotations

from chesslearn import words
from chesslearn.course import Course, Outline, Part, Progress, memory
from chesslearn.course.memory import Bank, Review
from chesslearn.i18n import Translator
from chesslearn.widgets._home import review_offer
from chesslearn.widgets._markdown import to_html
from chesslearn.widgets._notice import Notice
from chesslearn.widgets.state.progress import (
    ProgressLesson,
    ProgressPart,
    ProgressReason,
    ProgressScreen,
    ProgressTopic,
)
from chesslearn.words import tried
from chesslearn.words.announce import plain


def progress_screen(
    bank: Bank, progress: Progress, due: Review, notice: Notice | None, t: Translator
) -> ProgressScreen:
    """Return the account: what to review, the reasons met most, and every part with its rules."""
    known = sum(rule in progress.memory for rule in bank.homes)
    best = max(progress.exams.values(), default=None)
    return ProgressScreen(
        title=words.memory.progress_door(t),
        lead=words.memory.account_lead(t, known, len(bank.homes)),
        review=review_offer(due, t),
        exam="" if best is None else words.memory.exam_best(t, best, memory.QUESTIONS),
        placement=words.memory.again(t, "placement") if progress.known else words.memory.placement_door(t),
        notice="" if notice is None else _notice(bank.course, notice, t),
        reasons=[
            ProgressReason(
                code=met.code,
                title=tried.name(t, met.code),
                text=_rule(bank, met.rule, t) if _is_first(bank, met.rule) else "",
                times=words.memory.met_times(t, met.count),
            )
            for met in memory.reasons(bank, progress)
        ],
        parts=[_part(bank, progress, part, t) for part in bank.course.parts],
    )


def _part(bank: Bank, progress: Progress, part: Part, t: Translator) -> ProgressPart:
    lessons = [_lesson(bank.course.outlines[name], progress, t) for name in part.lessons]
    done, total = sum(lesson.done for lesson in lessons), sum(lesson.total for lesson in lessons)
    return ProgressPart(
        id=part.id,
        title=t.polished("course", part.title),
        text=words.memory.steps_done(t, done, total),
        done=done,
        total=total,
        note=words.memory.part_known(t) if progress.is_known(part.id) else "",
        lessons=lessons,
        topics=[
            ProgressTopic(
                title=t.polished(
                    f"{topic.lesson}/{topic.step}", bank.outline((topic.lesson, topic.step)).title
                ),
                text=_rule(bank, topic.rules[0], t),
                strength=topic.strength,
                strength_text=words.memory.strength(t, topic.strength),
                lesson=topic.lesson,
                step=topic.step,
            )
            for topic in memory.topics(bank, progress, part.id)
        ],
    )


def _lesson(lesson: Outline, progress: Progress, t: Translator) -> ProgressLesson:
    total = len(lesson.steps)
    done = sum(progress.is_solved(lesson.id, step.id) for step in lesson.steps)
    return ProgressLesson(
        lesson=lesson.id,
        title=t.polished(lesson.id, lesson.title),
        text=words.page.card_status(t, done, total),
        done=done,
        total=total,
    )


def _notice(course: Course, notice: Notice, t: Translator) -> str:
    """Return what was made as new, in a sentence."""
    name = str(notice.value)
    if notice.code == "forgotten-lesson":
        what = t.polished(name, course.outlines[name].title)
    elif notice.code == "forgotten-part":
        what = t.polished("course", next(part.title for part in course.parts if part.id == name))
    else:
        return words.page.notice(t, notice.code, notice.value).text
    return words.memory.forgotten(t, what)


def _is_first(bank: Bank, rule: str) -> bool:
    """Whether what a step says in the end is about this rule, and not about another one that it teaches."""
    return bank.step(bank.homes[rule]).rules[0] == rule


def _rule(bank: Bank, rule: str, t: Translator) -> str:
    lesson, step = bank.homes[rule]
    return plain(to_html(t.polished(f"{lesson}/{step}", bank.outline((lesson, step)).done)))
