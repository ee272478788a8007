"""UCI engines on this machine: which there are, and what to install when there is none."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final, get_args

import attrs

from chesslearn.rules import Kind

_ORDINARY: Final[tuple[Kind, ...]] = ("standard", "chess960")
_FAIRY: Final[tuple[Kind, ...]] = get_args(Kind)
KNOWN: Final[tuple[tuple[str, tuple[Kind, ...]], ...]] = (
    ("stockfish", _ORDINARY),
    ("fairy-stockfish", _FAIRY),
)
"""The engines that are looked for, and what they play; both are packages of Debian by these names."""
_FOLDERS: Final = ("/usr/games", "/usr/local/games")


@attrs.frozen
class Engine:
    """An engine that is installed: its name, the command that starts it, what it plays."""

    name: str
    command: tuple[str, ...]
    variants: tuple[Kind, ...] = _ORDINARY


class EngineMissing(Exception):
    """No engine for a variant is installed; ``packages`` names what may be installed.

    ``possible`` is false where no engine can ever run, as in a browser.
    """

    def __init__(self, variant: Kind, packages: tuple[str, ...], *, possible: bool = True) -> None:
        self.variant = variant
        self.packages = packages
        self.possible = possible
        wanted, places = " or ".join(packages), ", ".join(_FOLDERS)
        super().__init__(
            f"no UCI engine for {variant} on PATH or in {places}: install {wanted}"
            if possible
            else "no UCI engine can run in a browser"
        )


def find_engines() -> tuple[Engine, ...]:
    """Return the known engines that are installed, on PATH or where Debian puts games.

    >>> all(engine.name in ("stockfish", "fairy-stockfish") for engine in find_engines())
    True
    """
    if sys.platform == "emscripten":
        return ()
    folders = os.pathsep.join([os.environ.get("PATH", os.defpath), *_FOLDERS])
    found = ((name, shutil.which(name, path=folders), variants) for name, variants in KNOWN)
    return tuple(Engine(name, (path,), variants) for name, path, variants in found if path)


def find_engine(variant: Kind = "standard") -> Engine:
    """Return the first installed engine that plays a variant; raises `EngineMissing`."""
    for engine in find_engines():
        if variant in engine.variants:
            return engine
    packages = tuple(name for name, variants in KNOWN if variant in variants)
    raise EngineMissing(variant, packages, possible=sys.platform != "emscripten")
