"""Boards for the tests: made from a FEN and moves, mirrored for the other colour, or played at random."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import chess
import chess.variant

from chesslearn.rules import Fact

VARIANTS = ("standard", "chess960", "kingofthehill", "3check", "crazyhouse")
SWEEP = 20 if os.environ.get("CHESSLEARN_SWEEP") else 1
"""How many times more samples the long run takes."""


def make(variant: str, fen: str | None = None, moves: str = "") -> chess.Board:
    """Return the board of a variant after some UCI moves."""
    if variant in ("standard", "chess960"):
        board = chess.Board(fen or chess.STARTING_FEN, chess960=variant == "chess960")
    else:
        cls = chess.variant.find_variant(variant)
        board = cls(fen) if fen else cls()
    for uci in moves.split():
        board.push_uci(uci)
    return board


def mirrored(board: chess.Board) -> chess.Board:
    """Return the game with colours exchanged and the board flipped top to bottom, history included."""
    flipped = board.root().mirror()
    for move in board.move_stack:
        flipped.push(flip_move(move))
    return flipped


def flip_move(move: chess.Move) -> chess.Move:
    """Return the same move seen from the other side of the board."""
    return chess.Move(
        chess.square_mirror(move.from_square),
        chess.square_mirror(move.to_square),
        promotion=move.promotion,
        drop=move.drop,
    )


def flip_name(name: str) -> str:
    """Return the square that a square becomes when the board is flipped."""
    return chess.square_name(chess.square_mirror(chess.parse_square(name)))


def shape(fact: Fact, *, flip: bool = False) -> tuple[str, tuple[tuple[str, tuple[str, ...]], ...]]:
    """Return code and squares of a fact in a form that can be compared, flipped if asked."""
    squares = {
        role: tuple(sorted(flip_name(name) if flip else name for name in where))
        for role, where in fact.squares.items()
    }
    return fact.code, tuple(sorted(squares.items()))


def random_board(variant: str, rng: random.Random) -> chess.Board:
    """Return a fresh board; in Chess960 one of the 960 arrays."""
    if variant == "chess960":
        return chess.Board.from_chess960_pos(rng.randrange(960))
    return make(variant)


def random_game(variant: str, rng: random.Random, plies: int = 400) -> Iterator[chess.Board]:
    """Yield the board after each move of a random game, until python-chess has no more moves.

    Captures are preferred a little, so that games come to an end.
    """
    board = random_board(variant, rng)
    yield board
    for _ in range(plies):
        moves = [] if board.is_variant_end() else list(board.legal_moves)
        if not moves:
            return
        captures = [move for move in moves if not move.drop and board.is_capture(move)]
        board.push(rng.choice(captures if captures and rng.random() < 0.3 else moves))
        yield board


def random_men(white: str, black: str, rng: random.Random) -> chess.Board:
    """Return a possible, unfinished position of two kings and the men named, placed at random."""
    while True:
        board = chess.Board(None)
        men = ["K", *white, "k", *black.lower()]
        for symbol, square in zip(men, rng.sample(range(64), len(men)), strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(symbol))
        board.turn = rng.random() < 0.5
        if board.is_valid() and any(board.legal_moves):
            return board
