"""A learner's way through a lesson."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn.course import (
    ChoiceAttempt,
    DropAttempt,
    ForwardAttempt,
    Hint,
    Lesson,
    LessonSession,
    MoveAttempt,
    Outcome,
    Progress,
    SquareAttempt,
    TextAttempt,
)
from chesslearn.course.outcomes import OUTCOME_CODES
from chesslearn.course.tasks import TASKS
from tests.course.steps import Make

ROOK = """
task = "move"
fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"
kings = "none"
goal = { kind = "reach", squares = ["d8"] }
hints = ["Look up.", { squares = ["d8"] }, { arrows = ["d4d8"] }]
"""
CHOICE = """
task = "judge"
choices = [{ text = "Yes", answer = "A", right = true }, { text = "No", answer = "B" }]
"""
SQUARES = """
task = "squares"
fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"
kings = "none"
of = { kind = "file", name = "a" }
"""
STARS = """
task = "collect"
fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"
kings = "none"
stars = ["d8"]
par = 1
"""
SHOW = """
task = "show"
fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"
kings = "none"
frames = [{ move = "d4d8" }]
"""
DRILL = 'task = "drill"\ndrill = "name-square"\nrounds = 2'
BOARD = 'fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"\nkings = "none"\n'
LINE = f'task = "line"\n{BOARD}line = ["d4d8"]'
NOTATION = f'task = "notation"\nkind = "write"\n{BOARD}move = "d4d8"'
SETUP = 'task = "setup"\ntarget = "8/8/8/8/3R4/8/8/8"'
COUNT = f'task = "count"\n{BOARD}answer = 2\nof = {{ kind = "men" }}'
ORDER = 'task = "order"\nitems = ["One", "Two"]'
CLAIM = 'task = "claim"\nfen = "8/8/4k3/8/8/3RK3/8/r7 w - - 100 90"\nanswer = "fifty"'
DROP = """
task = "drop"
variant = "crazyhouse"
fen = "4k3/8/8/8/8/8/8/4K3[N] w - - 0 1"
solutions = ["N@f3", "N@c3"]
"""
VERSUS = """
task = "versus"
fen = "7k/8/5K2/8/8/8/8/1R6 w - - 0 1"
goal = { kind = "mate" }
strength = "perfect"
best = 2
"""
MATCH = """
task = "match"
variant = "bughouse"
fen = "6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1"
partner = "4k3/8/8/8/8/8/8/4K3[R] w - - 0 1"
strength = 1
"""
STEPS = (
    ROOK,
    CHOICE,
    SQUARES,
    STARS,
    SHOW,
    DRILL,
    LINE,
    NOTATION,
    SETUP,
    COUNT,
    ORDER,
    CLAIM,
    DROP,
    VERSUS,
    MATCH,
)


@pytest.fixture
def lesson(make_lesson: Make) -> Lesson:
    return make_lesson(*STEPS)


def test_the_lesson_begins_at_the_first_step(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    assert (session.index, session.count, session.step.id, session.context) == (
        0, len(STEPS), "only", "little/only"
    )  # fmt: skip


def test_it_goes_on_at_the_first_step_that_is_not_solved(lesson: Lesson) -> None:
    progress = Progress()
    progress.note_solved("little", "only")
    progress.note_solved("little", "step-2")
    assert LessonSession(lesson, progress).step.id == "step-1"


def test_it_begins_again_when_all_is_solved(lesson: Lesson) -> None:
    progress = Progress()
    for step in lesson.step_ids:
        progress.note_solved("little", step)
    assert LessonSession(lesson, progress).index == 0


@pytest.mark.parametrize(("at", "index"), [("step-3", 3), (2, 2), ("none", 0), (17, 0), (-1, 0), (0, 0)])
def test_it_begins_where_it_is_told(lesson: Lesson, at: str | int, index: int) -> None:
    assert LessonSession(lesson, at=at).index == index


def test_next_leads_to_the_end(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    assert [session.next() for _ in STEPS] == [True] * (len(STEPS) - 1) + [False]
    assert session.index == len(STEPS) - 1


def test_going_nowhere_changes_nothing(lesson: Lesson) -> None:
    session = LessonSession(lesson, at=1)
    assert not session.go("none")
    assert not session.go(len(STEPS))
    assert session.go("only")
    assert session.index == 0


def test_hints_are_a_ladder(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    assert session.state.can_hint
    rungs = [session.hint() for _ in range(4)]
    assert rungs == [
        Hint(text="Look up."), Hint(squares=("d8",)), Hint(arrows=(("d4", "d8"),)), None
    ]  # fmt: skip
    assert session.state.hints_shown == tuple(rungs[:3])
    assert not session.state.can_hint
    assert session.progress.step("little", "only").hints == 3  # type: ignore[union-attr]


def test_a_solved_step_has_no_more_hints(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.attempt(MoveAttempt("d4", "d8"))
    assert not session.state.can_hint


def test_restart_keeps_hints_and_count(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.hint()
    session.attempt(MoveAttempt("d4", "d8"))
    assert session.state.can_restart
    session.restart()
    state = session.state
    assert (state.solved, state.can_restart, state.attempts, len(state.hints_shown)) == (False, False, 1, 1)


def test_coming_back_to_a_step_begins_it_anew(lesson: Lesson) -> None:
    session = LessonSession(lesson)
    session.attempt(MoveAttempt("d4", "d8"))
    session.next()
    session.go(0)
    assert not session.state.solved
    assert session.progress.is_solved("little", "only")


def test_what_is_done_is_noted_in_the_progress_that_was_given(lesson: Lesson) -> None:
    progress = Progress()
    session = LessonSession(lesson, progress)
    for to in ("e5", "d2", "e4", "d8"):
        session.attempt(MoveAttempt("d4", to))
    session.attempt(MoveAttempt("d4", "d4"))
    record = progress.step("little", "only")
    assert record is not None
    assert (record.solved, record.attempts, record.missed) == (True, 4, 3)
    assert record.reasons == {"wrong-way": 1, "own-piece": 1}
    assert progress.place == ("little", "only")


def test_taking_back_does_not_unsolve(lesson: Lesson) -> None:
    session = LessonSession(lesson, at="step-3")
    session.attempt(MoveAttempt("d4", "d8"))
    session.undo()
    assert not session.state.solved
    assert session.progress.is_solved("little", "step-3")


ATTEMPTS = st.one_of(
    st.builds(MoveAttempt, *[st.sampled_from(["d4", "d2", "d8", "a4", "e5", "", "z1"])] * 2,
              st.sampled_from([None, "q", "k", ""])),
    st.builds(SquareAttempt, st.sampled_from(["a1", "a2", "b1", "z9", ""])),
    st.builds(ChoiceAttempt, st.integers(-2, 3)),
    st.builds(TextAttempt, st.text(max_size=5) | st.sampled_from(["a1", "e4", "Rd8", "2"])),
    st.builds(DropAttempt, st.sampled_from(["N", "wR", ""]), st.sampled_from(["d4", "e4"])),
    st.just(ForwardAttempt()),
)  # fmt: skip
DEEDS = st.lists(ATTEMPTS | st.sampled_from(["hint", "undo", "restart", "next", "back"]), max_size=30)


@given(deeds=DEEDS)
@settings(max_examples=60, deadline=None)
def test_nothing_a_learner_does_raises(deeds: list[Any]) -> None:
    session = LessonSession(_LESSON[0], seed="1")
    for deed in deeds:
        match deed:
            case "hint" | "undo" | "restart" | "next":
                getattr(session, deed)()
            case "back":
                session.go(0)
            case _:
                outcome = session.attempt(deed)
                assert isinstance(outcome, Outcome)
                assert set(outcome.params) == set(OUTCOME_CODES[outcome.code])
        assert session.state.attempts >= 0
    assert Progress.from_json(session.progress.to_json()) == session.progress


_LESSON: list[Lesson] = []


@pytest.fixture(autouse=True)
def _one_lesson(lesson: Lesson) -> None:
    _LESSON[:] = [lesson]


def test_every_kind_of_task_is_in_this_lesson(lesson: Lesson) -> None:
    assert {step.task.kind for step in lesson.steps} == set(TASKS)


@pytest.mark.parametrize(
    ("code", "params", "message"), [("soved", {}, "unknown"), ("stars-left", {"left": 1}, "takes")]
)
def test_an_outcome_holds_what_its_words_need(code: str, params: dict[str, int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        Outcome(kind="progress", code=code, params=params)
