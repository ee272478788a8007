"""`Note`: a few words of a notebook, in the language of who reads it."""

from __future__ import annotations

from typing import Any

from chesslearn.i18n import Translator
from chesslearn.speaking import reader
from chesslearn.words import notebooks


class Note:
    """A title and a few sentences. ``note("free-board")`` makes one; a notebook shows it as Markdown."""

    def __init__(self, name: str, t: Translator) -> None:
        known = notebooks.notes(t)
        if name not in known:
            raise KeyError(f"there is no note {name!r}; there are {', '.join(known)}")
        self._name = name
        self._texts = known[name]

    def _repr_mimebundle_(self, **_: Any) -> dict[str, str]:
        return {"text/markdown": self.to_markdown(), "text/plain": str(self)}

    def to_markdown(self) -> str:
        """Return the note as Markdown."""
        level = "#" if self._name in notebooks.HEADS else "##"
        return f"{level} " + "\n\n".join(self._texts) + "\n"

    def __str__(self) -> str:
        return "\n\n".join(self._texts).replace("`", "")

    def __repr__(self) -> str:
        return f"note({self._name!r})"


def note(name: str, *, language: str | None = None) -> Note:
    """Return what the notebooks of the course say at a place; `KeyError` names the notes there are.

    >>> note("free-board")
    note('free-board')
    """
    return Note(name, reader(language))
