"""Steps of other kinds of chess."""

from __future__ import annotations

import chess.variant
import pytest

from chesslearn.course import DropAttempt, MoveAttempt
from chesslearn.course.problems import ContentError
from tests.course.steps import Play, Problems, Prove

DROP = """
task = "move"
variant = "crazyhouse"
fen = "6k1/5ppp/8/8/8/8/8/4K3[Rp] w - - 0 1"
goal = { kind = "mate" }
solutions = ["R@a8", "R@b8", "R@c8", "R@d8", "R@e8"]
refusals = { "Q@a8" = "drop-not-in-pocket", "R@g7" = "drop-occupied" }
wrong = { "R@a7" = "Not there." }
hints = ["On the eighth rank, far from f8.", { squares = ["a8"] }]
"""
LINE = """
task = "line"
variant = "crazyhouse"
fen = "6k1/5ppp/8/8/8/8/8/4K3[Rn] w - - 0 1"
line = ["R@a7", "N@f8", "a7a8"]
"""
HILL = """
task = "move"
variant = "kingofthehill"
fen = "4k3/8/8/8/8/3K4/8/8 w - - 0 1"
goal = { kind = "win" }
solutions = ["d3d4", "d3e4"]
"""
THIRD = """
task = "move"
variant = "3check"
fen = "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1"
goal = { kind = "win" }
solutions = ["a1a8"]
"""
CASTLE = """
task = "move"
variant = "chess960"
fen = "1r2k3/8/8/8/8/8/8/1R2K1R1 w GBb - 0 1"
goal = { kind = "castle", side = "king" }
solutions = ["e1g1"]
"""


@pytest.mark.parametrize("step", [DROP, LINE, HILL, THIRD, CASTLE])
def test_the_checker_proves_it_and_it_can_be_solved(prove: Prove, step: str) -> None:
    prove(step)


def test_a_man_is_dropped_from_the_pocket(play: Play) -> None:
    session = play(DROP)
    assert session.state.pocket == (("wR", 1), ("bP", 1))
    outcome = session.attempt(DropAttempt("wQ", "a8"))
    assert outcome.verdict is not None and outcome.verdict.reasons[0].code == "drop-not-in-pocket"
    assert session.attempt(DropAttempt("wR", "a7")).text == "Not there."
    outcome = session.attempt(DropAttempt("wR", "a8"))
    assert outcome.kind == "solved"
    assert outcome.status is not None and outcome.status.code == "checkmate"
    assert session.state.pocket == (("bP", 1),)
    assert isinstance(session.board, chess.variant.CrazyhouseBoard)


def test_replies_may_be_drops(play: Play) -> None:
    session = play(LINE)
    assert session.attempt(DropAttempt("wR", "a7")).params["move"] == "N@f8"
    assert session.attempt(MoveAttempt("a7", "a8")).kind == "solved"


def test_the_hill_is_told(play: Play) -> None:
    outcome = play(HILL).attempt(MoveAttempt("d3", "e4"))
    assert outcome.status is not None and outcome.status.code == "variant-win"


def test_a_drop_has_no_place_in_standard_chess(problems: Problems) -> None:
    text = DROP.replace('variant = "crazyhouse"\n', "").replace("[Rp]", "")
    assert 'R@a8 is refused for "drop-not-here"' in problems(text)[0]


@pytest.mark.parametrize(
    ("step", "key"),
    [
        (HILL.replace("kingofthehill", "atomic"), "variant"),
        (DROP.replace("[Rp]", f"[{'R' * 31}]"), "fen"),
        (DROP.replace('"crazyhouse"', "7"), "variant"),
    ],
)
def test_what_cannot_be_played_is_told(play: Play, step: str, key: str) -> None:
    with pytest.raises(ContentError) as caught:
        play(step)
    assert [problem.key for problem in caught.value.problems] == [key]


REFUTED = """
task = "move"
variant = "3check"
fen = "r5k1/5ppp/8/8/3B4/8/3R1PPP/6K1 w - - 3+1 0 1"
goal = { kind = "moves", moves = ["d2d1"] }
refuted = { h2h3 = "a8a1" }
"""


def test_the_third_check_is_not_written_as_mate(play: Play) -> None:
    outcome = play(REFUTED).attempt(MoveAttempt("h2", "h3"))
    assert (outcome.code, dict(outcome.params)) == ("refuted", {"move": "Ra1+"})
    assert outcome.status is not None and outcome.status.code == "variant-win"


GESTURES = """
task = "move"
variant = "chess960"
fen = "k7/8/8/8/8/8/8/RK5R w KQ - 0 1"
goal = { kind = "castle" }
"""


@pytest.mark.parametrize(
    ("from_", "to", "after"),
    [
        ("b1", "h1", "k7/8/8/8/8/8/8/R4RK1"),
        ("b1", "g1", "k7/8/8/8/8/8/8/R4RK1"),
        ("b1", "a1", "k7/8/8/8/8/8/8/2KR3R"),
    ],
)
def test_the_king_castles_onto_its_rook_or_its_target(play: Play, from_: str, to: str, after: str) -> None:
    session = play(GESTURES)
    assert session.attempt(MoveAttempt(from_, to)).kind == "solved"
    assert (session.state.fen or "").split()[0] == after


def test_a_plain_step_to_the_target_is_no_castling(play: Play) -> None:
    session = play(GESTURES)
    outcome = session.attempt(MoveAttempt("b1", "c1"))
    assert (outcome.kind, session.state.last_move) == ("wrong", ("b1", "c1"))
    assert session.attempt(MoveAttempt("c1", "a1")).kind == "solved"
