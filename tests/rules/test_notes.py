"""What is told about legal moves: each note's trigger, and moves that look alike and have none."""

from __future__ import annotations

import pytest

from chesslearn.rules import NOTES
from tests.rules.verdicts import both, codes, told

S, C, Z, H, T = "standard", "chess960", "crazyhouse", "kingofthehill", "3check"

# code, variant, fen, moves, attempt, squares of the note (in part), params of the note (in part)
NOTED = [
    ("ep", S, None, "e2e4 a7a6 e4e5 d7d5", "e5d6", {"captured": ("d5",), "history": ("d7", "d5")}, {}),
    ("ep", S, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "e5d6", {"captured": ("d5",)}, {"piece": "P"}),
    ("ep-along-pin", S, "1b2k3/3p4/8/4P3/8/6K1/8/8 b - - 0 1", "d7d5", "e5d6",
     {"pinned": ("e5",), "pinner": ("b8",), "king": ("g3",)}, {"pinner": "B"}),
    ("castling-rook-attacked", S, "4k3/1b6/8/8/8/8/8/4K2R w K - 0 1", "", "e1g1",
     {"rook": ("h1", "f1"), "attackers": ("b7",), "to": ("g1",)}, {"attacker": "B", "wing": "king"}),
    ("castling-rook-crosses-attack", S, "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "e1c1",
     {"passed": ("b1",), "attackers": ("b8",)}, {"wing": "queen"}),
    ("castling-rook-crosses-attack", C, "3rk3/8/8/8/8/8/8/1RK5 w B - 0 1", "", "c1b1",
     {"passed": ("d1",), "rook": ("b1", "d1")}, {}),
    ("castling-gives-check", S, "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "e1c1",
     {"king": ("d8",), "checkers": ("d1",)}, {"checker": "R"}),
    ("castling-after-block", S, "4k3/p7/b7/8/8/8/3P4/4K2R w K - 0 1", "d2d3 e8d8", "e1g1",
     {"passed": ("f1",), "attackers": ("a6",), "blockers": ("d3",)}, {"reason": "castling-through-check"}),
    ("castling-after-block", S, "4k3/p7/8/2b5/8/8/5P2/4K2R w K - 0 1", "h1h2 e8d8 h2h1 d8e8", "e1f1", None,
     None),
    ("castling-after-block", S, "4k3/8/8/8/1b6/8/2P5/4K2R w K - 0 1", "c2c3 b4e7", "e1g1",
     {"passed": ("e1",), "attackers": ("b4",)}, {"reason": "castling-in-check", "number": 1, "by": "white"}),
    ("castling-after-block", S, "4k3/p7/b7/8/8/8/8/4KB1R w K - 0 1", "f1e2 e8d8", "e1g1", None, None),
    ("castling-960-king-stays", C, "4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "", "c1b1",
     {"to": ("c1",), "rook": ("b1", "d1")}, {"wing": "queen"}),
    ("castling-960-rook-stays", C, "4k3/8/8/8/8/8/8/NB1RK3 w D - 0 1", "", "e1d1", {"to": ("c1",)}, {}),
    ("castling-960-swap", C, "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "", "f1g1",
     {"to": ("g1",), "rook": ("g1", "f1")}, {}),
    ("castling-960-swap", C, "4k3/8/8/8/8/8/8/4K2R w H - 0 1", "", "e1g1", None, None),
    ("king-step-not-castling", C, "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "", "f1g1",
     {"options": ("h1",), "rook": ("h1",)}, {"wing": "king"}),
    ("king-step-not-castling", C, "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "", "f1e1", None, None),
    ("king-step-not-castling", C, "4k3/8/8/8/8/8/8/RK5R w HA - 0 1", "", "b1c1",
     {"options": ("a1",)}, {"wing": "queen"}),
    ("king-step-not-castling", C, "4k3/8/8/8/8/8/8/RK5R w H - 0 1", "", "b1c1",
     {"options": ("h1",)}, {"wing": "king"}),
    ("king-step-not-castling", C, "4k3/8/8/8/8/8/8/5K1R w - - 0 1", "", "f1g1", None, None),
    ("king-step-not-castling", S, "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "", "e1f1", None, None),
    ("moves-along-pin", S, "4r1k1/8/8/8/8/3b4/4P3/4K3 w - - 0 1", "", "e2e4",
     {"pinned": ("e2",), "pinner": ("e8",), "king": ("e1",)}, {"pinner": "R"}),
    ("moves-along-pin", S, "4k3/8/8/8/1b6/8/3Q4/4K3 w - - 0 1", "", "d2b4", {"pinner": ("b4",)}, {}),
    ("moves-along-pin", S, "4r1k1/4p3/8/8/8/8/4R3/4K3 w - - 0 1", "", "e2e4", None, None),
    ("pinned-man-gives-check", S, "7k/8/8/8/8/8/4R3/4K3 w - - 0 1", "", "e2h2", None, None),
    ("pinned-man-gives-check", S, "r7/8/8/8/8/1k6/R6N/K7 w - - 0 1", "", "a2a3",
     {"pinned": ("a3",), "pinner": ("a8",), "checkers": ("a3",)}, {"pinner": "R", "checker": "R"}),
    ("king-takes-unprotected", S, "4k3/8/8/8/4n3/3K4/8/R7 w - - 0 1", "", "d3e4", {"captured": ("e4",)},
     {"target": "N"}),
    ("line-shut", S, "4k3/8/b7/8/2B5/8/8/4K2R w K - 0 1", "", "e1g1",
     {"attackers": ("a6",), "blockers": ("c4",), "passed": ("f1",)}, {"attacker": "B", "blocker": "B"}),
    ("line-shut", S, "4kr2/8/8/8/8/8/5P2/4K2R w K - 0 1", "", "e1f1", {"blockers": ("f2",)}, {}),
    ("line-shut", S, "4kr2/5p2/8/8/8/8/5P2/4K2R w K - 0 1", "", "e1f1", None, None),
    ("line-shut", S, "4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "", "e1e2", None, None),
    ("knight-jumps", S, None, "", "g1f3", {"blockers": ("f1", "f2", "g2")}, {"piece": "N"}),
    ("knight-jumps", S, "4k3/8/8/8/8/8/6P1/4K1N1 w - - 0 1", "", "g1f3", None, None),
    ("knight-jumps", S, "4k3/8/8/8/8/8/5PP1/4K1N1 w - - 0 1", "", "g1f3", {"blockers": ("f2", "g2")}, {}),
    ("knight-jumps", S, "4k3/8/8/8/8/8/5PP1/4K1N1 w - - 0 1", "", "g1h3", None, None),
    ("knight-jumps", S, "4k3/8/8/8/8/8/5PP1/4K1N1 w - - 0 1", "", "g1e2", {"blockers": ("e1", "f2", "g2")},
     {}),
    ("capture-declined", S, None, "e2e4 a7a5 f1a6", "b7b5", {"options": ("a6",)}, {"piece": "P"}),
    ("capture-declined", S, None, "e2e4 a7a6 e4e5 d7d5", "e5e6", {"options": ("d6",)}, {}),
    ("capture-declined", S, "4r1k1/8/8/8/8/3b4/4P3/4K3 w - - 0 1", "", "e2e4", None, None),
    ("capture-declined", S, "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "", "e4d5", None, None),
    ("extra-queen", S, "6k1/P6p/8/8/8/8/3Q4/4K3 w - - 0 1", "", "a7a8q", {}, {"choice": "Q"}),
    ("extra-queen", S, "6k1/P6p/8/8/8/8/8/4K3 w - - 0 1", "", "a7a8q", None, None),
    ("extra-piece", S, "6k1/P6p/8/8/8/8/3RR3/4K3 w - - 0 1", "", "a7a8r", {}, {"choice": "R"}),
    ("extra-piece", S, "6k1/P6p/8/8/8/8/3R4/4K3 w - - 0 1", "", "a7a8r", None, None),
    ("extra-piece", S, "6k1/4P2p/8/8/8/8/2B5/4K3 w - - 0 1", "", "e7e8b", {}, {"choice": "B"}),
    ("extra-piece", S, "6k1/3P3p/8/8/8/8/2B5/4K3 w - - 0 1", "", "d7d8b", None, None),
    ("underpromotion", S, "1n5k/P6p/8/8/8/8/8/4K3 w - - 0 1", "", "a7b8n", {}, {"choice": "N"}),
    ("discovered-check", S, "4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1", "", "e2c3",
     {"checkers": ("e1",), "king": ("e8",)}, {"checker": "R"}),
    ("discovered-check", S, "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "", "e2h2", None, None),
    ("double-check", S, "4k3/8/8/8/8/4N3/8/4RK2 w - - 0 1", "", "e3d5", None, None),
    ("double-check", S, "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "", "e4d6", {"checkers": ("e1", "d6")},
     {"checker": "R", "checker2": "N"}),
    ("discovered-check", S, "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1", "", "e4d6", None, None),
    ("mates", S, "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "", "a1a8", {"king": ("g8",), "checkers": ("a8",)},
     {"checker": "R"}),
    ("mates", S, "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4", "", "h5f7",
     {"protector": ("c4",)}, {}),
    ("mates", Z, "6k1/5ppp/8/8/8/8/8/R3K3[n] w - - 0 1", "", "a1a8", None, None),
    ("mates", Z, "6k1/5ppp/8/8/8/8/8/R3K3[p] w - - 0 1", "", "a1a8", {"king": ("g8",)}, {}),
    ("drop-mates", Z, "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1", "", "R@a8", {"checkers": ("a8",)},
     {"piece": "R"}),
    ("mates", Z, "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1", "", "R@a8", None, None),
    ("stalemates", S, "8/5P1k/5K2/8/8/8/8/8 w - - 0 1", "", "f7f8q", {"king": ("h7",)}, {}),
    ("stalemates", Z, "k7/8/8/1Q6/8/8/8/6K1[q] w - - 0 1", "", "b5b6", None, None),
    ("stalemates", Z, "k7/8/8/1Q6/8/8/8/6K1[] w - - 0 1", "", "b5b6", {"king": ("a8",)}, {}),
    ("stalemates", S, "8/8/8/8/8/8/8/R7 w - - 0 1", "", "a1a2", None, None),
    ("leaves-dead-position", S, "8/8/8/8/8/3k4/1p6/1K6 w - - 0 1", "", "b1b2", {"captured": ("b2",)}, {}),
    ("leaves-dead-position", H, "8/8/8/8/8/3k4/1p6/1K6 w - - 0 1", "", "b1b2", None, None),
    ("leaves-dead-position", T, "8/8/8/8/8/3k4/1p6/1K6 w - - 3+3 0 1", "", "b1b2", {"to": ("b2",)}, {}),
    ("leaves-dead-position", T, "8/8/8/8/8/3k4/1p6/1K5B w - - 3+3 0 1", "", "b1b2", None, None),
    ("leaves-dead-position", Z, "8/8/8/8/8/3k4/1p6/1K6[] w - - 0 1", "", "b1b2", None, None),
    ("reaches-hill", H, "2r1k3/8/8/8/8/2K5/8/8 w - - 0 1", "", "c3d4",
     {"hill": ("d4",), "king": ("c3",), "checkers": ("c8",)}, {}),
    ("reaches-hill", H, "4k3/8/8/8/8/2K5/8/8 w - - 0 1", "", "c3c4", None, None),
    ("reaches-hill", S, "4k2r/8/8/8/8/2K5/8/8 w - - 0 1", "", "c3d4", None, None),
    ("third-check", T, "3k4/6P1/8/8/8/8/8/4K3 w - - 1+3 0 1", "", "g7g8q", {"checkers": ("g8",)}, {}),
    ("third-check", T, "3k4/6P1/8/8/8/8/8/4K3 w - - 2+1 0 1", "", "g7g8q", None, None),
    ("check-counts-once", T, "4k3/8/8/8/4N3/8/8/4RK2 w - - 3+3 0 1", "", "e4d6", {"checkers": ("e1", "d6")},
     {"left": 2}),
    ("check-counts-once", T, "4k3/8/8/8/4N3/8/8/4RK2 w - - 3+3 0 1", "", "e4c3", None, None),
    ("drop-blocks-check", Z, "6k1/8/8/8/8/8/5PPP/r5K1[N] w - - 0 1", "", "N@d1",
     {"checkers": ("a1",), "path": ("b1", "c1", "d1", "e1", "f1"), "king": ("g1",)}, {"checker": "R"}),
    ("pawn-dropped-may-double-step", Z, "6k1/8/8/8/8/8/8/6K1[P] w - - 0 1", "P@d2 g8f8", "d2d4",
     {"history": ("d2",)}, {"move": "@d2", "number": 1}),
    ("pawn-dropped-may-double-step", Z, "6k1/8/8/8/8/8/3P4/6K1[P] w - - 0 1", "P@c2 g8f8", "d2d4", None,
     None),
    ("captures-promoted-becomes-pawn", Z, "4k3/8/8/8/8/8/6K1/R6q~[] w - - 0 1", "", "g2h1",
     {"captured": ("h1",)}, {"target": "Q"}),
    ("captures-promoted-becomes-pawn", Z, "4k3/8/8/8/8/8/6K1/R6q[] w - - 0 1", "", "g2h1", None, None),
    ("relative-pin", S, "4k3/3q4/8/5n2/8/7B/8/4K3 b - - 0 1", "", "f5d6",
     {"pinner": ("h3",), "protector": ("d7",)}, {"pinner": "B", "target": "Q"}),
    ("relative-pin", S, "4k3/3q4/4p3/5n2/8/7B/8/4K3 b - - 0 1", "", "f5d6", None, None),
    ("relative-pin", S, "4k3/3r4/8/5n2/8/7R/8/4K3 b - - 0 1", "", "f5d6", None, None),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "variant", "fen", "moves", "uci", "squares", "params"),
    NOTED,
    ids=[f"{row[0]}-{'yes' if row[5] is not None else 'no'}-{index}" for index, row in enumerate(NOTED)],
)
def test_note(
    code: str,
    variant: str,
    fen: str | None,
    moves: str,
    uci: str,
    squares: dict[str, object] | None,
    params: dict[str, object] | None,
) -> None:
    verdict = both(variant, fen, moves, uci)
    assert verdict.legal
    assert (code in codes(verdict)) == (squares is not None)
    if squares is not None:
        note = told(verdict, code)
        assert squares.items() <= dict(note.squares).items()
        assert (params or {}).items() <= dict(note.params).items()


@pytest.mark.parametrize(
    ("variant", "fen", "moves", "uci", "wanted"),
    [
        (S, "1b2k3/3p4/8/4P3/8/6K1/8/8 b - - 0 1", "d7d5", "e5d6", ["ep-along-pin", "ep"]),
        (H, "4k3/8/8/8/4n3/3K4/8/8 w - - 0 1", "", "d3e4", ["reaches-hill", "king-takes-unprotected"]),
        (T, "5k2/8/8/8/8/8/8/4K2R w K - 1+3 0 1", "", "e1g1", ["third-check", "castling-gives-check"]),
        (T, "4k3/8/8/8/4N3/8/8/4RK2 w - - 1+3 0 1", "", "e4d6",
         ["third-check", "check-counts-once", "double-check"]),
        (S, "8/8/8/8/8/3k4/1p6/1K6 w - - 0 1", "", "b1b2",
         ["leaves-dead-position", "king-takes-unprotected"]),
        (S, None, "", "e2e4", []),
        (S, "4k3/8/8/3p4/8/3K4/8/8 w - - 0 1", "", "d3d4", []),
        (Z, "6k1/5ppp/8/8/8/8/5PPP/6K1[P] w - - 0 1", "", "P@b7", []),
    ],
)  # fmt: skip
def test_order(variant: str, fen: str | None, moves: str, uci: str, wanted: list[str]) -> None:
    assert codes(both(variant, fen, moves, uci)) == wanted


def test_every_note_of_the_table_is_tried() -> None:
    assert {row[0] for row in NOTED if row[5] is not None} == set(NOTES)
