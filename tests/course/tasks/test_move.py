"""The task of one move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chesslearn.course import ChoiceAttempt, MoveAttempt, SquareAttempt
from tests.course.steps import Play

ROOK = """
task = "move"
fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"
kings = "none"
goal = { kind = "reach", squares = ["d8"] }
solutions = ["d4d8"]
wrong = { d4e4 = "Along the file." }
done = "Far."
"""
REFUSED = """
task = "move"
fen = "8/8/8/8/3R4/8/3P4/8 w - - 0 1"
kings = "none"
goal = { kind = "refused", code = "path-blocked" }
solutions = ["d4d1"]
done = "It cannot jump."
"""
PROMOTE = """
task = "move"
fen = "8/4P3/8/8/8/2k5/8/4K3 w - - 0 1"
goal = { kind = "promote", pieces = ["n"] }
solutions = ["e7e8n"]
"""


def test_the_goal_is_reached(play: Play) -> None:
    session = play(ROOK)
    outcome = session.attempt(MoveAttempt("d4", "d8"))
    assert (outcome.kind, outcome.code, outcome.text) == ("solved", "solved", "Far.")
    assert outcome.verdict is not None and outcome.verdict.legal
    state = session.state
    assert (state.solved, state.movable, state.last_move) == (True, "none", ("d4", "d8"))
    assert state.fen == "3R4/8/8/8/8/8/3P4/8 w - - 1 1"


def test_without_kings_the_same_side_moves_again(play: Play) -> None:
    session = play(ROOK)
    session.attempt(MoveAttempt("d4", "d5"))
    assert session.state.turn == "white"


def test_a_refused_try_changes_nothing_but_the_count(play: Play) -> None:
    session = play(ROOK)
    before = session.state
    outcome = session.attempt(MoveAttempt("d4", "d2"))
    assert (outcome.kind, outcome.code) == ("refused", "refused")
    assert outcome.verdict is not None
    assert outcome.verdict.reasons[0].code == "own-piece"
    assert session.state.fen == before.fen
    assert not session.state.can_undo
    assert session.state.attempts == 1


@pytest.mark.parametrize(("to", "text"), [("e4", "Along the file."), ("d7", None)])
def test_a_legal_move_that_misses_is_answered_and_shown(play: Play, to: str, text: str | None) -> None:
    session = play(ROOK)
    outcome = session.attempt(MoveAttempt("d4", to))
    assert (outcome.kind, outcome.code, outcome.text) == ("wrong", "wrong-move", text)
    assert session.state.last_move == ("d4", to)
    assert session.state.can_undo


def test_the_next_attempt_takes_a_wrong_move_back(play: Play) -> None:
    session = play(ROOK)
    session.attempt(MoveAttempt("d4", "e4"))
    assert session.attempt(MoveAttempt("d4", "d8")).kind == "solved"
    assert session.undo()
    assert session.state.fen == "8/8/8/8/3R4/8/3P4/8 w - - 0 1"
    assert not session.undo()


def test_the_man_that_stands_wrong_may_be_taken_from_there(play: Play) -> None:
    session = play(ROOK)
    session.attempt(MoveAttempt("d4", "e4"))
    assert session.attempt(MoveAttempt("e4", "d8")).kind == "solved"


def test_putting_it_back_is_no_attempt(play: Play) -> None:
    session = play(ROOK)
    session.attempt(MoveAttempt("d4", "e4"))
    assert session.attempt(MoveAttempt("e4", "d4")).code == "same-square"
    assert (session.state.attempts, session.state.can_undo) == (1, False)


def test_the_next_attempt_is_judged_from_the_start(play: Play) -> None:
    session = play(ROOK)
    session.attempt(MoveAttempt("d4", "e4"))
    assert session.board is not None
    assert session.board.fen() == "8/8/8/8/3R4/8/3P4/8 w - - 0 1"


def test_undo_takes_a_wrong_move_back(play: Play) -> None:
    session = play(ROOK)
    start = session.state.fen
    session.attempt(MoveAttempt("d4", "e4"))
    assert session.undo()
    assert session.state.fen == start
    assert session.state.last_move is None


def test_a_try_is_refused_as_asked(play: Play) -> None:
    session = play(REFUSED)
    outcome = session.attempt(MoveAttempt("d4", "d1"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "solved", "refused-as-asked", {"code": "path-blocked"}
    )  # fmt: skip
    assert outcome.text == "It cannot jump."
    assert outcome.verdict is not None and not outcome.verdict.legal
    assert session.state.solved
    assert session.progress.step("little", "only").reasons == {}  # type: ignore[union-attr]


def test_after_being_refused_as_asked_one_may_go_on_trying(play: Play) -> None:
    session = play(REFUSED)
    session.attempt(MoveAttempt("d4", "d1"))
    assert session.state.movable == "any"
    assert session.attempt(MoveAttempt("d4", "e5")).kind == "refused"
    assert session.attempt(MoveAttempt("d4", "d5")).kind == "wrong"
    assert session.state.solved


@pytest.mark.parametrize("to", ["d2", "e5"])
def test_another_refusal_does_not_solve(play: Play, to: str) -> None:
    session = play(REFUSED)
    assert session.attempt(MoveAttempt("d4", to)).kind == "refused"
    assert not session.state.solved


def test_promotion_is_asked_for_and_chosen(play: Play) -> None:
    session = play(PROMOTE)
    outcome = session.attempt(MoveAttempt("e7", "e8"))
    assert (outcome.kind, outcome.code) == ("promotion", "promotion-choose")
    asked = session.state.promotion
    assert asked is not None
    assert (asked.from_, asked.to, asked.side) == ("e7", "e8", "white")
    assert session.state.attempts == 0
    assert session.attempt(MoveAttempt("e7", "e8", "n")).kind == "solved"
    assert session.state.promotion is None


def test_undo_closes_the_choice(play: Play) -> None:
    session = play(PROMOTE)
    session.attempt(MoveAttempt("e7", "e8"))
    assert session.undo()
    assert session.state.promotion is None


def test_another_move_closes_the_choice(play: Play) -> None:
    session = play(PROMOTE)
    session.attempt(MoveAttempt("e7", "e8"))
    assert session.attempt(MoveAttempt("e1", "e2")).kind == "wrong"
    assert session.state.promotion is None
    assert session.undo()
    assert not session.state.can_undo


def test_a_pawn_that_may_not_go_there_is_not_asked(play: Play) -> None:
    session = play(PROMOTE)
    assert session.attempt(MoveAttempt("e7", "d8")).kind == "refused"
    assert session.state.promotion is None


@pytest.mark.parametrize("attempt", [SquareAttempt("d8"), ChoiceAttempt(0), None, MoveAttempt("d4", "d4"),
                                     MoveAttempt("z9", "d8"), MoveAttempt("d4", "d8", "x")])  # fmt: skip
def test_what_is_no_move_is_nothing(play: Play, attempt: Any) -> None:
    session = play(ROOK)
    assert session.attempt(attempt).kind == "nothing"
    assert session.state.attempts == 0


def test_the_other_colour(play: Play, mirror: Callable[[Any], Any]) -> None:
    fen = mirror("8/8/8/8/3R4/8/3P4/8 w - - 0 1")
    step = ROOK.replace("8/8/8/8/3R4/8/3P4/8 w - - 0 1", fen).replace('"d8"', '"d1"').replace("d4d8", "d5d1")
    session = play(step)
    assert (session.state.turn, session.state.orientation) == ("black", "black")
    assert session.attempt(MoveAttempt("d5", "d1")).kind == "solved"


def test_check_is_shown_and_told(play: Play) -> None:
    session = play('task = "move"\nfen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"\ngoal = { kind = "check" }')
    outcome = session.attempt(MoveAttempt("a1", "a8"))
    assert outcome.kind == "solved"
    assert outcome.status is not None and outcome.status.code == "check"
    assert session.state.check == "e8"


def test_moves_before_the_step_are_history(play: Play) -> None:
    session = play(
        'task = "move"\nfen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1"\nbefore = ["e1f1", "e8e7", "f1e1", "e7e8"]\n'
        'goal = { kind = "refused", code = "castling-king-moved" }\nsolutions = ["e1g1"]'
    )
    assert session.state.last_move == ("e7", "e8")
    assert session.attempt(MoveAttempt("e1", "g1")).code == "refused-as-asked"


REFUTED = """
task = "move"
fen = "6k1/5ppp/8/8/8/8/r4PPP/3R2K1 w - - 0 1"
goal = { kind = "mate" }
solutions = ["d1d8"]
refuted = { d1d7 = "a2a1", g1f1 = "a2a1" }
wrong = { g1f1 = "Then you are mated instead." }
"""


def test_a_wrong_move_is_refuted_on_the_board(play: Play) -> None:
    session = play(REFUTED)
    start = session.state.fen
    outcome = session.attempt(MoveAttempt("d1", "d7"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("wrong", "refuted", {"move": "Ra1+"})
    assert outcome.status is not None and outcome.status.code == "check"
    assert session.state.last_move == ("a2", "a1")
    assert session.state.can_undo
    assert session.board is not None and session.board.fen() == start
    assert session.attempt(MoveAttempt("g1", "f1")).text == "Then you are mated instead."
    assert session.attempt(MoveAttempt("f1", "h1")).code == "wrong-move"
    session.attempt(MoveAttempt("d1", "d7"))
    assert session.attempt(MoveAttempt("d7", "d8")).kind == "solved"
    assert session.state.last_move == ("d1", "d8")
