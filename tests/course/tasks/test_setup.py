"""Setting up and repairing positions."""

from __future__ import annotations

import pytest

from chesslearn.course import (
    DropAttempt,
    MoveAttempt,
    SquareAttempt,
    solution,
)
from tests.course.steps import Play

EMPTY = """
task = "setup"
target = "4k3/8/8/8/8/8/8/R2QK3"
wrong = { wQe1 = "A queen stands on its own colour." }
done = "Ready."
"""
SWAPPED = """
task = "setup"
fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1"
target = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
"""


def test_men_are_put_down_one_by_one(play: Play) -> None:
    session = play(EMPTY)
    state = session.state
    assert state.pocket == (("wK", 1), ("wQ", 1), ("wR", 1), ("bK", 1))
    assert (state.movable, state.turn, state.goal_count, state.goal_total) == ("any", None, 0, 4)
    outcome = session.attempt(DropAttempt("wQ", "d1"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "progress", "placed", {"piece": "Q", "side": "white", "square": "d1", "left": 3}
    )  # fmt: skip
    assert session.state.pocket == (("wK", 1), ("wR", 1), ("bK", 1))
    assert session.attempt(DropAttempt("wQ", "e1")).code == "setup-none-left"
    assert [session.attempt(each).kind for each in solution(session)] == ["progress", "progress", "solved"]
    assert (session.state.pocket, session.state.movable) == ((), "none")
    assert session.attempt(DropAttempt("wR", "a1")).code == "solved-already"


@pytest.mark.parametrize(("square", "text"), [("e1", "A queen stands on its own colour."), ("d8", None)])
def test_a_man_on_a_wrong_square_goes_back(play: Play, square: str, text: str | None) -> None:
    session = play(EMPTY)
    outcome = session.attempt(DropAttempt("wQ", square))
    assert (outcome.kind, outcome.code, outcome.text) == ("wrong", "setup-not-here", text)
    assert session.state.fen == "8/8/8/8/8/8/8/8 w - - 0 1"


def test_a_man_that_is_in_the_way_goes_to_the_tray(play: Play) -> None:
    session = play(SWAPPED)
    assert (session.state.pocket, session.state.goal_total) == ((), 2)
    assert session.attempt(MoveAttempt("d1", "e1")).code == "placed"
    assert session.state.pocket == (("wQ", 1),)
    assert session.attempt(DropAttempt("wQ", "d1")).kind == "solved"


def test_a_swap_can_be_solved_and_taken_back(play: Play) -> None:
    session = play(SWAPPED)
    before = session.state.fen
    assert [session.attempt(each).kind for each in solution(session)] == ["progress", "solved"]
    assert session.undo() and session.undo()
    assert session.state.fen == before


@pytest.mark.parametrize(
    ("attempt", "code"),
    [
        (MoveAttempt("a1", "b1"), "setup-right-there"),
        (MoveAttempt("e4", "e5"), "setup-empty"),
        (MoveAttempt("d1", "d1"), "same-square"),
        (MoveAttempt("d1", "z1"), "not-here"),
        (DropAttempt("wX", "e4"), "not-here"),
        (DropAttempt("", "e4"), "not-here"),
        (SquareAttempt("e1"), "not-here"),
    ],
)
def test_what_changes_nothing(play: Play, attempt: object, code: str) -> None:
    session = play(SWAPPED)
    outcome = session.attempt(attempt)  # type: ignore[arg-type]
    assert (outcome.kind, outcome.code) == ("nothing", code)
    assert session.state.attempts == 0
