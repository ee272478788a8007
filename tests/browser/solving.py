"""Solve steps on the page the way the lesson's own solver says."""

from __future__ import annotations

from chesslearn.course import (
    Attempt,
    ChoiceAttempt,
    DropAttempt,
    ForwardAttempt,
    LessonSession,
    MoveAttempt,
    Progress,
    SquareAttempt,
    TextAttempt,
    load_course,
    solution,
)
from tests.browser.learner import Hand, Learner


def session(lesson: str, step: str | None = None) -> LessonSession:
    """Return a lesson beside the page's, for its answers."""
    return LessonSession(load_course().lesson(lesson), Progress(), at=step)


def solve_step(learner: Learner, beside: LessonSession, hand: Hand) -> None:
    """Solve the step that both stand on, attempt by attempt."""
    assert learner.step == beside.step.id
    for attempt in solution(beside):
        beside.attempt(attempt)
        make(learner, attempt, hand)
    assert beside.state.solved


def make(learner: Learner, attempt: Attempt, hand: Hand) -> None:
    """Make one attempt with the hand."""
    match attempt:
        case MoveAttempt(from_, to, promotion):
            learner.move(from_, to, hand)
            if promotion:
                learner.press(f"promotion.{promotion.upper()}", hand)
        case DropAttempt(piece, to):
            learner.drop(piece, to, hand)
        case TextAttempt(text):
            learner.write(text)
        case SquareAttempt(square):
            learner.mark(square, hand)
        case ChoiceAttempt(index):
            learner.choose(index, hand)
        case ForwardAttempt():
            learner.press(learner.page.locator(".cl-buttons .cl-filled:not(.cl-onward)").inner_text(), hand)
        case _:
            raise AssertionError(f"no hand for {attempt}")


def solve_lesson(learner: Learner, lesson: str, hand: Hand, *, until: str = "") -> None:
    """Solve a lesson from where it stands to its end, or to the step ``until``, which stays open."""
    beside = session(lesson, learner.step)
    while beside.step.id != until:
        solve_step(learner, beside, hand)
        last = beside.index == beside.count - 1
        learner.press("button.finish" if last else "button.next", hand)
        if not beside.next():
            return
