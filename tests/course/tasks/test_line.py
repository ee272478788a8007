"""Lines with replies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chesslearn.course import MoveAttempt, SquareAttempt, solution
from tests.course.steps import Play

FEN = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"
LADDER = f"""
task = "line"
fen = "{FEN}"
line = ["a2a7", "h8g8", "b1b8"]
goal = {{ kind = "mate" }}
right = {{ a2a7 = "The seventh rank is closed." }}
wrong = {{ a2a8 = "Too early." }}
alternatives = [{{ at = 1, line = ["b1b7", "h8g8", "a2a8"] }}]
done = "Mate."
"""
OPENING = """
task = "line"
fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
line = ["e2e4", "e7e5", "g1f3", "b8c6"]
alternatives = [{ at = 2, line = ["f1c4", "g8f6", "d2d3"] }]
"""
PROMOTION = """
task = "line"
fen = "8/4P3/8/8/8/k7/8/4K3 w - - 0 1"
line = ["e7e8q", "a3b4", "e8e7"]
"""


def test_the_reply_is_played_at_once(play: Play) -> None:
    session = play(LADDER)
    assert (session.state.goal_count, session.state.goal_total, session.state.unit) == (0, 2, "move")
    outcome = session.attempt(MoveAttempt("a2", "a7"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "progress",
        "reply",
        {"move": "Kg8", "left": 1},
    )
    assert outcome.text == "The seventh rank is closed."
    state = session.state
    assert (state.last_move, state.turn, state.goal_count) == (("h8", "g8"), "white", 1)
    outcome = session.attempt(MoveAttempt("b1", "b8"))
    assert (outcome.kind, outcome.text) == ("solved", "Mate.")
    assert outcome.status is not None and outcome.status.code == "checkmate"
    assert (session.state.solved, session.state.movable, session.state.goal_count) == (True, "none", 2)
    assert session.attempt(MoveAttempt("b8", "b7")).code == "solved-already"


def test_another_way_has_its_own_replies(play: Play) -> None:
    session = play(LADDER)
    assert session.attempt(MoveAttempt("b1", "b7")).kind == "progress"
    assert solution(session) == [MoveAttempt("a2", "a8")]
    assert session.attempt(MoveAttempt("a2", "a8")).kind == "solved"


def test_another_way_may_begin_later(play: Play) -> None:
    session = play(OPENING)
    assert session.attempt(MoveAttempt("f1", "c4")).kind == "refused"
    session.attempt(MoveAttempt("e2", "e4"))
    assert session.attempt(MoveAttempt("f1", "c4")).params["move"] == "Nf6"
    assert session.attempt(MoveAttempt("d2", "d3")).kind == "solved"


def test_a_line_may_end_with_a_reply(play: Play) -> None:
    session = play(OPENING)
    session.attempt(MoveAttempt("e2", "e4"))
    assert session.attempt(MoveAttempt("g1", "f3")).kind == "solved"
    assert session.state.last_move == ("b8", "c6")


def test_the_goal_counts_whatever_the_line_says(play: Play) -> None:
    session = play(
        LADDER.replace('"b1b8"]', '"b1g1"]').replace("h8g8", "h8g8", 1).replace('"mate"', '"check"')
    )
    session.attempt(MoveAttempt("a2", "a7"))
    assert session.attempt(MoveAttempt("b1", "b8")).kind == "solved"


def test_a_wrong_move_is_answered_and_the_line_waits(play: Play) -> None:
    session = play(LADDER)
    session.attempt(MoveAttempt("a2", "a7"))
    before = session.state.fen
    outcome = session.attempt(MoveAttempt("b1", "b2"))
    assert (outcome.kind, outcome.code, outcome.text) == ("wrong", "wrong-move", None)
    assert (session.state.last_move, session.state.turn) == (("b1", "b2"), "white")
    assert session.board is not None and session.board.fen() == before
    assert session.attempt(MoveAttempt("b2", "b8")).kind == "solved"


def test_the_author_answers_a_wrong_move(play: Play) -> None:
    outcome = play(LADDER).attempt(MoveAttempt("a2", "a8"))
    assert (outcome.text, outcome.status and outcome.status.code) == ("Too early.", "check")


def test_a_wrong_move_is_refuted_and_the_line_waits(play: Play) -> None:
    session = play(LADDER + 'refuted = { b1b6 = "g8h8" }')
    session.attempt(MoveAttempt("a2", "a7"))
    before = session.state.fen
    assert session.attempt(MoveAttempt("b1", "b6")).params == {"move": "Kh8"}
    assert (session.state.last_move, session.state.turn) == (("g8", "h8"), "white")
    assert session.undo()
    assert session.state.fen == before
    session.attempt(MoveAttempt("b1", "b6"))
    assert session.attempt(MoveAttempt("b1", "b8")).kind == "solved"


def test_a_refusal_is_told_in_the_middle_of_the_line(play: Play) -> None:
    session = play(LADDER)
    session.attempt(MoveAttempt("a2", "a7"))
    before = session.state.fen
    outcome = session.attempt(MoveAttempt("a7", "b8"))
    assert outcome.verdict is not None and outcome.verdict.reasons[0].code == "wrong-way"
    assert session.state.fen == before


def test_undo_takes_back_move_and_reply(play: Play) -> None:
    session = play(LADDER)
    session.attempt(MoveAttempt("a2", "a7"))
    assert session.undo()
    assert (session.state.fen, session.state.goal_count) == (FEN, 0)


def test_a_promotion_inside_a_line(play: Play) -> None:
    session = play(PROMOTION)
    assert session.attempt(MoveAttempt("e7", "e8")).kind == "promotion"
    assert session.state.promotion is not None
    assert session.attempt(MoveAttempt("e7", "e8", "r")).kind == "wrong"
    assert session.attempt(MoveAttempt("e7", "e8", "q")).kind == "progress"
    assert session.attempt(MoveAttempt("e8", "e7")).kind == "solved"


@pytest.mark.parametrize("attempt", [SquareAttempt("a1"), MoveAttempt("a2", "a2")])
def test_what_is_no_move_is_nothing(play: Play, attempt: Any) -> None:
    assert play(LADDER).attempt(attempt).kind == "nothing"


def test_the_other_colour(play: Play, mirror: Callable[[Any], Any]) -> None:
    step = LADDER.replace(FEN, "FEN")
    for uci in ("a2a7", "h8g8", "b1b8", "a2a8", "b1b7"):
        step = step.replace(uci, mirror(uci).upper())
    session = play(step.lower().replace('fen = "fen"', f'fen = "{mirror(FEN)}"'))
    assert session.state.turn == "black"
    assert [session.attempt(each).kind for each in solution(session)] == ["progress", "solved"]
