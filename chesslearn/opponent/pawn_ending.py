"""King and pawn against king, played exactly: who gets the pawn through, and how soon.

For each square of a pawn every position is worked out once, backwards from the
promotion, with sets of squares of the pawn's king as 64-bit numbers. That takes
some hundredths of a second a square; only the squares ahead of the pawn are made.
A pawn has come through when it promotes and is not captured at once.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import attrs
import chess

from .minis import MiniBoard
from .strengths import STRENGTHS
from .thinking import Thinking, think

_NEVER: Final = 0
_ATTACKS: Final = chess.BB_KING_ATTACKS
_NOT_A: Final = ~chess.BB_FILE_A & chess.BB_ALL
_NOT_H: Final = ~chess.BB_FILE_H & chess.BB_ALL

Sets = list[chess.Bitboard]
"""For each square of the bare king, the squares of the other king."""


def knows(board: chess.Board) -> bool:
    """Return whether a position is a king and a pawn against a king.

    >>> knows(chess.Board("4k3/8/4K3/8/4P3/8/8/8 w - - 0 1")), knows(chess.Board())
    (True, False)
    """
    return (
        board.occupied.bit_count() == 3
        and board.pawns.bit_count() == 1
        and board.kings.bit_count() == 2
        and not any(board.occupied_co[side] == board.kings for side in chess.COLORS)
    )


def worth(board: chess.Board) -> int:
    """Return 1 if the side to move gets its pawn through, -1 if the other side does, 0 if nobody can.

    >>> worth(chess.Board("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1"))
    -1
    >>> worth(chess.Board("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1"))
    0
    """
    if not _distance(board):
        return 0
    return 1 if board.pawns & board.occupied_co[board.turn] else -1


def best_moves(board: chess.Board) -> list[chess.Move]:
    """Return the moves that keep what a position is worth: the quickest to win, the slowest to lose.

    >>> [move.uci() for move in best_moves(chess.Board("8/8/4k3/8/5K2/4P3/8/8 w - - 0 1"))]
    ['f4e4']
    """
    after: dict[chess.Move, int] = {}
    for move in board.legal_moves:
        if move.promotion not in (None, chess.QUEEN):
            continue
        following = board.copy(stack=False)
        following.push(move)
        after[move] = _after(board, move, following)
    attacks = bool(board.pawns & board.occupied_co[board.turn])
    won = [plies for plies in after.values() if plies]
    if attacks:
        return [move for move, plies in after.items() if not won or plies == min(won)]
    if len(won) < len(after):
        return [move for move, plies in after.items() if not plies]
    return [move for move, plies in after.items() if plies == max(won)]


def think_exactly(board: MiniBoard, *, seed: int | str = 0) -> Thinking:
    """Return a generator that returns one of the best moves; the search chooses among equals.

    Raises `ValueError`, at once, when there is nothing to move.
    """
    if not any(board.legal_moves):
        raise ValueError(f"there is no move to choose in {board.fen()!r}")
    return _thinking(board, seed)


def _thinking(board: MiniBoard, seed: int | str) -> Thinking:
    moves = best_moves(chess.Board(board.fen()))
    if len(moves) == 1:
        yield
        return moves[0]
    return (yield from think(board, len(STRENGTHS), seed=seed, among=moves))


def _after(board: chess.Board, move: chess.Move, following: chess.Board) -> int:
    """Return in how many plies the pawn is through after a move, 1 for at once; 0 for never."""
    if move.promotion:
        captured = any(reply.to_square == move.to_square for reply in following.legal_moves)
        return _NEVER if captured else 1
    return _distance(following) + 1 if knows(following) and _distance(following) else _NEVER


def _distance(board: chess.Board) -> int:
    """Return in how many plies the pawn is through with best play; 0 for never."""
    white = bool(board.pawns & board.occupied_co[chess.WHITE])
    pawn, own, bare = (
        square if white else chess.square_mirror(square)
        for square in (chess.msb(board.pawns), _king(board, white), _king(board, not white))
    )
    made = _solve(pawn)
    plies = made.to_move if board.turn == white else made.to_wait
    return plies[bare * 64 + own]


def _king(board: chess.Board, side: chess.Color) -> chess.Square:
    square = board.king(side)
    assert square is not None
    return square


@attrs.frozen
class _Solved:
    """What is known of one square of a white pawn; plies by ``64 * bare king + king``."""

    to_move: bytearray
    """With the pawn's side to move."""
    to_wait: bytearray
    lost: list[Sets]
    """For each number of plies, where the bare king to move has lost within them."""


@cache
def _solve(pawn: chess.Square) -> _Solved:
    """Work out every position with a white pawn on a square."""
    ahead = pawn + 8
    guarded = chess.BB_PAWN_ATTACKS[chess.WHITE][pawn]
    following = None if ahead >= 56 else _solve(ahead)
    leap = _solve(pawn + 16) if 8 <= pawn < 16 else None
    solved = _Solved(bytearray(4096), bytearray(4096), [])
    longest = max((len(each.lost) for each in (following, leap) if each), default=0)
    won: Sets = [0] * 64
    lost: Sets = [0] * 64
    plies, changed = 0, True
    while changed or plies <= longest:
        solved.lost.append(lost)
        plies += 1
        now_won = [_won(bare, pawn, lost, plies, following, leap) for bare in range(64)]
        now_lost = [_lost(bare, pawn, guarded, won) for bare in range(64)]
        for bare in range(64):
            _note(solved.to_move, bare, now_won[bare] & ~won[bare], plies)
            _note(solved.to_wait, bare, now_lost[bare] & ~lost[bare], plies)
        changed = (won, lost) != (now_won, now_lost)
        won, lost = now_won, now_lost
    return solved


def _note(plies: bytearray, bare: chess.Square, new: chess.Bitboard, count: int) -> None:
    for square in chess.scan_forward(new):
        plies[bare * 64 + square] = count


def _won(
    bare: chess.Square,
    pawn: chess.Square,
    lost: Sets,
    plies: int,
    following: _Solved | None,
    leap: _Solved | None,
) -> chess.Bitboard:
    """Return from where the pawn's king, its side to move, has won within so many plies."""
    ahead = chess.BB_SQUARES[pawn + 8]
    if bare == pawn or chess.BB_PAWN_ATTACKS[chess.WHITE][pawn] & chess.BB_SQUARES[bare]:
        return 0
    won = _around(lost[bare])
    if bare != pawn + 8:
        if following is None:
            safe = chess.BB_ALL if not _ATTACKS[bare] & ahead else _ATTACKS[pawn + 8]
            won |= safe & ~ahead
        else:
            won |= _within(following, bare, plies - 1) & ~ahead
            if leap is not None and bare != pawn + 16:
                won |= _within(leap, bare, plies - 1) & ~ahead & ~chess.BB_SQUARES[pawn + 16]
    return won & ~(_ATTACKS[bare] | chess.BB_SQUARES[bare] | chess.BB_SQUARES[pawn])


def _within(solved: _Solved, bare: chess.Square, plies: int) -> chess.Bitboard:
    return solved.lost[min(plies, len(solved.lost) - 1)][bare]


def _lost(bare: chess.Square, pawn: chess.Square, guarded: chess.Bitboard, won: Sets) -> chess.Bitboard:
    """Return from where the pawn's king has won whatever the bare king to move does."""
    if bare == pawn:
        return 0
    lost, moves = chess.BB_ALL, 0
    for step in chess.scan_forward(_ATTACKS[bare] & ~guarded):
        barred = _ATTACKS[step]
        moves |= ~barred
        lost &= barred if step == pawn else barred | won[step]
    if not guarded & chess.BB_SQUARES[bare]:
        lost &= moves  # without a move, and not in check, it is stalemate
    return lost & ~(_ATTACKS[bare] | chess.BB_SQUARES[bare] | chess.BB_SQUARES[pawn])


def _around(squares: chess.Bitboard) -> chess.Bitboard:
    """Return the squares from which a king gets to one of these."""
    beside = (squares & _NOT_A) >> 1 | (squares & _NOT_H) << 1
    row = squares | beside
    return (beside | row << 8 | row >> 8) & chess.BB_ALL
