"""Small lessons for tests, written as an author writes them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import chess
import pytest

from chesslearn.course import LessonSession, solution
from chesslearn.course.checker import Known, check_data
from chesslearn.course.loader import lesson_from
from tests.course.steps import Make, Play, Problems, Prove

HEAD = """
id = "little"
part = "pieces"
title = "Little"
aim = "Try it."
minutes = 5
"""

STEP = """
[[step]]
id = "only"
title = "Only"
text = "A text."
ask = "Do it."
"""


@pytest.fixture
def lesson_toml() -> Callable[..., str]:
    """Return the text of a lesson with a step for each piece of TOML."""

    def build(*steps: str) -> str:
        parts = [
            STEP.replace('"only"', f'"step-{number}"') if number else STEP for number in range(len(steps))
        ]
        return HEAD + "".join(part + step + "\n" for part, step in zip(parts, steps, strict=True))

    return build


@pytest.fixture
def make_lesson(lesson_toml: Callable[..., str]) -> Make:
    """Return a lesson with a step for each piece of TOML."""
    return lambda *steps: lesson_from(tomllib.loads(lesson_toml(*steps)), "little.toml")


@pytest.fixture
def problems(lesson_toml: Callable[..., str]) -> Problems:
    """Return what the checker says of such a lesson."""
    return lambda *steps: [
        str(each) for each in check_data(tomllib.loads(lesson_toml(*steps)), "little.toml", Known())
    ]


@pytest.fixture
def play(make_lesson: Make) -> Play:
    """Return a session of such a lesson."""
    return lambda *steps, **options: LessonSession(make_lesson(*steps), **{"seed": "1", **options})


@pytest.fixture
def prove(play: Play, problems: Problems) -> Prove:
    """See that the checker finds nothing in a step, and that its solution solves it."""

    def proved(step: str) -> None:
        assert problems(step) == []
        session = play(step)
        assert [session.attempt(each).kind for each in solution(session)][-1] == "solved"
        assert session.state.solved

    return proved


@pytest.fixture
def mirror() -> Callable[[Any], Any]:
    """Turn squares, moves and FENs into those of the other colour."""
    return _mirrored


def _mirrored(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return type(value)(map(_mirrored, value))
    if "/" in value:
        return chess.Board(value).mirror().fen()
    return "".join(str(9 - int(char)) if char.isdigit() else char for char in value)
