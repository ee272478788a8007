"""Guesses how near a position is to a win with the enemy's help: they only order a search."""

from __future__ import annotations

from collections.abc import Callable

import chess
import chess.variant

from ._boards import Kind
from .variant_end import HILL

Estimate = Callable[[chess.Board, chess.Color], float]


def mate_distance(board: chess.Board, color: chess.Color) -> float:
    """Guess how far ``color`` is from mating, with help: 0 is near.

    >>> near, far = chess.Board("7k/8/6K1/8/8/8/8/Q7 w - - 0 1"), chess.Board("8/8/3k4/8/8/8/K7/Q7 w - - 0 1")
    >>> mate_distance(near, chess.WHITE) < mate_distance(far, chess.WHITE)
    True
    """
    hunter, prey = board.king(color), board.king(not color)
    if hunter is None or prey is None:
        return 0.0
    own, enemy = board.occupied_co[color] & ~board.kings, board.occupied_co[not color] & ~board.kings
    minors, strong = own & (board.knights | board.bishops), own & (board.rooks | board.queens)
    lone_minor = bool(minors) and own == minors and not own & (own - 1)
    score = 1.2 * max(0, chess.square_distance(hunter, prey) - 2) + _freedom(board, color, prey)
    score += 0.0 if board.is_check() else 0.5
    score += 0.3 * sum(sorted(_distances(own, prey))[:2])
    useless = _useless(board, own) if lone_minor else board.queens | board.rooks
    hunters = own | chess.BB_SQUARES[hunter]
    score += _surplus(board, enemy, useless, hunters, keep=1 if lone_minor else 0)
    if strong or (not minors & (minors - 1) and own & board.pawns):
        promotion = 0.0 if strong else _promotion_distance(board, color, own)
        return score + promotion + 0.7 * _edge_distance(prey)
    score += 1.5 * min(_distances(_corners(board, minors, enemy), prey))
    if lone_minor:
        score += 0.8 * min(_distances(enemy & ~useless, prey), default=0)
    return score


def _useless(board: chess.Board, minor: chess.Bitboard) -> chess.Bitboard:
    """Enemy men that can never fill a square beside their king when a lone minor piece mates it."""
    if minor & board.knights:
        return board.queens
    colour = chess.BB_LIGHT_SQUARES if minor & chess.BB_LIGHT_SQUARES else chess.BB_DARK_SQUARES
    return board.queens | board.rooks | board.bishops & colour


def _surplus(
    board: chess.Board, enemy: chess.Bitboard, useless: chess.Bitboard, hunters: chess.Bitboard, *, keep: int
) -> float:
    """Guess what it costs to be rid of the enemy men that only stand in the way of a mate."""
    pieces = enemy & ~board.pawns
    surplus = max(0, chess.popcount(enemy) - keep)
    if not surplus or not pieces:
        return 0.3 * surplus
    prey = pieces & useless or pieces
    near = min(min(_distances(hunters, square)) for square in chess.scan_forward(prey))
    return 1.5 * surplus + chess.popcount(enemy & useless) + 0.3 * near


def _freedom(board: chess.Board, color: chess.Color, prey: chess.Square) -> float:
    free = 0.0
    without_king = board.occupied & ~chess.BB_SQUARES[prey]
    for square in chess.scan_forward(chess.BB_KING_ATTACKS[prey] & ~board.occupied_co[not color]):
        if not board.attackers_mask(color, square, without_king):
            free += 1.0
    return free


def _promotion_distance(board: chess.Board, color: chess.Color, own: chess.Bitboard) -> float:
    """Guess how far the best pawn is from a promotion; men in its way cost more."""
    best = 20.0
    for square in chess.scan_forward(own & board.pawns):
        ahead = chess.BB_FILES[chess.square_file(square)] & _ahead(square, color)
        rank = chess.square_rank(square)
        left = 7 - rank if color else rank
        best = min(best, left + 2.0 * chess.popcount(ahead & board.occupied))
    return 2.0 * best


def _ahead(square: chess.Square, color: chess.Color) -> chess.Bitboard:
    above = chess.BB_ALL << (8 * (chess.square_rank(square) + 1)) & chess.BB_ALL
    return above if color else (1 << (8 * chess.square_rank(square))) - 1


def _edge_distance(square: chess.Square) -> int:
    file, rank = chess.square_file(square), chess.square_rank(square)
    return min(file, 7 - file) + min(rank, 7 - rank)


def _corners(board: chess.Board, minors: chess.Bitboard, enemy: chess.Bitboard) -> chess.Bitboard:
    """The corners where these men can mate: for one bishop, those of its colour.

    For a knight with nothing but a bishop to fill the square beside the king, those
    of the colour that this bishop does not run on.
    """
    if minors & (minors - 1) or not minors:
        return chess.BB_CORNERS
    light = chess.BB_LIGHT_SQUARES
    if minors & board.bishops:
        return chess.BB_CORNERS & (light if minors & light else chess.BB_DARK_SQUARES)
    fillers = enemy & ~board.queens
    if fillers & ~board.bishops or (fillers & light and fillers & ~light) or not fillers:
        return chess.BB_CORNERS
    return chess.BB_CORNERS & (chess.BB_DARK_SQUARES if fillers & light else light)


def _distances(mask: chess.Bitboard, square: chess.Square) -> list[int]:
    return [chess.square_distance(square, other) for other in chess.scan_forward(mask)]


def open_up_distance(board: chess.Board, color: chess.Color) -> float:
    """Guess like `mate_distance`, but count first the men that still lock the board.

    >>> open_up_distance(chess.Board(), chess.WHITE) > mate_distance(chess.Board(), chess.WHITE)
    True
    """
    return 2.0 * chess.popcount(board.occupied) + 0.3 * mate_distance(board, color)


def _hill_distance(board: chess.Board, color: chess.Color) -> float:
    king = board.king(color)
    return 2.0 * min(_distances(HILL, king)) if king is not None else 0.0


def _hill_walk(board: chess.Board, color: chess.Color) -> float:
    return _hill_distance(board, color) + chess.popcount(board.occupied)


def _check_distance(board: chess.Board, color: chess.Color) -> float:
    left = board.remaining_checks[color] if isinstance(board, chess.variant.ThreeCheckBoard) else 0
    return 6.0 * left + 0.3 * mate_distance(board, color)


def estimates(kind: Kind) -> tuple[Estimate, ...]:
    """Return the guesses that a search tries one after the other in a game of this kind.

    >>> len(estimates("standard"))
    2
    """
    if kind == "kingofthehill":
        return (_hill_distance, _hill_walk, mate_distance)
    return (_check_distance, open_up_distance) if kind == "3check" else (mate_distance, open_up_distance)
