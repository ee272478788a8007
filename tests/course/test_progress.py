"""Progress: noted, merged, written and read."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chesslearn.course import Progress, ProgressError, StepRecord

NAMES = st.sampled_from(["rook", "bishop", "own-lesson", "gone", "ж"])
COUNTS = st.integers(0, 50)
RECORDS = st.builds(
    StepRecord,
    solved=st.booleans(),
    attempts=COUNTS,
    missed=COUNTS,
    hints=COUNTS,
    reasons=st.dictionaries(st.sampled_from(["own-piece", "pinned", "new-code"]), st.integers(1, 9)),
)
PROGRESS = st.builds(
    Progress,
    records=st.dictionaries(NAMES, st.dictionaries(NAMES, RECORDS, min_size=1, max_size=4), max_size=4),
    place=st.none() | st.tuples(NAMES, NAMES),
    clock=COUNTS,
    memory=st.dictionaries(
        st.sampled_from(["rook.moves", "pinned", "new"]),
        st.dictionaries(st.integers(1, 9), st.integers(1, 3), min_size=1, max_size=5),
        max_size=3,
    ),
    known=st.dictionaries(NAMES, st.tuples(st.integers(1, 9), st.booleans()), max_size=3),
    exams=st.dictionaries(st.integers(1, 9), st.integers(0, 20), max_size=3),
    erased=st.integers(0, 1),
    forgotten=st.dictionaries(
        st.sampled_from(["lesson:rook", "lesson:bishop", "rule:rook.moves", "part:gone"]),
        st.integers(1, 2),
        max_size=2,
    ),
)


def record_holds(more: StepRecord, less: StepRecord) -> bool:
    return (
        more.solved >= less.solved
        and more.attempts >= less.attempts
        and more.missed >= less.missed
        and more.hints >= less.hints
        and all(more.reasons[code] >= number for code, number in less.reasons.items())
    )


@given(PROGRESS, PROGRESS)
def test_merging_loses_nothing(one: Progress, other: Progress) -> None:
    both = one.merge(other)
    for side in (one, other):
        if side.erased < both.erased:
            continue
        held = {name for name, count in both.forgotten.items() if side.forgotten.get(name, 0) == count}
        stands = {f"{kind}:{name}" for kind, table in tables(side).items() for name in table}
        stands -= set(both.forgotten) - held
        for lesson, steps in side.records.items():
            for step, record in steps.items() if f"lesson:{lesson}" in stands else ():
                assert record_holds(both.records[lesson][step], record)
        for rule, log in side.memory.items():
            if f"rule:{rule}" in stands:
                assert all(both.memory[rule][day] <= rating for day, rating in log.items())
        for part, found in side.known.items():
            assert f"part:{part}" not in stands or both.known[part] >= found
        assert all(both.exams[day] >= right for day, right in side.exams.items())


def tables(progress: Progress) -> dict[str, dict[str, Any]]:
    return {"lesson": progress.records, "rule": progress.memory, "part": progress.known}


@given(PROGRESS, PROGRESS, st.booleans())
def test_what_is_forgotten_on_purpose_does_not_come_back(page: Progress, more: Progress, last: bool) -> None:
    """One page forgets, another one still has it, and more happens there before the two meet."""
    other = page.merge(Progress())
    page.forget(["rook"], ["pinned"], ["gone"])
    for lesson, steps in more.records.items():
        for step in steps:
            other.note_solved(lesson, step)
    both = page.merge(other) if last else other.merge(page)
    assert "rook" not in both.records
    assert "pinned" not in both.memory
    assert "gone" not in both.known
    assert both.place is None or both.place[0] != "rook"
    assert set(other.records) - {"rook"} <= set(both.records)
    both.note_solved("rook", "ж")
    assert both.merge(other).solved()["rook"] == page.merge(both).solved()["rook"] == ("ж",)


@given(PROGRESS, PROGRESS)
def test_erased_is_erased_for_every_page(page: Progress, other: Progress) -> None:
    other = page.merge(other)
    page.update(other)
    page.forget_all()
    assert page.empty
    assert other.merge(page).empty
    assert page.merge(other).empty
    page.note_solved("rook", "a")
    assert page.merge(other).solved() == other.merge(page).solved() == {"rook": ("a",)}


@given(PROGRESS, PROGRESS)
def test_a_kept_file_brings_back_what_was_forgotten(page: Progress, file: Progress) -> None:
    before = page.merge(Progress())
    page.forget_all()
    page.restore(file)
    page.restore(before)
    assert page.solved() == {
        lesson: tuple(sorted({*file.solved().get(lesson, ()), *before.solved().get(lesson, ())}))
        for lesson in sorted({*file.solved(), *before.solved()})
    }
    assert page.merge(before) == page


@given(PROGRESS, PROGRESS, PROGRESS)
def test_the_order_of_merging_does_not_matter(one: Progress, two: Progress, three: Progress) -> None:
    for name in ("records", "memory", "known", "exams", "erased", "forgotten"):
        assert getattr(one.merge(two), name) == getattr(two.merge(one), name)
        left, right = one.merge(two).merge(three), one.merge(two.merge(three))
        assert getattr(left, name) == getattr(right, name)


@given(PROGRESS)
def test_merging_with_itself_changes_nothing(progress: Progress) -> None:
    assert progress.merge(progress) == progress


@given(PROGRESS, PROGRESS)
def test_updating_is_merging_in_place(one: Progress, other: Progress) -> None:
    both = one.merge(other)
    one.update(other)
    assert one == both


@given(PROGRESS, PROGRESS)
def test_a_merge_is_a_copy(one: Progress, other: Progress) -> None:
    before = one.to_json()
    both = one.merge(other)
    both.note_attempt("rook", "new-step", missed=True, reasons=["pinned"])
    assert one.to_json() == before


@given(PROGRESS)
def test_json_holds_everything(progress: Progress) -> None:
    text = progress.to_json()
    again = Progress.from_json(text)
    assert again == progress
    assert again.to_json() == text


def test_the_later_place_is_kept() -> None:
    one, other = Progress(), Progress()
    one.note_solved("rook", "a")
    other.note_solved("bishop", "b")
    other.note_solved("bishop", "c")
    assert one.merge(other).place == ("bishop", "c")
    assert other.merge(one).place == ("bishop", "c")


def test_what_is_noted_is_counted() -> None:
    progress = Progress()
    assert progress.empty
    progress.note_attempt("rook", "a", missed=True, reasons=["wrong-way", "pinned"])
    progress.note_attempt("rook", "a", missed=True, reasons=["pinned"])
    progress.note_attempt("rook", "a", missed=False)
    progress.note_hints("rook", "a", 2)
    progress.note_hints("rook", "a", 1)
    progress.note_solved("rook", "a")
    assert progress.step("rook", "a") == StepRecord(
        solved=True, attempts=3, missed=2, hints=2, reasons={"wrong-way": 1, "pinned": 2}
    )
    assert not progress.empty
    assert progress.solved() == {"rook": ("a",)}
    assert list(progress.steps("rook")) == ["a"]
    assert progress.step("rook", "b") is None
    assert not progress.is_solved("none", "a")


def test_json_has_a_version() -> None:
    assert json.loads(Progress().to_json()) == {"version": 2, "lessons": {}, "clock": 0}


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "5", "[]", "{}", "null", '"a"', '{"version":"1"}', '{"version":true}', '{"version":0}',
        '{"version":1,"lessons":5}', '{"version":1,"lessons":{"a":5}}',
        '{"version":1,"lessons":{"a":{"b":5}}}',
        '{"version":1,"lessons":{"a":{"b":{"solved":1}}}}',
        '{"version":1,"lessons":{"a":{"b":{"attempts":-1}}}}',
        '{"version":1,"lessons":{"a":{"b":{"attempts":1.5}}}}',
        '{"version":1,"lessons":{"a":{"b":{"hints":true}}}}',
        '{"version":1,"lessons":{"a":{"b":{"reasons":["x"]}}}}',
        '{"version":1,"lessons":{"a/b":{}}}', '{"version":1,"lessons":{"":{}}}',
        '{"version":1,"lessons":{"a\\nb":{}}}', '{"version":1,"place":"a"}', '{"version":1,"place":["a"]}',
        '{"version":1,"place":["a",5]}',
        '{"version":2,"memory":5}', '{"version":2,"memory":{"a":[1]}}', '{"version":2,"memory":{"a":[0,3]}}',
        '{"version":2,"memory":{"a":[1,4]}}', '{"version":2,"memory":{"a":["1",3]}}',
        '{"version":2,"known":{"a":[1]}}', '{"version":2,"known":{"a":[1,2]}}', '{"version":2,"known":[]}',
        '{"version":2,"exams":{"x":1}}', '{"version":2,"exams":{"1":-1}}', '{"version":2,"exams":{"1":true}}',
        "[" * 100_000, " " * (512 * 1024 + 1), '{"version":' + "9" * 5000 + "}",
    ],
)  # fmt: skip
def test_what_is_no_progress_is_told(text: str) -> None:
    with pytest.raises(ProgressError) as caught:
        Progress.from_json(text)
    assert caught.value.code == "broken"


def test_progress_of_a_later_version_is_told() -> None:
    with pytest.raises(ProgressError) as caught:
        Progress.from_json('{"version":3,"something":"else"}')
    assert caught.value.code == "newer"


def test_unknown_lessons_and_large_numbers_are_no_error() -> None:
    progress = Progress.from_json(
        '{"version":1,"lessons":{"x":{"y":{"solved":true,"attempts":99999999}}},"z":1}'
    )
    assert progress.step("x", "y") == StepRecord(solved=True, attempts=1_000_000)


def test_version_1_is_still_read() -> None:
    progress = Progress.from_json('{"version":1,"lessons":{"rook":{"a":{"solved":true}}},"clock":4}')
    assert progress.is_solved("rook", "a")
    assert (progress.memory, progress.known, progress.exams) == ({}, {}, {})


def test_the_worst_answer_of_a_day_and_the_best_exam_count() -> None:
    progress = Progress()
    for rating in (3, 1, 2):
        progress.note_review("rook.moves", 10, rating)
    for right in (12, 17, 15):
        progress.note_exam(10, right)
    progress.note_known("pieces", 10, True)
    progress.note_known("pieces", 12, False)
    assert progress.memory == {"rook.moves": {10: 1}}
    assert progress.exams == {10: 17}
    assert not progress.is_known("pieces")
    assert not progress.empty


def test_forgetting_takes_only_what_is_named() -> None:
    progress = Progress()
    progress.note_solved("rook", "a")
    progress.note_solved("bishop", "b")
    progress.note_review("rook.moves", 10, 3)
    progress.note_review("bishop.moves", 10, 3)
    progress.note_known("pieces", 10, True)
    progress.forget(["bishop"], ["bishop.moves"], ["pieces"])
    assert progress.solved() == {"rook": ("a",)}
    assert list(progress.memory) == ["rook.moves"]
    assert progress.place is None
    assert not progress.known
