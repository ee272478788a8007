"""Where the built-in lessons are, and their order."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import attrs

from chesslearn.course.loader import read_toml, structure
from chesslearn.course.model import Part
from chesslearn.course.notation import NO_TEXT, Text

OWN_TITLE: Final = Text("Your own lessons")


@attrs.frozen(kw_only=True)
class Index:
    """The course file: titles, and which lessons stand in which part."""

    title: Text
    lead: Text = NO_TEXT
    own: Text = OWN_TITLE
    """The title of the part for lessons that are not built in."""
    part: tuple[Part, ...]

    @property
    def order(self) -> tuple[str, ...]:
        """The ids of all lessons, in order."""
        return tuple(lesson for part in self.part for lesson in part.lessons)


def content() -> Traversable:
    """Return the folder of the built-in course."""
    return files("chesslearn").joinpath("content")


def lesson_file(lesson: str) -> Traversable:
    """Return the file of a built-in lesson."""
    return content().joinpath("lessons", f"{lesson}.toml")


@cache
def index() -> Index:
    """Return the built-in course file; raises `ContentError` with every problem of form."""
    made: Index = structure(read_toml(content().joinpath("course.toml")), Index, "course.toml")
    return made
