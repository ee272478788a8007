"""Texts: squares that exist, and the small Markdown that is shown."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from chesslearn.course._text import texts
from chesslearn.course.checker.report import Report
from chesslearn.course.notation import is_square
from chesslearn.course.problems import told

_NAMED = re.compile(r"(?<![\w.])(?:[KQRBN]?[a-h]?x?)([a-z]\d+)(?!\w)")
_MARKUP: Final = (
    (
        re.compile(r"<[a-zA-Z/!]"),
        told("the text holds an HTML tag"),
        told("Only **bold**, *italic* and lists are shown"),
    ),
    (re.compile(r"^#+\s", re.MULTILINE), told("the text holds a heading"), told("Use the title of the step")),
    (re.compile(r"\]\("), told("the text holds a link or picture"), told("Texts hold no links")),
    (re.compile(r"`"), told("the text holds code marks"), told("Write squares and moves plainly")),
    (
        re.compile(r"\b(?:TODO|FIXME|XXX)\b"),
        told("the text holds a note to yourself"),
        told("Finish the text"),
    ),
)


def check_texts(data: Mapping[str, Any], report: Report) -> None:
    """Check every text of a parsed lesson file, even of one that does not load."""
    for context, path, text in texts(data):
        step = context.partition("/")[2]
        key = path.partition("].")[2] if path.startswith("step[") else path
        check_text(text, key, report.at(step))


def check_text(text: str, key: str, report: Report) -> None:
    """Check one text."""
    for name in squares_named(text):
        if not is_square(name):
            report.add(
                key,
                told('the text names "{name}", which is no square', name=name),
                told("Squares are a1 to h8"),
            )
    for pattern, message, cure in _MARKUP:
        if pattern.search(text):
            report.add(key, message, cure)
    if text.count("**") % 2:
        report.add(
            key,
            told("a {sign} is not closed", sign="**"),
            told("Put {sign} on both sides of the bold words", sign="**"),
        )


def squares_named(text: str) -> list[str]:
    """Return what looks like a square in a text, alone (``e4``) or in a move (``Nxe4``)."""
    return [match.group(1) for match in _NAMED.finditer(text)]
