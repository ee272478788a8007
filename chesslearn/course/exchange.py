"""What a capture wins or loses: the captures on one square, counted to their end."""

from __future__ import annotations

from typing import Final

import attrs
import chess

from chesslearn.rules.material import VALUES

_MATED: Final = 1000


@attrs.frozen
class Exchange:
    """How the captures on a square go when both sides stop where it suits them."""

    moves: tuple[chess.Move, ...]
    taken: int
    """What the side that began has captured, in pawns."""
    given: int
    """What it has lost."""

    @property
    def net(self) -> int:
        """What the side that began has won; less than nothing when it has lost."""
        return self.taken - self.given


def exchange(board: chess.Board, move: chess.Move) -> Exchange:
    """Return how the captures go that begin with the legal ``move``.

    Only legal captures on its square count, so pinned men do not take part.
    A quiet move begins an exchange as well: it takes nothing. The first answer
    is made unless it costs something, later ones only when they win something.
    """
    return _exchange(board, move, first=True)


def _exchange(board: chess.Board, move: chess.Move, *, first: bool = False) -> Exchange:
    after = board.copy(stack=False)
    after.push(move)
    best = Exchange((), 0, 0)
    for reply in _captures_on(after, move.to_square):
        answer = _exchange(after, reply)
        if answer.net > best.net or (first and not best.moves and answer.net == 0):
            best = answer
    return Exchange((move, *best.moves), _gain(board, move) + best.given, best.taken)


def balance(board: chess.Board, move: chess.Move) -> int:
    """Return what ``move`` wins when the opponent answers with the capture that pays best."""
    after = board.copy(stack=False)
    after.push(move)
    replies = (exchange(after, reply).net for reply in after.generate_legal_captures())
    return _gain(board, move) - max(0, *replies, 0)


def settles(board: chess.Board, move: chess.Move) -> bool:
    """Whether the exchange is all there is to it.

    The opponent may make any reply, and then both sides capture wherever they
    like: the result must be that of the exchange, and nobody is mated on the way.
    """
    after = board.copy(stack=False)
    after.push(move)
    best = max((-_after(after, reply) for reply in after.legal_moves), default=_MATED)
    return _gain(board, move) - best == exchange(board, move).net


def _after(board: chess.Board, move: chess.Move) -> int:
    """Return what the other side wins by captures after ``move``, less what the move took."""
    gain = _gain(board, move)
    after = board.copy(stack=False)
    after.push(move)
    return _quiet(after, -_MATED, _MATED) - gain


def _quiet(board: chess.Board, floor: int, ceiling: int) -> int:
    """Return what the side to move wins by captures anywhere on the board."""
    check = board.is_check()
    moves = list(board.legal_moves)
    if not moves:
        return -_MATED if check else 0
    best = -_MATED if check else 0
    if not check:
        moves = [move for move in moves if board.is_capture(move) or move.promotion]
    moves.sort(key=lambda move: _gain(board, move), reverse=True)
    floor = max(floor, best)
    for move in moves:
        if floor >= ceiling:
            break
        gain = _gain(board, move)
        after = board.copy(stack=False)
        after.push(move)
        best = max(best, gain - _quiet(after, gain - ceiling, gain - floor))
        floor = max(floor, best)
    return best


def _captures_on(board: chess.Board, square: chess.Square) -> list[chess.Move]:
    """Return the legal captures on a square; a pawn that gets to its last rank becomes a queen."""
    moves = board.generate_legal_captures(to_mask=chess.BB_SQUARES[square])
    return [move for move in moves if move.promotion in (None, chess.QUEEN)]


def _gain(board: chess.Board, move: chess.Move) -> int:
    if board.is_en_passant(move):
        return VALUES[chess.PAWN]
    gain = VALUES[board.piece_type_at(move.to_square) or chess.KING] if board.is_capture(move) else 0
    return gain + (VALUES[move.promotion] - VALUES[chess.PAWN] if move.promotion else 0)
