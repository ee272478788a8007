"""Boards of each kind of chess that the judge knows, and positions to begin with."""

from __future__ import annotations

from typing import Final, get_args

import chess
import chess.variant

from chesslearn.rules import Kind

VARIANTS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The kinds of chess, by python-chess's names."""

PRESETS = {
    "start": "",
    "castling": "r3k2r/p1pq1ppp/bpn2n2/3pp3/4P3/2N1BN2/PPPQ1PPP/R3K2R w KQkq - 0 10",
    "en-passant": "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
    "promotion": "3r3k/2P3pp/8/8/8/8/5PPP/6K1 w - - 0 1",
    "check": "4r1k1/5ppp/8/8/8/5N2/3P1PPP/3QKB1R w K - 0 1",
    "pin": "4r1k1/5ppp/8/8/1b6/2N5/PP2BPPP/R2QK2R w KQ - 0 1",
    "mate": "R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1",
    "stalemate": "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
    "queen-ending": "8/8/8/4k3/8/8/2Q5/1K6 w - - 0 1",
}
"""Positions to start from; an empty one is the first position of the variant."""


def make_board(fen: str, variant: str = "standard") -> chess.Board:
    """Return a board of ``variant`` with that position; an empty FEN is the start.

    Raises `ValueError` that names what was expected and what was given.
    """
    if variant not in VARIANTS:
        raise ValueError(f"variant: expected one of {', '.join(VARIANTS)}, got {variant!r}")
    try:
        kind = chess.Board if variant == "chess960" else chess.variant.find_variant(variant)
        return kind(fen or kind.starting_fen, chess960=variant == "chess960")
    except ValueError as error:
        raise ValueError(f"expected a position as FEN, got {fen!r}: {error}") from error
