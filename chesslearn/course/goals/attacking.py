"""Goals of attack and protection."""

from __future__ import annotations

from typing import Literal

import attrs
import chess

from chesslearn.course.exchange import balance, exchange
from chesslearn.course.goals.base import Goal
from chesslearn.course.notation import Square


@attrs.frozen(kw_only=True, repr=False)
class Attack(Goal):
    """Every one of the squares is attacked; with ``by = "moved"``, by the man that moved.

    A pinned man attacks too (FIDE 3.1.2).
    """

    kind = "attack"
    squares: tuple[Square, ...]
    by: Literal["any", "moved"] = "any"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        targets = [chess.parse_square(name) for name in self.squares]
        if self.by == "moved":
            return all(target in after.attacks(move.to_square) for target in targets)
        return all(after.is_attacked_by(before.turn, target) for target in targets)

    def stands(self, board: chess.Board) -> bool:
        if self.by == "moved":
            return False
        return all(board.is_attacked_by(board.turn, chess.parse_square(name)) for name in self.squares)


@attrs.frozen(kw_only=True, repr=False)
class Defend(Goal):
    """The own men on all of the squares are protected."""

    kind = "defend"
    squares: tuple[Square, ...]

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return self._protected(after, before.turn)

    def stands(self, board: chess.Board) -> bool:
        return self._protected(board, board.turn)

    def _protected(self, board: chess.Board, side: chess.Color) -> bool:
        targets = [chess.parse_square(name) for name in self.squares]
        return all(
            board.color_at(target) == side and board.is_attacked_by(side, target) for target in targets
        )


@attrs.frozen(kw_only=True, repr=False)
class Pin(Goal):
    """Every enemy man on the squares is pinned to its king."""

    kind = "pin"
    squares: tuple[Square, ...]

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return self._pinned(after, not before.turn)

    def stands(self, board: chess.Board) -> bool:
        return self._pinned(board, not board.turn)

    def _pinned(self, board: chess.Board, side: chess.Color) -> bool:
        targets = [chess.parse_square(name) for name in self.squares]
        return all(board.color_at(target) == side and board.is_pinned(side, target) for target in targets)


@attrs.frozen(kw_only=True, repr=False)
class Gain(Goal):
    """A capture wins material, when all captures on its square are counted."""

    kind = "gain"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return before.is_capture(move) and exchange(before, move).net > 0


@attrs.frozen(kw_only=True, repr=False)
class Keep(Goal):
    """No capture of the opponent wins material after the move."""

    kind = "keep"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return balance(before, move) >= 0
