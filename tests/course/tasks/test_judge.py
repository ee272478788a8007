"""Choosing, with an answer to each choice."""

from __future__ import annotations

import pytest

from chesslearn.course import ChoiceAttempt, SquareAttempt, solution
from tests.course.steps import Play

STEP = """
task = "judge"
choices = [
  { text = "Yes", answer = "Look again." },
  { text = "No", answer = "Right.", right = true },
  { text = "Perhaps", answer = "One or the other." },
]
done = "Learned."
"""


def test_a_choice_that_is_not_right_is_answered_and_marked(play: Play) -> None:
    session = play(STEP)
    outcome = session.attempt(ChoiceAttempt(0))
    assert (outcome.kind, outcome.code, outcome.text) == ("wrong", "choice-not", "Look again.")
    assert [choice.state for choice in session.state.choices] == ["not", "open", "open"]
    assert session.attempt(ChoiceAttempt(0)).code == "choice-already"
    assert not session.state.solved


def test_answers_are_not_taken_back(play: Play) -> None:
    session = play(STEP)
    session.attempt(ChoiceAttempt(0))
    assert not session.state.can_undo
    assert not session.undo()
    assert session.state.can_restart
    session.restart()
    assert session.state.choices[0].state == "open"


def test_the_right_choice_solves(play: Play) -> None:
    session = play(STEP)
    outcome = session.attempt(ChoiceAttempt(1))
    assert (outcome.kind, outcome.code, outcome.text, outcome.done) == (
        "solved",
        "solved",
        "Right.",
        "Learned.",
    )
    assert [choice.state for choice in session.state.choices] == ["open", "right", "open"]
    assert solution(session) == []
    assert session.attempt(ChoiceAttempt(2)).code == "solved-already"


def test_there_may_be_no_board(play: Play) -> None:
    state = play(STEP).state
    assert (state.fen, state.turn, state.movable) == (None, None, "none")


@pytest.mark.parametrize("attempt", [ChoiceAttempt(3), ChoiceAttempt(-1), SquareAttempt("a1")])
def test_what_is_no_choice_is_nothing(play: Play, attempt: object) -> None:
    assert play(STEP).attempt(attempt).code == "not-here"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "task",
    [
        STEP,
        'task = "squares"\nof = { kind = "list", squares = ["e4"] }',
        'task = "count"\nanswer = 2\nof = { kind = "moves", from = "e8" }',
    ],
    ids=["judge", "squares", "count"],
)
def test_the_move_just_played_is_shown(play: Play, task: str) -> None:
    board = 'fen = "4k3/3p1p2/8/8/8/8/4P3/4K3 w - - 0 1"\nbefore = ["e2e4"]\n'
    assert play(board + task).state.last_move == ("e2", "e4")
