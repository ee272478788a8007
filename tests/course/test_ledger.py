"""The ledger of steps only grows."""

from __future__ import annotations

from chesslearn.course import load_course
from chesslearn.course.ledger import ledger, ledger_numbers, missing_from_ledger

FIRST = ("board/light-dark", "rook/stars", "bishop/pair")


def test_every_step_of_the_course_has_a_number() -> None:
    assert missing_from_ledger(load_course().lessons.values()) == []


def test_no_step_has_two_numbers() -> None:
    assert len(ledger()) == len(ledger_numbers())
    assert all(lesson and step for lesson, step in ledger())


def test_numbers_stay() -> None:
    names = ["/".join(step) for step in ledger()]
    assert [names.index(name) for name in FIRST] == [0, 12, 27]
