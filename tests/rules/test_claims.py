"""Claims of a draw: on the board now, by an announced move, and what refuses them."""

from __future__ import annotations

import random
from typing import Any

import chess
import pytest

from chesslearn.rules import claim_draw, status
from chesslearn.rules.facts import CLAIM_KINDS, OVER, check_fact
from tests.rules.boards import SWEEP, VARIANTS, flip_move, make, mirrored, random_game
from tests.rules.truth import verify

KNIGHTS = "g1f3 g8f6 f3g1 f6g8 "


def claim_codes(board: chess.Board, kind: str, move: str | None = None) -> tuple[bool, list[str]]:
    """Return whether a claim is right and the codes of its facts, after checking them by the table."""
    claim = claim_draw(board, kind, move)
    assert claim.kind == kind
    assert all(check_fact(fact) == "" for fact in claim.because)
    flipped_move = None if move is None else flip_move(chess.Move.from_uci(move))
    flipped = claim_draw(mirrored(board), kind, flipped_move)
    assert flipped.right is claim.right
    assert sorted(fact.code for fact in flipped.because) == sorted(fact.code for fact in claim.because)
    return claim.right, [fact.code for fact in claim.because]


@pytest.mark.parametrize(
    ("fen", "moves", "kind", "announced", "right", "first"),
    [
        (None, KNIGHTS * 2, "threefold", None, True, "occurrences"),
        (None, KNIGHTS, "threefold", None, False, "occurrences"),
        (None, KNIGHTS + "g1f3 g8f6 f3g1", "threefold", "f6g8", True, "announced"),
        (None, KNIGHTS + "g1f3 g8f6 f3g1", "threefold", None, False, "occurrences"),
        (None, KNIGHTS + "g1f3 g8f6 f3g1", "threefold", "f6h5", False, "announced-not-enough"),
        (None, KNIGHTS + "g1f3 g8f6 f3g1", "threefold", "e7e2", False, "announced-illegal"),
        (None, KNIGHTS * 2, "threefold", "g1f3", True, "occurrences"),
        (None, KNIGHTS * 4, "threefold", None, True, "occurrences"),
        ("8/8/4k3/8/8/3RK3/P7/r7 w - - 100 90", "", "fifty", None, True, "counter"),
        ("8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90", "", "fifty", None, False, "counter"),
        ("8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90", "", "fifty", "e3e2", True, "announced"),
        ("8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90", "", "fifty", "a2a3", False, "announced-resets"),
        ("8/8/4k3/8/3r4/3RK3/P7/8 w - - 99 90", "", "fifty", "d3d4", False, "announced-resets"),
        ("8/8/4k3/8/8/3RK3/P7/r7 w - - 98 90", "", "fifty", "e3e2", False, "announced-not-enough"),
        ("8/8/4k3/8/8/3RK3/P7/r7 w - - 100 90", "", "fifty", "a2a3", True, "counter"),
        ("8/8/4k3/8/8/3RK3/P7/r7 w - - 150 90", "", "fifty", None, True, "counter"),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 99 120", "", "fifty", "a1a8", True, "announced"),
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 100 120", "", "fifty", None, False, "game-over"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 120 99", "", "fifty", None, False, "game-over"),
        ("8/8/4k3/8/8/3K4/8/8 b - - 120 99", "", "fifty", None, False, "game-over"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 98 120", "e1g1", "fifty", "e8e7", True, "announced"),
        ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 99 120", "", "fifty", "e1g1", True, "announced"),
    ],
)
def test_claim(
    fen: str | None, moves: str, kind: str, announced: str | None, right: bool, first: str
) -> None:
    board = make("standard", fen, moves)
    assert claim_codes(board, kind, announced)[0] is right
    assert claim_codes(board, kind, announced)[1][0] == first


def test_occurrences_are_told_with_the_moves_that_led_to_them() -> None:
    claim = claim_draw(make("standard", None, "f2f4 g8f6 g1f3 f6g8 f3g1 g8f6 g1f3 f6g8 f3g1"), "threefold")
    told = [(fact.params["move"], fact.params["number"], fact.params["side"]) for fact in claim.because[1:]]
    assert told == [("f4", 1, "white"), ("Ng1", 3, "white"), ("Ng1", 5, "white")]


def test_castling_right_makes_lookalikes_differ() -> None:
    board = make(
        "standard",
        "r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22",
        "c3b5 a8a4 b5c3 a4a8 c3b5 a8a4 b5c3 a4a8",
    )
    claim = claim_draw(board, "threefold")
    assert not claim.right
    (differs,) = [fact for fact in claim.because if fact.code == "differs-castling"]
    assert dict(differs.squares) == {"king": ("e8",), "rooks": ("a8",)}
    assert (differs.params["lost"], differs.params["move"]) == ("black", "")


def test_en_passant_makes_lookalikes_differ() -> None:
    moves = "e2e4 g8f6 e4e5 d7d5 f1c4 b8c6 c4f1 c6b8 f1c4 b8c6 c4f1"
    claim = claim_draw(make("standard", None, moves), "threefold", "c6b8")
    (differs,) = [fact for fact in claim.because if fact.code == "differs-en-passant"]
    assert dict(differs.squares) == {"from": ("e5",), "to": ("d6",), "captured": ("d5",)}
    assert differs.params["move"] == "d5"


def test_the_side_to_move_makes_lookalikes_differ() -> None:
    moves = "e2d2 e6d6 d2e1 d6e6 e1e2 e6d6 e2d2 d6e6 d2e2"
    claim = claim_draw(make("standard", "8/8/4k3/8/p7/P7/4K3/8 w - - 0 1", moves), "threefold")
    assert not claim.right
    assert [fact.params["turn"] for fact in claim.because if fact.code == "differs-turn"] == ["white"]


def test_checks_given_make_lookalikes_differ_in_three_check() -> None:
    board = make("3check", "4k3/8/8/8/8/8/8/R3K3 w - - 3+3 0 1", "a1a8 e8e7 a8a1 e7e8")
    codes = [fact.code for fact in claim_draw(board, "threefold").because]
    assert "differs-checks" in codes


def test_pockets_make_lookalikes_differ_in_crazyhouse() -> None:
    moves = "e2e4 d7d5 e4d5 d8d5 b1c3 d5d8 P@e4 P@d5"
    board = make("crazyhouse", None, moves)
    codes = [fact.code for fact in claim_draw(board, "threefold").because]
    assert codes[0] == "occurrences"
    assert not claim_draw(board, "fifty").right
    assert claim_draw(board, "fifty").because[0].code == "no-fifty-rule"


def test_the_pockets_of_the_past_are_left_alone() -> None:
    """Boards of python-chess share the pockets of their history with their copies."""
    board = make("crazyhouse", None, "e2e4 d7d5 e4d5 d8d5 b1c3 d5d8 P@e4 g8f6 c3b1 f6g8 b1c3 g8f6 c3b1 f6g8")
    before = [state.fen() for state in _unwound(board)]
    for kind in CLAIM_KINDS:
        claim_draw(board, kind)
    status(board)
    assert [state.fen() for state in _unwound(board)] == before


def _unwound(board: chess.Board) -> list[chess.Board]:
    past, found = board.copy(), []
    while past.move_stack:
        found.append(past.copy(stack=False))
        past.pop()
    return found


def test_a_position_without_its_past_says_so() -> None:
    claim = claim_draw(chess.Board("8/8/4k3/8/8/3RK3/P7/r7 w - - 20 90"), "threefold")
    assert "no-history" in [fact.code for fact in claim.because]


def test_what_set_the_count_back_is_told() -> None:
    board = make("standard", "8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90", "a2a3 e6e7")
    (reset,) = [fact for fact in claim_draw(board, "fifty").because if fact.code == "counter-reset"]
    assert dict(reset.squares) == {"from": ("a2",), "to": ("a3",)}
    assert dict(reset.params) == {"move": "a3", "number": 90, "side": "white", "why": "pawn"}


@pytest.mark.parametrize(
    ("kind", "move"), [("perpetual", None), ("", None), ("fifty", "e9e1"), ("fifty", 5), ("threefold", "")]
)
def test_garbage_is_a_value_error(kind: str, move: Any) -> None:
    with pytest.raises(ValueError, match=r"expected|invalid"):
        claim_draw(chess.Board(), kind, move)


def test_impossible_positions_allow_no_claim() -> None:
    claim = claim_draw(chess.Board("8/8/8/8/8/8/8/K7 w - - 120 90"), "fifty")
    assert (claim.right, claim.because[0].code) == (False, "fault-no-king")


@pytest.mark.parametrize("seed", range(2 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_claims_agree_with_the_status_and_with_python_chess(variant: str, seed: int) -> None:
    rng = random.Random(f"claims {variant} {seed}")
    for board in random_game(variant, rng, plies=120):
        if rng.random() > 0.1:
            continue
        now = status(board)
        for kind in CLAIM_KINDS:
            claim = claim_draw(board, kind)
            assert claim.right == (kind in now.claims or (now.code, kind) in _BOTH)
            verify(board, claim.because if now.code not in OVER else ())
            for move in list(board.legal_moves)[:3]:
                announced = claim_draw(board, kind, move)
                wanted = move in now.claimable_moves.get(kind, ()) or claim.right
                assert announced.right == wanted or now.code in OVER


_BOTH = {("fivefold", "threefold"), ("seventyfive", "fifty")}


def test_claims_now_and_by_announcing() -> None:
    board = make("standard", None, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1")
    assert status(board).claims == ()
    assert status(board).claimable_moves == {"threefold": (chess.Move.from_uci("f6g8"),)}
    board.push_uci("f6g8")
    assert status(board).claims == ("threefold",)
    assert "threefold" in status(board).claimable_moves


def test_fifty_may_be_announced_one_move_early_by_quiet_moves_only() -> None:
    board = chess.Board("8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90")
    moves = status(board).claimable_moves["fifty"]
    assert chess.Move.from_uci("a2a3") not in moves
    assert set(moves) == {move for move in board.legal_moves if not board.is_zeroing(move)}
    assert status(chess.Board("8/8/4k3/8/8/3RK3/P7/r7 w - - 98 90")).claimable_moves == {}
