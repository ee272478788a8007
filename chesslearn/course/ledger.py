"""The ledger: every step that ever was, each with a number that never changes.

Progress codes name steps by these numbers. ``content/ledger.txt`` only grows:
new steps are added at its end, the line of a step that is gone stays.
``python -m chesslearn.course.checker --ledger`` adds what is missing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

from chesslearn.course.index import content
from chesslearn.course.model import Lesson

FILE: Final = "ledger.txt"


@cache
def ledger() -> tuple[tuple[str, str], ...]:
    """Return every step as lesson id and step id, in the order of their numbers."""
    lines = content().joinpath(FILE).read_text(encoding="utf-8").splitlines()
    pairs = [line.partition("/") for line in lines if line and not line.startswith("#")]
    return tuple((lesson, step) for lesson, _, step in pairs)


@cache
def ledger_numbers() -> Mapping[tuple[str, str], int]:
    """Return the number of each step."""
    return MappingProxyType({step: number for number, step in enumerate(ledger())})


def missing_from_ledger(lessons: Iterable[Lesson]) -> list[tuple[str, str]]:
    """Return the steps of the lessons that have no number yet."""
    return [
        (lesson.id, step)
        for lesson in lessons
        for step in lesson.step_ids
        if (lesson.id, step) not in ledger_numbers()
    ]


def add_to_ledger(steps: Iterable[tuple[str, str]]) -> None:
    """Add steps at the end of the ledger file, in a source tree."""
    with Path(str(content().joinpath(FILE))).open("a", encoding="utf-8") as file:
        file.writelines(f"{lesson}/{step}\n" for lesson, step in steps)
    ledger.cache_clear()
    ledger_numbers.cache_clear()
