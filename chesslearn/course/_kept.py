"""Reads what a browser or a file has kept: nothing of it is taken on trust."""

from __future__ import annotations

from typing import Any, Final

from chesslearn.course.problems import ProgressError

MAX_COUNT: Final = 1_000_000
MAX_NAME: Final = 80


def table(value: object) -> dict[str, Any]:
    """Return a table; raises `ProgressError` for anything else."""
    if not isinstance(value, dict):
        raise ProgressError("broken", "a table is missing")
    return value


def name(value: object) -> str:
    """Return the name of a lesson, step, part, rule or reason; raises `ProgressError` for what is none."""
    if (
        not isinstance(value, str)
        or not 0 < len(value) <= MAX_NAME
        or "/" in value
        or not value.isprintable()
    ):
        raise ProgressError("broken", "a name")
    return value


def whole(value: object, least: int, most: int) -> int:
    """Return a whole number within its bounds; raises `ProgressError` for anything else."""
    if type(value) is not int or not least <= value <= most:
        raise ProgressError("broken", "a number")
    return value


def count(value: object) -> int:
    """Return a count, `MAX_COUNT` for a higher one; raises `ProgressError` for anything else."""
    if type(value) is not int or value < 0:
        raise ProgressError("broken", "a number")
    return min(value, MAX_COUNT)
