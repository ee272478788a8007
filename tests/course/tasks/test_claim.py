"""Claims of a draw."""

from __future__ import annotations

import pytest

from chesslearn.course import ChoiceAttempt, SquareAttempt, solution
from chesslearn.course.tasks.claim import ANSWERS
from tests.course.steps import Play

SHUFFLE = '"a1a2", "e8d8", "a2a1", "d8e8"'
THREEFOLD = f"""
task = "claim"
fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
before = [{SHUFFLE}, {SHUFFLE}]
answer = "threefold"
wrong = {{ fifty = "Count again." }}
done = "Three times."
"""
NOT_YET = THREEFOLD.replace(f"{SHUFFLE}, {SHUFFLE}", SHUFFLE).replace(
    'answer = "threefold"', 'answer = "no-claim"'
)
FIFTY = 'task = "claim"\nfen = "8/8/4k3/8/8/3RK3/8/r7 w - - 100 90"\nanswer = "fifty"\n'
ANNOUNCED = 'task = "claim"\nfen = "8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90"\nmove = "e3e2"\nanswer = "fifty"\n'
DEAD = 'task = "claim"\nfen = "8/8/4k3/8/8/3BK3/8/8 w - - 3 90"\nanswer = "dead-position"\n'


@pytest.mark.parametrize("step", [THREEFOLD, NOT_YET, FIFTY, ANNOUNCED, DEAD])
def test_every_answer_is_answered(play: Play, step: str) -> None:
    session = play(step)
    assert [choice.code for choice in session.state.choices] == list(ANSWERS)
    (right,) = solution(session)
    assert isinstance(right, ChoiceAttempt)
    for index in range(len(ANSWERS)):
        if index != right.index:
            outcome = session.attempt(ChoiceAttempt(index))
            assert (outcome.kind, outcome.code, outcome.params["given"]) == (
                "wrong",
                "claim-not",
                ANSWERS[index],
            )
            assert outcome.because
            assert session.attempt(ChoiceAttempt(index)).code == "choice-already"
    outcome = session.attempt(right)
    assert outcome.kind == "solved"
    assert bool(outcome.because) is (ANSWERS[right.index] != "no-claim")
    assert session.state.choices[right.index].state == "right"
    assert session.attempt(right).code == "solved-already"


def test_the_author_may_answer_too(play: Play) -> None:
    session = play(THREEFOLD)
    assert session.attempt(ChoiceAttempt(2)).text == "Count again."
    assert session.attempt(ChoiceAttempt(1)).text == "Three times."


def test_an_announced_move_is_shown(play: Play) -> None:
    assert play(ANNOUNCED).state.arrows == (("e3", "e2"),)


def test_choices_may_be_fewer(play: Play) -> None:
    session = play(FIFTY + 'choices = ["no-claim", "fifty"]')
    assert [choice.code for choice in session.state.choices] == ["no-claim", "fifty"]
    assert session.attempt(ChoiceAttempt(2)).code == "not-here"
    assert session.attempt(SquareAttempt("a1")).code == "not-here"
    assert session.attempt(ChoiceAttempt(1)).kind == "solved"
