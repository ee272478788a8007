"""A pawn's diagonal step to an empty square: each reason, with history and without."""

from __future__ import annotations

import pytest

from chesslearn.rules import explain
from tests.rules.boards import make
from tests.rules.verdicts import Refusal, both, codes, each_refusal

# name, variant, fen, moves, attempt, codes, squares of the first reason (in part), params (in part)
REFUSED = [
    ("one move too late", "standard", None, "e2e4 a7a6 e4e5 d7d5 g1f3 h7h6", "e5d6", ["ep-expired"],
     {"history": ("d7", "d5"), "to": ("d6",)}, {"move": "d5", "number": 2, "by": "black"}),
    ("it never was possible for this pawn", "standard", None, "e2e4 d7d5 h2h3 a7a6 e4e5 a6a5", "e5d6",
     ["ep-expired"], {"history": ("d7", "d5")}, {"number": 1}),
    ("the other neighbour jumped last", "standard", None, "e2e4 f7f5 e4e5 d7d5", "e5f6", ["ep-expired"],
     {"history": ("f7", "f5"), "captured": ("d5",), "options": ("d6", "e6")}, {}),
    ("the FEN told it, one move later", "standard", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e1e2 e8e7", "e5d6",
     ["ep-expired"], {"history": ("d7", "d5")}, {}),
    ("two single steps", "standard", None, "e2e4 d7d6 e4e5 d6d5", "e5d6", ["ep-not-double-step"],
     {"history": ("d6", "d5")}, {"move": "d5", "how": "step"}),
    ("came by a capture", "standard", None, "e2e4 c7c6 e4e5 a7a6 d2d4 a6a5 d4d5 c6d5", "e5d6",
     ["ep-not-double-step"], {"history": ("c6", "d5")}, {"move": "cxd5", "how": "capture"}),
    ("was dropped", "crazyhouse", "4k3/8/8/4P3/8/8/8/4K3[p] b - - 0 1", "P@d5", "e5d6",
     ["ep-not-double-step"], {"history": ("d5",)}, {"how": "drop"}),
    ("the position alone says no", "standard", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "", "e5d6",
     ["ep-no-right"],
     {"attackers": ("d5",)}, {}),
    ("the position speaks of the other side", "standard", "4k3/8/8/3pPp2/8/8/8/4K3 w - f6 0 1", "", "e5d6",
     ["ep-no-right"], {"captured": ("f5",), "options": ("e6", "f6")}, {}),
    ("there since the start, other moves made", "standard", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e1e2 e8e7",
     "e5d6", ["ep-no-right"], {}, {}),
    ("from the sixth rank", "standard", "4k3/3p4/4P3/8/8/8/8/4K3 b - - 0 1", "d7d5", "e6d7",
     ["ep-wrong-rank"], {"history": ("d7", "d5")}, {"rank": 5}),
    ("from the sixth rank, told by the FEN", "standard", "4k3/8/4P3/3p4/8/8/8/4K3 w - d6 0 1", "", "e6d7",
     ["ep-wrong-rank"], {"history": ("d7", "d5")}, {}),
    ("from the fourth rank to the square that was jumped", "standard", None, "e2e4 d7d5", "e4d6",
     ["pawn-wrong-way", "ep-wrong-rank"], {}, {}),
    ("from the sixth rank, later", "standard", "4k3/3p4/4P3/8/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 e8f8", "e6d7",
     ["pawn-diagonal-empty"], {}, {}),
    ("a queen passed", "standard", "4k3/3q4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "e5d6", ["ep-not-a-pawn"],
     {"history": ("d7", "d5")}, {"target": "Q", "move": "Qd5"}),
    ("a rook passed further", "standard", "3rk3/8/8/4P3/8/8/8/4K3 b - - 0 1", "d8d3", "e5d6",
     ["ep-not-a-pawn"], {"history": ("d8", "d3")}, {"target": "R"}),
    ("a rook passed earlier", "standard", "3rk3/8/8/4P3/8/8/8/4K3 b - - 0 1", "d8d5 e1e2 e8f8", "e5d6",
     ["pawn-diagonal-empty"], {}, {}),
    ("a piece beside that did not pass", "standard", "4k3/8/2b5/4P3/8/8/8/4K3 b - - 0 1", "c6d5", "e5d6",
     ["pawn-diagonal-empty"], {}, {}),
    ("behind a pawn that has just stepped", "standard", "4k3/8/8/3p4/4P3/8/8/4K3 b - - 0 1", "d5d4", "e4d5",
     ["ep-not-double-step"], {"history": ("d5", "d4")}, {"how": "step"}),
    ("behind a pawn of old", "standard", "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", "", "e4d5",
     ["pawn-diagonal-empty"], {}, {}),
    ("an own pawn beside", "standard", "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1", "", "e5d6",
     ["pawn-diagonal-empty"], {}, {}),
    ("both pawns leave the rank", "standard", "8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1", "d7d5", "e5d6",
     ["ep-exposes-king"], {"captured": ("d5",), "attackers": ("h5",), "king": ("a5",)}, {"attacker": "R"}),
    ("the captured pawn alone shut a long line", "standard", "b3k3/8/8/3pP3/8/8/8/7K w - d6 0 1", "", "e5d6",
     ["exposes-king"], {"captured": ("d5",), "attackers": ("a8",)}, {"attacker": "B"}),
    ("pinned on the file", "standard", "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5", "e5d6", ["pinned"],
     {"pinner": ("e8",), "options": ("e6",)}, {}),
    ("pinned across, the other diagonal", "standard", "4k3/3p4/5b2/4P3/8/2K5/8/8 b - - 0 1", "d7d5", "e5d6",
     ["pinned"], {"pinner": ("f6",), "options": ("f6",)}, {}),
    ("expired and pinned", "standard", "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "d7d5 e1e2 g8h8", "e5d6",
     ["ep-expired", "pinned"], {}, {}),
]  # fmt: skip


@each_refusal(REFUSED)
def test_refused(refusal: Refusal) -> None:
    refusal.check()


@pytest.mark.parametrize(
    ("name", "fen", "moves", "uci"),
    [
        ("takes the pawn that checks", "4k3/3p4/8/4P3/2K5/8/8/8 b - - 0 1", "d7d5", "e5d6"),
        ("lands on the line of a discovered check", "3rk3/3p4/8/4P3/8/8/8/3K4 b - - 0 1", "d7d5", "e5d6"),
        ("captures along a diagonal pin", "1b2k3/3p4/8/4P3/8/6K1/8/8 b - - 0 1", "d7d5", "e5d6"),
        ("told by the FEN", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "e5d6"),
        ("the rank is shut by a third man", "8/3p4/8/K1N1P2r/8/8/8/4k3 b - - 0 1", "d7d5", "e5d6"),
    ],
)
def test_allowed(name: str, fen: str, moves: str, uci: str) -> None:
    verdict = both("standard", fen, moves, uci)
    assert verdict.legal, name
    assert "ep" in codes(verdict)


def test_a_square_without_a_pawn_behind_it_gives_nothing() -> None:
    board = make("standard", "4k3/8/8/4P3/8/8/8/4K3 w - d6 0 1")
    assert codes(explain(board, "e5d6")) == ["pawn-diagonal-empty"]


def test_en_passant_on_a_board_without_kings() -> None:
    assert both("standard", "8/3p4/8/4P3/8/8/8/8 b - - 0 1", "d7d5", "e5d6").legal
