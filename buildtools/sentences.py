"""The table of sentences, for a reader who goes through all that the program says.

``python -m buildtools.sentences ru [--out FILE]`` prints each message of the
judge, of the tasks, of the pages and of the front end once, sorted by code
(`buildtools.everything_said`). ``--missing`` prints the messages of the catalogs
``judge`` and ``ui`` that the table never comes to, such as those of the server.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from buildtools import authors
from buildtools.catalogs import compile_all
from buildtools.everything_said import table
from buildtools.extraction import key_of, messages, templates
from chesslearn.i18n import LANGUAGES, Translator, translator


class Listener(Translator):
    """A translator that notes what it is asked for: pairs of context and singular."""

    def __init__(self, known: Translator) -> None:
        super().__init__(known.language, known._catalog)
        self.asked: set[tuple[str | None, str]] = set()

    def gettext(self, message: str) -> str:
        """Note a message."""
        self.asked.add((None, message))
        return super().gettext(message)

    def pgettext(self, context: str, message: str) -> str:
        """Note a message with its context."""
        self.asked.add((context, message))
        return super().pgettext(context, message)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """Note a message that counts."""
        self.asked.add((None, singular))
        return super().ngettext(singular, plural, n)


def missing(t: Translator) -> list[str]:
    """Return the messages of ``judge`` and ``ui`` that no sentence of the table shows."""
    listener = Listener(t)
    table(listener)
    known = (key_of(message) for room in ("judge", "ui") for message in messages(templates()[room]))
    return [" | ".join(filter(None, key)) for key in known if key not in listener.asked]


def main(arguments: list[str] | None = None) -> int:
    """Print the table of a language, or write it to a file."""
    parser = argparse.ArgumentParser(prog="python -m buildtools.sentences", description=main.__doc__)
    parser.add_argument("language", choices=list(LANGUAGES))
    parser.add_argument("--out", type=Path, help="write to this file instead of the terminal")
    parser.add_argument("--missing", action="store_true", help="print the messages that no sentence shows")
    chosen = parser.parse_args(arguments)
    compile_all()
    translator.cache_clear()
    t = translator(chosen.language)
    lines = missing(t) if chosen.missing else [f"{said.code}\t{said.text}" for said in table(t)]
    if not chosen.missing:
        lines += [f"author\t{text}" for _, text in authors.said(t)]
    text = "\n".join(dict.fromkeys(lines)) + "\n"
    if chosen.out is None:
        sys.stdout.write(text)
    else:
        chosen.out.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
