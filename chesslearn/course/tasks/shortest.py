"""The shortest way to visit squares when one side moves all the time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import chess

from chesslearn.course.notation import square_name
from chesslearn.course.positions import moved

MAX_POSITIONS: Final = 60_000
"""How many positions are looked at before the search gives up."""

Key = tuple[str, frozenset[str]]


class TooHard(Exception):
    """The search was given up: too many positions."""


def shortest(board: chess.Board, targets: Iterable[str]) -> list[chess.Move] | None:
    """Return a shortest line that lands on every target, or ``None`` when there is none.

    Breadth first, so the line has the least number of moves. Raises `TooHard`
    after `MAX_POSITIONS` positions.
    """
    left = frozenset(targets)
    came: dict[Key, tuple[Key, chess.Move] | None] = {_key(board, left): None}
    wave = [(board, left)]
    while wave and left:
        following = []
        for position, remaining in wave:
            origin = _key(position, remaining)
            for move, after, rest in _moves(position, remaining):
                key = _key(after, rest)
                if key in came:
                    continue
                came[key] = (origin, move)
                if not rest:
                    return _line(came, key)
                following.append((after, rest))
            if len(came) > MAX_POSITIONS:
                raise TooHard
        wave = following
    return None if left else []


def _moves(
    board: chess.Board, left: frozenset[str]
) -> Iterator[tuple[chess.Move, chess.Board, frozenset[str]]]:
    for move in sorted(board.legal_moves, key=chess.Move.uci):
        yield move, moved(board, move, hand_back=True), left - {square_name(move.to_square)}


def _key(board: chess.Board, left: frozenset[str]) -> Key:
    return board.board_fen(), left


def _line(came: dict[Key, tuple[Key, chess.Move] | None], key: Key) -> list[chess.Move]:
    line: list[chess.Move] = []
    step = came[key]
    while step is not None:
        key, move = step
        line.append(move)
        step = came[key]
    return line[::-1]
