"""The judge against questions that players have really asked."""

from __future__ import annotations

import chess
import pytest

from chesslearn.rules import explain
from tests.rules.boards import flip_move, mirrored
from tests.rules.cases import Case, board_of, cases, ids, moves_made, note_codes, squares_of
from tests.rules.verdicts import codes, shown

CASES = cases(moves_made)
REFUSED = [case for case in CASES if not case["verdict"]["ok"]]
ALLOWED = [case for case in CASES if case["verdict"]["ok"]]
ALSO = {"promo-blocked-b": ["check-unanswered"]}
"""Reasons that a case leaves out and that hold: docs/decisions/0002-a-case-in-check.md."""


def test_there_are_cases_of_both_kinds() -> None:
    assert len(REFUSED) > 50
    assert len(ALLOWED) > 40


@pytest.mark.parametrize("case", REFUSED, ids=ids(REFUSED))
def test_a_refused_move_is_refused_for_the_right_reasons(case: Case) -> None:
    verdict = explain(board_of(case), case["attempt"]["uci"])
    assert not verdict.legal
    assert codes(verdict) == case["codes"] + ALSO.get(case["id"], [])
    assert set(squares_of(case)) <= shown(verdict)


@pytest.mark.parametrize("case", ALLOWED, ids=ids(ALLOWED))
def test_an_allowed_move_carries_its_notes_first(case: Case) -> None:
    verdict = explain(board_of(case), case["attempt"]["uci"])
    wanted = note_codes(case)
    assert verdict.legal
    assert codes(verdict)[: len(wanted)] == wanted
    if wanted:
        assert set(squares_of(case)) <= shown(verdict)


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_the_other_colour_gets_the_same_answer(case: Case) -> None:
    board, move = board_of(case), chess.Move.from_uci(case["attempt"]["uci"])
    other = mirrored(board)
    answer = explain(other, flip_move(move) if move else move)
    assert codes(answer) == codes(explain(board, move))


@pytest.mark.parametrize("case", CASES, ids=ids(CASES))
def test_the_board_is_left_as_it_was(case: Case) -> None:
    board = board_of(case)
    before, stack = board.fen(), list(board.move_stack)
    explain(board, case["attempt"]["uci"])
    assert board.fen() == before
    assert board.move_stack == stack
