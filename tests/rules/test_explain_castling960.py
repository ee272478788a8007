"""Castling in Chess960: gestures, ways, and rooks that shield their king."""

from __future__ import annotations

import chess
import pytest

from tests.rules.verdicts import Refusal, both, codes, each_refusal, told

# name, fen, moves, attempt, codes, squares of the first reason (in part)
REFUSED = [
    ("c-square gesture without the rook's way free", "4k3/8/8/8/8/8/8/RN3K2 w Q - 0 1", "", "f1c1",
     ["castling-blocked"], {"blockers": ("b1",), "rook": ("a1",), "to": ("c1",)}),
    ("king stays, the rook's way is blocked", "4k3/8/8/8/8/8/8/5NKR w K - 0 1", "", "g1h1",
     ["castling-blocked"], {"blockers": ("f1",), "to": ("g1",)}),
    ("the other rook has the right and this one is in the way", "4k3/8/8/8/8/8/8/3K2RR w H - 0 1", "", "d1g1",
     ["castling-blocked"], {"rook": ("h1",), "blockers": ("g1",)}),
    ("king put on a rook that has no right", "4k3/8/8/8/8/8/8/3K1R1R w H - 0 1", "", "d1f1",
     ["castling-no-right"], {"rook": ("f1",)}),
    ("right lost with the king", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1f2 e8e7 f2f1 e7e8", "f1h1",
     ["castling-king-moved"], {"history": ("f1", "f2")}),
    ("right lost with the rook", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "h1h2 e8e7 h2h1 e7e8", "f1h1",
     ["castling-rook-moved"], {"history": ("h1", "h2")}),
    ("the gesture finds the rook of old", "4k3/8/8/8/8/8/8/3K2R1 w G - 0 1", "g1g2 e8e7", "d1g1",
     ["castling-rook-moved"], {"history": ("g1", "g2"), "rook": ("g1",)}),
    ("no rook at all on that side", "4k3/p7/8/8/8/8/8/3K4 w - - 0 1", "", "d1g1", ["castling-no-rook"],
     {"to": ("g1",)}),
    ("in check, the king would stay", "3nk3/8/8/8/8/8/8/1RK4r w B - 0 1", "", "c1b1", ["castling-in-check"],
     {"checkers": ("h1",)}),
    ("the rook shields the king", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "", "c1b1", ["castling-into-check"],
     {"attackers": ("a1",), "pinner": ("a1",)}),
    ("through check over a long way", "4k1r1/8/8/8/8/8/8/1K5R w H - 0 1", "", "b1h1",
     ["castling-into-check"], {"attackers": ("g8",)}),
    ("a crossed square far from the start", "4kr2/8/8/8/8/8/8/1K5R w H - 0 1", "", "b1h1",
     ["castling-through-check"], {"passed": ("f1",), "path": ("c1", "d1", "e1", "f1", "g1")}),
    ("neither rook nor castling square", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", "", "b1d1", ["castling-too-far"],
     {"options": ("h1",)}),
    ("no rook left on that side to castle with", "4k3/8/8/8/8/8/8/R3K3 w A - 0 1", "", "e1h1",
     ["castling-too-far"], {"to": ("h1",), "options": ("a1",)}),
    ("a step too far, away from the only rook", "2r1k3/8/8/8/8/8/8/RK6 w A - 0 1", "", "b1d1",
     ["castling-too-far"], {"options": ("a1",)}),
    ("no right left at all", "4k3/8/8/8/8/8/8/RK6 w - - 0 1", "", "b1d1", ["castling-too-far"],
     {"to": ("d1",)}),
]  # fmt: skip


@each_refusal(REFUSED, "chess960")
def test_refused(refusal: Refusal) -> None:
    refusal.check()


@pytest.mark.parametrize(
    ("name", "fen", "uci", "pushed"),
    [
        ("king takes rook", "4k3/8/8/8/8/8/8/R4K2 w A - 0 1", "f1a1", "f1a1"),
        ("king to the c-square", "4k3/8/8/8/8/8/8/R4K2 w A - 0 1", "f1c1", "f1a1"),
        ("king to the g-square", "4k3/8/8/8/8/8/8/1K5R w H - 0 1", "b1g1", "b1h1"),
        ("the standard array", "4k3/8/8/8/8/8/8/R3K2R w HA - 0 1", "e1g1", "e1h1"),
        ("a rook beside the king", "4k3/8/8/8/8/8/8/1RK5 w B - 0 1", "c1b1", "c1b1"),
        ("a rook on the king's square", "4k3/8/8/8/8/8/8/3K2R1 w G - 0 1", "d1g1", "d1g1"),
        ("a single step is a step", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1g1", "f1g1"),
    ],
)
def test_gestures(name: str, fen: str, uci: str, pushed: str) -> None:
    verdict = both("chess960", fen, "", uci)
    assert verdict.legal, name
    assert verdict.move == chess.Move.from_uci(pushed)


def test_castling_on_the_first_move() -> None:
    board = chess.Board.from_chess960_pos(0)
    swaps = [n for n in range(960) if _castles_at_once(chess.Board.from_chess960_pos(n))]
    assert len(swaps) == 162
    assert board.chess960


def _castles_at_once(board: chess.Board) -> bool:
    king = board.king(chess.WHITE)
    assert king is not None
    return any(
        both("chess960", board.fen(), "", chess.Move(king, rook).uci()).legal
        for rook in (king - 1, king + 1)
        if board.piece_type_at(rook) == chess.ROOK
    )


def test_the_step_off_the_rank_keeps_its_plain_reasons() -> None:
    assert codes(both("chess960", "4k3/8/8/8/8/8/8/5K1R w H - 0 1", "", "f1h3")) == ["wrong-way"]


def test_the_rule_of_the_shielding_rook_is_named() -> None:
    verdict = both("chess960", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "", "c1b1")
    assert told(verdict, "castling-into-check").rule == "960.castling.pinned-rook"
