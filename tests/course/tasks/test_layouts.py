"""Setting up any of the 960 arrays of Chess960."""

from __future__ import annotations

import pytest

from chesslearn.course import DropAttempt, LessonSession, MoveAttempt, solution
from tests.course.steps import Play, Problems

BOTH = """
task = "setup"
target = "chess960"
fen = "8/pppppppp/8/8/8/8/PPPPPP2/8 w - - 0 1"
done = "Ready."
"""
MIRROR = """
task = "setup"
target = "chess960"
fen = "8/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQNR w - - 0 1"
"""


def placed(session: LessonSession, *men: str) -> list[str]:
    return [session.attempt(DropAttempt(man[:2], man[2:])).code for man in men]


def test_any_array_will_do(play: Play, problems: Problems) -> None:
    assert problems(BOTH) == []
    session = play(BOTH)
    assert (session.state.goal_count, session.state.goal_total) == (0, 18)
    assert dict(session.state.pocket)["wP"] == 2
    white = placed(session, "wPg2", "wPh2", "wNa1", "wRb1", "wKc1", "wBd1", "wBe1", "wQf1", "wNg1", "wRh1")
    assert white == ["placed"] * 10
    left = solution(session)
    assert [session.attempt(each).kind for each in left] == ["progress"] * 7 + ["solved"]
    assert session.state.fen == "nrkbbqnr/pppppppp/8/8/8/8/PPPPPPPP/NRKBBQNR w - - 0 1"


def test_the_number_of_the_array_is_told(play: Play) -> None:
    session = play(BOTH)
    outcomes = [session.attempt(each) for each in solution(session)]
    assert (outcomes[-1].code, outcomes[-1].text) == ("solved-array", "Ready.")
    assert dict(outcomes[-1].params) == {"number": 0}


@pytest.mark.parametrize(
    ("before", "man", "code"),
    [
        ([], "wKa1", "array-king"),
        (["wRb1"], "wRc1", "array-king"),
        (["wRb1", "wRe1"], "wKf1", "array-king"),
        (["wKd1", "wRb1"], "wRc1", "array-king"),
        (["wBa1"], "wBc1", "array-bishops"),
        (["wNa1", "wQc1", "wNe1"], "wRg1", "array-bishops"),
        (["wNa1"], "bQa8", "array-mirror"),
        (["bRf8"], "wNf1", "array-mirror"),
        (["wBa1", "wQb1", "wRe1", "wNf1"], "wNh1", "array-rest"),
        ([], "wQd4", "array-line"),
        ([], "wQd8", "array-line"),
        ([], "wPd1", "array-line"),
        (["wQd1"], "wKd1", "array-taken"),
    ],
)
def test_what_would_not_be_allowed_goes_back(play: Play, before: list[str], man: str, code: str) -> None:
    session = play(BOTH)
    assert placed(session, *before) == ["placed"] * len(before)
    fen = session.state.fen
    outcome = session.attempt(DropAttempt(man[:2], man[2:]))
    assert (outcome.kind, outcome.code) == ("wrong", code)
    assert session.state.fen == fen


def test_a_piece_may_take_another_square(play: Play) -> None:
    session = play(BOTH)
    placed(session, "wQd1")
    assert session.attempt(MoveAttempt("d1", "e1")).code == "placed"
    assert session.state.fen == "8/pppppppp/8/8/8/8/PPPPPP2/4Q3 w - - 0 1"
    assert session.undo()
    assert session.state.fen == "8/pppppppp/8/8/8/8/PPPPPP2/3Q4 w - - 0 1"


def test_black_has_one_array_where_white_stands(play: Play) -> None:
    session = play(MIRROR)
    assert placed(session, "bRa8", "bNa8", "bKc8") == ["array-mirror", "placed", "placed"]
    assert [session.attempt(each).kind for each in solution(session)][-1] == "solved"


def test_a_start_that_cannot_become_an_array_is_told(problems: Problems) -> None:
    step = MIRROR.replace("NRKBBQNR", "KRNBBQNR")
    assert "it cannot become a start of Chess960" in "".join(problems(step))


def test_black_follows_by_itself(play: Play) -> None:
    session = play(BOTH.replace('"chess960"', '"chess960-white"'))
    assert (session.state.goal_total, {man[0] for man, _ in session.state.pocket}) == (10, {"w"})
    assert placed(session, "wKc1") == ["placed"]
    assert session.state.fen == "2k5/pppppppp/8/8/8/8/PPPPPP2/2K5 w - - 0 1"
    assert session.attempt(MoveAttempt("c1", "e1")).code == "placed"
    assert session.state.fen == "4k3/pppppppp/8/8/8/8/PPPPPP2/4K3 w - - 0 1"
    assert session.attempt(MoveAttempt("e8", "d8")).code == "setup-right-there"
    assert session.attempt(DropAttempt("bQ", "d8")).code == "setup-none-left"
    assert session.attempt(DropAttempt("wQ", "d8")).code == "array-line"
    assert [session.attempt(each).kind for each in solution(session)] == ["progress"] * 8 + ["solved"]
