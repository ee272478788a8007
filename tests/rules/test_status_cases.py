"""The collected questions about positions, claims and flags, each answered as the row says, both colours."""

from __future__ import annotations

from typing import Any

import chess
import pytest

from chesslearn.rules import STATUS_CODES, claim_draw, flag_fall, status, why_not
from tests.rules.boards import flip_move, flip_name, mirrored, shape
from tests.rules.cases import Case, board_of, cases
from tests.rules.truth import verify

KINDS = {"game-over", "not-over", "claim", "timeout"}
ROWS = cases(lambda row: row["attempt"]["type"] in ("ask", "claim", "flag") or row["kind"] in KINDS)
CODES = {row.code for row in STATUS_CODES}
BELIEFS = {"stalemate": "stalemate", "checkmate": "checkmate", "mate": "checkmate", "draw": "insufficient"}


def row_board(row: Case) -> chess.Board:
    """Return the board of a row, after the move it tries if it tries one."""
    board = board_of(row)
    if row["attempt"]["type"] == "move":
        board.push_uci(row["attempt"]["uci"])
    return board


def by_id(rows: list[Case]) -> list[Any]:
    return [pytest.param(row, id=row["id"]) for row in rows]


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize("row", by_id(ROWS))
def test_status_of_case(row: Case, flip: bool) -> None:
    board = mirrored(row_board(row)) if flip else row_board(row)
    now = status(board)
    verify(board, now.because)
    wanted = [code for code in row["codes"] if code in CODES]
    if wanted:
        assert now.code == wanted[0]
    for code in row["codes"]:
        if code.startswith("claim:"):
            assert code[6:] in now.claims
    result = row["verdict"]["result"]
    if wanted and result in ("1-0", "0-1"):
        assert now.winner is ((result == "1-0") is not flip)


@pytest.mark.parametrize("row", by_id(ROWS))
def test_status_is_the_same_for_both_colours(row: Case) -> None:
    board = row_board(row)
    here, there = status(board), status(mirrored(board))
    assert here.code == there.code
    flipped = sorted(shape(fact, flip=True) for fact in there.because)
    assert sorted(shape(fact) for fact in here.because) == flipped
    assert here.claims == there.claims


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize("row", by_id([row for row in ROWS if row["attempt"]["type"] == "claim"]))
def test_claim_of_case(row: Case, flip: bool) -> None:
    board = row_board(row)
    intended = row["attempt"].get("intended")
    move = None if intended is None else chess.Move.from_uci(intended)
    if flip:
        board, move = mirrored(board), None if move is None else flip_move(move)
    claim = claim_draw(board, row["attempt"]["claim"], move)
    assert ("claim-right" if claim.right else "claim-wrong") == row["codes"][0]
    assert claim.because
    for role in ("from", "to"):
        if intended and role in row["squares"]:
            told = {name for fact in claim.because for name in fact.squares.get(role, ())}
            assert {flip_name(name) if flip else name for name in row["squares"][role]} <= told


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize("row", by_id([row for row in ROWS if row["attempt"]["type"] == "flag"]))
def test_flag_of_case(row: Case, flip: bool) -> None:
    board = mirrored(row_board(row)) if flip else row_board(row)
    flagged = (row["attempt"]["flagged"] == "white") is not flip
    result = flag_fall(board, flagged)
    wanted = None if row["codes"][0] == "flag-draw" else not flagged
    assert result.winner is wanted
    assert result.proven
    assert result.because
    verify(board, tuple(fact for fact in result.because if fact.code != "game-over"))
    if wanted is not None:
        assert result.line
    if result.because[0].code == "game-over":
        assert result.because[0].params["status"] in row["codes"]


@pytest.mark.parametrize("row", by_id([row for row in ROWS if row["attempt"]["type"] == "ask"]))
def test_belief_of_case(row: Case) -> None:
    board = row_board(row)
    now = status(board)
    belief = next((name for word, name in BELIEFS.items() if word in row["attempt"]["ask"]), "stalemate")
    answer = why_not(board, belief)
    assert answer.true == (now.code == {"insufficient": "dead-position"}.get(belief, belief))
    facts = (*answer.because, *now.because)
    told = {name for fact in facts for where in fact.squares.values() for name in where}
    for role in ("saving_from", "saving_to", "captured", "checkers"):
        assert set(row["squares"].get(role, ())) <= told
