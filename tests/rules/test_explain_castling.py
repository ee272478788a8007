"""Castling refused: each reason with the squares and values it shows, for both colours."""

from __future__ import annotations

import chess
import pytest

from chesslearn.rules import explain
from tests.rules.boards import make
from tests.rules.verdicts import Refusal, both, codes, each_refusal, told

OPEN = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1"

# name, fen, moves, attempt, codes, then squares and params of the first reason (in part)
REFUSED = [
    ("king moved and came back", OPEN, "e1f1 a7a6 f1e1 a6a5", "e1g1", ["castling-king-moved"],
     {"history": ("e1", "f1"), "rook": ("h1",)},
     {"move": "Kf1", "number": 1, "by": "white", "returned": True, "wing": "king"}),
    ("one king move bars both wings", OPEN, "e1f1 a7a6 f1e1 a6a5", "e1c1", ["castling-king-moved"],
     {"rook": ("a1",), "to": ("c1",)}, {"wing": "queen"}),
    ("the other rook moved: this wing is free", OPEN, "a1b1 a7a6 b1a1 a6a5", "e1c1", ["castling-rook-moved"],
     {"rook": ("a1",), "history": ("a1", "b1")}, {"returned": True, "move": "Rb1"}),
    ("rook away", OPEN, "h1g1 a7a6", "e1g1", ["castling-rook-moved", "castling-blocked"],
     {"history": ("h1", "g1")}, {"returned": False}),
    ("another rook has come to the corner", "4k3/p7/8/8/8/8/8/R3K2R w KQ - 0 1",
     "h1h8 e8e7 h8b8 a7a6 a1a3 a6a5 a3h3 e7d7 h3h1 d7e7", "e1g1", ["castling-rook-moved"],
     {"history": ("a1", "a3")}, {"move": "Ra3"}),
    ("castled before, came back", "4k3/p7/8/8/8/8/8/4K2R w K - 0 1",
     "e1g1 a7a6 f1f2 a6a5 g1f1 e8d8 f2h2 d8e8 h2h1 e8d8 f1e1 d8e8", "e1g1",
     ["castling-king-moved", "castling-rook-moved"], {"history": ("e1", "g1")}, {"move": "O-O", "number": 1}),
    ("rook captured, nothing there", "4k3/p7/8/8/4b3/8/8/4K2R b K - 0 1", "e4h1 e1f2 h1d5 f2e1 a7a6", "e1g1",
     ["castling-king-moved", "castling-rook-captured"], {}, {}),
    ("rook captured, another there", "4k3/p7/8/8/4b3/8/8/R3K2R b KQ - 0 1",
     "e4h1 a1a2 h1d5 a2h2 a7a6 h2h1 a6a5", "e1g1", ["castling-rook-captured"],
     {"rook": ("h1",), "history": ("e4", "h1", "a1")},
     {"move": "Bxh1", "number": 1, "by": "black", "replaced": True, "attacker": "B"}),
    ("no rook, history unknown", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1g1", ["game-over",
     "castling-no-rook"],
     {}, {}),
    ("no rook, pawns about", "4k3/8/8/8/8/8/P7/4K2N w - - 0 1", "", "e1g1", ["castling-no-rook"],
     {"rook": ("h1",)}, {"target": "N"}),
    ("no right, the position says so", "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "", "e1g1", ["castling-no-right"],
     {"rook": ("h1",), "to": ("g1",)}, {"wing": "king"}),
    ("no right, and moved later", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "h1h2 e8e7 h2h1 e7e8", "e1g1",
     ["castling-rook-moved"], {"history": ("h1", "h2")}, {}),
    ("a bishop between", "4k3/8/8/8/8/8/8/4KB1R w K - 0 1", "", "e1g1", ["castling-blocked"],
     {"blockers": ("f1",)}, {"blocker": "B", "blocker_side": "white"}),
    ("two men between, the nearest first", "4k3/8/8/8/8/8/8/4KBnR w K - 0 1", "", "e1g1",
     ["castling-blocked"],
     {"blockers": ("f1", "g1")}, {"blocker": "B"}),
    ("b1 counts for the rook", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "", "e1c1", ["castling-blocked"],
     {"blockers": ("b1",)}, {}),
    ("king takes rook is the same gesture", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "", "e1a1",
     ["castling-blocked"], {"blockers": ("b1",), "to": ("c1",)}, {}),
    ("in check", "4k3/8/8/8/4q3/8/8/R3K3 w Q - 0 1", "", "e1c1", ["castling-in-check"],
     {"checkers": ("e4",), "king": ("e1",)}, {"checker": "Q"}),
    ("in double check", "4k3/8/8/8/4q3/5n2/8/R3K3 w Q - 0 1", "", "e1c1", ["castling-in-check"],
     {"checkers": ("f3", "e4")}, {"checker": "N", "checker2": "Q"}),
    ("a checker on the rank is told once", "4k3/8/8/8/8/8/8/R3K2r w Q - 0 1", "", "e1c1",
     ["castling-in-check"], {"checkers": ("h1",)}, {}),
    ("through check", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "e1c1", ["castling-through-check"],
     {"passed": ("d1",), "attackers": ("d8",), "path": ("d1", "c1")}, {"attacker": "R"}),
    ("into check", "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "e1c1", ["castling-into-check"],
     {"to": ("c1",), "attackers": ("c8",)}, {"attacker": "R"}),
    ("through and into check", "2rrk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "e1c1",
     ["castling-through-check", "castling-into-check"], {}, {}),
    ("the enemy king guards a square", "8/8/8/8/8/8/1k6/R3K3 w Q - 0 1", "", "e1c1", ["castling-into-check"],
     {"attackers": ("b2",)}, {"attacker": "K"}),
    ("all at once", "2rrk3/8/8/8/4q3/8/8/RN2K3 w - - 0 1", "", "e1c1",
     ["castling-no-right", "castling-blocked", "castling-in-check", "castling-through-check",
      "castling-into-check"], {}, {}),
    ("too far towards a rook", OPEN, "", "e1b1", ["castling-too-far"], {"options": ("c1",), "to": ("b1",)},
     {"home": True}),
    ("onto a corner without a rook", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1h1",
     ["game-over", "castling-too-far"], {}, {}),
    ("onto an enemy rook in the corner", "4k3/8/8/8/8/8/8/4K2r w - - 0 1", "", "e1h1",
     ["castling-too-far"], {"options": ("g1",)}, {"target": "R"}),
    ("not at home", "4k3/8/8/8/8/8/8/3K3R w - - 0 1", "", "d1f1", ["castling-too-far"], {"to": ("f1",)},
     {"home": False}),
    ("a promotion named", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "e1g1q", ["promotion-not-last-rank"],
     {}, {"choice": "Q"}),
]  # fmt: skip


@each_refusal(REFUSED, "standard")
def test_refused(refusal: Refusal) -> None:
    refusal.check()


def test_too_far_from_elsewhere_has_no_gesture() -> None:
    verdict = explain(make("standard", "4k3/8/8/8/8/8/8/3K3R w - - 0 1"), "d1h1")
    assert "options" not in verdict.reasons[0].squares


@pytest.mark.parametrize(
    ("variant", "fen", "moves", "uci"),
    [
        ("standard", "4k3/8/8/8/8/4K3/8/R6R w - - 0 1", "", "e3g3"),
        ("standard", "4k3/8/8/8/8/8/8/4K2R b K - 0 1", "e8e7", "e1e3"),
        ("standard", "4K3/8/8/8/8/8/P7/4k3 w - - 0 1", "", "e8g8"),
    ],
)
def test_off_the_back_rank_it_is_no_castling(variant: str, fen: str, moves: str, uci: str) -> None:
    assert codes(both(variant, fen, moves, uci)) == ["wrong-way"]


@pytest.mark.parametrize("uci", ["e1g1", "e1h1"])
def test_both_gestures_castle(uci: str) -> None:
    verdict = both("standard", OPEN, "", uci)
    assert verdict.legal
    assert verdict.move == chess.Move.from_uci("e1g1")


def test_a_king_beside_its_rook_steps_onto_its_own_man() -> None:
    assert codes(both("standard", "4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "", "e1d1")) == ["own-piece"]
    assert codes(both("standard", "4k3/8/8/8/8/8/8/6KR w - - 0 1", "", "g1h1")) == ["own-piece"]


def test_a_dropped_rook_never_castles() -> None:
    moves = "R@h1 e8e7"
    verdict = both("crazyhouse", "4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1", moves, "e1g1")
    assert codes(verdict) == ["castling-rook-dropped"]
    assert told(verdict, "castling-rook-dropped").squares["history"] == ("h1",)
    assert told(verdict, "castling-rook-dropped").params["move"] == "R@h1"


def test_a_rook_dropped_where_the_old_one_was_captured() -> None:
    fen, moves = "4k3/p7/8/8/4b3/8/8/4K2R[R] b K - 0 1", "e4h1 e1e2 h1e4 e2e1 a7a6 R@h1 a6a5"
    verdict = both("crazyhouse", fen, moves, "e1g1")
    assert codes(verdict) == ["castling-king-moved", "castling-rook-dropped", "castling-rook-captured"]


def test_a_rook_dropped_elsewhere_that_walked_to_the_corner() -> None:
    moves = "R@h5 e8d8 h5h1 d8e8"
    verdict = both("crazyhouse", "4k3/8/8/8/8/8/8/R3K3[R] w Q - 0 1", moves, "e1g1")
    assert codes(verdict) == ["castling-rook-dropped"]
    assert told(verdict, "castling-rook-dropped").squares["history"] == ("h5",)


def test_history_is_found_in_long_games() -> None:
    board = make("standard", OPEN, "h1g1 a7a6 g1h1 a6a5")
    for _ in range(120):
        for uci in ("a1b1", "a8b8", "b1a1", "b8a8"):
            board.push_uci(uci)
    verdict = explain(board, "e1g1", ended=False)
    assert codes(verdict) == ["castling-rook-moved"]
    assert verdict.reasons[0].params["number"] == 1


def test_pushed_passes_do_not_confuse_the_history() -> None:
    board = make("standard", "k7/8/8/8/8/8/8/4K2R w K - 0 1")
    for uci in ("h1h2", "0000", "h2h1", "0000"):
        board.push(chess.Move.from_uci(uci))
    verdict = explain(board, "e1g1", ended=False)
    assert codes(verdict) == ["castling-rook-moved"]
    assert verdict.reasons[0].params["move"] == "Rh2"
