"""Finding squares."""

from __future__ import annotations

import pytest

from chesslearn.course import MoveAttempt, SquareAttempt, solution
from tests.course.steps import Play

HEAD = 'task = "squares"\nfen = "8/1r2P3/8/8/1P6/8/8/1R6 b - - 0 1"\nkings = "none"\ndone = "All."\n'
MOVES = HEAD + 'of = { kind = "moves", from = "b7" }'
CAPTURES = HEAD + 'of = { kind = "captures", from = "b7" }'


def test_each_right_square_stays_marked(play: Play) -> None:
    session = play(CAPTURES)
    assert (session.state.selecting, session.state.goal_count, session.state.goal_total) == (True, 0, 2)
    outcome = session.attempt(SquareAttempt("e7"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "progress", "squares-left", {"square": "e7", "left": 1, "found": 1}
    )  # fmt: skip
    assert session.state.found == ("e7",)
    assert session.attempt(SquareAttempt("e7")).code == "square-already"
    outcome = session.attempt(SquareAttempt("b4"))
    assert (outcome.kind, outcome.code, outcome.text) == ("solved", "solved", "All.")
    assert (session.state.found, session.state.selecting) == (("e7", "b4"), False)
    assert session.attempt(SquareAttempt("a1")).code == "solved-already"


@pytest.mark.parametrize(
    ("square", "reason"), [("b3", "path-blocked"), ("f7", "path-blocked"), ("c6", "wrong-way")]
)
def test_the_judge_says_why_a_square_cannot_be_reached(play: Play, square: str, reason: str) -> None:
    session = play(MOVES)
    outcome = session.attempt(SquareAttempt(square))
    assert (outcome.kind, outcome.code) == ("refused", "refused")
    assert outcome.verdict is not None and outcome.verdict.reasons[0].code == reason
    assert session.progress.step("little", "only").reasons == {reason: 1}  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("of", "square", "code", "params"),
    [
        ('{ kind = "moves", from = "b7" }', "b7", "square-itself", {"square": "b7"}),
        ('{ kind = "captures", from = "b7" }', "b6", "square-not-capture", {"square": "b6"}),
        ('{ kind = "file", name = "e" }', "d1", "square-not-file", {"square": "d1", "name": "e"}),
        ('{ kind = "rank", name = "4" }', "d1", "square-not-rank", {"square": "d1", "name": "4"}),
        ('{ kind = "diagonal", squares = ["a1", "h8"] }', "a2", "square-not-diagonal",
         {"square": "a2", "first": "a1", "last": "h8"}),
        ('{ kind = "colour", name = "light" }', "a1", "square-not-colour", {"square": "a1", "name": "light"}),
        ('{ kind = "list", squares = ["a1"] }', "a2", "square-not", {"square": "a2"}),
    ],
)  # fmt: skip
def test_a_square_that_is_not_right(
    play: Play, of: str, square: str, code: str, params: dict[str, str]
) -> None:
    outcome = play(f"{HEAD}of = {of}").attempt(SquareAttempt(square))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("wrong", code, params)


def test_the_authors_own_answer_comes_first(play: Play) -> None:
    outcome = play(MOVES + '\nwrong = { c6 = "Not on a slant." }').attempt(SquareAttempt("c6"))
    assert (outcome.kind, outcome.code, outcome.text, outcome.context) == (
        "wrong", "square-not", "Not on a slant.", "little/only"
    )  # fmt: skip


def test_any_few_will_do(play: Play) -> None:
    session = play(HEAD + 'of = { kind = "colour", name = "dark" }\ncount = 2')
    assert session.state.goal_total == 2
    assert session.attempt(SquareAttempt("a1")).params["left"] == 1
    assert len(solution(session)) == 1
    assert session.attempt(SquareAttempt("h8")).kind == "solved"


def test_undo_unmarks(play: Play) -> None:
    session = play(CAPTURES)
    session.attempt(SquareAttempt("e7"))
    assert session.undo()
    assert session.state.found == ()


@pytest.mark.parametrize("attempt", [MoveAttempt("b7", "b6"), SquareAttempt("z9")])
def test_what_is_no_square_is_nothing(play: Play, attempt: object) -> None:
    assert play(MOVES).attempt(attempt).code == "not-here"  # type: ignore[arg-type]
