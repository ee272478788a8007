"""What a learner can try: one record a kind."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import attrs

LONGEST_TEXT: Final = 64
MOST_CHOICE: Final = 99
_SQUARE: Final = re.compile(r"[a-h][1-8]")
_PIECE: Final = re.compile(r"[wb][KQRBNP]")
_PROMOTION: Final = re.compile(r"[qrbnkp]")


@attrs.frozen
class MoveAttempt:
    """Move the man on ``from_`` to ``to``; ``promotion`` is ``"q"``, ``"r"``, ``"b"`` or ``"n"``."""

    from_: str
    to: str
    promotion: str | None = None


@attrs.frozen
class DropAttempt:
    """Put a man from the pocket or the tray on ``to``."""

    piece: str
    to: str


@attrs.frozen
class SquareAttempt:
    """Point at a square."""

    square: str


@attrs.frozen
class ChoiceAttempt:
    """Take one of the choices, counted from 0."""

    index: int


@attrs.frozen
class TextAttempt:
    """Type an answer."""

    text: str


@attrs.frozen
class ForwardAttempt:
    """Play the next frame of a line that is shown."""


Attempt = MoveAttempt | DropAttempt | SquareAttempt | ChoiceAttempt | TextAttempt | ForwardAttempt


def written(attempt: Attempt) -> list[str | int | None]:
    """Return a try as plain data, for `read`.

    >>> written(MoveAttempt("e2", "e4"))
    ['move', 'e2', 'e4', None]
    """
    match attempt:
        case MoveAttempt(from_, to, promotion):
            return ["move", from_, to, promotion]
        case DropAttempt(piece, to):
            return ["drop", piece, to]
        case SquareAttempt(square):
            return ["square", square]
        case ChoiceAttempt(index):
            return ["choice", index]
        case TextAttempt(text):
            return ["text", text]
        case ForwardAttempt():
            return ["forward"]


def read(told: Sequence[object]) -> Attempt:
    """Return the try that plain data from elsewhere tells of; raises `ValueError` when it is none.

    >>> read(["square", "e4"])
    SquareAttempt(square='e4')
    """
    match told:
        case ["move", from_, to, promotion]:
            if from_ == to:
                raise ValueError(f"a move from {_shown(from_)} to itself is no attempt")
            choice = None if promotion is None else _fitting("promotion", promotion, _PROMOTION)
            return MoveAttempt(_fitting("from", from_, _SQUARE), _fitting("to", to, _SQUARE), choice)
        case ["drop", piece, to]:
            return DropAttempt(_fitting("piece", piece, _PIECE), _fitting("to", to, _SQUARE))
        case ["square", square]:
            return SquareAttempt(_fitting("square", square, _SQUARE))
        case ["choice", index] if type(index) is int and 0 <= index <= MOST_CHOICE:
            return ChoiceAttempt(index)
        case ["text", str(text)] if len(text) <= LONGEST_TEXT:
            return TextAttempt(text)
        case ["forward"]:
            return ForwardAttempt()
        case _:
            raise ValueError(f"expected an attempt, got {_shown(told)}")


def _fitting(name: str, value: object, pattern: re.Pattern[str]) -> str:
    if not isinstance(value, str) or not pattern.fullmatch(value):
        raise ValueError(f"{name}: expected {pattern.pattern}, got {_shown(value)}")
    return value


def _shown(value: object) -> str:
    return repr(value)[:40]
