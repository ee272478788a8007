"""Targets of one man: where it may go, where it may capture."""

from __future__ import annotations

import attrs
import chess

from chesslearn.course.notation import Square
from chesslearn.course.outcomes import Params
from chesslearn.course.positions import destinations
from chesslearn.course.targets.base import Target, names


@attrs.frozen(kw_only=True, repr=False)
class MovesOf(Target):
    """Where the man on ``from`` may go."""

    kind = "moves"
    from_: Square

    def squares(self, board: chess.Board) -> frozenset[str]:
        return names(destinations(board, chess.parse_square(self.from_)))

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return ("square-itself" if square == self.from_ else "square-not"), {"square": square}

    def origin(self, board: chess.Board) -> Square | None:
        return self.from_


@attrs.frozen(kw_only=True, repr=False)
class CapturesOf(Target):
    """Where the man on ``from`` may capture."""

    kind = "captures"
    from_: Square

    def squares(self, board: chess.Board) -> frozenset[str]:
        return names(destinations(board, chess.parse_square(self.from_), captures=True))

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return ("square-itself" if square == self.from_ else "square-not-capture"), {"square": square}

    def origin(self, board: chess.Board) -> Square | None:
        return self.from_
