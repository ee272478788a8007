"""The gallery on paper: every answer of the judge, in one language."""

from __future__ import annotations

from collections.abc import Iterator

from chesslearn.gallery import CHAPTERS, Plate, exhibits, plate
from chesslearn.i18n import Translator, translator
from chesslearn.printing.pages import A4, Block, Paper, Words, pdf
from chesslearn.words import gallery as says


def gallery_pdf(language: str = "en", paper: Paper = A4) -> bytes:
    """Return the whole gallery as a PDF.

    Raises `PrintingError` when something that printing needs is missing.
    """
    t = translator(language)
    return pdf(_blocks(t), paper, says.title(t), language)


def _blocks(t: Translator) -> Iterator[Block]:
    yield Block((Words(says.title(t), size=20, bold=True, after=8), Words(says.lead(t), size=11)))
    for name in CHAPTERS:
        heading = Words(says.chapter(t, name), size=15, bold=True, after=0)
        yield Block((heading,), after=10, heading=True)
        yield from (_block(plate(t, exhibit)) for exhibit in exhibits(name))


def _block(shown: Plate) -> Block:
    said = shown.said
    small = " · ".join(filter(None, (shown.exhibit.name, said.article)))
    words = [
        Words(shown.caption, size=9, grey=True),
        Words(said.headline, size=11.5, bold=True),
        *(Words(sentence) for sentence in (said.text, *shown.more) if sentence),
        Words(small, size=7.5, grey=True, after=0),
    ]
    return Block(tuple(words), shown.picture)
