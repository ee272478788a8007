"""The choice of a language, and the look-up of texts in it.

English is the language of the source; every other one is a folder beside this
file with a ``language.toml`` and compiled gettext catalogs. A folder elsewhere
that ``CHESSLEARN_LOCALES`` names may hold more, for who tries a new language.
Nothing here knows about chess.
"""

from __future__ import annotations

import gettext
import os
import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any
from urllib.parse import parse_qs

Language = str
"""The code of a language: ``en``, ``ru``, ``uk``."""

_FILE = "language.toml"


def _folders() -> dict[str, Traversable]:
    """Return the folders of all languages but English, by their code."""
    elsewhere = os.environ.get("CHESSLEARN_LOCALES")
    homes: list[Traversable] = [resources.files("chesslearn") / "locales"]
    homes += [Path(elsewhere)] if elsewhere else []
    found = {
        folder.name: folder
        for home in homes
        if home.is_dir()
        for folder in home.iterdir()
        if (folder / _FILE).is_file()
    }
    return dict(sorted(found.items()))


_FOLDERS: Mapping[Language, Traversable] = MappingProxyType(_folders())

_DESCRIBED: Mapping[Language, Mapping[str, Any]] = MappingProxyType(
    {code: tomllib.loads((folder / _FILE).read_text("utf-8")) for code, folder in _FOLDERS.items()}
)

LANGUAGES: Mapping[Language, str] = MappingProxyType(
    {"en": "English"} | {code: described["name"] for code, described in _DESCRIBED.items()}
)
"""Every language of the course, each with its name in itself."""

LETTERS: Mapping[Language, Mapping[str, str]] = MappingProxyType(
    {"en": MappingProxyType({letter: letter for letter in "KQRBN"})}
    | {code: MappingProxyType(described["letters"]) for code, described in _DESCRIBED.items()}
)
"""Language to the letter of each man in written moves, by its English letter."""


def letters_of(language: Language) -> Mapping[str, str]:
    """Return the letters of the men in a language; the English ones where it has none of its own."""
    return LETTERS.get(language, LETTERS["en"])


DEFAULT: Language = "en"
DOMAIN = "chesslearn"
_ALIASES = {"ua": "uk"}

_NBSP = "\u00a0"
_DASH = re.compile(r" (?=—)")
_NUMBER = re.compile(r"(?<![\w.,-])(\d{1,4}) (?=[^\W\d_])")
_ABBREVIATION = re.compile(r"(?<!\w)(ст\.|№) (?=\d)")
_ONE_LETTER = re.compile(r"(?<![\w\u2019'-])([авиійкосузяАВИІЙКОСУЗЯ]) (?=\S)")


COMPILE = "python -m buildtools.catalogs compile"
"""The command that compiles the catalogs of a source tree."""


class CatalogMissing(RuntimeError):
    """A language's compiled catalog is not there; the message says how to make it."""


class Translator:
    """Texts in one language, looked up by their English source.

    A text that the catalog lacks comes back in English; the catalogs' check
    keeps that from happening in a release.
    """

    def __init__(self, language: Language, catalog: gettext.NullTranslations) -> None:
        self.language: Language = language
        self._catalog = catalog

    def __repr__(self) -> str:
        return f"Translator({self.language!r})"

    def gettext(self, message: str) -> str:
        """Return the text for ``message``; an empty one stays empty."""
        return self._catalog.gettext(message) if message else ""

    def pgettext(self, context: str, message: str) -> str:
        """Return the text for ``message`` as it is meant in ``context``."""
        return self._catalog.pgettext(context, message) if message else ""

    def polished(self, context: str, message: str) -> str:
        """Return the text for ``message`` in ``context``, as `polish` makes it ready to be shown."""
        return polish(self.pgettext(context, message), self.language)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        """Return the text in the number that ``n`` asks for; the caller puts ``n`` in."""
        return self._catalog.ngettext(singular, plural, n)

    def npgettext(self, context: str, singular: str, plural: str, n: int) -> str:
        """Return the text in the number that ``n`` asks for, as meant in ``context``."""
        return self._catalog.npgettext(context, singular, plural, n)


@cache
def translator(language: str) -> Translator:
    """Return the translator of ``language``, one of `LANGUAGES`.

    Raises ``ValueError`` for another language and `CatalogMissing` when the
    catalogs have not been compiled.
    """
    if language not in LANGUAGES:
        raise ValueError(f"expected a language of {', '.join(LANGUAGES)}, got {language!r}")
    if language == "en":
        return Translator("en", gettext.NullTranslations())
    path = _FOLDERS[language] / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as file:
            return Translator(language, gettext.GNUTranslations(file))
    except FileNotFoundError as error:
        raise CatalogMissing(
            f"the compiled catalog for {language!r} is missing ({path}); in a source tree run: {COMPILE}"
        ) from error


def choose(
    query: str = "",
    saved: str | None = None,
    browser_languages: Iterable[str] = (),
    env: str | None = None,
) -> Language:
    """Return the language to speak.

    The first that names one of ours wins: ``lang`` in the page's query string,
    the learner's saved choice, the browser's languages in their order, ``env``
    (the value of ``CHESSLEARN_LANG``), English.
    """
    asked = parse_qs(query.lstrip("?")).get("lang", [])
    for tag in (*asked, saved or "", *browser_languages, env or ""):
        language = known_language(tag)
        if language is not None:
            return language
    return DEFAULT


def known_language(tag: str) -> Language | None:
    """Return our language that a tag such as ``uk-UA`` or ``ru_RU.UTF-8`` names, or ``None``."""
    primary = re.split(r"[-_.@]", tag.strip().lower(), maxsplit=1)[0]
    primary = _ALIASES.get(primary, primary)
    return primary if primary in LANGUAGES else None


def polish(text: str, language: str) -> str:
    """Return ``text`` with no-break spaces where its language wants them.

    Before a dash and between a number and its noun everywhere; in Russian and
    Ukrainian also after «ст.» and «№» and after words of one letter. Only plain
    spaces change, so the text may hold markup; done twice it is the same.
    """
    text = _DASH.sub(_NBSP, text)
    text = _NUMBER.sub(rf"\1{_NBSP}", text)
    if language != "en":
        text = _ABBREVIATION.sub(rf"\1{_NBSP}", text)
        text = _ONE_LETTER.sub(rf"\1{_NBSP}", text)
    return text


def decimal(number: float, language: str) -> str:
    """Return a number as its language writes it: with a point in English, elsewhere with a comma.

    >>> decimal(1.5, "en"), decimal(1.5, "uk"), decimal(10.0, "ru")
    ('1.5', '1,5', '10')
    """
    text = f"{number:g}"
    return text if language == "en" else text.replace(".", ",")
