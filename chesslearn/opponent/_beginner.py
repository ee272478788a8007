"""How a kind beginner plays: any legal move, a capture now and then, no plan."""

from __future__ import annotations

import random
from collections.abc import Sequence

import chess


def beginner_move(board: chess.Board, moves: Sequence[chess.Move], rng: random.Random) -> chess.Move:
    """Return one of some legal moves by chance, captures and castling more often, king walks less.

    >>> board = chess.Board()
    >>> beginner_move(board, list(board.legal_moves), random.Random(1)) in board.legal_moves
    True
    """
    return rng.choices(moves, [_liking(board, move) for move in moves])[0]


def _liking(board: chess.Board, move: chess.Move) -> float:
    if move.drop:
        return 0.3
    if board.is_castling(move):
        return 6
    liking = 4.0 if board.is_capture(move) else 1.0
    if move.promotion:
        return liking * (6 if move.promotion == chess.QUEEN else 0.2)
    early = board.occupied.bit_count() > 16
    return liking * (0.4 if early and board.piece_type_at(move.from_square) == chess.KING else 1)
