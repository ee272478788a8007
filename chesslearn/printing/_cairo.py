"""What cairo does for us, and what is said when it or a font is missing."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from io import BytesIO
from typing import Any, Final

from chesslearn.words.terminal import HostError

FAMILIES: Final = ("DejaVu Sans", "Liberation Sans", "Noto Sans", "Arial", "Helvetica", "sans-serif")
"""The families that are asked for, the best one first."""

SAMPLE: Final = "AZaz09 ЖЯжяЁё ІЇЄҐіїєґ «»„“”’—–…½№·×"
"""What a font must have: the letters and signs of English, Russian and Ukrainian."""

_LIBRARY = {
    "apt": "`apt install libcairo2`",
    "brew": "`brew install cairo`",
    "conda": "`conda install -c conda-forge cairo`",
}
_FONT = {
    "apt": "`apt install fonts-dejavu-core`",
    "conda": "`conda install -c conda-forge font-ttf-dejavu-sans-mono fonts-conda-forge`",
}


class PrintingError(HostError):
    """Something that printing needs is missing; the message says what to install."""


def load(name: str) -> Any:
    """Return a module of the extra ``print``.

    Raises `PrintingError` when the module or the cairo library is missing.
    """
    try:
        return import_module(name)
    except ImportError as error:
        raise PrintingError(
            "print-package", package=name, command="`pip install 'chesslearn[print]'`"
        ) from error
    except OSError as error:  # the library that cairocffi binds, not a Python module
        raise PrintingError("print-cairo", **_LIBRARY) from error


@cache
def family() -> str:
    """Return the font family to print with; raise `PrintingError` when none has all letters."""
    for name in FAMILIES:
        if not missing(name, SAMPLE):
            return name
    raise PrintingError("print-font", **_FONT)


def missing(name: str, text: str) -> str:
    """Return the letters of ``text`` for which a family (or what stands in for it) has only a box."""
    return "".join(
        letter
        for letter in dict.fromkeys(text)
        if not letter.isspace() and any(not _has(name, letter, bold=bold) for bold in (False, True))
    )


def _has(name: str, letter: str, *, bold: bool) -> bool:
    glyphs = _font(name, bold).text_to_glyphs(0, 0, letter, with_clusters=False)
    # Glyph 0 is the box that stands for a letter which the font does not have.
    return all(glyph[0] for glyph in glyphs)


@cache
def width(text: str, *, bold: bool = False) -> float:
    """Return the width of ``text`` in the printing font, at size 1."""
    return float(_font(family(), bold).text_extents(text)[4]) / _MEASURED_AT


_MEASURED_AT = 1000


@cache
def _font(name: str, bold: bool) -> Any:
    cairo = load("cairocffi")
    face = cairo.ToyFontFace(name, weight=cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL)
    options = cairo.FontOptions(hint_metrics=cairo.HINT_METRICS_OFF)
    return cairo.ScaledFont(face, cairo.Matrix(_MEASURED_AT, 0, 0, _MEASURED_AT), None, options)


def join(pages: Iterable[str], title: str, language: str) -> bytes:
    """Return SVG pages as one PDF with a title."""
    cairosvg, pypdf = load("cairosvg"), load("pypdf")
    writer = pypdf.PdfWriter()
    for page in pages:
        made = cairosvg.svg2pdf(bytestring=page.encode("utf-8"))
        writer.append(pypdf.PdfReader(BytesIO(made)))
    writer.add_metadata({"/Title": title, "/Creator": "chesslearn"})
    writer.root_object[pypdf.generic.NameObject("/Lang")] = pypdf.generic.TextStringObject(language)
    writer.compress_identical_objects()
    out = BytesIO()
    writer.write(out)
    return out.getvalue()
