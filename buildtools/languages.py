"""What is told of each language in its folder: ``chesslearn/locales/<language>/language.toml``.

A language is a folder. Its file gives the plural forms for gettext, the letters
of the men, and what the check of its catalogs looks for.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
_WHOLE = r"(?<!\w)(?:{})(?!\w)"


@dataclass(frozen=True)
class Language:
    """One language, as its translators describe it."""

    code: str
    name: str
    plural_forms: str
    letters: Mapping[str, str]
    """English letter of each man to its own."""
    foreign: re.Pattern[str] | None = None
    """Letters that its alphabet lacks, and that of a sister language has."""
    foreign_alphabet: str = ""
    apostrophe: str = ""
    quotes: str = ""
    avoid: re.Pattern[str] | None = None
    needs_yo: re.Pattern[str] | None = None

    @property
    def plurals(self) -> int:
        """How many plural forms it has."""
        found = re.match(r"nplurals=(\d+);", self.plural_forms)
        if found is None:
            raise ValueError(f"{self.code}: plural-forms must begin with nplurals=N;")
        return int(found[1])


def read(path: Path) -> Language:
    """Read one ``language.toml``; raises `ValueError` that names the file and what it lacks."""
    data = tomllib.loads(path.read_text("utf-8"))
    check = data.get("check", {})
    try:
        return Language(
            code=path.parent.name,
            name=data["name"],
            plural_forms=data["plural-forms"],
            letters=data["letters"],
            foreign=_letters(check.get("foreign-letters", "")),
            foreign_alphabet=check.get("foreign-alphabet", ""),
            apostrophe=check.get("apostrophe", ""),
            quotes=check.get("quotes", ""),
            avoid=_words(check.get("avoid", [])),
            needs_yo=_words(check.get("needs-yo", [])),
        )
    except KeyError as error:
        raise ValueError(f"{path}: {error} is missing") from error


@cache
def languages(root: Path = ROOT) -> Mapping[str, Language]:
    """Return the languages that have a folder, by their code."""
    files = sorted((root / "chesslearn" / "locales").glob("*/language.toml"))
    return {path.parent.name: read(path) for path in files}


def _letters(letters: str) -> re.Pattern[str] | None:
    return re.compile(f"[{re.escape(letters)}]") if letters else None


def _words(words: list[str]) -> re.Pattern[str] | None:
    return re.compile(_WHOLE.format("|".join(words)), re.IGNORECASE) if words else None
