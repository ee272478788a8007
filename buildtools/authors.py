"""What authors are told of their files, once for each text of the catalog ``problems``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from buildtools.extraction import messages, templates
from buildtools.samples import COUNTS
from chesslearn.course.problems import Told, counted, told
from chesslearn.i18n import Translator
from chesslearn.words import problems

_PLACE = re.compile(r"\{(\w+)\}")
_VALUES: dict[str, object] = {
    "sign": "=", "line": "3", "column": "9", "code": "fen = ...", "move": "d4d8", "moves": "d4d8, d4d7",
    "task": "'move'", "variant": "crazyhouse", "key": "best", "most": 20, "number": 7,
    "drill": "'name-square'", "name": "e9", "example": '"e1c1"', "one": '"wR"', "other": '"bN"',
    "value": "'reech'", "kind": "'reech'", "word": "reach",
    "words": '"reach", "capture"', "keys": "id, title", "file": "rook.toml", "lesson": "rook",
    "rule": "rook.moves", "command": "python -m chesslearn", "part": "pieces", "first": "path-blocked",
    "men": "wQe1", "man": "wQ", "placing": "wQe1", "answer": "fifty", "answers": "fifty", "square": "e4",
    "right": 3, "text": "A", "strongest": 5, "perfect": "perfect", "icon": "xR", "step": "no-jump",
    "message": told("this key is missing"), "cure": told("Remove it"), "fault": told("it is empty"),
}  # fmt: skip
_KINDS = (told("a text"), told("a number"), told("a table"))


def complaints() -> Iterator[Told]:
    """Yield every text for authors, in English, with values in its places; counted ones more than once."""
    for message in messages(templates()["problems"]):
        if not isinstance(message.id, str):
            one, many = message.id
            values = {name: _VALUES[name] for name in _PLACE.findall(many) if name != "n"}
            yield from (counted(one, many, number, **values) for number in COUNTS)
            continue
        values = {name: _VALUES[name] for name in _PLACE.findall(message.id)}
        if message.id.endswith("not {kind}"):
            yield from (told(message.id, **{**values, "kind": kind}) for kind in _KINDS)
        else:
            yield told(message.id, **values)


def said(t: Translator) -> Iterator[tuple[str, str]]:
    """Yield every text for authors in the language of ``t``, each after the English of it."""
    yield from ((str(each), problems.say(t, each)) for each in complaints())
