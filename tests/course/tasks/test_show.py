"""Watching a line."""

from __future__ import annotations

from chesslearn.course import ForwardAttempt, MoveAttempt
from tests.course.steps import Play

LINE = """
task = "show"
fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
arrows = ["e2e4"]
frames = [
  { move = "e2e4", text = "First.", squares = ["d5"], arrows = ["e4d5"] },
  { text = "A pause." },
  { move = "e7e5" },
]
done = "That is all."
"""
ROOK = """
task = "show"
fen = "8/8/8/3r4/3R4/8/8/8 w - - 0 1"
kings = "none"
frames = [{ move = "d4d3" }, { move = "d3d2" }, { move = "d5d4" }, { move = "d4h4", back = true }]
"""


def test_frames_are_played_to_the_end(play: Play) -> None:
    session = play(LINE)
    assert (session.state.frame, session.state.arrows) == ((0, 3), (("e2", "e4"),))
    outcome = session.attempt(ForwardAttempt())
    assert (outcome.kind, outcome.code, outcome.text) == ("progress", "frame", "First.")
    assert dict(outcome.params) == {"number": 1, "total": 3}
    state = session.state
    assert (state.frame, state.turn, state.last_move) == ((1, 3), "black", ("e2", "e4"))
    assert (state.marks, state.arrows, state.text) == (("d5",), (("e4", "d5"),), "First.")
    assert session.attempt(ForwardAttempt()).text == "A pause."
    assert session.state.last_move == ("e2", "e4")
    outcome = session.attempt(ForwardAttempt())
    assert (outcome.kind, outcome.text) == ("solved", "That is all.")
    assert session.state.solved
    assert session.attempt(ForwardAttempt()).code == "solved-already"


def test_the_last_frame_and_the_end_are_both_told(play: Play) -> None:
    session = play(LINE.replace('{ move = "e7e5" }', '{ move = "e7e5", text = "Last." }'))
    outcome = [session.attempt(ForwardAttempt()) for _ in range(3)][-1]
    assert (outcome.text, outcome.done) == ("Last.", "That is all.")


def test_frames_are_taken_back(play: Play) -> None:
    session = play(LINE)
    session.attempt(ForwardAttempt())
    assert session.undo()
    assert session.state.frame == (0, 3)


def test_without_kings_any_man_moves(play: Play) -> None:
    session = play(ROOK)
    boards = []
    for _ in range(4):
        session.attempt(ForwardAttempt())
        boards.append(str(session.state.fen).split(" ")[0])
    assert boards == [
        "8/8/8/3r4/8/3R4/8/8",
        "8/8/8/3r4/8/8/3R4/8",
        "8/8/8/8/3r4/8/3R4/8",
        "8/8/8/3r4/7R/8/8/8",
    ]
    assert session.state.solved


def test_an_illegal_move_of_an_unchecked_line_changes_nothing(play: Play) -> None:
    session = play(LINE.replace("e2e4", "e2e5"))
    assert session.attempt(ForwardAttempt()).kind == "progress"
    assert str(session.state.fen).startswith("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")


def test_moving_oneself_is_nothing(play: Play) -> None:
    assert play(LINE).attempt(MoveAttempt("e2", "e4")).code == "not-here"
