"""The end of an exam or a review shows each question again, on its board."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from chesslearn.course import MoveAttempt, SquareAttempt, load_course, memory, solution
from chesslearn.course.memory import Exercise
from tests.widgets.browser import Page, fresh, make

BANK = memory.make_bank(load_course())
SEEDS = ("1", "2", "3")


def not_possible(exercise: Exercise) -> str | None:
    """Return a move that the judge refuses, made with the piece that ought to move; for boards with moves."""
    session = exercise.session()
    first = solution(session)[0]
    if session.board is None or not isinstance(first, MoveAttempt) or session.state.selecting:
        return None
    start = chess.parse_square(first.from_)
    for end in chess.SQUARES:
        move = chess.Move(start, end)
        outcome = exercise.session().attempt(MoveAttempt(first.from_, chess.square_name(end)))
        if end != start and not session.board.is_legal(move) and outcome.kind == "refused":
            return move.uci()
    return None


def answers(page: Page) -> list[dict[str, Any]]:
    assert page.screen["name"] == "result"
    found: list[dict[str, Any]] = page.screen["answers"]
    return found


def arrows(board: dict[str, Any], kind: str) -> list[tuple[str, str]]:
    return [(each["from_square"], each["to_square"]) for each in board["arrows"] if each["kind"] == kind]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_not_possible_is_drawn_beside_what_was_right(seed: str) -> None:
    exercises = memory.exam(BANK, seed)
    page = fresh(f"?page=exam&seed={seed}")
    page.send(type="begin")
    tried: dict[int, tuple[str, dict[str, Any]]] = {}
    for index, exercise in enumerate(exercises):
        move = not_possible(exercise)
        if move is not None:
            page.move(move)
            tried[index] = exercise.context, page.board
        page.send(type="next")
    assert tried
    shown = answers(page)
    for index, (context, asked) in tried.items():
        board = shown[index]["board"]
        assert board["fen"] == asked["fen"], context
        assert board["orientation"] == asked["orientation"]
        assert not board["movable"] and not board["selecting"]
        kinds = {each["kind"] for each in (*board["marks"], *board["arrows"])}
        assert kinds & {"refused", "attack"}, context
        first = solution(exercises[index].session())[0]
        assert isinstance(first, MoveAttempt)
        assert (first.from_, first.to) in arrows(board, "show"), context


@pytest.mark.parametrize("seed", SEEDS)
def test_right_and_skipped_answers_show_what_was_right(seed: str) -> None:
    exercises = memory.exam(BANK, seed)
    for knows in (True, False):
        page = fresh(f"?page=exam&seed={seed}")
        page.send(type="begin")
        for exercise in exercises:
            for attempt in solution(exercise.session()) if knows else ():
                make(page, attempt)
            page.send(type="next")
        for exercise, shown in zip(exercises, answers(page), strict=True):
            session = exercise.session()
            board = shown["board"]
            assert (board is None) == (session.state.fen is None)
            if board is None:
                continue
            assert board["fen"] == session.state.fen
            right = solution(session)
            if isinstance(right[0], MoveAttempt):
                assert (right[0].from_, right[0].to) in arrows(board, "show")
            squares = {attempt.square for attempt in right if isinstance(attempt, SquareAttempt)}
            assert squares <= {mark["square"] for mark in board["marks"] if mark["kind"] == "found"}
            assert not arrows(board, "refused")


def test_a_card_of_the_quiz_has_no_board() -> None:
    page = fresh("?page=quiz&seed=1")
    while page.screen["name"] == "sitting":
        page.attempt(kind="choice", choice=0)
        page.attempt(kind="choice", choice=1)
        page.attempt(kind="choice", choice=2)
        page.send(type="next")
    assert all(answer["board"] is None for answer in answers(page))
