"""The built front end: where it is, and what to do when it is not there."""

from __future__ import annotations

import os
from pathlib import Path

_STATIC = Path(__file__).resolve().parent.parent / "static"


def bundle(name: str) -> str | Path:
    """Return the text of a built file, ``widget.js`` or ``widget.css``.

    With ``ANYWIDGET_HMR`` set it is the path, which anywidget watches for changes;
    but then every widget is kept for good, to be told of them.

    Raises `ImportError` with the cure when the front end has not been built,
    as in a source checkout that was never installed.
    """
    path = _STATIC / name
    if not path.is_file():
        raise ImportError(f"the board's front end is not built ({path} is missing): run `pip install -e .`")
    # A text of one line could be taken for the name of a file.
    return path if os.environ.get("ANYWIDGET_HMR") else path.read_text("utf-8") + "\n"
