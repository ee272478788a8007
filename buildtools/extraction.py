"""Every text of the sources, as catalogs that nobody has translated yet, one a room.

The rooms: ``judge`` (``chesslearn/words/judge``), ``problems`` (``chesslearn/course``: what
authors are told of their files), ``ui`` (all other Python code), ``course``, ``cards`` and
``lessons/<id>``.
"""

from __future__ import annotations

import tomllib
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract

from buildtools.by_path import module_at

Keywords = dict[str, Any]

ROOT = Path(__file__).resolve().parent.parent
KEYWORDS: Keywords = {
    "gettext": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
PROBLEMS: Keywords = {"told": None, "counted": (1, 2)}
"""What the texts for authors are given to, by ``chesslearn.course`` alone."""

COMMENT_TAG = "For translators:"

Key = tuple[str | None, str]
Text = str | tuple[str, ...]
"""A text, or its singular and its plural."""


def key_of(message: Message) -> Key:
    """Return what identifies a message: its context and its (singular) source text."""
    return message.context, message.id if isinstance(message.id, str) else message.id[0]


def messages(catalog: Catalog) -> Iterator[Message]:
    """Yield the messages of a catalog without its header."""
    return (message for message in catalog if message.id)


def templates(root: Path = ROOT) -> dict[str, Catalog]:
    """Return the texts of all sources, by the name of their room, in the order of the sources."""
    rooms = {"judge": Catalog(), "ui": Catalog(), "problems": Catalog()}
    package = root / "chesslearn"
    folders = {package / "words" / "judge": "judge", package / "course": "problems"}
    files: dict[str, list[Path]] = {room: [] for room in rooms}
    for path in sorted(package.rglob("*.py")):
        files[next((room for folder, room in folders.items() if folder in path.parents), "ui")].append(path)
    for name, room in rooms.items():
        for path in files[name]:
            for line in _python_texts(path, PROBLEMS if name == "problems" else KEYWORDS):
                # A text that two rooms say is translated in the first of them.
                if not any(_has(other, line) for other in rooms.values() if other is not room):
                    _add(room, *line, path.relative_to(root))
    return rooms | _content(root)


def _has(catalog: Catalog, line: tuple[str | None, Text, list[str]]) -> bool:
    context, text, _ = line
    return catalog.get(text if isinstance(text, str) else text[0], context) is not None


def _python_texts(path: Path, keywords: Keywords) -> Iterator[tuple[str | None, Text, list[str]]]:
    with path.open("rb") as file, warnings.catch_warnings():
        warnings.simplefilter("ignore")  # texts of lessons are looked up by variables: the TOML holds them
        for _, text, comments, context in extract("python", file, keywords, (COMMENT_TAG,), {}, True):
            if text and text[0]:
                yield context, text if isinstance(text, str) else tuple(text), comments


def _content(root: Path) -> dict[str, Catalog]:
    content, text_module = root / "chesslearn" / "content", root / "chesslearn" / "course" / "_text.py"
    if not text_module.exists():
        return {}
    walk = module_at(text_module)
    course = [path for name in ("course", "cards") if (path := content / f"{name}.toml").exists()]
    rooms: dict[str, Catalog] = {}
    for path in (*course, *sorted((content / "lessons").glob("*.toml"))):
        catalog = rooms[path.stem if path in course else f"lessons/{path.stem}"] = Catalog()
        for context, key_path, text in walk.texts(tomllib.loads(path.read_text("utf-8"))):
            if text.strip():
                _add(catalog, context or None, walk.normalise(text), [str(key_path)], path.relative_to(root))
    return rooms


def _add(catalog: Catalog, context: str | None, text: Text, comments: list[str], path: Path) -> None:
    known = catalog.get(text if isinstance(text, str) else text[0], context)
    place = (path.as_posix(), 0)
    if known is not None:
        known.locations = [*known.locations, *([] if place in known.locations else [place])]
        known.auto_comments = list(dict.fromkeys([*known.auto_comments, *comments]))
    else:
        catalog.add(text, locations=[place], auto_comments=comments, context=context)
