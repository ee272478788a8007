"""Reading the outlines of the built-in lessons, which the build has made."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from chesslearn.course import _rows
from chesslearn.course._text import normalise
from chesslearn.course.index import content, lesson_file
from chesslearn.course.loader import parse_toml, read_bytes
from chesslearn.course.model import Outline, StepOutline
from chesslearn.course.problems import ContentError, Problem


def outlines(names: Iterable[str]) -> dict[str, Outline]:
    """Return the outlines of built-in lessons; raises `ContentError` when a file is no TOML.

    They come from the build where they are true, else from the lesson files.
    """
    built, made = _built(), {}
    problems: list[Problem] = []
    for name in names:
        try:
            data = read_bytes(lesson_file(name))
            row = built.get(_rows.digest(data))
            if row is None:
                row = _rows.row(parse_toml(data, f"{name}.toml"), normalise)
        except ContentError as error:
            problems += error.problems
        else:
            made[name] = _outline(*row)
    if problems:
        raise ContentError(problems)
    return made


def _built() -> dict[str, list[Any]]:
    """Return the rows that the build has made, by the digest of the file; none when it made none."""
    try:
        found = json.loads(content().joinpath(_rows.NAME).read_bytes())
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def _outline(lesson: str, part: str, title: str, aim: str, icon: str, steps: list[Any]) -> Outline:
    made = tuple(
        StepOutline(step, title, done, tuple(rules), task, asks_refusal)
        for step, title, done, rules, task, asks_refusal in steps
    )
    return Outline(lesson, part, title, aim, icon, made)
