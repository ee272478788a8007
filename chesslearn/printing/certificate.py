"""The certificate of the exam: one sheet across, as SVG, PDF or a picture.

The SVG needs nothing but this module. The name is put in by whoever shows it:
it is kept nowhere.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Final
from xml.sax.saxutils import escape

from chesslearn import words
from chesslearn.diagram import STAR
from chesslearn.i18n import Translator
from chesslearn.printing import _cairo
from chesslearn.printing.pages import A4, PAPERS, Paper

BLANK: Final = "%NAME%"
"""What stands where the name goes until somebody types it."""

FAMILY: Final = "Georgia, 'DejaVu Serif', 'Liberation Serif', 'Times New Roman', serif"

_INK, _SOFT, _BLUE, _PALE, _GOLD, _EDGE, _PAPER = (
    "#1e2740", "#525c75", "#2c4fa3", "#8fa6cf", "#e0a100", "#8a6100", "#fffdf7",
)  # fmt: skip
_BAND: Final = 16.0
_BODY = (
    "M58 178c0-28 26-42 31-66-11 10-26 16-40 16-17 0-25-12-19-25 8-17 22-27 30-42 5-11 12-18 23-23l5-20 17 19"
    "c34 4 53 42 53 84 0 25-9 39-14 57z"
)
_MANE = (
    "M105 37c34 4 53 42 53 84 0 25-9 39-14 57h-22c-1-12 12-20 8-34-10-5 1-20-5-32-11-4-2-19-11-29-10-3-6-16"
    "-17-22z"
)
_BASE = "M56 178h88l9 20H47zM46 198h108a9 9 0 0 1 9 9v7H37v-7a9 9 0 0 1 9-9z"


def certificate_svg(
    t: Translator,
    *,
    right: int,
    total: int,
    day: date,
    name: str = BLANK,
    paper: Paper = A4,
    family: str = FAMILY,
) -> str:
    """Return the certificate on a sheet across; without a name there is `BLANK` in its place."""
    width, height = paper.height, paper.width
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}pt" height="{height}pt"'
        f' viewBox="0 0 {width} {height}" lang="{t.language}" font-family="{family}" text-anchor="middle">',
        f'<rect width="{width}" height="{height}" fill="{_PAPER}"/>',
        *_frame(width, height),
        *_knight(width / 2, 62),
        *_texts(t, width, height, name, right, total, day),
        *_seal(width / 2, height - 96),
        "</svg>",
    ]
    return "\n".join(parts)


def certificate_pdf(
    t: Translator, *, name: str, right: int, total: int, day: date, paper: str = "a4"
) -> bytes:
    """Return the certificate as PDF; raises `PrintingError` when something for printing is missing."""
    sheet = certificate_svg(
        t, right=right, total=total, day=day, name=name, paper=PAPERS[paper], family=_cairo.family()
    )
    return _cairo.join([sheet], words.certificate.title(t), t.language)


def certificate_png(
    t: Translator, *, name: str, right: int, total: int, day: date, paper: str = "a4", scale: float = 2.0
) -> bytes:
    """Return the certificate as a picture, by default of 144 dots an inch."""
    sheet = certificate_svg(
        t, right=right, total=total, day=day, name=name, paper=PAPERS[paper], family=_cairo.family()
    )
    made: bytes = _cairo.load("cairosvg").svg2png(bytestring=sheet.encode("utf-8"), scale=scale)
    return made


def _frame(width: float, height: float) -> Iterator[str]:
    """Yield a border of chess squares between two fine lines."""
    margin = 24.0
    across = round((width - 2 * margin) / _BAND)
    down = round((height - 2 * margin) / _BAND)
    wide, high = (width - 2 * margin) / across, (height - 2 * margin) / down
    squares = [
        f"M{margin + column * wide:.2f} {margin + row * high:.2f}h{wide:.2f}v{high:.2f}h-{wide:.2f}z"
        for row in range(down)
        for column in range(across)
        if (row + column) % 2 == 0 and (row in (0, down - 1) or column in (0, across - 1))
    ]
    yield f'<path d="{"".join(squares)}" fill="{_PALE}"/>'
    for inset, stroke in ((margin, 1.2), (margin + _BAND + 1, 0.8), (margin + _BAND + 6, 0.8)):
        yield (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}"'
            f' fill="none" stroke="{_BLUE}" stroke-width="{stroke}"/>'
        )


def _knight(x: float, y: float) -> Iterator[str]:
    """Yield our knight, with a star on either side."""
    yield (
        f'<g transform="translate({x - 48} {y}) scale(0.48)" stroke="{_INK}" stroke-width="6"'
        ' stroke-linejoin="round">'
    )
    yield f'<path d="{_BODY}" fill="#ffffff"/>'
    yield f'<path d="{_MANE}" fill="#4f7ad6"/>'
    yield f'<path d="{_BASE}" fill="#4f7ad6"/>'
    yield f'<circle cx="80" cy="74" r="3" fill="{_INK}"/>'
    yield '<path d="M41 120c9 2 17-1 22-7" fill="none" stroke-width="4.5" stroke-linecap="round"/></g>'
    for side in (-1, 1):
        yield _star(x + side * 96, y + 62, 0.34)
        yield _star(x + side * 134, y + 74, 0.24)


def _star(x: float, y: float, size: float) -> str:
    where = f"translate({x - 50 * size:.1f} {y - 50 * size:.1f}) scale({size})"
    return f'<path d="{STAR}" transform="{where}" fill="{_GOLD}" stroke="{_EDGE}" stroke-width="4"/>'


def _texts(
    t: Translator, width: float, height: float, name: str, right: int, total: int, day: date
) -> Iterator[str]:
    middle, top = width / 2, 226.0
    yield _line(middle, top, 52, words.certificate.title(t), _BLUE, weight="bold")
    yield _line(middle, top + 40, 17, words.certificate.above_the_name(t), _SOFT)
    yield _line(middle, top + 92, 32, name, _INK)
    yield (
        f'<path d="M{middle - 230} {top + 104}H{middle + 230}" stroke="{_PALE}" stroke-width="1.2"'
        ' fill="none"/>'
    )
    yield _line(middle, top + 144, 24, words.certificate.below_the_name(t), _INK)
    yield _line(middle, top + 174, 16, words.certificate.score(t, right, total), _SOFT)
    foot = height - 88
    yield _line(150, foot, 15, words.certificate.written(t, day), _INK)
    yield _line(150, foot + 22, 12, words.certificate.label(t, "date"), _SOFT)
    yield _line(width - 150, foot + 22, 12, words.certificate.label(t, "signature"), _SOFT)
    for x in (150, width - 150):
        yield f'<path d="M{x - 80} {foot + 7}h160" stroke="{_PALE}" stroke-width="1" fill="none"/>'


def _line(x: float, y: float, size: float, text: str, fill: str, weight: str = "normal") -> str:
    return (
        f'<text x="{x}" y="{y}" font-size="{size}" font-weight="{weight}" fill="{fill}">{escape(text)}</text>'
    )


def _seal(x: float, y: float) -> Iterator[str]:
    """Yield a round seal with a star in it."""
    yield f'<circle cx="{x}" cy="{y}" r="34" fill="{_GOLD}" stroke="{_EDGE}" stroke-width="1.5"/>'
    yield (
        f'<circle cx="{x}" cy="{y}" r="28" fill="none" stroke="{_PAPER}" stroke-width="1.5"'
        ' stroke-dasharray="2 3"/>'
    )
    yield (f'<path d="{STAR}" transform="translate({x - 22} {y - 21}) scale(0.44)" fill="{_PAPER}"/>')
