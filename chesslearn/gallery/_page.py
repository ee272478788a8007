"""A chapter of the gallery as a notebook shows it: pictures, and the words in every language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from urllib.parse import quote

from chesslearn import diagram
from chesslearn.gallery._exhibits import CHAPTERS, Exhibit, exhibits
from chesslearn.gallery._plates import Plate, plate
from chesslearn.i18n import LANGUAGES, translator

_SIZE = 240


class Chapter:
    """All exhibits of a chapter, each with its picture and its words in every language."""

    def __init__(self, name: str) -> None:
        if name not in CHAPTERS:
            raise ValueError(f"expected a chapter among {', '.join(CHAPTERS)}, got {name!r}")
        self.name = name
        self.exhibits = exhibits(name)

    def __repr__(self) -> str:
        return f"chapter({self.name!r})"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": self.text(), "text/html": "\n".join(self._html())}

    def text(self) -> str:
        """Return the chapter without pictures, to be read through."""
        return "\n\n".join("\n".join(_lines(exhibit)) for exhibit in self.exhibits)

    def _html(self) -> Iterator[str]:
        for exhibit in self.exhibits:
            plates = {language: plate(translator(language), exhibit) for language in LANGUAGES}
            yield f"<h3 id='{exhibit.kind}-{exhibit.name}'><code>{exhibit.name}</code></h3>"
            yield f"<table><tr><td>{_picture(plates['en'])}</td>"
            yield from (_words(language, shown) for language, shown in plates.items())
            yield "</tr></table>"


def chapter(name: str) -> Chapter:
    """Return a chapter of the gallery, to be shown in a notebook.

    >>> chapter("flags")
    chapter('flags')
    """
    return Chapter(name)


def _picture(shown: Plate) -> str:
    # An image, because a notebook that was not run here may not show an SVG of its own.
    address = quote(diagram.svg(shown.picture, shown.caption, size=_SIZE), safe=' /:;=,()<>"')
    return f"<img width='{_SIZE}' alt='{escape(shown.caption)}' src='data:image/svg+xml,{address}'>"


def _words(language: str, shown: Plate) -> str:
    said = shown.said
    more = "".join(f"<br>{escape(sentence)}" for sentence in shown.more)
    article = f"<br><small>{escape(said.article)}</small>" if said.article else ""
    return (
        f"<td lang='{language}' style='text-align: left; vertical-align: top'>"
        f"<i>{escape(shown.caption)}</i><br>"
        f"<b>{escape(said.headline)}</b><br>{escape(said.text)}{more}{article}</td>"
    )


def _lines(exhibit: Exhibit) -> Iterator[str]:
    yield exhibit.name
    for language in LANGUAGES:
        shown = plate(translator(language), exhibit)
        parts = (shown.caption, f"[{shown.said.headline}]", shown.said.text, *shown.more, shown.said.article)
        yield f"  {language}  " + " ".join(part for part in parts if part)
