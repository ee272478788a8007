"""Counting."""

from __future__ import annotations

import chess
import pytest

from chesslearn.course import ChoiceAttempt, MoveAttempt, TextAttempt, solution
from chesslearn.course.targets import ChecksAvailable, LegalMoves, MatesAvailable, MovesOf, Target
from tests.course.steps import Play

KNIGHT = """
task = "count"
fen = "8/8/8/3N4/8/8/8/8 w - - 0 1"
kings = "none"
answer = 8
of = { kind = "moves", from = "d5" }
done = "Eight."
"""


def test_a_number_is_typed(play: Play) -> None:
    session = play(KNIGHT)
    assert session.state.input == "number"
    outcome = session.attempt(TextAttempt(" 6 "))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("wrong", "count-more", {"count": 6})
    assert session.attempt(TextAttempt("9")).code == "count-fewer"
    outcome = session.attempt(TextAttempt("8"))
    assert (outcome.kind, outcome.text) == ("solved", "Eight.")
    assert (session.state.input, len(session.state.marks)) == (None, 8)
    assert session.attempt(TextAttempt("8")).code == "solved-already"


def test_half_of_them_is_shown_after_two_tries(play: Play) -> None:
    session = play(KNIGHT)
    session.attempt(TextAttempt("6"))
    session.attempt(TextAttempt("6"))
    assert session.state.marks == ()
    session.attempt(TextAttempt("7"))
    assert session.state.marks == ("b4", "b6", "c3", "c7")


@pytest.mark.parametrize("text", ["", "eight", "8.0", "-8", "٨", "1000"])
def test_what_is_no_number_is_nothing(play: Play, text: str) -> None:
    session = play(KNIGHT)
    assert session.attempt(TextAttempt(text)).code == "not-a-number"
    assert session.state.attempts == 0


def test_a_number_is_chosen(play: Play) -> None:
    session = play(KNIGHT + "choices = [6, 8, 9]")
    assert session.state.input is None
    assert [choice.text for choice in session.state.choices] == ["6", "8", "9"]
    assert session.attempt(TextAttempt("8")).code == "not-here"
    assert session.attempt(ChoiceAttempt(2)).code == "count-fewer"
    assert [session.attempt(each).kind for each in solution(session)] == ["solved"]
    assert [choice.state for choice in session.state.choices] == ["open", "right", "not"]


@pytest.mark.parametrize("attempt", [ChoiceAttempt(0), MoveAttempt("d5", "e7")])
def test_what_has_no_use_is_nothing(play: Play, attempt: object) -> None:
    assert play(KNIGHT).attempt(attempt).code == "not-here"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("target", "fen", "count"),
    [
        (MovesOf(from_="e7"), "8/4P3/8/8/8/2k5/8/4K3 w - - 0 1", 1),
        (LegalMoves(from_="e7"), "8/4P3/8/8/8/2k5/8/4K3 w - - 0 1", 4),
        (LegalMoves(), chess.STARTING_FEN, 20),
        (ChecksAvailable(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", 1),
        (MatesAvailable(), "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", 1),
        (MatesAvailable(), "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", 0),
    ],
)
def test_amounts(target: Target, fen: str, count: int) -> None:
    assert target.count(chess.Board(fen)) == count
