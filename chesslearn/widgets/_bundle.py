"""The built front end: where it is, and what to do when it is not there."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

PAGES: Final = "pages.js"

_STATIC = Path(__file__).resolve().parent.parent / "static"


def bundle(name: str) -> str | Path:
    """Return the text of a file that every widget loads, ``widget.js`` or ``widget.css``.

    With ``ANYWIDGET_HMR`` set it is the path, which anywidget watches for changes;
    but then every widget is kept for good, to be told of them.

    Raises `ImportError` with the cure when the front end has not been built,
    as in a source checkout that was never installed.
    """
    path = _built(name)
    _built(PAGES)
    # A text of one line could be taken for the name of a file.
    return path if os.environ.get("ANYWIDGET_HMR") else path.read_text("utf-8") + "\n"


@cache
def pages() -> str:
    """Return the source of the pages beside the lessons, which comes with the first screen that needs it."""
    return _built(PAGES).read_text("utf-8")


def _built(name: str) -> Path:
    path = _STATIC / name
    if not path.is_file():
        raise ImportError(f"the board's front end is not built ({path} is missing): run `pip install -e .`")
    return path
