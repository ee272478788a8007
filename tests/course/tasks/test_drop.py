"""Steps that ask for a drop, and the second board of bughouse."""

from __future__ import annotations

import pytest

from chesslearn.course import DropAttempt, ForwardAttempt, MoveAttempt
from chesslearn.course.problems import ContentError
from tests.course.steps import Play, Problems, Prove

MATE = """
task = "drop"
variant = "crazyhouse"
fen = "6k1/5ppp/8/8/8/8/8/R3K3[R] w - - 0 1"
goal = { kind = "mate" }
solutions = ["R@b8", "R@c8", "R@d8", "R@e8"]
refusals = { "R@g8" = "drop-occupied" }
wrong = { "R@a7" = "Not there." }
"""
ANY = """
task = "drop"
variant = "crazyhouse"
fen = "4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1"
goal = { kind = "drop", piece = "n" }
solutions = ["N@f3", "N@c3"]
refusals = { "P@a1" = "drop-pawn-rank" }
"""
ASKED = """
task = "drop"
variant = "crazyhouse"
fen = "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1"
goal = { kind = "refused", code = "drop-pawn-rank" }
solutions = ["P@a8"]
"""
TRAVEL = """
task = "line"
variant = "bughouse"
fen = "6k1/5ppp/8/8/8/8/3p4/4K3[] w - - 0 1"
partner = "4k3/8/8/8/4p3/3R4/8/4K3[] b - - 0 1"
line = ["e1d2", "g8h8", "R@a8"]
goal = { kind = "mate" }
beside = { e1d2 = ["e4d3"] }
"""


@pytest.mark.parametrize("step", [MATE.replace("R3K3", "4K3").replace("[R]", "[RR]"), ANY, ASKED, TRAVEL])
def test_the_checker_proves_it_and_it_can_be_solved(prove: Prove, step: str) -> None:
    prove(step)


def test_a_move_of_the_board_does_not_solve_a_drop(play: Play) -> None:
    session = play(MATE)
    outcome = session.attempt(MoveAttempt("a1", "a8"))
    assert (outcome.kind, outcome.code) == ("wrong", "move-not-drop")
    assert outcome.status is not None and outcome.status.code == "checkmate"
    assert session.attempt(DropAttempt("wR", "a7")).text == "Not there."
    assert session.attempt(DropAttempt("wR", "b8")).kind == "solved"


def test_a_man_dropped_amiss_is_there_for_the_next_try(play: Play) -> None:
    session = play(MATE)
    session.attempt(DropAttempt("wR", "a7"))
    assert session.state.pocket == (("wR", 1),)
    assert session.attempt(MoveAttempt("a7", "b8")).kind == "solved"


def test_nobody_takes_from_the_other_pocket(play: Play) -> None:
    session = play(MATE.replace("[R]", "[Rr]"))
    assert session.attempt(DropAttempt("bR", "b8")).kind == "nothing"
    assert session.state.pocket == (("wR", 1), ("bR", 1))


def test_any_drop_of_the_man_will_do(play: Play) -> None:
    session = play(ANY)
    assert session.attempt(DropAttempt("wP", "e4")).code == "wrong-move"
    refused = session.attempt(DropAttempt("wP", "a1"))
    assert refused.verdict is not None and refused.verdict.reasons[0].code == "drop-pawn-rank"
    assert session.attempt(DropAttempt("wN", "h8")).kind == "solved"


def test_a_refused_drop_may_be_what_is_asked(play: Play) -> None:
    session = play(ASKED)
    assert session.attempt(DropAttempt("wP", "a8")).code == "refused-as-asked"


@pytest.mark.parametrize("variant", ["standard", "chess960", "kingofthehill", "3check"])
def test_only_games_with_pockets_have_drops(play: Play, variant: str) -> None:
    with pytest.raises(ContentError) as caught:
        play(ANY.replace("[NP]", "").replace('"crazyhouse"', f'"{variant}"'))
    assert "variant" in {problem.key for problem in caught.value.problems}


def test_captured_men_travel(play: Play) -> None:
    session = play(TRAVEL)
    state = session.state
    assert state.partner is not None and (state.partner.orientation, state.partner.turn) == ("black", "black")
    assert (state.pocket, state.partner.pocket) == ((), ())
    outcome = session.attempt(MoveAttempt("e1", "d2"))
    assert [(each.man, each.here) for each in outcome.travelled] == [("bP", False), ("wR", True)]
    state = session.state
    assert state.partner is not None and state.partner.last_move == ("e4", "d3")
    assert (state.pocket, state.partner.pocket) == ((("wR", 1),), (("bP", 1),))
    assert session.attempt(DropAttempt("wR", "a8")).kind == "solved"
    assert session.undo() and session.undo()
    state = session.state
    assert state.partner is not None and (state.pocket, state.partner.pocket) == ((), ())


def test_a_frame_may_move_on_the_other_board(play: Play, problems: Problems) -> None:
    step = TRAVEL[: TRAVEL.index("line = [")].replace('"line"', '"show"')
    step += 'frames = [{ beside = ["e4d3"] }, { move = "R@a1" }, { back = true }]\n'
    step = step.replace("3p4/4K3[] w", "8/6K1[] w")
    assert problems(step) == []
    session = play(step)
    assert [(each.man, each.here) for each in session.attempt(ForwardAttempt()).travelled] == [("wR", True)]
    session.attempt(ForwardAttempt())
    assert session.state.pocket == ()
    assert session.attempt(ForwardAttempt()).kind == "solved"
    assert session.state.partner is not None and session.state.partner.last_move is None


@pytest.mark.parametrize(
    ("step", "key"),
    [
        (TRAVEL.replace('partner = "4k3/8/8/8/4p3/3R4/8/4K3[] b - - 0 1"\n', ""), "partner"),
        (TRAVEL.replace("4k3/8/8/8/4p3/3R4", "zzz"), "partner"),
        (TRAVEL.replace("bughouse", "crazyhouse"), "partner"),
    ],
)
def test_bughouse_has_two_boards(play: Play, step: str, key: str) -> None:
    with pytest.raises(ContentError) as caught:
        play(step)
    assert [problem.key for problem in caught.value.problems] == [key]


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (TRAVEL.replace('["e4d3"]', '["e4e5"]'), 'beside.e1d2[0]: e4e5 is refused for "pawn-backward"'),
        (TRAVEL.replace("{ e1d2 =", "{ h2h4 ="), "line[2]: R@a8 is refused"),
        (
            TRAVEL.replace("4k3/8/8/8/4p3", "8/8/8/8/4p3"),
            "partner: the position cannot stand: Black",
        ),
    ],
)
def test_the_checker_looks_at_both_boards(problems: Problems, step: str, message: str) -> None:
    assert message in "\n".join(problems(step))
