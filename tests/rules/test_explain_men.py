"""Men that do not move like that: geometry, turn, ways, promotion, with what each reason shows."""

from __future__ import annotations

import pytest

from tests.rules.verdicts import Refusal, both, codes, each_refusal

# name, fen, moves, attempt, codes, then squares and params of the first reason (in part)
REFUSED = [
    ("nothing there", None, "e2e4 e7e5", "e2e3", ["no-piece"], {"from": ("e2",), "to": ("e3",)}, {}),
    ("not your turn", None, "e2e4", "g1f3", ["not-your-turn"], {},
     {"piece": "N", "owner": "white", "side": "black"}),
    ("pass", None, "", "0000", ["pass"], {"king": ("e1",)}, {"side": "white"}),
    ("own man", None, "a2a4 e7e5", "a1a4", ["own-piece"], {"options": ("a2", "a3")},
     {"piece": "R", "target": "P"}),
    ("own man behind a man", None, "", "a1a3", ["path-blocked"], {"blockers": ("a2",)}, {"blocker": "P"}),
    ("own man, and the way is blocked", None, "", "d1f1", ["own-piece", "path-blocked"], {}, {"target": "B"}),
    ("king off its step", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", "e1e3", ["game-over", "wrong-way"], {}, {}),
    ("bishop like a rook", None, "e2e4 e7e5", "f1f3", ["wrong-way"],
     {"options": ("e2", "d3", "c4", "b5", "a6")}, {"piece": "B"}),
    ("queen like a knight", None, "e2e4 e7e5", "d1e3", ["wrong-way"], {}, {"piece": "Q"}),
    ("rook like a bishop", "k7/p7/8/8/8/8/8/R6K w - - 0 1", "", "a1b2", ["wrong-way"], {}, {"piece": "R"}),
    ("knight straight", None, "", "g1g3", ["wrong-way"], {"options": ("f3", "h3")}, {"piece": "N"}),
    ("two men in the way, the nearest first", "k7/8/8/p7/8/8/P7/R6K w - - 0 1", "", "a1a7",
     ["path-blocked"], {"blockers": ("a2", "a5")}, {"blocker": "P", "blocker_side": "white"}),
    ("down the board", "k7/8/8/p7/8/p7/8/R6K b - - 0 1", "", "a8a6", ["wrong-way"], {}, {"piece": "K"}),
    ("bishop blocked by an enemy", "k7/8/8/8/3p4/8/8/B6K w - - 0 1", "", "a1f6", ["path-blocked"],
     {"blockers": ("d4",)}, {"blocker_side": "black"}),
    ("enemy king", "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "", "e2e8", ["captures-king"], {"king": ("e8",)},
     {"piece": "R"}),
    ("enemy king behind a man", "4k3/4p3/8/8/8/8/4R3/4K3 w - - 0 1", "", "e2e8",
     ["captures-king", "path-blocked"], {}, {}),
    ("enemy king, knight's wrong way", "4k3/p7/8/8/8/8/4N3/4K3 w - - 0 1", "", "e2e8",
     ["captures-king", "wrong-way"], {}, {}),
    ("enemy king straight ahead of a pawn", "4k3/4P3/8/8/8/8/8/4K3 w - - 0 1", "", "e7e8q",
     ["captures-king", "pawn-blocked"], {}, {}),
    ("enemy king beside a pawn's way", "4k3/3P4/8/8/8/8/8/4K3 w - - 0 1", "", "d7e8q", ["captures-king"],
     {}, {"piece": "P"}),
    ("pawn back", None, "e2e4 a7a6", "e4e3", ["pawn-backward"], {"attacks": ("d5", "f5")}, {"piece": "P"}),
    ("pawn sideways", None, "e2e4 a7a6", "e4f4", ["pawn-backward"], {}, {}),
    ("pawn back onto an own man", None, "e2e4 a7a6 d1e2 a6a5", "e4e2", ["own-piece", "pawn-backward"], {},
     {"target": "Q"}),
    ("straight capture", None, "e2e4 e7e5", "e4e5", ["pawn-blocked"],
     {"blockers": ("e5",), "attacks": ("d5", "f5")}, {"blocker": "P", "blocker_side": "black"}),
    ("double step from elsewhere", None, "e2e3 a7a6", "e3e5", ["pawn-double-not-home"],
     {"options": ("e4",)}, {}),
    ("three squares from elsewhere", None, "e2e3 a7a6", "e3e6", ["pawn-double-not-home"], {}, {}),
    ("three squares from home", None, "", "e2e5", ["pawn-wrong-way"], {"options": ("e3", "e4")}, {}),
    ("jump over a man", None, "g1f3 a7a6", "f2f4", ["pawn-double-blocked"], {"blockers": ("f3",)},
     {"blocker": "N"}),
    ("both squares taken", "4k3/8/8/8/4n3/4b3/4P3/K7 w - - 0 1", "", "e2e4", ["pawn-double-blocked"],
     {"blockers": ("e3", "e4")}, {"blocker": "B"}),
    ("second square taken", "4k3/8/8/8/4n3/8/4P3/K7 w - - 0 1", "", "e2e4", ["pawn-double-blocked"],
     {"blockers": ("e4",), "options": ("e3",)}, {}),
    ("empty diagonal", None, "e2e4 a7a6", "e4d5", ["pawn-diagonal-empty"], {"options": ("e5",)}, {}),
    ("pawn like a knight", None, "", "e2d4", ["pawn-wrong-way"], {"attacks": ("d3", "f3")}, {}),
    ("pawn two squares diagonally", None, "", "e2c4", ["pawn-wrong-way"], {}, {}),
    ("pawn far aside onto an own man", "4k3/8/8/8/2N5/8/4P3/4K3 w - - 0 1", "", "e2c4",
     ["own-piece", "pawn-wrong-way"], {}, {}),
    ("a pawn on the edge attacks one square", "k7/8/8/8/p7/P7/8/7K w - - 0 1", "", "a3a4", ["pawn-blocked"],
     {"attacks": ("b4",)}, {}),
    ("no choice", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "", "e7e8", ["promotion-missing"],
     {"from": ("e7",), "to": ("e8",)}, {}),
    ("no choice, capturing", "3n4/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "", "e7d8", ["promotion-missing"], {}, {}),
    ("no choice, nothing to capture", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "", "e7d8", ["pawn-diagonal-empty"],
     {"options": ("e8",)}, {}),
    ("no choice, pinned", "6k1/3KP2r/8/8/8/8/8/8 w - - 0 1", "", "e7e8", ["pinned"], {"pinner": ("h7",)}, {}),
    ("no choice, check stays", "8/4P1k1/8/8/8/8/8/r3K3 w - - 0 1", "", "e7e8", ["check-unanswered"], {}, {}),
    ("becomes a king", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "", "e7e8k", ["promotion-bad-piece"], {},
     {"choice": "K"}),
    ("stays a pawn", "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "", "e7e8p", ["promotion-bad-piece"], {},
     {"choice": "P"}),
    ("becomes a king, blocked", "4n3/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "", "e7e8k",
     ["pawn-blocked", "promotion-bad-piece"], {}, {}),
    ("promotion too early", None, "", "e2e4q", ["promotion-not-last-rank"], {}, {"choice": "Q",
     "piece": "P"}),
    ("promotion of a rook", "k7/8/8/8/8/8/8/R6K w - - 0 1", "", "a1g1q", ["promotion-not-last-rank"], {},
     {"piece": "R"}),
    ("promotion, blocked and too early", "k7/8/8/8/8/n7/P7/7K w - - 0 1", "", "a2a3q",
     ["pawn-blocked", "promotion-not-last-rank"], {}, {}),
    ("promotion of a bishop that is blocked", None, "", "f1d3q", ["promotion-not-last-rank", "path-blocked"],
     {}, {}),
]  # fmt: skip


@each_refusal(REFUSED, "standard")
def test_refused(refusal: Refusal) -> None:
    refusal.check()


@pytest.mark.parametrize(
    ("piece", "fen", "uci", "rule"),
    [
        ("king", "k7/p7/8/8/8/8/8/7K w - - 0 1", "h1h3", "king.one-square"),
        ("queen", "k7/8/8/8/8/8/8/Q6K w - - 0 1", "a1b3", "queen.moves"),
        ("rook", "k7/8/8/8/8/8/8/1R5K w - - 0 1", "b1c2", "rook.moves"),
        ("bishop", "k7/p7/8/8/8/8/8/B6K w - - 0 1", "a1a2", "bishop.moves"),
        ("knight", "k7/p7/8/8/8/8/8/N6K w - - 0 1", "a1a2", "knight.l-shape"),
    ],
)
def test_a_wrong_way_names_the_rule_of_the_man(piece: str, fen: str, uci: str, rule: str) -> None:
    assert both("standard", fen, "", uci).reasons[0].rule == rule, piece


@pytest.mark.parametrize(
    ("fen", "uci"),
    [("k7/8/8/8/8/8/P7/8 w - - 0 1", "a2a4"), ("8/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"),
     ("8/8/8/8/8/8/8/R7 w - - 0 1", "a1a8"), ("r7/8/8/8/8/8/8/R6K w - - 0 1", "h1g1")],
)  # fmt: skip
def test_boards_that_lack_a_king_are_played_on(fen: str, uci: str) -> None:
    assert both("standard", fen, "", uci).legal


def test_a_board_without_the_own_king_knows_no_safety() -> None:
    fen = "k7/8/8/8/q7/8/8/R6p w - - 0 1"
    assert both("standard", fen, "", "a1h1").legal
    assert codes(both("standard", fen, "", "a1a5")) == ["path-blocked"]
    assert codes(both("standard", "k7/8/8/8/8/8/8/R7 w - - 0 1", "", "a1a8")) == ["captures-king"]
