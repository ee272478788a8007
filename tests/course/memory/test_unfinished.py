"""Tests that were begun: whatever was tried in them, they are kept and read again."""

from __future__ import annotations

from chesslearn.course import SquareAttempt, TextAttempt, load_course
from chesslearn.course.memory import make_bank, unfinished

BANK = make_bank(load_course())


def test_what_was_no_answer_is_not_kept() -> None:
    sitting = unfinished.begin("exam", BANK, "1")
    while not sitting.session.state.selecting:
        sitting.next()
    asked = sitting.number
    for slip in (SquareAttempt("hello"), TextAttempt("?" * 80)):
        outcome = sitting.attempt(slip)
        assert outcome is not None
        assert outcome.kind == "nothing"
    (again,) = unfinished.read(unfinished.keep([sitting]), BANK)
    assert again.number == asked
    assert again.tries == sitting.tries == [()] * asked
