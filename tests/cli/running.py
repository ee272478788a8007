"""The command line, run in this process or in one of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chesslearn.cli import main

ROOT = Path(__file__).resolve().parents[2]
_LOCALE = ("CHESSLEARN_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "PYTHONIOENCODING", "PYTHONUTF8")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Return the exit status, and what was said on both streams."""
    try:
        status = main(words)
    except SystemExit as ended:
        status = int(ended.code or 0)
    said = capsys.readouterr()
    return status, said.out, said.err


def run_apart(folder: Path, *words: str, **locale: str) -> tuple[int, str, str]:
    """Do the same in a process of its own, in a folder, with nothing of the locale but what is given."""
    kept = {name: value for name, value in os.environ.items() if name not in _LOCALE}
    done = subprocess.run(
        [sys.executable, "-m", "chesslearn", *words],
        cwd=folder,
        env={**kept, "PYTHONPATH": str(ROOT), **locale},
        capture_output=True,
        encoding="utf-8",
    )
    return done.returncode, done.stdout, done.stderr
