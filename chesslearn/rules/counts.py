"""The rules of 50 and of 75 moves: the count, and what set it back."""

from __future__ import annotations

from collections.abc import Sequence

import chess

from ._boards import Kind, captured_square, san_of, side_name
from .types import Fact

FIFTY = 100
"""Half-moves after which a player may claim a draw (FIDE 9.3)."""

SEVENTYFIVE = 150
"""Half-moves after which the game is drawn by itself (FIDE 9.6.2)."""


def has_count(kind: Kind) -> bool:
    """Return whether a game knows the rules of 50 and 75 moves; crazyhouse does not.

    >>> has_count("crazyhouse")
    False
    """
    return kind != "crazyhouse"


def quiet_moves(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[chess.Move, ...]:
    """Return the moves that are neither pawn moves nor captures: they go on with the count.

    >>> [move.uci() for move in quiet_moves(chess.Board(), list(chess.Board().legal_moves))]
    ['g1h3', 'g1f3', 'b1c3', 'b1a3']
    """
    return tuple(move for move in moves if not board.is_zeroing(move))


def count_facts(board: chess.Board, needed: int) -> tuple[Fact, ...]:
    """Return the count with what it must reach, and the move that started it, if that is known.

    >>> [dict(fact.params) for fact in count_facts(chess.Board(), FIFTY)]
    [{'count': 0, 'needed': 100}]
    """
    squares = last_move_squares(board)
    counter = Fact("counter", squares, {"count": max(board.halfmove_clock, 0), "needed": needed})
    reset = reset_fact(board)
    return (counter,) if reset is None else (counter, reset)


def last_move_squares(board: chess.Board) -> dict[str, tuple[str, ...]]:
    """Return ``from`` and ``to`` of the last move made, nothing if it is not known.

    >>> last_move_squares(chess.Board())
    {}
    """
    return plain_squares(board.move_stack[-1]) if board.move_stack else {}


def plain_squares(move: chess.Move) -> dict[str, tuple[str, ...]]:
    """Return ``from`` and ``to`` of a move as it is written; a drop has no ``from``.

    >>> plain_squares(chess.Move.from_uci("N@f3"))
    {'to': ('f3',)}
    """
    squares: dict[str, tuple[str, ...]] = {}
    if not move.drop:
        squares["from"] = (chess.square_name(move.from_square),)
    squares["to"] = (chess.square_name(move.to_square),)
    return squares


def reset_fact(board: chess.Board) -> Fact | None:
    """Return the pawn move or capture that started the count, if the moves are known.

    >>> board = chess.Board()
    >>> board.push_san("e4")
    Move.from_uci('e2e4')
    >>> dict(reset_fact(board).params)
    {'move': 'e4', 'number': 1, 'side': 'white', 'why': 'pawn'}
    """
    back = max(board.halfmove_clock, 0) + 1
    if len(board.move_stack) < back:
        return None
    past = board.copy(stack=back)
    for _ in range(back):
        move = past.pop()
    if not past.is_zeroing(move):
        return None
    params = {
        "move": san_of(past, move),
        "number": past.fullmove_number,
        "side": side_name(past.turn),
        "why": "capture" if captured_square(past, move) is not None else "pawn",
    }
    return Fact("counter-reset", plain_squares(move), params)
