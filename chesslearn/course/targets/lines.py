"""Targets of the bare board: files, ranks, diagonals, colours, and squares of a list."""

from __future__ import annotations

from typing import Literal

import attrs
import chess

from chesslearn.course._structure import Fault, Faults
from chesslearn.course.notation import Square
from chesslearn.course.outcomes import Params
from chesslearn.course.positions import is_light, line_squares
from chesslearn.course.problems import told
from chesslearn.course.targets.base import Target, names


@attrs.frozen(kw_only=True, repr=False)
class File(Target):
    """Every square of a file."""

    kind = "file"
    name: Literal["a", "b", "c", "d", "e", "f", "g", "h"]

    def squares(self, board: chess.Board) -> frozenset[str]:
        return frozenset(name for name in chess.SQUARE_NAMES if name[0] == self.name)

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return "square-not-file", {"square": square, "name": self.name}


@attrs.frozen(kw_only=True, repr=False)
class Rank(Target):
    """Every square of a rank."""

    kind = "rank"
    name: Literal["1", "2", "3", "4", "5", "6", "7", "8"]

    def squares(self, board: chess.Board) -> frozenset[str]:
        return frozenset(name for name in chess.SQUARE_NAMES if name[1] == self.name)

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return "square-not-rank", {"square": square, "name": self.name}


def _one_diagonal(_target: object, _attribute: object, ends: tuple[Square, ...]) -> None:
    try:
        first, last = map(chess.parse_square, ends)
        line_squares(first, last)
    except ValueError:
        raise Faults(
            [
                Fault(
                    ("squares",),
                    told("these are not the two ends of a diagonal"),
                    told("Write its first and last square, as {example}", example='["a1", "h8"]'),
                )
            ]
        ) from None


@attrs.frozen(kw_only=True, repr=False)
class Diagonal(Target):
    """Every square of a diagonal, given by its two ends."""

    kind = "diagonal"
    squares_: tuple[Square, ...] = attrs.field(validator=_one_diagonal)

    def squares(self, board: chess.Board) -> frozenset[str]:
        first, last = map(chess.parse_square, self.squares_)
        return names(line_squares(first, last))

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return "square-not-diagonal", {"square": square, "first": self.squares_[0], "last": self.squares_[1]}


@attrs.frozen(kw_only=True, repr=False)
class Colour(Target):
    """Every square of a colour; usually a ``count`` says how many will do."""

    kind = "colour"
    name: Literal["light", "dark"]

    def squares(self, board: chess.Board) -> frozenset[str]:
        return names(square for square in chess.SQUARES if is_light(square) == (self.name == "light"))

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return "square-not-colour", {"square": square, "name": self.name}


@attrs.frozen(kw_only=True, repr=False)
class Listed(Target):
    """The squares of a list."""

    kind = "list"
    squares_: tuple[Square, ...]

    def squares(self, board: chess.Board) -> frozenset[str]:
        return frozenset(self.squares_)

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return "square-not", {"square": square}
