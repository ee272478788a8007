"""Every ruling of the contract about which reasons stand, and in which order."""

from __future__ import annotations

import pytest

from tests.rules.verdicts import both, codes

RULINGS = [
    ("pinned knight, straight along its file pin", "standard", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "",
     "e2e4", ["wrong-way"]),
    ("pinned knight, wrong jump", "standard", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "", "e2f3",
     ["wrong-way", "pinned"]),
    ("pinned bishop, one step along its file pin", "standard", "4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", "",
     "e2e3", ["wrong-way"]),
    ("in check, knight jumps wrongly", "standard", "4r1k1/8/8/8/8/8/8/1N2K3 w - - 0 1", "", "b1b3",
     ["wrong-way", "check-unanswered"]),
    ("in check, knight jumps wrongly onto the line", "standard", "4r1k1/8/8/8/8/8/8/1N2K3 w - - 0 1", "",
     "b1e4", ["wrong-way"]),
    ("pinned man captures the checker", "standard", "4r1k1/8/8/8/8/3n4/4R3/4K3 w - - 0 1", "", "e2d2",
     ["pinned", "check-unanswered"]),
    ("pinned bishop captures the checking knight", "standard", "4r1k1/8/8/8/8/3n4/4B3/4K3 w - - 0 1", "",
     "e2d3", ["pinned"]),
    ("pinned, moves along the pin, the check stays", "standard", "4r1k1/8/8/8/8/3n4/4R3/4K3 w - - 0 1", "",
     "e2e3", ["check-unanswered"]),
    ("pinned man in double check", "standard", "4r1k1/8/8/8/7q/3n4/4B3/4K3 w - - 0 1", "", "e2d3",
     ["pinned", "double-check"]),
    ("pinned man in double check, along the pin", "standard", "4r1k1/8/8/8/7q/3n4/4R3/4K3 w - - 0 1", "",
     "e2e3", ["double-check"]),
    ("a drop in double check", "crazyhouse", "4k3/8/5N2/8/8/8/8/4R1K1[q] b - - 0 1", "", "Q@e5",
     ["double-check"]),
    ("not your turn, plus anything", "standard", None, "", "e7e2", ["not-your-turn"]),
    ("not your turn, onto an own man", "standard", None, "", "a8a7", ["not-your-turn"]),
    ("finished game, otherwise legal", "standard", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "",
     "d3d4", ["game-over"]),
    ("finished game, no man there", "standard", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "", "a1a2",
     ["game-over", "no-piece"]),
    ("finished game, pass", "standard", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "", "0000", ["game-over", "pass"]),
    ("e1b1, king at home", "standard", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "", "e1b1",
     ["castling-too-far"]),
    ("e1b1, barred now", "standard", "3rk2r/8/8/8/8/8/8/RN2K2R w KQk - 0 1", "",
     "e1b1", ["castling-too-far"]),
    ("king on f1, f1h1", "standard", "4k3/8/8/8/8/8/8/5K1R w - - 0 1", "", "f1h1", ["castling-too-far"]),
    ("king on f1, f1h1, the history shows why", "standard", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1f1 e8d8",
     "f1h1", ["castling-too-far", "castling-king-moved"]),
    ("e4g4", "standard", "4k3/8/8/8/4K3/8/8/7R w - - 0 1", "", "e4g4", ["wrong-way"]),
    ("e1g3", "standard", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "e1g3", ["wrong-way"]),
    ("e1g1 onto an own man", "standard", "4k3/8/8/8/8/8/8/4K1NR w K - 0 1", "", "e1g1", ["castling-blocked"]),
    ("e1g1 onto an enemy man", "standard", "4k3/8/8/8/8/8/8/4K1bR w K - 0 1", "", "e1g1",
     ["castling-blocked"]),
    ("rook gone, moved away", "standard", "4k3/p7/8/8/8/8/8/4K2R w K - 0 1", "h1h5 a7a6", "e1g1",
     ["castling-rook-moved"]),
    ("rook gone, captured", "standard", "4k3/p7/8/8/4b3/8/8/4K2R b K - 0 1", "e4h1 e1e2 h1e4 e2e1 a7a6",
     "e1g1", ["castling-king-moved", "castling-rook-captured"]),
    ("king and rook both moved", "standard", "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
     "h1h2 e8d8 h2h1 d8e8 e1e2 e8d8 e2e1 d8e8", "e1g1", ["castling-king-moved", "castling-rook-moved"]),
    ("castling in check", "standard", "4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", "", "e1g1", ["castling-in-check"]),
    ("pawn straight onto an own man", "standard", "4k3/8/8/8/8/4N3/4P3/4K3 w - - 0 1", "", "e2e3",
     ["pawn-blocked"]),
    ("pawn two squares onto an own man", "standard", "4k3/8/8/8/4N3/8/4P3/4K3 w - - 0 1", "", "e2e4",
     ["pawn-double-blocked"]),
    ("pawn diagonally onto an own man", "standard", "4k3/8/8/8/8/5N2/4P3/4K3 w - - 0 1", "", "e2f3",
     ["own-piece"]),
    ("e3e5 blocked", "standard", "4k3/8/8/8/4n3/4P3/8/4K3 w - - 0 1", "", "e3e5",
     ["pawn-double-not-home", "pawn-double-blocked"]),
    ("c1c2 (bishop) onto an own man", "standard", None, "", "c1c2", ["own-piece", "wrong-way"]),
    ("promotion straight onto a man", "standard", "3nk3/3P4/8/8/8/8/8/4K3 w - - 0 1", "", "d7d8q",
     ["pawn-blocked"]),
    ("promotion straight onto a man, no choice", "standard", "3nk3/3P4/8/8/8/8/8/6K1 w - - 0 1", "", "d7d8",
     ["pawn-blocked"]),
    ("g1f3q", "standard", None, "", "g1f3q", ["promotion-not-last-rank"]),
    ("en passant that does not answer the check", "standard", "4k3/3p4/8/4P3/8/8/8/r3K3 b - - 0 1", "d7d5",
     "e5d6", ["check-unanswered"]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("variant", "fen", "moves", "uci", "wanted"),
    [row[1:] for row in RULINGS],
    ids=[row[0] for row in RULINGS],
)
def test_ruling(variant: str, fen: str | None, moves: str, uci: str, wanted: list[str]) -> None:
    verdict = both(variant, fen, moves, uci)
    assert not verdict.legal
    assert verdict.move is None
    assert codes(verdict) == wanted
