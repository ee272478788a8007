"""Collecting stars."""

from __future__ import annotations

import chess
import pytest

from chesslearn.course import MoveAttempt, SquareAttempt, solution
from chesslearn.course.tasks import shortest as search
from chesslearn.course.tasks.shortest import TooHard, shortest
from tests.course.steps import Play

STARS = """
task = "collect"
fen = "7r/8/8/8/8/8/8/8 b - - 0 1"
kings = "none"
stars = ["h2", "c2"]
par = 2
done = "All."
"""
PAWN = """
task = "collect"
fen = "8/4P3/8/8/8/8/8/8 w - - 0 1"
kings = "none"
stars = ["e8", "a8"]
par = 2
"""


def test_stars_are_collected_by_landing(play: Play) -> None:
    session = play(STARS)
    assert (session.state.stars, session.state.goal_count, session.state.goal_total) == (("h2", "c2"), 0, 2)
    outcome = session.attempt(MoveAttempt("h8", "h1"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "progress",
        "stars-left",
        {"left": 2, "moves": 1},
    )
    outcome = session.attempt(MoveAttempt("h1", "h2"))
    assert dict(outcome.params) == {"left": 1, "moves": 2}
    assert (session.state.stars, session.state.turn, session.state.moves_made) == (("c2",), "black", 2)
    outcome = session.attempt(MoveAttempt("h2", "c2"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "solved", "solved-in-moves", {"moves": 3, "par": 2}
    )  # fmt: skip
    assert outcome.text == "All."
    assert session.state.movable == "none"


def test_moves_are_taken_back_one_by_one(play: Play) -> None:
    session = play(STARS)
    session.attempt(MoveAttempt("h8", "h2"))
    session.attempt(MoveAttempt("h2", "h3"))
    assert session.undo()
    assert (session.state.stars, session.state.moves_made) == (("c2",), 1)
    assert session.undo()
    assert (session.state.stars, session.state.moves_made) == (("h2", "c2"), 0)
    assert not session.undo()


def test_a_refused_move_costs_none(play: Play) -> None:
    session = play(STARS)
    assert session.attempt(MoveAttempt("h8", "g7")).kind == "refused"
    assert session.state.moves_made == 0


def test_men_to_capture_count_too(play: Play) -> None:
    session = play(STARS.replace("7r/8", "7r/7P").replace('["h2", "c2"]', "[]") + 'captures = ["h7"]')
    assert (session.state.stars, session.state.goal_total) == ((), 1)
    assert session.attempt(MoveAttempt("h8", "h7")).kind == "solved"


def test_men_are_not_called_stars(play: Play) -> None:
    session = play(STARS.replace("7r/8", "7r/7P") + 'captures = ["h7"]')
    outcome = session.attempt(MoveAttempt("h8", "g8"))
    assert (outcome.code, dict(outcome.params)) == ("targets-left", {"left": 3, "moves": 1})
    session.attempt(MoveAttempt("g8", "h8"))
    assert session.attempt(MoveAttempt("h8", "h7")).code == "stars-left"


def test_a_pawn_chooses_on_its_way(play: Play) -> None:
    session = play(PAWN)
    assert session.attempt(MoveAttempt("e7", "e8")).kind == "promotion"
    assert session.attempt(MoveAttempt("e7", "e8", "q")).code == "stars-left"
    assert session.undo()
    assert session.state.promotion is None
    assert session.state.moves_made == 0


@pytest.mark.parametrize("attempt", [SquareAttempt("h2"), MoveAttempt("h8", "h8")])
def test_what_is_no_move_is_nothing(play: Play, attempt: object) -> None:
    assert play(STARS).attempt(attempt).kind == "nothing"  # type: ignore[arg-type]


def test_the_solution_goes_on_from_here(play: Play) -> None:
    session = play(STARS)
    session.attempt(MoveAttempt("h8", "h2"))
    assert solution(session) == [MoveAttempt("h2", "c2")]


@pytest.mark.parametrize(
    ("fen", "targets", "length"),
    [
        ("7r/8/8/8/8/8/8/8 b - - 0 1", "h2 c2 c6", 3),
        ("8/8/1p4p1/8/1P6/8/8/1R6 w - - 0 1", "e1 e8 b6 g6", 5),
        ("8/8/8/8/8/8/8/N7 w - - 0 1", "h8", 6),
        ("8/8/8/8/8/8/8/B7 w - - 0 1", "a2", None),
        ("8/8/8/8/8/8/8/B7 w - - 0 1", "", 0),
    ],
)
def test_shortest(fen: str, targets: str, length: int | None) -> None:
    line = shortest(chess.Board(fen), targets.split())
    assert (None if line is None else len(line)) == length


def test_the_search_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "MAX_POSITIONS", 10)
    with pytest.raises(TooHard):
        shortest(chess.Board("8/8/8/8/8/8/8/Q7 w - - 0 1"), ["h7", "c2", "g4"])
