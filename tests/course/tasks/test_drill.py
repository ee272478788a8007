"""Drills from a seed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chesslearn.course import (
    ChoiceAttempt,
    ForwardAttempt,
    LessonSession,
    SquareAttempt,
    TextAttempt,
    solution,
)
from chesslearn.course.drills import DRILLS

Play = Callable[..., LessonSession]


def step(kind: str, rounds: int = 3) -> str:
    return f'task = "drill"\ndrill = "{kind}"\nrounds = {rounds}\ndone = "Good."'


@pytest.mark.parametrize("kind", sorted(DRILLS))
def test_every_round_can_be_answered(play: Play, kind: str) -> None:
    session = play(step(kind))
    codes = [session.attempt(attempt).code for attempt in solution(session)]
    assert codes == ["drill-right", "drill-right", "solved"]
    assert (session.state.solved, session.state.round, session.state.goal_count) == (True, (3, 3), 3)
    assert session.state.question is None


@pytest.mark.parametrize("kind", sorted(DRILLS))
def test_the_seed_makes_the_rounds(play: Play, kind: str) -> None:
    same = [solution(play(step(kind, 10), seed="a")) for _ in range(2)]
    assert same[0] == same[1]
    assert same[0] != solution(play(step(kind, 10), seed="b"))


def test_starting_again_makes_new_rounds(play: Play) -> None:
    session = play(step("find-square", 10))
    first = solution(session)
    session.restart()
    assert solution(session) != first


def test_name_the_square(play: Play) -> None:
    session = play(step("name-square"))
    state = session.state
    assert (state.input, state.round, len(state.marks)) == ("square", (1, 3), 1)
    assert state.question is not None and state.question.code == "name-square"
    (right,) = state.marks
    other = "a1" if right != "a1" else "a2"
    outcome = session.attempt(TextAttempt(other))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("wrong", "drill-not-name", {"given": other})
    assert session.state.marks == (right,)
    outcome = session.attempt(TextAttempt("  " + right.upper() + " "))
    assert (outcome.code, dict(outcome.params)) == ("drill-right", {"square": right, "left": 2})


@pytest.mark.parametrize("text", ["", "i9", "e44", "hello", "э4"])
def test_typing_no_square_is_nothing(play: Play, text: str) -> None:
    outcome = play(step("name-square")).attempt(TextAttempt(text))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("nothing", "not-a-square", {"text": text})


def test_cyrillic_letters_that_look_the_same_are_read(play: Play) -> None:
    session = play(step("name-square", 20))
    names = [attempt.text for attempt in solution(session)]  # type: ignore[union-attr]
    for name in names:
        look_alike = name.translate(str.maketrans("abceh", "авсен"))
        assert session.attempt(TextAttempt(look_alike)).kind in ("progress", "solved")


def test_find_the_square(play: Play) -> None:
    session = play(step("find-square"))
    state = session.state
    assert state.selecting and state.question is not None
    asked = str(state.question.params["square"])
    other = "a1" if asked != "a1" else "a2"
    outcome = session.attempt(SquareAttempt(other))
    assert (outcome.code, dict(outcome.params)) == ("drill-not", {"answer": asked, "given": other})
    assert session.attempt(SquareAttempt(asked)).code == "drill-right"


def test_light_or_dark(play: Play) -> None:
    session = play(step("square-colour"))
    state = session.state
    assert [choice.code for choice in state.choices] == ["light", "dark"]
    assert state.question is not None
    square = str(state.question.params["square"])
    dark = (chess.parse_square(square) // 8 + chess.parse_square(square) % 8) % 2 == 0
    outcome = session.attempt(ChoiceAttempt(0 if dark else 1))
    colours = ("dark", "light") if dark else ("light", "dark")
    assert (outcome.code, dict(outcome.params)) == (
        "drill-not-colour", {"square": square, "answer": colours[0], "given": colours[1]}
    )  # fmt: skip
    assert [choice.state for choice in session.state.choices] == (
        ["not", "open"] if dark else ["open", "not"]
    )
    assert session.attempt(ChoiceAttempt(1 if dark else 0)).code == "drill-right"
    assert {choice.state for choice in session.state.choices} == {"open"}


@pytest.mark.parametrize("kind", sorted(DRILLS))
@pytest.mark.parametrize("attempt", [ForwardAttempt(), ChoiceAttempt(7), SquareAttempt("x")])
def test_what_is_no_answer_is_nothing(play: Play, kind: str, attempt: object) -> None:
    assert play(step(kind)).attempt(attempt).code == "not-here"  # type: ignore[arg-type]


@given(seed=st.integers(), number=st.integers(1, 20), kind=st.sampled_from(sorted(DRILLS)))
def test_rounds_are_about_different_squares(seed: int, number: int, kind: str) -> None:
    drill = DRILLS[kind]
    rounds = drill.rounds(Random(seed), number)
    assert len({each.square for each in rounds}) == number
    assert all(drill.read(drill.solve(each)) == each.answer for each in rounds)
