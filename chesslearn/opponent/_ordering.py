"""In which order moves are looked at: what may decide the game first."""

from __future__ import annotations

from collections.abc import Iterable

import chess
import chess.variant

from .evaluation import VALUES

History = dict[tuple[int, int, int | None], int]
"""How often a quiet move (from, to, dropped man) was too good to be allowed."""

DROPS = 20
"""How many quiet drops are looked at below the first move; a full pocket has hundreds."""


def is_noisy(board: chess.Board, move: chess.Move) -> bool:
    """Return whether a move captures or promotes.

    >>> is_noisy(chess.Board(), chess.Move.from_uci("e2e4"))
    False
    """
    return bool(move.promotion) or (not move.drop and board.is_capture(move))


def gain(board: chess.Board, move: chess.Move) -> int:
    """Return the worth of what a move captures and of what a pawn becomes; quiet moves gain 0.

    >>> gain(chess.Board("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1"), chess.Move.from_uci("e4d5"))
    900
    """
    worth = 0
    if board.is_capture(move):
        worth = VALUES[board.piece_type_at(move.to_square) or chess.PAWN]
    if move.promotion:
        worth += VALUES[move.promotion] - VALUES[chess.PAWN]
    return worth


def ordered(
    board: chess.Board, moves: Iterable[chess.Move], killers: Iterable[chess.Move], history: History
) -> list[chess.Move]:
    """Return moves with the promising ones first: good captures, moves that refuted before, the rest.

    >>> board = chess.Board("4k3/8/8/3q4/4P3/8/8/4K3 w - - 0 1")
    >>> ordered(board, board.legal_moves, (), {})[0].uci()
    'e4d5'
    """
    enemy = board.king(not board.turn)
    best = set(killers)

    def promise(move: chess.Move) -> int:
        if move.drop:
            near = 0 if enemy is None else 8 - chess.square_distance(enemy, move.to_square)
            worth = 10 * near + move.drop + history.get((move.to_square, move.to_square, move.drop), 0)
        elif is_noisy(board, move):
            attacker = board.piece_type_at(move.from_square) or chess.PAWN
            return 1_000_000 + 10 * gain(board, move) - VALUES[attacker]
        else:
            worth = history.get((move.from_square, move.to_square, None), 0)
        return worth + (500_000 if move in best else 0)

    return sorted(moves, key=promise, reverse=True)


def fewer_drops(board: chess.Board, moves: list[chess.Move]) -> list[chess.Move]:
    """Return ordered moves with only the most promising drops, all of them in check.

    >>> board = chess.variant.CrazyhouseBoard("4k3/8/8/8/8/8/8/4K3[QRBN] w - - 0 1")
    >>> len(fewer_drops(board, list(board.legal_moves))) < 30 < board.legal_moves.count()
    True
    """
    if not isinstance(board, chess.variant.CrazyhouseBoard) or board.is_check():
        return moves
    left, kept = DROPS, []
    for move in moves:
        if move.drop:
            left -= 1
            if left < 0:
                continue
        kept.append(move)
    return kept


def loses_exchange(board: chess.Board, move: chess.Move) -> bool:
    """Return whether a capture plainly loses: a dearer man takes a cheaper one that is protected.

    >>> board = chess.Board("4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1")
    >>> loses_exchange(board, chess.Move.from_uci("d1d5"))
    True
    """
    attacker = board.piece_type_at(move.from_square)
    if attacker is None or attacker == chess.KING or move.promotion:
        return False
    if VALUES[attacker] <= gain(board, move):
        return False
    return bool(board.attackers_mask(not board.turn, move.to_square))
