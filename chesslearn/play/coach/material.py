"""What captures win: on one square, and on the whole board; the two must agree."""

from __future__ import annotations

from typing import Final, Literal

import attrs
import chess

from chesslearn.opponent.evaluation import VALUES
from chesslearn.opponent.refutation import gain_of
from chesslearn.opponent.strengths import Budget

LEAST: Final = VALUES[chess.PAWN]
"""From a pawn on something has been won; a bishop for a knight is an even trade."""
_BUDGET: Final = Budget(nodes=400, seconds=1.0)
"""What one capture may cost: where more would have to be looked at, the coach says nothing."""
_LONGEST: Final = 10
"""So many captures on one square are followed at most."""

How = Literal["undefended", "cheaper", "outnumbered"]


@attrs.frozen
class Loss:
    """A man that can be won: where, by which capture first, by whom (that one first), and why."""

    square: chess.Square
    capture: chess.Move
    attackers: tuple[chess.Square, ...]
    gain: int
    how: How


def passed(board: chess.Board) -> chess.Board | None:
    """Return the position with the other side to move, `None` in check, where nobody can pass.

    >>> passed(chess.Board()).turn
    False
    """
    if board.is_check():
        return None
    after = board.copy(stack=False)
    after.push(chess.Move.null())
    return after


def value_at(board: chess.Board, square: chess.Square) -> int:
    """Return what the man on a square is worth.

    >>> value_at(chess.Board(), chess.D1)
    900
    """
    return VALUES[board.piece_type_at(square) or chess.KING]


def captures_on(board: chess.Board, square: chess.Square) -> list[chess.Move]:
    """Return the legal captures of the man on a square, by the cheapest man first; pawns become queens."""
    moves = [
        move
        for move in board.generate_legal_moves(chess.BB_ALL, chess.BB_SQUARES[square])
        if board.is_capture(move) and not board.is_en_passant(move) and move.promotion in (None, chess.QUEEN)
    ]
    return sorted(
        moves, key=lambda move: (value_at(board, move.from_square) or LEAST * 100, move.from_square)
    )


def exchange(board: chess.Board, square: chess.Square, left: int = _LONGEST) -> int:
    """Return what the side to move wins by captures on one square alone; 0 where it is better not to.

    >>> exchange(chess.Board("4k3/8/2p5/3r4/8/8/8/3QK3 w - - 0 1"), chess.D5)
    0
    >>> exchange(chess.Board("4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1"), chess.D5)
    500
    """
    best = 0
    for move in captures_on(board, square) if left else ():
        best = max(best, gained(board, move, left))
    return best


def gained(board: chess.Board, move: chess.Move, left: int = _LONGEST) -> int:
    """Return what a capture wins when the rest of the captures are made on its square alone."""
    worth = VALUES[board.piece_type_at(move.to_square) or chess.PAWN]
    if move.promotion:
        worth += VALUES[move.promotion] - VALUES[chess.PAWN]
    board.push(move)
    worth -= exchange(board, move.to_square, left - 1)
    board.pop()
    return worth


def everywhere(board: chess.Board, move: chess.Move) -> int | None:
    """Return what a capture gains when the captures go on anywhere, `None` if that is too long to tell."""
    return gain_of(board, move, budget=_BUDGET)


def wins(board: chess.Board, move: chess.Move) -> bool:
    """Return whether a capture surely wins something: on its square, on the whole board, and unpunished."""
    if gained(board.copy(stack=False), move) < LEAST:
        return False
    whole = everywhere(board, move)
    if whole is None or whole < LEAST:
        return False
    after = board.copy(stack=False)
    after.push(move)
    return mate_in_one(after) is None


def loss_at(board: chess.Board, square: chess.Square) -> Loss | None:
    """Return how the side to move wins the man on a square, `None` where it surely does not.

    >>> loss_at(chess.Board("4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1"), chess.D5).how
    'undefended'
    """
    captures = captures_on(board, square)
    scratch = board.copy(stack=False)
    gains = {move: gained(scratch, move) for move in captures}
    for move in sorted(captures, key=lambda move: -gains[move]):
        if gains[move] >= LEAST and wins(board, move):
            others = {one.from_square for one in captures} - {move.from_square}
            attackers = (move.from_square, *sorted(others))
            return Loss(square, move, attackers, gains[move], _how(board, move))
    return None


def _how(board: chess.Board, move: chess.Move) -> How:
    after = board.copy(stack=False)
    after.push(move)
    if not captures_on(after, move.to_square):
        return "undefended"
    cheaper = value_at(board, move.from_square) + LEAST <= value_at(board, move.to_square)
    return "cheaper" if cheaper and not move.promotion else "outnumbered"


def mate_in_one(board: chess.Board) -> chess.Move | None:
    """Return the first move that mates, or `None`.

    >>> mate_in_one(chess.Board("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"))
    Move.from_uci('a1a8')
    """
    return next(iter(mates_in_one(board)), None)


def mates_in_one(board: chess.Board) -> list[chess.Move]:
    """Return every move that mates."""
    at = board.copy(stack=False)
    found = []
    for move in list(at.legal_moves):
        if not at.gives_check(move):
            continue
        at.push(move)
        if not any(at.generate_legal_moves()):
            found.append(move)
        at.pop()
    return found


def losses_of(board: chess.Board, color: chess.Color) -> dict[chess.Square, Loss]:
    """Return the men of a colour that the side to move can win."""
    found = {}
    for square in chess.scan_forward(board.occupied_co[color] & ~board.kings):
        if board.attackers_mask(not color, square):
            loss = loss_at(board, square)
            if loss is not None:
                found[square] = loss
    return found
