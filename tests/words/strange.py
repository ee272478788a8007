"""A course that speaks the strange language: what stays in plain letters is in no catalog."""

from __future__ import annotations

import gettext
import re
from collections.abc import Iterator
from functools import cache
from io import BytesIO
from typing import Any

from buildtools import catalogs, pseudo
from chesslearn.i18n import Translator

NO_WORDS = frozenset(
    {
        "fen", "lesson", "step", "name", "state", "mark", "kind", "tone", "side", "icon", "id", "value",
        "page", "variant", "turn", "orientation", "square", "from_square", "to_square", "last_move",
        "check", "piece", "input", "strength", "code", "dots", "a4", "letter", "blank", "pgn", "engine",
    }
)  # fmt: skip
"""Keys of the protocol whose values are for the program, not for a reader."""

_PLAIN = re.compile(r"(?<![\w’'&#-])[A-Za-z]{2,}(?![\w-])")
_NOT_WORDS = re.compile(
    r"<[^>]*>|&\w+;|\{\w+\}"  # markup, places to be filled in
    r"|\b(?:O-O(?:-O)?|[KQRBNP]?[a-h]?[1-8]?[x@]?[a-h][1-8](?:=?[QRBN])?)\b[+#]?"
    r"|\b[a-h][1-8][a-h][1-8][qrbn]?\b"
    r"|\b[IVX]+\.\d[\d.]*"  # an article of the Guidelines
    r"|\b(?:[1-8KQRBNPkqrbnp~]+/){7}[1-8KQRBNPkqrbnp~]+(?:\[\w*\])?(?: [wb] \S+ \S+(?: \d+\+\d+)? \d+ \d+)?"
)
NAMES = frozenset({"chesslearn", "English", "FEN", "PGN", "Stockfish", "stockfish", "fairy", "Fairy", "UCI"})
"""Words that are the same in every language."""


@cache
def strange() -> Translator:
    """Return the translator of the strange language, over all sources as they are now."""
    found = BytesIO(catalogs.mo_bytes(pseudo.catalog()))
    return Translator(pseudo.CODE, gettext.GNUTranslations(found))


def plain_words(text: str) -> list[str]:
    """Return the words of a text that are in plain letters, and so in no catalog."""
    return [word for word in _PLAIN.findall(_NOT_WORDS.sub(" ", text)) if word not in NAMES]


def texts(data: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Yield the texts that a record of the protocol shows to a reader, with their keys."""
    if isinstance(data, str):
        yield key, data
    elif isinstance(data, dict):
        for name, value in data.items():
            if name not in NO_WORDS:
                yield from texts(value, f"{key}.{name}" if key else str(name))
    elif isinstance(data, list | tuple):
        for value in data:
            yield from texts(value, key)


def untranslated(data: Any) -> list[str]:
    """Return what of a record is in plain letters, with where it stands."""
    return [f"{key}: {text!r}" for key, text in texts(data) if plain_words(text)]
