"""Which squares a target asks for."""

from __future__ import annotations

import chess
import pytest

from chesslearn.course.targets import (
    TARGETS,
    Answers,
    Attacked,
    Attackers,
    CapturesOf,
    CastlingSquares,
    Checkers,
    Colour,
    Diagonal,
    File,
    Flights,
    Listed,
    Men,
    MovesOf,
    Pinned,
    Rank,
    Target,
)

ROOK = "8/1r2P3/8/8/1P6/8/8/1R6 b - - 0 1"
PINNED = "4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1"
CHECK = "4r1k1/8/8/8/1b6/2N2B2/8/3QK3 w - - 0 1"
DOUBLE = "4r1k1/8/8/8/8/5n2/8/3QK2R w K - 0 1"
EP_CHECK = "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1"

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
    (Attacked(side="black"), "8/8/8/8/8/8/8/k7 w - - 0 1", "a2 b1 b2"),
    (Attacked(side="white", around="e8"), PINNED, "e7"),
    (Attackers(square="e2", side="white"), PINNED, "e1"),
    (Attackers(square="e2", side="black"), PINNED, "e8"),
    (Checkers(), DOUBLE, "e8 f3"),
    (Checkers(), PINNED, ""),
    (Pinned(), PINNED, "e2"),
    (Pinned(), CHECK, "c3"),
    (Pinned(side="black"), PINNED, ""),
    (Men(side="white"), PINNED, "e1 e2"),
    (Men(piece="R"), PINNED, "e2 e8"),
    (Men(side="black", piece="R"), PINNED, "e8"),
    (Flights(), CHECK, "d2 f1 f2"),
    (Flights(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "d1 d2 e2 f1 f2"),
    (Flights(), "8/8/8/8/8/8/8/k7 w - - 0 1", ""),
    (CastlingSquares(wing="king", need="empty"), DOUBLE, "f1 g1"),
    (CastlingSquares(wing="queen", need="empty"), EP_CHECK, "b8 c8 d8"),
    (CastlingSquares(wing="queen", need="safe"), DOUBLE, "c1 d1 e1"),
    (CastlingSquares(wing="king", need="safe"), DOUBLE, "e1 f1 g1"),
    (Answers(how="move"), CHECK, "d2 f1 f2"),
    (Answers(how="block"), CHECK, "e2 e4"),
    (Answers(how="capture"), CHECK, ""),
    (Answers(how="men"), CHECK, "d1 e1 f3"),
    (Answers(how="capture"), EP_CHECK, "c5 e4"),
    (Answers(how="men"), PINNED, ""),
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


@pytest.mark.parametrize(
    ("target", "fen", "square", "code"),
    [
        (Attacked(side="black"), CHECK, "a8", None),
        (Attacked(side="black"), CHECK, "g2", "square-not-attacked"),
        (Attacked(side="black", around="e1"), CHECK, "b8", "square-not-beside"),
        (Attackers(square="e2", side="white"), CHECK, "b4", "square-not-man"),
        (Attackers(square="e4", side="white"), CHECK, "d1", "square-not-attacker"),
        (Checkers(), CHECK, "b4", "square-not-checker"),
        (Checkers(), CHECK, "c3", "square-not-man"),
        (Pinned(), CHECK, "f3", "square-not-pinned"),
        (Pinned(), CHECK, "b4", "square-not-man"),
        (Men(piece="R"), CHECK, "a1", "square-empty"),
        (Men(piece="R"), CHECK, "b4", "square-not"),
        (Flights(), CHECK, "e1", "square-itself"),
        (Flights(), CHECK, "a1", "square-not"),
        (CastlingSquares(wing="king", need="empty"), CHECK, "a1", "square-not"),
        (Answers(how="block"), CHECK, "a1", "square-not-answer"),
        (Answers(how="men"), CHECK, "c3", "square-no-answer"),
        (Answers(how="men"), CHECK, "a1", "square-not-man"),
    ],
)
def test_what_is_not_right_is_answered(target: Target, fen: str, square: str, code: str | None) -> None:
    board = chess.Board(fen)
    if code is None:
        assert square in target.squares(board)
    else:
        assert square not in target.squares(board)
        assert target.missed(board, square)[0] == code


def test_the_judge_answers_for_the_king() -> None:
    board = chess.Board(CHECK)
    assert [target.origin(board) for target in (Flights(), Answers(how="move"), Answers(how="men"))] == [
        "e1", "e1", None
    ]  # fmt: skip


def test_every_target_is_known_by_its_kind() -> None:
    counted = {"legal-moves", "checks", "mates"}
    assert {row[0].kind for row in TABLE} | {"colour"} | counted == set(TARGETS)
