"""Writing moves and reading them."""

from __future__ import annotations

import pytest

from chesslearn.course import MoveAttempt, SquareAttempt, TextAttempt, solution
from chesslearn.course.problems import ContentError
from tests.course.steps import Play

START = 'fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"\n'
WRITE = f'task = "notation"\nkind = "write"\n{START}move = "g1f3"\ndone = "Good."\n'
READ = f'task = "notation"\nkind = "read"\n{START}move = "g1f3"\nwrong = {{ g1h3 = "That is h3." }}\n'
SCORE = f'task = "notation"\nkind = "score"\n{START}moves = ["e2e4", "e7e5", "g1f3"]\n'
MUST = """
task = "notation"
kind = "write"
fen = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
move = "a1a8"
must = ["check"]
"""


def test_the_move_is_shown_and_written(play: Play) -> None:
    session = play(WRITE)
    assert (session.state.arrows, session.state.input) == ((("g1", "f3"),), "move")
    outcome = session.attempt(TextAttempt("f3"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "wrong", "notation-letter-missing", {"piece": "N"}
    )  # fmt: skip
    outcome = session.attempt(TextAttempt("Кf3"))
    assert (outcome.kind, outcome.text) == ("solved", "Good.")
    state = session.state
    assert (state.last_move, state.arrows, state.input) == (("g1", "f3"), (), None)
    assert session.attempt(TextAttempt("Nf3")).code == "solved-already"


def test_what_is_no_move_is_no_attempt(play: Play) -> None:
    session = play(WRITE)
    outcome = session.attempt(TextAttempt("the  knight moves to the side"))
    assert (outcome.kind, outcome.code) == ("nothing", "not-a-move")
    assert outcome.params["text"] == "the knight moves to "
    assert session.state.attempts == 0


def test_a_sign_may_be_asked_for(play: Play) -> None:
    session = play(MUST)
    assert session.attempt(TextAttempt("Ra8")).code == "notation-mate"
    assert session.attempt(TextAttempt("Ra8#")).kind == "solved"


def test_a_written_move_is_played(play: Play) -> None:
    session = play(READ)
    state = session.state
    assert state.question is not None
    assert (state.question.code, state.question.params["san"], state.movable) == ("play-move", "Nf3", "any")
    outcome = session.attempt(MoveAttempt("b1", "c3"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "wrong", "played-other", {"move": "Nc3", "san": "Nf3"}
    )  # fmt: skip
    assert session.state.last_move == ("b1", "c3")
    assert session.attempt(MoveAttempt("g1", "h3")).text == "That is h3."
    assert session.attempt(MoveAttempt("g1", "g3")).kind == "refused"
    assert session.attempt(MoveAttempt("g1", "f3")).kind == "solved"
    assert session.state.question is None


def test_a_game_is_written_move_by_move(play: Play) -> None:
    session = play(SCORE)
    assert (session.state.goal_count, session.state.goal_total, session.state.score) == (0, 3, ())
    outcome = session.attempt(TextAttempt("1.e4"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "progress",
        "written",
        {"san": "e4", "left": 2},
    )
    assert session.state.arrows == (("e7", "e5"),)
    session.attempt(TextAttempt("e5"))
    assert session.state.score == ("1.e4", "e5")
    assert session.undo()
    assert session.state.score == ("1.e4",)
    assert [session.attempt(each).kind for each in solution(session)] == ["progress", "solved"]
    assert session.state.score == ("1.e4", "e5", "2.Nf3")


def test_a_score_may_begin_with_black(play: Play) -> None:
    session = play(SCORE.replace(" w ", " b ").replace('"e2e4", ', ""))
    session.attempt(TextAttempt("e5"))
    assert session.state.score == ("1...e5",)


@pytest.mark.parametrize(
    ("step", "attempt"),
    [(WRITE, MoveAttempt("g1", "f3")), (READ, TextAttempt("Nf3")), (SCORE, SquareAttempt("a1"))],
)
def test_what_has_no_use_is_nothing(play: Play, step: str, attempt: object) -> None:
    assert play(step).attempt(attempt).code == "not-here"  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("step", "key"),
    [
        (WRITE.replace("move =", "moves ="), "moves"),
        (WRITE.replace('move = "g1f3"', ""), "move"),
        (SCORE.replace("moves =", 'move = "e2e4"\nmoves ='), "move"),
        (SCORE.replace('"e2e4", "e7e5", "g1f3"', ""), "moves"),
        (WRITE.replace('"write"', '"wright"'), "kind"),
        (WRITE + 'must = ["checks"]', "must[0]"),
    ],
)
def test_keys_fit_the_kind(play: Play, step: str, key: str) -> None:
    with pytest.raises(ContentError) as caught:
        play(step)
    assert key in {problem.key for problem in caught.value.problems}
