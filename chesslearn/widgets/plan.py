"""`Plan`: what a teacher needs to know before giving a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Literal

import attrs

from chesslearn.course import Lesson, Step
from chesslearn.i18n import Translator, polish
from chesslearn.words.said import fill

_EMPHASIS = re.compile(r"(\*\*|\*)(?=\S)(.+?)(?<=\S)\1")
_MARKUP = re.compile(r"([\\`*_\[\]#|~])")


@attrs.frozen
class _Line:
    """One line of a plan: what it is, and its text in Markdown."""

    kind: Literal["title", "heading", "fact", "item", "text"]
    text: str
    label: str = ""


class Plan:
    """The plan of a lesson: aim, time, questions, a game, and what each step trains.

    ``lesson("rook").plan()`` makes one. A notebook shows it as Markdown;
    ``str(plan)`` is the same in plain text. It is a picture of the lesson in
    one language and changes no more.
    """

    def __init__(self, lesson: Lesson, t: Translator) -> None:
        self._lesson = lesson.id
        self._lines = list(_lines(lesson, t))

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/markdown": self.to_markdown(), "text/plain": str(self)}

    def to_markdown(self) -> str:
        """Return the plan as Markdown."""
        return "\n".join(_markdown(line) for line in self._lines).strip() + "\n"

    def __str__(self) -> str:
        return "\n".join(_plain(line) for line in self._lines).strip()

    def __repr__(self) -> str:
        return f"lesson({self._lesson!r}).plan()"


def _lines(lesson: Lesson, t: Translator) -> Iterator[_Line]:
    def said(text: str) -> str:
        return polish(t.pgettext(lesson.id, text), t.language)

    teacher = lesson.teacher
    minutes = (teacher and teacher.minutes) or lesson.minutes
    yield _Line(
        "title", fill(t, t.gettext("Lesson plan: {lesson}"), {"lesson": _literal(said(lesson.title))})
    )
    yield _Line("fact", said((teacher and teacher.aim) or lesson.aim), t.pgettext("lesson plan", "Aim"))
    duration = fill(t, t.ngettext("{n} minute", "{n} minutes", minutes), {"n": minutes})
    yield _Line("fact", duration, t.pgettext("lesson plan", "Time"))
    if teacher and teacher.questions:
        yield _Line("heading", t.pgettext("lesson plan", "Questions for the class"))
        yield from (_Line("item", said(question)) for question in teacher.questions)
    if teacher and teacher.game:
        yield _Line("heading", t.pgettext("lesson plan", "A game to play"))
        yield _Line("text", said(teacher.game))
    yield _Line("heading", t.pgettext("lesson plan", "What each step trains"))
    yield from (_step(lesson, step, t) for step in lesson.steps)


def _step(lesson: Lesson, step: Step, t: Translator) -> _Line:
    def said(text: str) -> str:
        return polish(t.pgettext(f"{lesson.id}/{step.id}", text), t.language)

    return _Line("item", said(step.done or step.ask), _literal(said(step.title)))


def _markdown(line: _Line) -> str:
    text = " ".join(line.text.replace("&", "&amp;").replace("<", "&lt;").split("\n"))
    match line.kind:
        case "title":
            return f"## {text}\n"
        case "heading":
            return f"\n### {text}\n"
        case "fact":
            return f"**{line.label}**: {text}\n"
        case "item":
            return f"- **{line.label}**: {text}" if line.label else f"- {text}"
        case "text":
            return f"{text}\n"


def _plain(line: _Line) -> str:
    text = _bare(line.text)
    match line.kind:
        case "title":
            return f"{text}\n{'=' * len(text)}\n"
        case "heading":
            return f"\n{text}"
        case "fact":
            return f"{line.label}: {text}"
        case "item":
            return f"- {_bare(line.label)}: {text}" if line.label else f"- {text}"
        case "text":
            return text


def _literal(text: str) -> str:
    """Return ``text``, which is no Markdown, so that Markdown shows it as it is."""
    return _MARKUP.sub(r"\\\1", text)


def _bare(text: str) -> str:
    """Return Markdown as plain text."""
    return re.sub(r"\\([\\`*_\[\]#|~])", r"\1", _EMPHASIS.sub(r"\2", text.replace("\n", " ")))
