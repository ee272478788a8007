"""The small words of lesson files: squares, moves, arrows and texts, each a type."""

from __future__ import annotations

import re
from typing import Final, Literal, NewType

import chess

from chesslearn.rules import Kind
from chesslearn.rules import Side as Side
from chesslearn.rules import side_name as side_name

Square = NewType("Square", str)
"""The name of a square, ``"e4"``."""

Uci = NewType("Uci", str)
"""A move by its squares, ``"e2e4"``, ``"e7e8q"``, or a drop, ``"N@f3"``."""

Placing = NewType("Placing", str)
"""A man on a square, ``"wQe1"``."""

Arrow = NewType("Arrow", tuple[str, str])
"""An arrow from one square to another; written ``"e1c1"`` in files."""

Text = NewType("Text", str)
"""A text for people, normalised and not blank."""

NO_TEXT: Final = Text("")
"""A text that was left out."""

Ident = NewType("Ident", str)
"""A stable id: lower-case words joined by hyphens."""

Kings = Literal["both", "none"]
Variant = Literal[Kind, "bughouse"]

IDENT: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
MAX_IDENT: Final = 40


def is_square(name: object) -> bool:
    """Whether ``name`` is one of the 64 square names."""
    return isinstance(name, str) and name in chess.SQUARE_NAMES


def square_name(square: chess.Square) -> Square:
    """Return the name of a square given by number."""
    return Square(chess.square_name(square))


def man_name(man: chess.Piece) -> str:
    """Return a man as ``"wQ"``."""
    return f"{side_name(man.color)[0]}{man.symbol().upper()}"


def squares_of(move: chess.Move) -> tuple[str, str]:
    """Return the names of the squares a move leaves and reaches."""
    return chess.square_name(move.from_square), chess.square_name(move.to_square)
