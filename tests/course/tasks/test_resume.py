"""A game of a step that was left goes on where it was."""

from __future__ import annotations

from random import Random

import attrs
import chess
import pytest

from chesslearn.course import LessonSession, load_course
from chesslearn.course.positions import beside_of
from chesslearn.course.tasks import VersusTask
from chesslearn.course.tasks.trying import as_attempt

COURSE = load_course()
GAMES = [
    (name, step.id)
    for name in COURSE.lessons
    for step in COURSE.lesson(name).steps
    if isinstance(step.task, VersusTask)
]


def begun(lesson: str, step: str, seed: str = "1") -> LessonSession:
    return LessonSession(COURSE.lesson(lesson), at=step, seed=seed)


def played(lesson: str, step: str, rounds: int, *, settled: bool = True) -> LessonSession:
    """Return a session in which the learner has moved by chance, and the last reply may be due."""
    session, rng = begun(lesson, step), Random(7)
    for number in range(rounds):
        session.settle()
        if session.scene.ended:
            break
        board = session.board
        assert board is not None
        moves = sorted(board.legal_moves, key=chess.Move.uci)
        session.attempt(as_attempt(rng.choice(moves), board.turn))
        if settled or number < rounds - 1:
            session.settle()
    return session


def line(session: LessonSession) -> list[tuple[str, str, bool]]:
    """Take everything back, and return what was shown on the way."""
    shown = [shown_now(session)]
    while session.undo():
        shown.append(shown_now(session))
    return shown


def shown_now(session: LessonSession) -> tuple[str, str, bool]:
    board, beside = session.board, beside_of(session.board)
    assert board is not None
    return (
        " ".join([board.fen(), *map(str, board.move_stack)]),
        "" if beside is None else beside.fen(),
        session.due,
    )


@pytest.mark.parametrize(("lesson", "step"), GAMES)
@pytest.mark.parametrize("settled", [True, False])
def test_a_game_that_was_left_goes_on_where_it_was(lesson: str, step: str, settled: bool) -> None:
    session = played(lesson, step, 3, settled=settled)
    again = begun(lesson, step, "2")
    assert again.resume(session.game) is bool(session.game)
    if session.scene.ended:
        assert session.game == ()
        return
    assert again.game == session.game
    assert again.state == attrs.evolve(session.state, attempts=0)
    assert line(again) == line(session)


def test_moves_that_cannot_have_been_made_change_nothing() -> None:
    session = begun("first-game", "whole-game")
    start = shown_now(session)
    for moves in (["e2e5"], ["e2e4", "e2e4"], ["e2e4", "e7e5", "nonsense"], [""], ["e7e5"], ["0000"]):
        assert not session.resume(moves)
        assert shown_now(session) == start
    mate = ["f2f3", "e7e5", "g2g4", "d8h4"]
    assert not session.resume(mate), "it is over"
    assert shown_now(session) == start
    assert session.resume(mate[:3])
    assert not begun("first-game", "whole-game").resume([*mate, "e1f2"])


def test_a_step_without_a_game_has_none() -> None:
    session = begun("rook", "no-jump")
    assert session.game == ()
    assert not session.resume(["e1e2"])


def test_beginning_anew_ends_the_game() -> None:
    session = played("crazyhouse", "play", 2)
    assert session.game
    session.restart()
    assert session.game == ()
