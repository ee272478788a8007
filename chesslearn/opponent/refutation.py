"""Retorts: how the opponent punishes a legal move that was not the right one."""

from __future__ import annotations

from typing import Final, Literal

import attrs
import chess

from . import _ordering
from ._meter import Meter, OutOfBudget
from .evaluation import VALUES, evaluation_of
from .strengths import Budget

RetortKind = Literal["mate", "variant-win", "mate-soon", "capture", "promotion"]

Line = tuple[chess.Move, ...]

_BUDGET: Final = Budget(nodes=3000, seconds=0.5)
_LEAST: Final = VALUES[chess.PAWN]
_GAME: Final = 10_000
"""More than all men are worth: the game is lost."""
_LONGEST: Final = 7
"""How many captures in a row are looked at."""


@attrs.frozen
class Retort:
    """The reply that punishes: what it does, what it wins in hundredths of a pawn, and the line.

    ``gain`` is what the opponent is ahead of before when the captures are over,
    0 for a win of the game. ``line`` begins with ``move``; after a capture it goes
    on with the best captures of both sides, for ``mate-soon`` with one defence and
    the mate.
    """

    kind: RetortKind
    move: chess.Move
    gain: int = 0
    line: Line = ()


def refutation(board: chess.Board, *, budget: Budget = _BUDGET) -> Retort | None:
    """Return how the side to move best punishes the move just made, or `None` when nothing is to be had.

    In this order: mate at once, a win by the variant's rule, mate with the second
    move whatever is answered, the most material that can be won by force of
    captures, a promotion. Material counts from a pawn on. The board is not changed; the same
    position gives the same reply, unless the seconds run out.

    >>> retort = refutation(chess.Board("4k3/8/2p5/3Q4/8/8/8/4K3 b - - 0 1"))
    >>> retort.kind, retort.move.uci(), retort.gain
    ('capture', 'c6d5', 900)
    >>> refutation(chess.Board()) is None
    True
    """
    evaluation_of(board)
    at, meter = board.copy(), Meter(budget)
    moves = _ordering.ordered(at, at.legal_moves, (), {})
    won = _wins(at, moves)
    if won is not None:
        return won
    try:
        soon = _mates_soon(at, moves, meter)
        return soon or _takes(at, moves, meter)
    except OutOfBudget:
        return _grabs(board, moves)


def gain_of(board: chess.Board, move: chess.Move, *, budget: Budget = _BUDGET) -> int | None:
    """Return what a move wins once all captures are over, in hundredths of a pawn; negative if it loses.

    Only captures, promotions and answers to check are looked at, up to seven in a row.
    `None` when that takes more than the budget. The board is not changed.

    >>> gain_of(chess.Board("4k3/8/2p5/3r4/8/8/8/3QK3 w - - 0 1"), chess.Move.from_uci("d1d5"))
    -400
    """
    at, meter = board.copy(stack=False), Meter(budget)
    gain = _ordering.gain(at, move)
    at.push(move)
    try:
        lost, _ = _exchange(at, meter, -2 * _GAME, 2 * _GAME, _LONGEST)
    except OutOfBudget:
        return None
    return gain - lost


def _wins(board: chess.Board, moves: list[chess.Move]) -> Retort | None:
    by_rule = None
    for move in moves:
        board.push(move)
        ended, mated = board.is_variant_end(), board.is_check() and not any(board.legal_moves)
        board.pop()
        if ended and by_rule is None:
            by_rule = Retort("variant-win", move, line=(move,))
        elif mated and not ended:
            return Retort("mate", move, line=(move,))
    return by_rule


def _mates_soon(board: chess.Board, moves: list[chess.Move], meter: Meter) -> Retort | None:
    """Return a check after which every answer is mated, if there is one."""
    for move in moves:
        if not board.gives_check(move):
            continue
        board.push(move)
        line = _all_mated(board, meter)
        board.pop()
        if line:
            return Retort("mate-soon", move, line=(move, *line))
    return None


def _all_mated(board: chess.Board, meter: Meter) -> Line:
    line: Line = ()
    for answer in list(board.legal_moves):
        board.push(answer)
        mate = _mate(board, meter)
        board.pop()
        if mate is None:
            return ()
        line = line or (answer, mate)
    return line


def _mate(board: chess.Board, meter: Meter) -> chess.Move | None:
    for move in list(board.legal_moves):
        if not board.gives_check(move):
            continue
        meter.count()
        board.push(move)
        mated = not any(board.legal_moves)
        board.pop()
        if mated:
            return move
    return None


def _takes(board: chess.Board, moves: list[chess.Move], meter: Meter) -> Retort | None:
    """Return the capture or promotion that wins most once all exchanges are over."""
    best: Retort | None = None
    for move in moves:
        if not _ordering.is_noisy(board, move):
            continue
        gain = _ordering.gain(board, move)
        board.push(move)
        lost, rest = _exchange(board, meter, -2 * _GAME, 2 * _GAME, _LONGEST)
        board.pop()
        if gain - lost >= _LEAST and (best is None or gain - lost > best.gain):
            best = Retort(_kind(move), move, gain - lost, (move, *rest))
    return _as_win(board, best) if best is not None and best.gain > _GAME // 2 else best


def _kind(move: chess.Move) -> RetortKind:
    return "promotion" if move.promotion else "capture"


def _as_win(board: chess.Board, retort: Retort) -> Retort:
    """Return a retort whose captures win the game as what it is."""
    after = board.copy()
    for move in retort.line:
        after.push(move)
    return attrs.evolve(retort, kind="variant-win" if after.is_variant_end() else "mate-soon", gain=0)


def _grabs(board: chess.Board, moves: list[chess.Move]) -> Retort | None:
    """Return the capture that wins most when at most one man takes back: the answer without a search."""
    best: Retort | None = None
    for move in moves:
        if not _ordering.is_noisy(board, move):
            continue
        after = board.copy(stack=False)
        after.push(move)
        mover = VALUES[after.piece_type_at(move.to_square) or chess.PAWN]
        risk = mover if after.attackers_mask(after.turn, move.to_square) else 0
        gain = _ordering.gain(board, move) - risk
        if gain >= _LEAST and (best is None or gain > best.gain):
            best = Retort(_kind(move), move, gain, (move,))
    return best


def _exchange(board: chess.Board, meter: Meter, alpha: int, beta: int, left: int) -> tuple[int, Line]:
    """Return what the side to move wins by captures and promotions alone, or 0 by leaving it, and the line.

    In check every answer is looked at, so that a check in between is no way out.
    """
    meter.count()
    checked = board.is_check()
    line: Line = ()
    if board.is_variant_end():
        return -_GAME, line
    if left == 0:
        return 0, line
    best = -_GAME if checked else 0
    for move in _candidates(board, checked):
        gain = _ordering.gain(board, move)
        board.push(move)
        lost, rest = _exchange(board, meter, gain - beta, gain - max(alpha, best), left - 1)
        board.pop()
        if gain - lost > best:
            best, line = gain - lost, (move, *rest)
            if best >= beta:
                break
    return best, line


def _candidates(board: chess.Board, checked: bool) -> list[chess.Move]:
    moves = list(board.legal_moves)
    if not checked:
        moves = [move for move in moves if _ordering.is_noisy(board, move)]
    return _ordering.ordered(board, moves, (), {})
