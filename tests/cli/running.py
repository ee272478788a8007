"""The command line, run in this process or in one of its own, and what of its words is English."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from chesslearn.cli import main

ROOT = Path(__file__).resolve().parents[2]
_LOCALE = ("CHESSLEARN_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "PYTHONIOENCODING", "PYTHONUTF8")
NAMES = frozenset(
    [
        "chesslearn", "serve", "check", "coverage", "progress", "show", "gallery",
        "en", "ru", "uk", "letter", "toml", "JSON", "PDF",
    ]
)  # fmt: skip
"""What is the same in every language, beside the options and what was typed in."""
_OPTION = re.compile(r"(?<![\w-])--?[a-z][a-z-]*")


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


def english(said: str, typed: str = "") -> list[str]:
    """Return the English words of something said, without names and without what was typed in."""
    said = _OPTION.sub(" ", said)
    for word in sorted(typed.split(), key=len, reverse=True):
        said = re.sub(rf"(?<![\w-]){re.escape(word.rpartition('=')[2])}(?![\w-])", " ", said)
    return [word for word in re.findall(r"[A-Za-z]{2,}", said) if word not in NAMES]
