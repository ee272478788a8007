"""What the list of lessons needs of a lesson file, as rows of plain data.

Reading and checking every lesson takes longer than all else at the start, and a
learner opens one of them. So the build writes these rows for all lessons into
``content/outlines.json`` (``python -m buildtools.outlines``), each with the digest
of its file: a row whose file has changed is made anew when the course is read.

Nothing but the standard library is imported here: the build reads this file by its path.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

NAME: Final = "outlines.json"
"""The file in ``content`` that holds a row for each lesson, by the digest of its file."""
_FORMAT: Final = b"1"
"""Rows of another form are not taken for these: count it up when `row` changes."""


def digest(data: bytes) -> str:
    """Return by what a lesson file is known again."""
    return hashlib.sha256(_FORMAT + data).hexdigest()


def row(data: Mapping[str, Any], normalise: Callable[[str], str]) -> list[Any]:
    """Return the row of a parsed lesson file: id, part, title, aim, icon, and a row for each step.

    A step's row holds id, title, ``done`` text, rules, kind of task, and whether it asks for a refusal.
    What is missing or of a wrong type is left blank; whoever opens the lesson is told.
    """
    return [
        *(_text(data, key) for key in ("id", "part")),
        *(normalise(_text(data, key)) for key in ("title", "aim")),
        _text(data, "icon"),
        [_step(step, normalise) for step in _items(data, "step") if isinstance(step, Mapping)],
    ]


def _step(step: Mapping[str, Any], normalise: Callable[[str], str]) -> list[Any]:
    goal = step.get("goal")
    return [
        _text(step, "id"),
        normalise(_text(step, "title")),
        normalise(_text(step, "done")),
        [rule for rule in _items(step, "rules") if isinstance(rule, str)],
        _text(step, "task"),
        isinstance(goal, Mapping) and goal.get("kind") == "refused",
    ]


def _text(table: Mapping[str, Any], key: str) -> str:
    value = table.get(key)
    return value if isinstance(value, str) else ""


def _items(table: Mapping[str, Any], key: str) -> list[Any]:
    value = table.get(key)
    return value if isinstance(value, list) else []
