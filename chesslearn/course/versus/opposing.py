"""The one door from lessons to the opponent, opened only when a game is played out.

Everything of the opponent is imported late, so that a course without such a
step never loads it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import Any, Final, Literal

import chess

from chesslearn._slices import finish

Win = Literal["promote", "capture", "block"]
Strength = int | Literal["perfect"]
"""1 to 5, or ``"perfect"``."""

PERFECT: Final = "perfect"
STRONGEST: Final = 5
_COUNTED: Final = 25_000
"""How many positions of a mini game are looked at to prove that it can be won."""
Thinking = Generator[None, None, chess.Move]


def thinking(
    board: chess.Board, strength: Strength, wins: Sequence[Win], seed: str, *, patient: bool = False
) -> Thinking:
    """Return a generator that thinks in slices and returns the move of the side to move.

    Counting a mini game out stops after less than a second, unless it is ``patient``.
    """
    from chesslearn.opponent import Budget, think

    level = STRONGEST if isinstance(strength, str) else strength
    # Without its table an endgame is searched, and the learner must not wait long for that.
    budget = Budget(nodes=6000, seconds=0.5) if level == STRONGEST else None
    if not wins:
        return think(board, level, budget=budget, seed=seed)
    from chesslearn.opponent import exact, pawn_ending
    from chesslearn.opponent.minis import MiniBoard

    mini = MiniBoard.of(board, wins)
    if strength != PERFECT:
        return think(mini, level, budget=budget, seed=seed)
    if _races(board, wins):
        return pawn_ending.think_exactly(mini, seed=seed)
    return exact.think_exactly(mini, seed=seed, patient=patient)


def best_move(
    board: chess.Board, strength: Strength, wins: Sequence[Win], seed: str = "", *, patient: bool = False
) -> chess.Move:
    """Return the move of the side to move, thought about at once."""
    move: chess.Move = finish(thinking(board, strength, wins, seed, patient=patient))
    return move


def table_name(board: chess.Board) -> str | None:
    """Return which endgame table knows the position, or ``None``."""
    from chesslearn.opponent import tables

    return tables.name_of(board)


def preparing(board: chess.Board, wins: Sequence[Win]) -> Generator[None, None, Any] | None:
    """Return what makes a table of four men, or counts a mini game out; ``None`` where neither is needed."""
    from chesslearn.opponent import exact, tables
    from chesslearn.opponent.minis import MiniBoard

    if wins:
        return exact.preparing(MiniBoard.of(board, wins))
    name = tables.name_of(board)
    if name is None or len(name) == len("KQK") or tables.ready(name) is not None:
        return None
    return tables.steps(name, cache=True)


def make_table(board: chess.Board) -> None:
    """Make the table for a position at once, if there is one."""
    from chesslearn.opponent import tables

    name = tables.name_of(board)
    if name is not None:
        tables.table(name)


def moves_to_mate(board: chess.Board, learner: chess.Color) -> int | None:
    """Return how many moves the learner needs to mate against the best defence, by a table.

    ``None`` when there is no table, or no mate, or it is the learner who gets mated.
    """
    from chesslearn.opponent import tables

    name = tables.name_of(board)
    if name is None or board.occupied_co[learner].bit_count() < 2:
        return None
    plies = tables.table(name).plies(board)
    return None if plies is None else (plies + 1) // 2


def worth_of(board: chess.Board, wins: Sequence[Win]) -> int | None:
    """Return 1, 0 or -1 for the side to move of a mini game; ``None`` when it cannot be counted out."""
    from chesslearn.opponent import exact, pawn_ending
    from chesslearn.opponent.minis import MiniBoard

    if _races(board, wins):
        return pawn_ending.worth(board)
    if type(board) is not chess.Board:
        return None
    mini = MiniBoard.of(board, wins)
    if not exact.is_finite(mini):
        return None
    try:
        return exact.solve(mini, most=_COUNTED)
    except exact.TooMany:
        return None


def _races(board: chess.Board, wins: Sequence[Win]) -> bool:
    """Return whether one king brings a pawn through, and the other wants to stop it."""
    from chesslearn.opponent import pawn_ending

    return tuple(wins) == ("promote",) and pawn_ending.knows(board)
