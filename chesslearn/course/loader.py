"""Reading lesson files: TOML to records, strictly, with every problem at once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import attrs

from chesslearn.course._complaints import no_toml
from chesslearn.course._records import converter
from chesslearn.course._structure import Fault, Faults
from chesslearn.course.model import Lesson
from chesslearn.course.problems import ContentError, Problem, Told, counted, told

MAX_BYTES: Final = 256 * 1024

Source = str | Path | Traversable


def load_lesson(source: Source) -> Lesson:
    """Return the lesson of a TOML file.

    Raises `ContentError` with every problem of form: keys, types, squares, moves
    and positions that cannot be read. What is true or false on the board is the
    checker's business.
    """
    path = Path(source) if isinstance(source, str) else source
    return lesson_from(read_toml(path), path.name)


def read_toml(path: Path | Traversable) -> dict[str, Any]:
    """Return a parsed TOML file; raises `ContentError` when it is none, or too large."""
    return parse_toml(read_bytes(path), path.name)


def read_bytes(path: Path | Traversable) -> bytes:
    """Return what a file holds; raises `ContentError` when there is none."""
    try:
        return path.read_bytes()
    except OSError:
        raise _whole(path.name, told("the file cannot be read"), told("Check its name and place")) from None


def parse_toml(data: bytes, file: str) -> dict[str, Any]:
    """Return parsed TOML text; raises `ContentError` when it is none, or too large."""
    if len(data) > MAX_BYTES:
        message = counted(
            "the file has {n} byte, {most} is the most",
            "the file has {n} bytes, {most} is the most",
            len(data),
            most=MAX_BYTES,
        )
        raise _whole(file, message, told("Split the lesson"))
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        message = told("byte {number} is not UTF-8", number=error.start)
        raise _whole(file, message, told("Save the file as UTF-8")) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        cure = told("Look for a missing quote or bracket there")
        raise _whole(file, no_toml(error), cure) from None


def lesson_from(data: Mapping[str, Any], file: str) -> Lesson:
    """Return the lesson of parsed TOML; raises `ContentError` with every problem."""
    try:
        lesson: Lesson = converter().structure(data, Lesson)
    except Faults as found:
        raise ContentError(_problem(file, data, each) for each in found.faults) from None
    return lesson


def structure(data: object, cls: type[Any], file: str) -> Any:
    """Return a record of ``cls`` from parsed TOML that is no lesson; raises `ContentError`."""
    try:
        return converter().structure(data, cls)
    except Faults as found:
        raise ContentError(
            Problem(file, "", each.key, each.message, each.cure) for each in found.faults
        ) from None


def _whole(file: str, message: Told, cure: Told) -> ContentError:
    return ContentError([Problem(file, "", "", message, cure)])


def _problem(file: str, data: Mapping[str, Any], each: Fault) -> Problem:
    """Say in which step a fault is, by the id of the step or by its number."""
    path, step = each.path, ""
    if len(path) > 1 and path[0] == "step" and isinstance(path[1], int):
        item = data["step"][path[1]]
        named = item.get("id") if isinstance(item, dict) else None
        step = named if isinstance(named, str) and named else f"#{path[1] + 1}"
        path = path[2:]
    return Problem(file, step, attrs.evolve(each, path=path).key, each.message, each.cure)
