"""A chapter of the gallery as a notebook shows it: pictures, and the words in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from html import escape
from urllib.parse import quote

from chesslearn import diagram
from chesslearn.gallery._exhibits import CHAPTERS, Exhibit, exhibits
from chesslearn.gallery._plates import Plate, plate
from chesslearn.i18n import LANGUAGES, translator
from chesslearn.speaking import reader
from chesslearn.words import gallery as says

_SIZE = 240


class Chapter:
    """All exhibits of a chapter, each with its picture and its words, the reader's before the others."""

    def __init__(self, name: str, *, language: str | None = None) -> None:
        if name not in CHAPTERS:
            raise ValueError(f"expected a chapter among {', '.join(CHAPTERS)}, got {name!r}")
        t = reader(language)
        self.name = name
        self.title = says.chapter(t, name)
        self.exhibits = exhibits(name)
        self._languages = sorted(LANGUAGES, key=lambda each: each != t.language)

    def __repr__(self) -> str:
        return f"chapter({self.name!r})"

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        return {"text/plain": self.text(), "text/html": "\n".join(self._html())}

    def text(self) -> str:
        """Return the chapter without pictures, to be read through."""
        parts = ("\n".join(_lines(exhibit, self._languages)) for exhibit in self.exhibits)
        return "\n\n".join([self.title, *parts])

    def _html(self) -> Iterator[str]:
        yield f"<h2>{escape(self.title)}</h2>"
        for exhibit in self.exhibits:
            plates = {language: plate(translator(language), exhibit) for language in self._languages}
            yield f"<h3 id='{exhibit.kind}-{exhibit.name}'><code>{exhibit.name}</code></h3>"
            yield f"<table><tr><td>{_picture(plates[self._languages[0]])}</td>"
            yield from (_words(language, shown) for language, shown in plates.items())
            yield "</tr></table>"


def chapter(name: str, *, language: str | None = None) -> Chapter:
    """Return a chapter of the gallery, to be shown in a notebook.

    ``language`` is that of its title, and the first of each exhibit.

    >>> chapter("flags")
    chapter('flags')
    """
    return Chapter(name, language=language)


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


def _lines(exhibit: Exhibit, languages: Iterable[str]) -> Iterator[str]:
    yield exhibit.name
    for language in languages:
        shown = plate(translator(language), exhibit)
        parts = (shown.caption, f"[{shown.said.headline}]", shown.said.text, *shown.more, shown.said.article)
        yield f"  {language}  " + " ".join(part for part in parts if part)
