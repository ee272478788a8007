"""The author's checker: every lesson proves what it claims, or is told what to mend.

`check_file` and `check_course` return every problem, in the order of the file.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from chesslearn.course.cards import load_cards
from chesslearn.course.checker.lesson import Known, check_lesson
from chesslearn.course.checker.report import Report
from chesslearn.course.checker.texts import check_texts
from chesslearn.course.index import content, index, lesson_file
from chesslearn.course.ledger import missing_from_ledger
from chesslearn.course.loader import lesson_from, load_lesson, read_toml
from chesslearn.course.problems import ContentError, Problem, told

__all__ = ["Known", "check_course", "check_data", "check_file"]


def check_file(source: str | Path | Traversable) -> list[Problem]:
    """Return every problem of a lesson file, built in or a teacher's own."""
    path = Path(source) if isinstance(source, str) else source
    try:
        data = read_toml(path)
        return check_data(data, path.name, _known(data, path))
    except ContentError as error:
        return list(error.problems)


def check_data(data: Mapping[str, Any], file: str, known: Known) -> list[Problem]:
    """Return every problem of a parsed lesson file."""
    report = Report(file)
    try:
        lesson = lesson_from(data, file)
    except ContentError as error:
        report.problems += error.problems
    else:
        check_lesson(lesson, report, known)
    check_texts(data, report)
    return report.problems


def check_course() -> list[Problem]:
    """Return every problem of the built-in course: its course file, all its lessons and its cards."""
    try:
        order = index().order
    except ContentError as error:
        return list(error.problems)
    report = Report("course.toml")
    there = {item.name for item in content().joinpath("lessons").iterdir() if item.name.endswith(".toml")}
    for lesson in order:
        if f"{lesson}.toml" not in there:
            report.add(
                "part",
                told('the lesson "{lesson}" has no file', lesson=lesson),
                told("Write {file}, or remove it", file="lessons/" + lesson + ".toml"),
            )
        if order.count(lesson) > 1:
            report.add(
                "part", told('the lesson "{lesson}" is listed twice', lesson=lesson), told("List it once")
            )
    for name in sorted(there - {f"{lesson}.toml" for lesson in order}):
        report.add(
            "part",
            told("{file} is in no part", file="lessons/" + name),
            told("Add it to the lessons of a part"),
        )
    for lesson in order:
        if f"{lesson}.toml" in there:
            report.problems += check_file(lesson_file(lesson))
    report.problems += _of_cards(order)
    return report.problems or _unnumbered(order)


def _of_cards(order: tuple[str, ...]) -> list[Problem]:
    try:
        load_cards(content().joinpath("cards.toml"), order)
    except ContentError as error:
        return list(error.problems)
    return []


def _unnumbered(order: tuple[str, ...]) -> list[Problem]:
    """Return a problem for each step that progress codes cannot name."""
    return [
        Problem(
            f"{lesson}.toml",
            step,
            "id",
            told("the step is not in the ledger of steps"),
            told("Run {command}", command="python -m chesslearn.course.checker --ledger"),
        )
        for lesson, step in missing_from_ledger(load_lesson(lesson_file(name)) for name in order)
    ]


def _known(data: Mapping[str, Any], path: Path | Traversable) -> Known:
    """Return what the lesson may refer to: the built-in course, and files beside it."""
    order = index().order
    lesson = data.get("id")
    if isinstance(lesson, str) and lesson in order:
        earlier = order[: order.index(lesson)]
        return Known(frozenset(earlier), frozenset(order), frozenset(part.id for part in index().part))
    beside = frozenset(_ids_beside(path)) if isinstance(path, Path) else frozenset()
    return Known(beside.union(order), beside.union(order))


def _ids_beside(path: Path) -> Iterator[str]:
    """Yield the ids of the other lessons in the folder of an own lesson."""
    for other in path.parent.glob("*.toml"):
        try:
            lesson = read_toml(other).get("id")
        except ContentError:  # reported when that file is checked
            continue
        if other != path and isinstance(lesson, str):
            yield lesson
