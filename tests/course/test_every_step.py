"""Every step of every lesson, through a real session."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from chesslearn.course import Attempt, LessonSession, Progress, load_course, solution
from chesslearn.course.goals import Refused
from chesslearn.course.tasks import MoveTask, VersusTask
from chesslearn.course.tasks.trying import as_attempt
from chesslearn.course.versus import opposing

STEPS = [(lesson.id, step.id) for lesson in load_course().lessons.values() for step in lesson.steps]


def session_at(lesson: str, step: str) -> LessonSession:
    return LessonSession(load_course().lesson(lesson), Progress(), at=step, seed="1")


def tries(key: str) -> list[Any]:
    found = []
    for lesson, step in STEPS:
        task = load_course().lesson(lesson).step(step).task
        if isinstance(task, MoveTask):
            for uci, value in getattr(task, key).items():
                found.append(pytest.param(lesson, step, uci, value, id=f"{lesson}/{step}-{uci}"))
    return found


def _solve(session: LessonSession) -> list[str]:
    """Solve a step and return the kinds of what was said; a game is played move by move."""
    task = session.step.task
    if not isinstance(task, VersusTask):
        return [_attempt(session, attempt) for attempt in solution(session)]
    opposing.make_table(session.setting.board)
    kinds: list[str] = []
    while session.state.movable == "any" and len(kinds) < 200:
        assert session.board is not None
        move = task.good_move(session.setting, session.board, patient=True)
        kinds.append(_attempt(session, as_attempt(move, session.board.turn)))
    return kinds


def _attempt(session: LessonSession, attempt: Attempt) -> str:
    """Return the kind of an outcome, or of the opponent's reply to it."""
    outcome = session.attempt(attempt)
    return (session.settle() or outcome).kind


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_the_solution_solves(lesson: str, step: str) -> None:
    session = session_at(lesson, step)
    session.settle()
    start = session.state
    assert not start.solved
    kinds = _solve(session)
    assert kinds == ["progress"] * (len(kinds) - 1) + ["solved"]
    state = session.state
    assert state.solved
    assert (start.par or 0) in (0, state.moves_made) or state.unit == "played"
    assert state.par is None or state.moves_made <= state.par
    assert session.progress.is_solved(lesson, step)
    assert solution(session) == []


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_hints_lead_to_their_end(lesson: str, step: str) -> None:
    session = session_at(lesson, step)
    session.settle()
    shown = 0
    while session.state.can_hint:
        assert session.hint() is not None
        shown += 1
    made = 3 if isinstance(session.step.task, VersusTask) else 0
    assert len(session.state.hints_shown) == shown == len(session.step.hints) + made


@pytest.mark.parametrize(("lesson", "step", "uci", "code"), tries("refusals"))
def test_every_refusal_is_met(lesson: str, step: str, uci: str, code: str) -> None:
    session = session_at(lesson, step)
    before = session.state.fen
    outcome = session.attempt(as_attempt(chess.Move.from_uci(uci)))
    assert outcome.verdict is not None
    assert outcome.verdict.reasons[0].code == code
    assert outcome.kind in ("refused", "solved")
    assert session.state.fen == before


@pytest.mark.parametrize(("lesson", "step", "uci", "text"), tries("wrong"))
def test_every_wrong_move_is_answered(lesson: str, step: str, uci: str, text: str) -> None:
    session = session_at(lesson, step)
    outcome = session.attempt(as_attempt(chess.Move.from_uci(uci)))
    assert (outcome.kind, outcome.text) == ("wrong", text)
    assert session.undo()
    assert not session.state.can_undo


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_every_other_legal_move_is_answered(lesson: str, step: str) -> None:
    session = session_at(lesson, step)
    task = session.step.task
    if not isinstance(task, MoveTask):
        return
    board = session.setting.board
    answers = task.answers(board, hand_back=session.step.kings == "none")
    assert bool(answers) != isinstance(task.goal, Refused)
    for move in board.legal_moves:
        session.restart()
        assert session.attempt(as_attempt(move)).kind == ("solved" if move in answers else "wrong")
