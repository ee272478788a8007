"""What a target is: a set of squares to be found, with an answer to every other square."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import ClassVar

import attrs
import chess

from chesslearn.course.notation import Side, Square, square_name
from chesslearn.course.outcomes import Params


@attrs.frozen(kw_only=True, repr=False)
class Target(ABC):
    """A set of squares to be found."""

    kind: ClassVar[str]

    @abstractmethod
    def squares(self, board: chess.Board) -> frozenset[str]:
        """Return every right square."""

    @abstractmethod
    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        """Return the outcome code for a square that is not right, with its parameters."""

    def count(self, board: chess.Board) -> int:
        """Return how many there are, for a step that asks to count them."""
        return len(self.squares(board))

    def origin(self, board: chess.Board) -> Square | None:
        """Return the man whose moves are asked for; the judge then says why a square is not right."""
        return None


def names(squares: Iterable[chess.Square]) -> frozenset[str]:
    """Return the names of squares given by number."""
    return frozenset(map(square_name, squares))


def colour_of(side: Side | None, board: chess.Board) -> chess.Color:
    """Return the colour of a side; the one to move when it is left out."""
    return board.turn if side is None else side == "white"
