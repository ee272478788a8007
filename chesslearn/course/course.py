"""The whole course: the built-in lessons, and a teacher's own beside them."""

from __future__ import annotations

import os
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Final

import attrs

from chesslearn.course._late import Late
from chesslearn.course.index import Index, index, lesson_file
from chesslearn.course.loader import load_lesson
from chesslearn.course.model import Course, Lesson, Part
from chesslearn.course.notation import Ident
from chesslearn.course.outlines import outlines
from chesslearn.course.problems import Problem, told

OWN_PART: Final = Ident("own")
"""The id of the part for own lessons that name no part of the course."""


def load_course(extra_dirs: Iterable[str | os.PathLike[str]] = ()) -> Course:
    """Return the course, with the lessons of ``extra_dirs`` after the built-in ones of their part.

    Own lessons are checked as well as loaded. A file with a problem is left out, and
    the course tells every problem of every such file. The same folders give the same
    course, read once. A built-in lesson is read when it is first asked for, and only then
    raises `ContentError` if anything is wrong with it; a file that is no TOML raises it here.
    """
    return _load(tuple(os.fspath(folder) for folder in extra_dirs))


@cache
def _load(folders: tuple[str, ...]) -> Course:
    contents = index()
    problems: list[Problem] = []
    known = outlines(contents.order)
    found = [lesson for folder in folders for lesson in _own_lessons(Path(folder), problems)]
    own = _without_clashes(found, set(contents.order), problems)
    known |= {lesson.id: lesson.outline for lesson in own}
    read: dict[str, Lesson] = {lesson.id: lesson for lesson in own}
    parts = _parts(contents, own)
    order = tuple(name for part in parts for name in part.lessons)
    return Course(
        title=contents.title,
        lead=contents.lead,
        parts=parts,
        lessons=Late(order, lambda name: read.get(name) or load_lesson(lesson_file(name))),
        outlines=MappingProxyType({name: known[name] for name in order}),
        problems=tuple(problems),
    )


def _own_lessons(folder: Path, problems: list[Problem]) -> list[Lesson]:
    if not folder.is_dir():
        problems.append(Problem(str(folder), "", "", told("there is no such folder"), told("Check its name")))
        return []
    # Only for who has own lessons.
    from chesslearn.course.checker import check_file

    lessons = []
    for path in sorted(folder.glob("*.toml")):
        found = check_file(path)
        problems += found
        if not found:
            lessons.append(load_lesson(path))
    return lessons


def _without_clashes(own: list[Lesson], taken: set[str], problems: list[Problem]) -> list[Lesson]:
    kept = []
    for lesson in own:
        if lesson.id in taken:
            problems.append(
                Problem(
                    f"{lesson.id}.toml",
                    "",
                    "id",
                    told("another lesson has this id"),
                    told("Choose another id"),
                )
            )
        else:
            kept.append(lesson)
        taken.add(lesson.id)
    return kept


def _parts(contents: Index, own: list[Lesson]) -> tuple[Part, ...]:
    known = {part.id for part in contents.part}
    parts = [
        attrs.evolve(
            part, lessons=part.lessons + tuple(lesson.id for lesson in own if lesson.part == part.id)
        )
        for part in contents.part
    ]
    rest = tuple(lesson.id for lesson in own if lesson.part not in known)
    return (*parts, Part(id=OWN_PART, title=contents.own, lessons=rest)) if rest else tuple(parts)
