"""Progress codes: short, exact, and told when they are broken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chesslearn.course import Progress, ProgressError
from chesslearn.course.ledger import ledger
from chesslearn.course.progress_code import MAX_CODE, _checksum, decode, encode

WORDS = st.text(alphabet="abcdefghij-", min_size=1, max_size=12)
OWN = st.tuples(WORDS.map(lambda word: "own-" + word), WORDS)
KNOWN = st.sets(st.sampled_from(ledger()))
LATER = st.sets(st.integers(len(ledger()), 999).map(lambda number: ("?", str(number))), max_size=20)


@given(KNOWN)
def test_known_steps_come_back(steps: set[tuple[str, str]]) -> None:
    assert set(decode(encode(steps)) if steps else []) == steps


@given(KNOWN, st.sets(OWN, max_size=8), LATER)
def test_own_steps_and_later_ones_come_back(
    known: set[tuple[str, str]], own: set[tuple[str, str]], later: set[tuple[str, str]]
) -> None:
    steps = known | own | later
    code = encode(steps)
    assert len(code) <= MAX_CODE
    assert set(decode(code) if code else []) == steps


@given(KNOWN, st.sets(OWN, min_size=60, max_size=90))
def test_a_code_never_grows_too_long_and_keeps_the_course(
    known: set[tuple[str, str]], own: set[tuple[str, str]]
) -> None:
    code = encode(known | own)
    assert len(code) <= MAX_CODE
    assert known <= set(decode(code)) <= known | own


def test_a_long_course_fits() -> None:
    code = encode({*ledger(), *(("?", str(number)) for number in range(len(ledger()), 400))})
    assert len(code) < 100


@given(KNOWN.filter(bool), st.data())
def test_a_wrong_letter_is_noticed(steps: set[tuple[str, str]], data: st.DataObject) -> None:
    code = encode(steps)
    place = data.draw(st.integers(0, len(code) - 1))
    letter = data.draw(
        st.sampled_from([other for other in "0123456789ABCDEFGHJKMNPQRSTVWXYZ" if other != code[place]])
    )
    with pytest.raises(ProgressError):
        decode(code[:place] + letter + code[place + 1 :])


@given(st.text(max_size=60))
def test_any_other_text_is_told(text: str) -> None:
    with pytest.raises(ProgressError):
        Progress.from_code(text)


def test_typing_is_forgiven() -> None:
    steps = set(ledger()[:5])
    code = encode(steps)
    typed = " ".join(code[start : start + 3].lower() for start in range(0, len(code), 3))
    assert set(decode(typed.replace("0", "o").replace("1", "l") + "\n")) == steps


def test_nothing_solved_is_no_code() -> None:
    progress = Progress()
    progress.note_attempt("rook", "stars", missed=True)
    assert progress.to_code() == ""


def test_progress_goes_through_a_code() -> None:
    progress = Progress()
    for lesson, step in [*ledger()[:7], ("own", "one")]:
        progress.note_attempt(lesson, step, missed=False)
        progress.note_solved(lesson, step)
    again = Progress.from_code(progress.to_code())
    assert again.solved() == progress.solved()
    assert progress.merge(again) == progress


def test_a_later_version_is_told() -> None:
    body = "2" + encode({ledger()[0]})[1:-4]
    with pytest.raises(ProgressError) as caught:
        decode(body + _checksum(body))
    assert caught.value.code == "newer"
