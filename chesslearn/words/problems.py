"""What an author or a host is told of a lesson file that has a mistake."""

from __future__ import annotations

from typing import cast

from chesslearn.course.problems import Problem, Told
from chesslearn.i18n import Translator, polish


def line(t: Translator, problem: Problem) -> str:
    """Return a problem in one line: the file, the step and the key, what is wrong, what to do."""
    return say(t, problem.line)


def say(t: Translator, told: str) -> str:
    """Return what was told, and whatever is told inside it, in another language.

    Names, moves and code stay as they are; spaces in them too, for who copies them.
    """
    if not isinstance(told, Told):
        return told
    template = t.gettext(told.template)
    if told.plural:
        template = t.ngettext(told.template, told.plural, cast(int, told.values["n"]))
    values = {name: say(t, value) if isinstance(value, str) else value for name, value in told.values.items()}
    return polish(template, t.language).format_map(values)
