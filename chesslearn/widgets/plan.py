"""`Plan`: what a teacher needs to know before giving a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import attrs

from chesslearn.course import Lesson, Step
from chesslearn.course.model import Teacher
from chesslearn.i18n import Translator
from chesslearn.words.said import fill

_EMPHASIS = re.compile(r"(\*\*|\*)(?=\S)(.+?)(?<=\S)\1")
_MARKUP = re.compile(r"([\\`*_\[\]#|~])")


@attrs.frozen
class _Section:
    """A part of a plan: its heading, its paragraphs, and a list of (title, text), all in Markdown."""

    heading: str
    paragraphs: tuple[str, ...] = ()
    items: tuple[tuple[str, str], ...] = ()


class Plan:
    """The plan of a lesson: title, aim, time, questions, a game, and what each step trains.

    ``lesson("rook").plan()`` makes one. A notebook shows it as Markdown;
    ``str(plan)`` is the same in plain text. It shows the lesson in one
    language and changes no more.
    """

    def __init__(self, lesson: Lesson, t: Translator) -> None:
        self._lesson = lesson.id
        self._title = fill(
            t, t.gettext("Lesson plan: {lesson}"), {"lesson": t.polished(lesson.id, lesson.title)}
        )
        # Without an aim for the class the lesson's own stands under that heading.
        told = lesson.teacher is not None and lesson.teacher.aim
        self._lead = (t.polished(lesson.id, lesson.aim),) if told else ()
        self._sections = tuple(_sections(lesson, t))

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/markdown": self.to_markdown(), "text/plain": str(self)}

    def to_markdown(self) -> str:
        """Return the plan as Markdown."""
        blocks = [f"# {_safe(_literal(self._title))}", *map(_safe, self._lead)]
        for section in self._sections:
            blocks += [f"## {section.heading}", *map(_safe, section.paragraphs)]
            lines = []
            for number, (title, text) in enumerate(section.items, 1):
                head = f"**{_safe(_literal(title))}**\\\n   " if title else ""
                lines.append(f"{number}. {head}{_safe(text)}")
            blocks += ["\n".join(lines)] if lines else []
        return "\n\n".join(blocks) + "\n"

    def __str__(self) -> str:
        blocks = [self._title, *map(_bare, self._lead)]
        for section in self._sections:
            lines = [section.heading.upper(), *map(_bare, section.paragraphs)]
            for number, (title, text) in enumerate(section.items, 1):
                lines += (
                    [f"{number}. {title}", f"   {_bare(text)}"] if title else [f"{number}. {_bare(text)}"]
                )
            blocks.append("\n".join(lines))
        return "\n\n".join(blocks)

    def __repr__(self) -> str:
        return f"lesson({self._lesson!r}).plan()"


def _sections(lesson: Lesson, t: Translator) -> Iterator[_Section]:
    teacher = lesson.teacher or Teacher()
    minutes = teacher.minutes or lesson.minutes
    time = fill(t, t.ngettext("{n} minute", "{n} minutes", minutes), {"n": minutes})
    yield _Section(t.pgettext("lesson plan", "Aim"), (t.polished(lesson.id, teacher.aim or lesson.aim),))
    yield _Section(t.pgettext("lesson plan", "Time"), (time,))
    if teacher.questions:
        asked = tuple(("", t.polished(lesson.id, question)) for question in teacher.questions)
        yield _Section(t.pgettext("lesson plan", "Questions for the class"), items=asked)
    if teacher.game:
        yield _Section(t.pgettext("lesson plan", "A game to play"), (t.polished(lesson.id, teacher.game),))
    trained = tuple(_trained(f"{lesson.id}/{step.id}", step, t) for step in lesson.steps)
    yield _Section(t.pgettext("lesson plan", "What each step trains"), items=trained)


def _trained(context: str, step: Step, t: Translator) -> tuple[str, str]:
    return t.polished(context, step.title), t.polished(context, step.done or step.ask)


def _safe(text: str) -> str:
    """Return Markdown on one line and with HTML shown as it was written."""
    return " ".join(text.replace("&", "&amp;").replace("<", "&lt;").split("\n"))


def _literal(text: str) -> str:
    """Return ``text``, which is no Markdown, so that Markdown shows it as it is."""
    return _MARKUP.sub(r"\\\1", text)


def _bare(text: str) -> str:
    """Return Markdown as plain text on one line."""
    return _EMPHASIS.sub(r"\2", " ".join(text.split("\n")))
