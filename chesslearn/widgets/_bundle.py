"""The built front end: where it is, and what to do when it is not there."""

from __future__ import annotations

from pathlib import Path

_STATIC = Path(__file__).resolve().parent.parent / "static"


def bundle(name: str) -> Path:
    """Return the path of a built file, ``widget.js`` or ``widget.css``.

    Raises `ImportError` with the cure when the front end has not been built,
    as in a source checkout that was never installed.
    """
    path = _STATIC / name
    if not path.is_file():
        raise ImportError(f"the board's front end is not built ({path} is missing): run `pip install -e .`")
    return path
