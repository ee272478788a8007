"""Putting texts in order."""

from __future__ import annotations

import pytest

from chesslearn.course import ChoiceAttempt, LessonSession, TextAttempt, solution
from chesslearn.course.problems import ContentError
from tests.course.steps import Play

ORDER = """
task = "order"
items = ["Touch the king.", { text = "Move it two squares.", early = "The king first." }, "Move the rook."]
done = "Castled."
"""
TEXTS = ["Touch the king.", "Move it two squares.", "Move the rook."]


def place(session: LessonSession, number: int) -> ChoiceAttempt:
    return ChoiceAttempt([choice.text for choice in session.state.choices].index(TEXTS[number]))


def test_the_texts_are_taken_one_after_another(play: Play) -> None:
    session = play(ORDER)
    outcome = session.attempt(place(session, 1))
    assert (outcome.kind, outcome.code, outcome.text) == ("wrong", "order-early", "The king first.")
    assert {choice.state for choice in session.state.choices} == {"open", "not"}
    outcome = session.attempt(place(session, 0))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "progress",
        "ordered",
        {"number": 1, "left": 2},
    )
    assert {choice.state for choice in session.state.choices} == {"open", "right"}
    assert session.attempt(place(session, 0)).code == "order-taken"
    assert session.attempt(place(session, 2)).text is None
    assert session.attempt(place(session, 1)).code == "ordered"
    outcome = session.attempt(place(session, 2))
    assert (outcome.kind, outcome.text) == ("solved", "Castled.")
    assert {choice.state for choice in session.state.choices} == {"right"}
    assert session.attempt(place(session, 2)).code == "solved-already"


@pytest.mark.parametrize("seed", [str(number) for number in range(20)])
def test_never_shown_in_order(play: Play, seed: str) -> None:
    session = play(ORDER, seed=seed)
    assert [choice.text for choice in session.state.choices] != TEXTS
    assert [session.attempt(each).kind for each in solution(session)] == ["progress", "progress", "solved"]


@pytest.mark.parametrize("attempt", [ChoiceAttempt(3), ChoiceAttempt(-1), TextAttempt("1")])
def test_what_has_no_use_is_nothing(play: Play, attempt: object) -> None:
    assert play(ORDER).attempt(attempt).code == "not-here"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("items", "message"), [('["One"]', "nothing to put"), ('["One", "One"]', "comes twice")]
)
def test_there_is_something_to_order(play: Play, items: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        play(f'task = "order"\nitems = {items}')
