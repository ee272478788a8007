"""Which squares a target asks for."""

from __future__ import annotations

import chess
import pytest

from chesslearn.course.targets import (
    TARGETS,
    CapturesOf,
    Colour,
    Diagonal,
    File,
    Listed,
    MovesOf,
    Rank,
    Target,
)

ROOK = "8/1r2P3/8/8/1P6/8/8/1R6 b - - 0 1"
PINNED = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1"

TABLE: list[tuple[Target, str, str]] = [
    (MovesOf(from_="b7"), ROOK, "a7 b8 c7 d7 e7 b6 b5 b4"),
    (MovesOf(from_="e2"), PINNED, "e3 e4 e5 e6 e7 e8"),
    (CapturesOf(from_="b7"), ROOK, "b4 e7"),
    (File(name="e"), ROOK, "e1 e2 e3 e4 e5 e6 e7 e8"),
    (Rank(name="4"), ROOK, "a4 b4 c4 d4 e4 f4 g4 h4"),
    (Diagonal(squares_=("a6", "c8")), ROOK, "a6 b7 c8"),
    (Diagonal(squares_=("h8", "a1")), ROOK, "a1 b2 c3 d4 e5 f6 g7 h8"),
    (Diagonal(squares_=("a4", "d1")), ROOK, "a4 b3 c2 d1"),
    (Listed(squares_=("a1", "h8")), ROOK, "a1 h8"),
]


@pytest.mark.parametrize(("target", "fen", "squares"), TABLE)
def test_squares(target: Target, fen: str, squares: str) -> None:
    assert target.squares(chess.Board(fen)) == set(squares.split())


def test_colours_part_the_board() -> None:
    board = chess.Board()
    light, dark = Colour(name="light").squares(board), Colour(name="dark").squares(board)
    assert (len(light), len(dark), light & dark) == (32, 32, set())
    assert "h1" in light
    assert "a1" in dark


def test_promotions_count_once() -> None:
    assert MovesOf(from_="e7").squares(chess.Board("8/4P3/8/8/8/2k5/8/4K3 w - - 0 1")) == {"e8"}


def test_every_target_is_known_by_its_kind() -> None:
    assert {row[0].kind for row in TABLE} | {"colour"} == set(TARGETS)
