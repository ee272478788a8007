"""Texts of lesson files: how they are normalised, and where they are.

Nothing but the standard library is imported here: the tool that gathers
texts for translation reads this file by its path, before the package exists.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

_ITEM = re.compile(r"(?:[-*+]|\d{1,2}[.)])\s+")
_STEP_TEXTS = ("title", "text", "ask", "done")


def normalise(text: str) -> str:
    """Return ``text`` as it is stored and looked up in the catalogs.

    Paragraphs are parted by one empty line, lines inside a paragraph are joined
    by one space, each list item stands on a line of its own, and the ends are
    stripped. Normalising twice changes nothing.
    """
    blocks = re.split(r"\n\s*\n", text.replace("\r\n", "\n").strip())
    return "\n\n".join(block for block in map(_block, blocks) if block)


def texts(data: Mapping[str, Any]) -> Iterator[tuple[str, str, str]]:
    """Yield ``(context, key path, text)`` of every human-readable text of a parsed file.

    ``data`` is a lesson file, ``course.toml`` or ``cards.toml``. The context is
    ``"<lesson>"``, ``"<lesson>/<step>"``, ``"course"`` or ``"cards/<card>"``; texts
    are normalised; blank texts and values of a wrong type are passed over (the
    checker reports them).
    """
    if "card" in data:
        found = _card_texts(data)
    else:
        found = _lesson_texts(data) if "step" in data or "id" in data else _course_texts(data)
    for context, path, value in found:
        if isinstance(value, str) and value.strip():
            yield context, path, normalise(value)


def _block(block: str) -> str:
    lines: list[str] = []
    for raw in block.splitlines():
        line = " ".join(raw.split())
        if not line:
            continue
        if lines and not _ITEM.match(line):
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
    return "\n".join(lines)


def _course_texts(data: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    yield "course", "title", data.get("title")
    yield "course", "lead", data.get("lead")
    yield "course", "own", data.get("own")
    for index, part in enumerate(_tables(data.get("part"))):
        yield "course", f"part[{index}].title", part.get("title")


def _card_texts(data: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    for index, card in enumerate(_tables(data.get("card"))):
        context, place = f"cards/{card.get('id', index)}", f"card[{index}]"
        for key in ("title", "question", "text"):
            yield context, f"{place}.{key}", card.get(key)
        for path, value in _choice_texts(card):
            yield context, f"{place}.{path}", value


def _lesson_texts(data: Mapping[str, Any]) -> Iterator[tuple[str, str, Any]]:
    lesson = str(data.get("id", ""))
    yield lesson, "title", data.get("title")
    yield lesson, "aim", data.get("aim")
    teacher = data.get("teacher")
    if isinstance(teacher, Mapping):
        yield lesson, "teacher.aim", teacher.get("aim")
        for index, question in enumerate(_list(teacher.get("questions"))):
            yield lesson, f"teacher.questions[{index}]", question
        yield lesson, "teacher.game", teacher.get("game")
    for index, step in enumerate(_tables(data.get("step"))):
        context = f"{lesson}/{step.get('id', index)}"
        for path, value in _step_texts(step):
            yield context, f"step[{index}].{path}", value


def _step_texts(step: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for key in _STEP_TEXTS:
        yield key, step.get(key)
    for index, hint in enumerate(_list(step.get("hints"))):
        yield f"hints[{index}]", hint.get("text") if isinstance(hint, Mapping) else hint
    for index, frame in enumerate(_tables(step.get("frames"))):
        yield f"frames[{index}].text", frame.get("text")
    for name in ("right", "wrong"):
        answers = step.get(name)
        for key, value in answers.items() if isinstance(answers, Mapping) else ():
            yield f"{name}.{key}", value
    for index, item in enumerate(_list(step.get("items"))):
        yield f"items[{index}].text", item.get("text") if isinstance(item, Mapping) else item
        yield f"items[{index}].early", item.get("early") if isinstance(item, Mapping) else None
    yield from _choice_texts(step)


def _choice_texts(asked: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for index, choice in enumerate(_tables(asked.get("choices"))):
        yield f"choices[{index}].text", choice.get("text")
        yield f"choices[{index}].answer", choice.get("answer")


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _tables(value: Any) -> list[Mapping[str, Any]]:
    return [item for item in _list(value) if isinstance(item, Mapping)]
