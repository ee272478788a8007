"""The opponent stays light: what a browser's Python lacks is loaded only by who asks for it."""

from __future__ import annotations

import subprocess
import sys

import pytest


@pytest.mark.parametrize(
    "module",
    ["chesslearn.opponent", "chesslearn.opponent.bughouse", "chesslearn.opponent.refutation"],
)
def test_importing_starts_and_loads_nothing_heavy(module: str) -> None:
    code = (
        f"import sys, threading; import {module}; assert threading.active_count() == 1; print(*sys.modules)"
    )
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    unwanted = {"chess.engine", "sqlite3", "tornado", "anywidget", "lzma", "multiprocessing"}
    assert not unwanted & set(loaded.stdout.split())
