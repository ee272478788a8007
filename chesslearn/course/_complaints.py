"""What the readers of TOML and of FENs complain of, in words that can be translated."""

from __future__ import annotations

import re
from typing import Final

from chesslearn.course.problems import Told, told

_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)$")

_TOML: Final = (
    ("Expected '=' after a key", told("the sign {sign} is missing after a key", sign="=")),
    ("Illegal character '\\n'", told("a text is not closed")),
    ("Unterminated string", told("a text is not closed")),
    ('Expected "', told("a text is not closed")),
    ("Unescaped", told("a single {sign} stands in a text", sign="\\")),
    ("hex value", told("a single {sign} stands in a text", sign="\\")),
    ("Escaped", told("a single {sign} stands in a text", sign="\\")),
    ("Unclosed array", told("a bracket is not closed")),
    ("Expected ']", told("a bracket is not closed")),
    ("Unclosed inline table", told("a brace is not closed")),
    ("Expected newline", told("a value does not end where the line ends")),
    ("Cannot", told("a key or a table comes twice")),
    ("Duplicate", told("a key or a table comes twice")),
    ("Invalid value", told("this is no value")),
    ("Invalid date", told("this is no date")),
    ("key part", told("this is no key")),
    ("Invalid statement", told("this is no key")),
)

_FEN: Final = (
    ("empty", told("it is empty")),
    ("8 rows", told("it has not 8 ranks")),
    ("8 columns", told("a rank has not 8 squares")),
    ("two subsequent", told("two digits stand side by side")),
    ("not after piece", told("a {sign} stands after no man", sign="~")),
    ("character in position", told("a sign stands for no man")),
    ("turn part", told('the side to move is not "w" or "b"')),
    ("castling", told("the castling rights cannot be read")),
    ("en passant", told("the en passant square cannot be read")),
    ("half-move", told("the number of moves without capture cannot be read")),
    ("fullmove", told("the number of the move cannot be read")),
    ("check part", told("the number of checks cannot be read")),
    ("parts", told("it has too many fields")),
)


def no_toml(error: Exception) -> Told:
    """Say why a file is no TOML, and where the reader stopped."""
    if isinstance(error, RecursionError):
        return told("this is not TOML: the brackets stand too deep in one another")
    fault, place = _said(str(error), _TOML), _PLACE.search(str(error))
    if place is None:
        return told("this is not TOML: {fault} (at the end of the file)", fault=fault)
    return told(
        "this is not TOML: {fault} (line {line}, column {column})",
        fault=fault,
        line=place[1],
        column=place[2],
    )


def no_fen(error: ValueError) -> Told:
    """Say why a text is no FEN."""
    fault = error.args[0] if error.args and isinstance(error.args[0], Told) else _said(str(error), _FEN)
    return told("this is no FEN: {fault}", fault=fault)


def _said(complaint: str, words: tuple[tuple[str, Told], ...]) -> Told:
    known = (text for part, text in words if part in complaint)
    return next(known, None) or told("it cannot be read")
