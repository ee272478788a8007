"""Progress: noted, merged, written and read."""

from __future__ import annotations

import json

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
        for lesson, steps in side.records.items():
            for step, record in steps.items():
                assert record_holds(both.records[lesson][step], record)


@given(PROGRESS, PROGRESS, PROGRESS)
def test_the_order_of_merging_does_not_matter(one: Progress, two: Progress, three: Progress) -> None:
    assert one.merge(two).records == two.merge(one).records
    assert one.merge(two).merge(three).records == one.merge(two.merge(three)).records


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
    assert json.loads(Progress().to_json()) == {"version": 1, "lessons": {}, "clock": 0}


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
        "[" * 100_000, " " * (512 * 1024 + 1), '{"version":' + "9" * 5000 + "}",
    ],
)  # fmt: skip
def test_what_is_no_progress_is_told(text: str) -> None:
    with pytest.raises(ProgressError) as caught:
        Progress.from_json(text)
    assert caught.value.code == "broken"


def test_progress_of_a_later_version_is_told() -> None:
    with pytest.raises(ProgressError) as caught:
        Progress.from_json('{"version":2,"something":"else"}')
    assert caught.value.code == "newer"


def test_unknown_lessons_and_large_numbers_are_no_error() -> None:
    progress = Progress.from_json(
        '{"version":1,"lessons":{"x":{"y":{"solved":true,"attempts":99999999}}},"z":1}'
    )
    assert progress.step("x", "y") == StepRecord(solved=True, attempts=1_000_000)
