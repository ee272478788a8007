"""A series of legal moves, with the enemy's help, that ends in a win: found by best-first search.

The search tries first what looks nearest to a mate: few squares left to the king,
the other king close, men that can block near it. What it finds is legal and wins;
that it finds nothing proves nothing.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Hashable
from itertools import count

import chess
import chess.variant

from ._boards import Kind
from .material import cannot_mate
from .repetition import key_of
from .search import Found, winner_at
from .variant_end import HILL

Estimate = Callable[[chess.Board, chess.Color], float]


def helpmate(board: chess.Board, kind: Kind, color: chess.Color, *, limit: int) -> Found:
    """Return a line of legal moves after which ``color`` has won, if one is found in ``limit`` positions.

    Both sides play for it. The line need not be the shortest. The answer is
    ``win`` or ``open``, and ``none`` only if every position was seen.

    >>> board = chess.Board("r6k/8/7K/6N1/8/8/8/8 b - - 0 1")
    >>> [move.uci() for move in helpmate(board, "standard", chess.WHITE, limit=500).line]
    ['a8g8', 'g5f7']
    """
    estimate = _ESTIMATES.get(kind, _mate_distance)
    start = board.copy(stack=False)
    seen: set[Hashable] = {key_of(start)}
    order = count()
    boards, parents, steps, depths = [start], [-1], [chess.Move.null()], [0]
    queue = [(0.0, next(order), 0)]
    while queue:
        _, _, index = heapq.heappop(queue)
        for move in boards[index].legal_moves:
            child = boards[index].copy(stack=False)
            child.push(move)
            key = key_of(child)
            if key in seen:
                continue
            seen.add(key)
            won = _winner(child, kind, color)
            if won is color:
                return Found("win", _line(parents, steps, index, move), len(seen))
            if won is not None or cannot_mate(child, kind, color):
                continue
            if len(seen) > limit:
                return Found("open", positions=len(seen))
            child.clear_stack()
            boards.append(child)
            parents.append(index)
            steps.append(move)
            depths.append(depths[index] + 1)
            rank = estimate(child, color) + depths[-1] * _DEPTH_WEIGHT
            heapq.heappush(queue, (rank, next(order), len(boards) - 1))
    return Found("none", positions=len(seen))


_DEPTH_WEIGHT = 0.15


def _line(
    parents: list[int], steps: list[chess.Move], index: int, last: chess.Move
) -> tuple[chess.Move, ...]:
    line = [last]
    while parents[index] >= 0:
        line.append(steps[index])
        index = parents[index]
    return tuple(reversed(line))


def _winner(board: chess.Board, kind: Kind, color: chess.Color) -> chess.Color | None:
    """Return who has won; dead ends (stalemate) count as the other side's."""
    if kind in ("kingofthehill", "3check"):
        won = winner_at(board, kind, moves=True)
        if won is not None:
            return won
    if any(True for _ in board.generate_legal_moves()):
        return None
    return not board.turn if board.is_check() else not color


def _mate_distance(board: chess.Board, color: chess.Color) -> float:
    """Guess how far ``color`` is from mating, with help: 0 is near."""
    hunter, prey = board.king(color), board.king(not color)
    if hunter is None or prey is None:
        return 0.0
    own, enemy = board.occupied_co[color] & ~board.kings, board.occupied_co[not color] & ~board.kings
    minors, strong = own & (board.knights | board.bishops), own & (board.rooks | board.queens)
    lone_minor = not strong and minors and not minors & (minors - 1)
    score = 1.2 * max(0, chess.square_distance(hunter, prey) - 2) + _freedom(board, color, prey)
    score += 0.0 if board.is_check() else 0.5
    score += 0.3 * sum(sorted(_distances(own, prey))[:2])
    useless = _useless(board, own) if lone_minor else board.queens | board.rooks
    hunters = own | chess.BB_SQUARES[hunter]
    score += _surplus(board, enemy, useless, hunters, keep=1 if lone_minor else 0)
    if not strong:
        score += _promotion_distance(board, color, own, minors)
    if strong:
        return score + 0.7 * _edge_distance(prey)
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


def _promotion_distance(
    board: chess.Board, color: chess.Color, own: chess.Bitboard, minors: chess.Bitboard
) -> float:
    """Guess how far the best pawn is from a promotion; men in its way cost more."""
    if minors & (minors - 1) or not own & board.pawns:
        return 0.0
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


def _hill_distance(board: chess.Board, color: chess.Color) -> float:
    king = board.king(color)
    return float(min(_distances(HILL, king))) if king is not None else 0.0


def _check_distance(board: chess.Board, color: chess.Color) -> float:
    left = board.remaining_checks[color] if isinstance(board, chess.variant.ThreeCheckBoard) else 0
    return 6.0 * left + 0.3 * _mate_distance(board, color)


_ESTIMATES: dict[Kind, Estimate] = {"kingofthehill": _hill_distance, "3check": _check_distance}
