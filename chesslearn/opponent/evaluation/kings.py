"""Where kings are safe, and where they are driven to."""

from __future__ import annotations

from typing import Final

import chess

from .values import VALUES

_CORNERS: Final = chess.BB_G1 | chess.BB_H1 | chess.BB_B1 | chess.BB_C1 | chess.BB_A1
_HOMES: Final = {chess.WHITE: _CORNERS, chess.BLACK: chess.flip_vertical(_CORNERS)}
_FROM_CENTRE: Final = tuple(
    max(3 - chess.square_file(square), chess.square_file(square) - 4)
    + max(3 - chess.square_rank(square), chess.square_rank(square) - 4)
    for square in chess.SQUARES
)
"""Steps of a rook's kind from the four centre squares: 0 there, 6 in a corner."""

AROUND: Final = tuple(
    sum(chess.BB_SQUARES[other] for other in chess.SQUARES if chess.square_distance(square, other) <= 2)
    for square in chess.SQUARES
)
"""The squares at most two king's steps away."""

_ENDGAME: Final = 1400
"""Pieces of one side worth less than this make its enemy's king safe in the open."""


def pieces_worth(men: dict[chess.PieceType, chess.Bitboard], side: chess.Bitboard) -> int:
    """Return what the pieces of one side are worth, pawns left out.

    >>> pieces_worth({chess.ROOK: chess.BB_A1 | chess.BB_A8, chess.PAWN: chess.BB_A2}, chess.BB_RANK_1)
    500
    """
    return sum(VALUES[kind] * (where & side).bit_count() for kind, where in men.items() if kind != chess.PAWN)


def king_worth(board: chess.Board, color: chess.Color, danger: int) -> int:
    """Return what the place of a king is worth to its side; ``danger`` is the worth of the enemy's pieces.

    With many pieces against it a king wants to be castled behind its pawns, with
    few it wants to be in the centre.

    >>> board = chess.Board("4k3/8/8/8/8/8/5PPP/6K1 w - - 0 1")
    >>> king_worth(board, chess.WHITE, 3000) > king_worth(board, chess.BLACK, 3000)
    True
    """
    own = board.occupied_co[color]
    mask = board.kings & own
    if not mask:
        return 0
    king = chess.msb(mask)
    if danger < _ENDGAME:
        return -6 * _FROM_CENTRE[king]
    worth = 25 if mask & _HOMES[color] else 0
    shield = chess.BB_KING_ATTACKS[king] & board.pawns & own
    rank = chess.square_rank(king)
    steps = rank if color else 7 - rank
    rights = 10 if board.castling_rights & (chess.BB_RANK_1 if color else chess.BB_RANK_8) else 0
    return worth + 9 * min(shield.bit_count(), 3) - 22 * steps + rights


def driving(board: chess.Board, strong: chess.Color) -> int:
    """Return how far the strong side has driven a bare king: to the edge, its own king near.

    >>> near = chess.Board("k7/8/1K6/8/8/8/8/7R w - - 0 1")
    >>> far = chess.Board("8/8/8/3k4/8/8/8/K6R w - - 0 1")
    >>> driving(near, chess.WHITE) > driving(far, chess.WHITE)
    True
    """
    weak_king, king = board.king(not strong), board.king(strong)
    if weak_king is None or king is None:
        return 0
    apart = chess.square_manhattan_distance(king, weak_king)
    flights = chess.BB_KING_ATTACKS[weak_king] & ~chess.BB_KING_ATTACKS[king]
    free = sum(not board.attackers_mask(strong, square) for square in chess.scan_forward(flights))
    return 24 * _FROM_CENTRE[weak_king] + 8 * (14 - apart) - 6 * free
