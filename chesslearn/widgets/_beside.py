"""The pages beside the lessons: how a learner goes there, and on from question to question."""

from __future__ import annotations

from chesslearn.widgets._learner import Learner
from chesslearn.widgets._notice import Notice
from chesslearn.widgets.memory.study import Page


def go(learner: Learner, page: Page) -> None:
    """Go to one of the pages beside the lessons."""
    learner.home()
    learner.study.page = page
    if page == "review":
        learner.study.review(learner.progress)
        learner.sit()
    elif page == "quiz":
        learner.study.begin()
        learner.sit()
    else:
        learner.place = "progress" if page == "progress" else "intro"


def begin(learner: Learner) -> None:
    """Begin the placement, the exam or another quiz, if that is where the learner is."""
    if learner.place in ("intro", "result") and learner.study.page in ("placement", "exam", "quiz"):
        learner.clear()
        learner.study.begin()
        learner.sit()


def practise(learner: Learner, code: str | None) -> None:
    """Practise what a reason tells of, or what the last sitting missed."""
    learner.clear()
    learner.study.practise(code, learner.progress)
    learner.sit()


def forget(learner: Learner, lesson: str | None, part: str | None) -> None:
    """Make a lesson or a part as new."""
    parts = {str(each.id): each for each in learner.course.parts}
    if lesson in learner.course.lessons and lesson is not None:
        lessons: tuple[str, ...] = (lesson,)
    elif part in parts and part is not None:
        lessons = parts[part].lessons
    else:
        return
    go(learner, "progress")
    learner.games.forget(lessons)
    rules = learner.study.bank.rules_of(lessons)
    learner.progress.forget(lessons, rules, () if part is None else (part,))
    learner.notice = Notice("forgotten-lesson" if lesson else "forgotten-part", lesson or part)
