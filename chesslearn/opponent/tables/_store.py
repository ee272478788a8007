"""Finished tables on disk, in the user's cache folder, so that a second start has them at once.

A missing, broken or unwritable cache is never an error: the table is made anew.
"""

from __future__ import annotations

import os
import sys
import zlib
from pathlib import Path
from typing import Final

_FORMAT: Final = b"chesslearn-endgame-1\n"


def folder() -> Path:
    """Return the folder for cached tables; `CHESSLEARN_CACHE` names another one.

    >>> folder().name
    'endgames'
    """
    named = os.environ.get("CHESSLEARN_CACHE")
    if named:
        return Path(named) / "endgames"
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local"
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "chesslearn" / "endgames"


def load(name: str, size: int) -> bytes | None:
    """Return a table of that size from disk, or `None` when there is none that is whole."""
    try:
        packed = (folder() / f"{name}.bin").read_bytes()
        if not packed.startswith(_FORMAT):
            return None
        unpacker = zlib.decompressobj()
        data = unpacker.decompress(packed[len(_FORMAT) :], size + 1)
    except (OSError, RuntimeError, zlib.error):
        return None
    return data if len(data) == size and unpacker.eof else None


def save(name: str, data: bytes) -> bool:
    """Write a table to disk; return whether that went well."""
    try:
        place = folder()
        place.mkdir(parents=True, exist_ok=True)
        packed = _FORMAT + zlib.compress(data, 6)
        unfinished = place / f"{name}.{os.getpid()}.tmp"
        unfinished.write_bytes(packed)
        unfinished.replace(place / f"{name}.bin")
    except (OSError, RuntimeError):
        return False
    return True
