"""The own king's safety: squares closed to the king, pins, checks to answer, and drops."""

from __future__ import annotations

import pytest

from tests.rules.verdicts import Refusal, both, each_refusal

# name, variant, fen, moves, attempt, codes, squares of the first reason (in part), params (in part)
REFUSED = [
    ("attacked by a bishop", "standard", "k7/8/8/2b5/8/8/3K1n2/8 w - - 0 1", "", "d2e3",
     ["king-into-attack"], {"attackers": ("c5",)}, {"attacker": "B"}),
    ("takes a protected man", "standard", "k7/8/8/2b5/8/4n3/3K4/8 w - - 0 1", "", "d2e3",
     ["king-takes-protected"], {"protector": ("c5",), "captured": ("e3",)},
     {"target": "N", "protector": "B"}),
    ("takes a man protected by the king", "standard", "8/p7/8/8/4k3/4n3/3K4/8 w - - 0 1", "", "d2e3",
     ["king-takes-protected"], {"protector": ("e4",)}, {"protector": "K"}),
    ("beside the king", "standard", "8/p7/8/3k4/8/3K4/P7/8 w - - 0 1", "", "d3d4", ["king-next-to-king"],
     {"attackers": ("d5",)}, {"attacker": "K"}),
    ("beside the king, and attacked too", "standard", "8/p7/8/3k4/8/3K4/r7/8 w - - 0 1", "", "d3d4",
     ["king-next-to-king"], {"attackers": ("d5",)}, {}),
    ("back along the line", "standard", "4r1k1/8/8/8/4K3/8/P7/8 w - - 0 1", "", "e4e3", ["king-along-line"],
     {"attackers": ("e8",)}, {"attacker": "R"}),
    ("back along a diagonal", "standard", "6kb/8/8/8/3K4/8/P7/8 w - - 0 1", "", "d4c3", ["king-along-line"],
     {"attackers": ("h8",)}, {"attacker": "B"}),
    ("along the line and attacked from aside", "standard", "4r1k1/8/8/8/4K3/7r/P7/8 w - - 0 1", "", "e4e3",
     ["king-into-attack"], {"attackers": ("h3", "e8")}, {}),
    ("takes a man that the checker guards through the king", "standard",
     "4r1k1/8/8/8/4K3/4p3/P7/8 w - - 0 1", "", "e4e3", ["king-along-line"], {"attackers": ("e8",)}, {}),
    ("a pinned man attacks", "standard", "r7/8/8/8/3k4/8/N7/K7 b - - 0 1", "", "d4c3", ["king-into-attack"],
     {"attackers": ("a2",), "pinned": ("a2",), "pinner": ("a8",)}, {"attacker": "N"}),
    ("a pawn attacks an empty square", "standard", "k7/8/8/3p4/8/4K3/8/8 w - - 0 1", "", "e3e4",
     ["king-into-attack"], {"attackers": ("d5",)}, {"attacker": "P"}),
    ("too far, and attacked there", "standard", "4r1k1/8/8/8/8/8/P7/3K4 w - - 0 1", "", "d1e3",
     ["wrong-way", "king-into-attack"], {}, {}),
    ("the hill is closed", "kingofthehill", "4k3/8/5b2/8/8/3K4/8/8 w - - 0 1", "", "d3d4",
     ["king-into-attack"], {"hill": ("d4", "e4", "d5", "e5")}, {}),
    ("pinned knight", "standard", "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1", "", "c3d5", ["pinned"],
     {"pinned": ("c3",), "pinner": ("b4",), "king": ("e1",)}, {"piece": "N", "pinner": "B"}),
    ("pinned rook leaves the file", "standard", "4k3/4r3/8/8/8/8/8/K3R3 b - - 0 1", "", "e7a7", ["pinned"],
     {"options": ("e1", "e2", "e3", "e4", "e5", "e6")}, {}),
    ("pinned pawn captures", "standard", "4k3/4p3/3B4/8/8/8/8/4R1K1 b - - 0 1", "", "e7d6", ["pinned"],
     {"options": ("e5", "e6")}, {}),
    ("pinned twice over: the check stays too", "standard", "4r1k1/8/8/8/8/8/4N1n1/4K3 w - - 0 1", "", "e2d4",
     ["pinned", "check-unanswered"], {}, {}),
    ("a knight's check has no line", "standard", "4k3/8/8/8/8/3n4/8/R3K3 w - - 0 1", "", "a1a2",
     ["check-unanswered"], {"checkers": ("d3",), "options": ("d1", "f1", "d2", "e2")}, {"checker": "N"}),
    ("a line check shows its line", "standard", "4r1k1/8/8/8/8/8/8/R3K3 w - - 0 1", "", "a1a2",
     ["check-unanswered"], {"path": ("e2", "e3", "e4", "e5", "e6", "e7")}, {"checker": "R"}),
    ("double check, one is taken", "standard", "4r1k1/8/8/8/8/5n2/6P1/4K3 w - - 0 1", "", "g2f3",
     ["double-check"], {"checkers": ("f3", "e8"), "options": ("d1", "f1", "f2")},
     {"checker": "N", "checker2": "R"}),
    ("captures the king in check", "standard", "4k3/8/8/8/8/8/4Q3/r3K3 w - - 0 1", "", "e2e8",
     ["captures-king", "check-unanswered"], {}, {}),
    ("drop without a man", "crazyhouse", "6k1/8/8/8/8/8/8/6K1[N] w - - 0 1", "", "B@e4",
     ["drop-not-in-pocket"], {"to": ("e4",)}, {"piece": "B"}),
    ("the pocket is the other side's", "crazyhouse", "6k1/8/8/8/8/8/8/6K1[nR] w - - 0 1", "", "N@e4",
     ["drop-not-in-pocket"], {}, {}),
    ("a king is never in a pocket", "crazyhouse", "6k1/8/8/8/8/8/8/6K1[N] w - - 0 1", "", "K@e4",
     ["drop-not-in-pocket"], {}, {"piece": "K"}),
    ("drop on a man", "crazyhouse", "6k1/5ppp/8/8/8/8/8/6K1[N] w - - 0 1", "", "N@f7", ["drop-occupied"],
     {"blockers": ("f7",)}, {"blocker": "P", "blocker_side": "black"}),
    ("drop a pawn on the last rank", "crazyhouse", "6k1/8/8/8/8/8/8/6K1[P] w - - 0 1", "", "P@a8",
     ["drop-pawn-rank"], {}, {}),
    ("drop a pawn on the first rank", "crazyhouse", "6k1/8/8/8/8/8/8/6K1[P] w - - 0 1", "", "P@a1",
     ["drop-pawn-rank"], {}, {}),
    ("all that is wrong with a drop", "crazyhouse", "N5k1/8/8/8/8/8/8/r5K1[N] w - - 0 1", "", "P@a8",
     ["drop-not-in-pocket", "drop-occupied", "drop-pawn-rank", "check-unanswered"], {}, {}),
    ("drop leaves the check", "crazyhouse", "6k1/8/8/8/8/8/5PPP/2r3K1[NP] w - - 0 1", "", "N@f6",
     ["check-unanswered"], {"path": ("d1", "e1", "f1"), "options": ("d1", "e1", "f1")}, {"piece": "N"}),
    ("a pawn cannot be dropped where the line is", "crazyhouse", "6k1/8/8/8/8/8/5PPP/2r3K1[NP] w - - 0 1", "",
     "P@d1", ["drop-pawn-rank"], {}, {}),
    ("drop on the checker", "crazyhouse", "6k1/8/8/8/8/8/5PPP/2r3K1[N] w - - 0 1", "", "N@c1",
     ["drop-occupied", "check-unanswered"], {}, {}),
    ("no drops here", "standard", None, "", "N@e4", ["drop-not-here"], {"to": ("e4",)}, {"piece": "N"}),
    ("no drops in three-check", "3check", None, "", "N@e4", ["drop-not-here"], {}, {}),
]  # fmt: skip


@each_refusal(REFUSED)
def test_refused(refusal: Refusal) -> None:
    refusal.check()


@pytest.mark.parametrize(
    ("name", "fen", "uci"),
    [
        ("in front of a pawn", "4k3/8/8/3p4/8/3K4/8/8 w - - 0 1", "d3d4"),
        ("off the line", "4r1k1/8/8/8/4K3/8/P7/8 w - - 0 1", "e4d3"),
        ("along a pin", "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e5"),
        ("takes the pinner", "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", "e2e8"),
        ("two shields are no pin", "4r1k1/4p3/8/8/8/8/4N3/4K3 w - - 0 1", "e2d4"),
        ("blocks a check", "4r1k1/8/8/8/8/8/8/2N1K3 w - - 0 1", "c1e2"),
    ],
)
def test_allowed(name: str, fen: str, uci: str) -> None:
    assert both("standard", fen, "", uci).legal, name
