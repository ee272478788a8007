"""What progress keeps beside the steps: when rules were met again, parts known, exams.

Days are ordinals (``date.toordinal()``). Each table merges entry by entry, and
each entry takes the one of two values that a fixed order prefers: merging
twice, or in another order, is the same, and no entry of either side is lost.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from chesslearn.course._kept import name, table, whole
from chesslearn.course.problems import ProgressError

AGAIN: Final = 1
HARD: Final = 2
GOOD: Final = 3

EXAM: Final = 20
"""How many questions an exam has."""

Log = dict[int, int]
"""Day to rating; of two ratings on one day the lower one is kept."""

MAX_DAY: Final = 5_000_000
MAX_REVIEWS: Final = 200

K = TypeVar("K")
V = TypeVar("V")


def merge(mine: dict[K, V], other: Mapping[K, V], better: Callable[[V, V], V]) -> None:
    """Take the entries of ``other`` into ``mine``; of two values ``better`` chooses."""
    for key, value in other.items():
        mine[key] = better(mine[key], value) if key in mine else value


def merge_logs(mine: dict[str, Log], other: Mapping[str, Log]) -> None:
    """Take the reviews of ``other`` into ``mine``."""
    for rule, log in other.items():
        merge(mine.setdefault(rule, {}), log, min)


def memory_data(memory: Mapping[str, Log]) -> dict[str, list[int]]:
    """Return logs as JSON has them: day, rating, day, rating, by rule."""
    return {
        rule: [number for entry in sorted(log.items()) for number in entry]
        for rule, log in sorted(memory.items())
        if log
    }


def read_memory(value: object) -> dict[str, Log]:
    """Return the logs of JSON data; of more than `MAX_REVIEWS` the latest."""
    return {name(rule): _read_log(log) for rule, log in table(value).items()}


def known_data(known: Mapping[str, tuple[int, bool]]) -> dict[str, list[int]]:
    """Return what was found of parts as JSON has it: the day, and 1 for known."""
    return {part: [day, int(yes)] for part, (day, yes) in sorted(known.items())}


def read_known(value: object) -> dict[str, tuple[int, bool]]:
    """Return what was found of parts from JSON data."""
    found = {}
    for part, entry in table(value).items():
        if not isinstance(entry, list) or len(entry) != 2:
            raise ProgressError("broken", "a part")
        found[name(part)] = (_day(entry[0]), whole(entry[1], 0, 1) == 1)
    return found


def exams_data(exams: Mapping[int, int]) -> dict[str, int]:
    """Return the best result of each day as JSON has it."""
    return {str(day): right for day, right in sorted(exams.items())}


def read_exams(value: object) -> dict[int, int]:
    """Return the results of exams from JSON data."""
    found = {}
    for day, right in table(value).items():
        if not day.isascii() or not day.isdecimal() or len(day) > 7:
            raise ProgressError("broken", "a day")
        found[_day(int(day))] = whole(right, 0, 1000)
    return found


def _read_log(value: object) -> Log:
    if not isinstance(value, list) or len(value) % 2:
        raise ProgressError("broken", "reviews")
    log: Log = {}
    for day, rating in zip(value[::2], value[1::2], strict=True):
        merge(log, {_day(day): whole(rating, AGAIN, GOOD)}, min)
    return dict(sorted(log.items())[-MAX_REVIEWS:])


def _day(value: object) -> int:
    return whole(value, 1, MAX_DAY)
