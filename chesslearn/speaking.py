"""The language in which a notebook speaks: one line chooses it for everything below."""

from __future__ import annotations

import os
from collections.abc import Iterator

from chesslearn.i18n import LANGUAGES, Language, Translator, choose, known_language, polish, translator

_chosen: Language | None = None


class Speech:
    """The language that `speak` has chosen; a notebook shows how to choose another."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def __repr__(self) -> str:
        return f"speak({self.language!r})"

    def __str__(self) -> str:
        return "\n".join(_others(self.language))

    def _repr_mimebundle_(self, **_: object) -> dict[str, str]:
        lines = [f"- {line}" for line in _others(self.language, code="`")]
        return {"text/markdown": "\n".join(lines) + "\n", "text/plain": str(self)}


def speak(language: str | None = None) -> Speech:
    """Let all that this notebook makes from now on speak a language: boards, lessons, plans, notes.

    Without ``language`` it is that of ``CHESSLEARN_LANG``, else English; what the
    browser prefers counts no more, for the texts around a block cannot ask it. What
    a block is told by ``language=`` holds for it alone. `ValueError` for a language
    that the course does not speak.

    >>> speak("uk")
    speak('uk')
    """
    global _chosen
    known = choose(env=environment()) if language is None else known_language(language)
    if known is None:
        raise ValueError(f"expected a language of {', '.join(LANGUAGES)}, got {language!r}")
    _chosen = known
    return Speech(known)


def spoken() -> Language | None:
    """Return the language that `speak` has chosen, or ``None`` where it was not called."""
    return _chosen


def environment() -> str | None:
    """Return what ``CHESSLEARN_LANG`` says."""
    return os.environ.get("CHESSLEARN_LANG")


def reader(language: str | None = None) -> Translator:
    """Return the translator for a text of a notebook, which no browser's wish reaches."""
    return translator(choose(saved=language or _chosen, env=environment()))


def _others(language: Language, code: str = "") -> Iterator[str]:
    """Yield how to read the notebook in each of the other languages, said in that language."""
    for other, name in LANGUAGES.items():
        if other != language:
            t = translator(other)
            values = {"language": name, "command": f'{code}speak("{other}"){code}'}
            text = t.gettext("{language}: write {command} above and run all cells again.")
            yield polish(text.format_map(values), other)
