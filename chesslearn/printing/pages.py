"""Pages on paper: blocks of pictures and words that flow from one page to the next.

Lengths are points, 72 to the inch. A page is one SVG; text is measured with the
font that prints it, so no line runs out of its column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final
from xml.sax.saxutils import escape

import attrs

from chesslearn import diagram
from chesslearn.printing import _cairo


@attrs.frozen
class Paper:
    """A kind of paper: its size, and the margin on every side."""

    name: str
    width: float
    height: float
    margin: float = 48

    @property
    def column(self) -> float:
        """The width between the margins."""
        return self.width - 2 * self.margin


A4: Final = Paper("a4", 595.28, 841.89)
LETTER: Final = Paper("letter", 612, 792)
PAPERS: Final[Mapping[str, Paper]] = MappingProxyType({paper.name: paper for paper in (A4, LETTER)})

LEADING = 1.35
"""From one line to the next, in sizes of the font."""


@attrs.frozen
class Words:
    """A paragraph in one style."""

    text: str
    size: float = 10
    bold: bool = False
    grey: bool = False
    after: float = 3

    def lines(self, room: float) -> list[str]:
        """Return the lines of the paragraph in a column ``room`` wide."""
        return wrap(self.text, room, self.size, bold=self.bold)

    def height(self, room: float) -> float:
        """Return the height of the paragraph, the space after it included."""
        return len(self.lines(room)) * self.size * LEADING + self.after


@attrs.frozen
class Block:
    """What stays together on a page: a picture at the left, or none, and paragraphs beside it.

    A heading is kept on the page of what follows it.
    """

    words: tuple[Words, ...]
    picture: diagram.Diagram | None = None
    picture_width: float = 122
    after: float = 16
    heading: bool = False

    def room(self, paper: Paper) -> float:
        """Return how wide the paragraphs may be."""
        return paper.column - (self.picture_width + 18 if self.picture else 0)

    def height(self, paper: Paper) -> float:
        """Return the height of the block, the space after it included."""
        text = sum(words.height(self.room(paper)) for words in self.words)
        return max(text, self._picture_height()) + self.after

    def _picture_height(self) -> float:
        return self.picture.height * self._scale() if self.picture else 0

    def _scale(self) -> float:
        # Pockets hang over to the right; the board keeps its size.
        return self.picture_width / (diagram.SIDE * 1.06)

    def svg(self, paper: Paper, top: float) -> Iterator[str]:
        """Yield the block as SVG, its upper edge at ``top``."""
        if self.picture:
            place = f"translate({paper.margin:.2f} {top:.2f}) scale({self._scale():.5f})"
            yield f'<g transform="{place}">{diagram.body(self.picture)}</g>'
        left = paper.width - paper.margin - self.room(paper)
        for words in self.words:
            yield from _text(words, self.room(paper), left, top)
            top += words.height(self.room(paper))


def wrap(text: str, room: float, size: float, *, bold: bool = False) -> list[str]:
    """Return ``text`` in lines no wider than ``room``; a word that is wider stands alone.

    No-break spaces hold.
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and _cairo.width(longer, bold=bold) * size <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _text(words: Words, room: float, left: float, top: float) -> Iterator[str]:
    weight = ' font-weight="bold"' if words.bold else ""
    color = ' fill="#555"' if words.grey else ""
    for number, line in enumerate(words.lines(room)):
        y = top + words.size + number * words.size * LEADING
        place = f'x="{left:.2f}" y="{y:.2f}" font-size="{words.size:g}"'
        yield f"<text {place}{weight}{color}>{escape(line)}</text>"


def flow(blocks: Iterable[Block], paper: Paper) -> list[list[Block]]:
    """Return the blocks of each page; a block that fits on no page has one to itself."""
    full = paper.height - 2 * paper.margin
    pages: list[list[Block]] = [[]]
    used = 0.0
    for group in _groups(blocks):
        height = sum(block.height(paper) for block in group)
        if pages[-1] and used + height - group[-1].after > full:
            pages.append([])
            used = 0.0
        pages[-1] += group
        used += height
    return pages


def _groups(blocks: Iterable[Block]) -> Iterator[list[Block]]:
    group: list[Block] = []
    for block in blocks:
        group.append(block)
        if not block.heading:
            yield group
            group = []
    if group:
        yield group


def page(blocks: Sequence[Block], paper: Paper, footer: str = "") -> str:
    """Return one page as SVG, with a line of small print at its foot."""
    men = [letter for block in blocks if block.picture for letter in _men(block.picture)]
    parts = [f"<defs>{diagram.men_defs(men)}</defs>"]
    top = paper.margin
    for block in blocks:
        parts += block.svg(paper, top)
        top += block.height(paper)
    small = Words(footer, size=8, grey=True)
    parts += _text(small, paper.column, paper.margin, paper.height - paper.margin * 0.75)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{paper.width}pt" height="{paper.height}pt" viewBox="0 0 {paper.width} {paper.height}" '
        f'font-family="{_cairo.family()}" fill="#000">{"".join(parts)}</svg>'
    )


def _men(picture: diagram.Diagram) -> Iterator[str]:
    yield from picture.men.values()
    yield from picture.pockets


def pdf(blocks: Iterable[Block], paper: Paper, title: str, language: str = "en") -> bytes:
    """Return blocks as a PDF, with title and page number at each foot.

    Raises `PrintingError` when cairo, pypdf or a font with all letters is missing.
    """
    sheets = flow(blocks, paper)
    made = (page(sheet, paper, f"{title} · {number}/{len(sheets)}") for number, sheet in enumerate(sheets, 1))
    return _cairo.join(made, title, language)
