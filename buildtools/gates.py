"""Run every gate in order and say at the end which of them failed.

``python -m buildtools.gates`` is what ``make test`` runs; ``--quick`` leaves
out the tests in Python and in the browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from buildtools import chromium, frontend

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Gate:
    """One gate: its name and what it runs, true when it passed."""

    name: str
    run: Callable[[], bool]


def python(module: str, *arguments: str, **environment: str) -> Callable[[], bool]:
    """Return a gate that runs a Python module in the project's folder."""
    command = [sys.executable, "-m", module, *arguments]
    told = {**os.environ, **environment}
    return lambda: subprocess.run(command, cwd=ROOT, env=told, check=False).returncode == 0


def npm(*arguments: str) -> Callable[[], bool]:
    """Return a gate that runs a script of the front end."""

    def run() -> bool:
        try:
            frontend.install()
            frontend.npm(*arguments)
        except frontend.FrontendError as error:
            print(error)
            return False
        return True

    return run


def browser() -> bool:
    """Get a Chromium for the browser tests; false when none can be had."""
    try:
        print("Chromium:", chromium.ensure())
    except chromium.NoChromium as error:
        print(error)
        return False
    return True


QUICK = (
    Gate("style", python("ruff", "check", ".")),
    Gate("format", python("ruff", "format", "--check", ".")),
    Gate("types", python("mypy")),
    Gate("protocol up to date", python("buildtools.protocol", "--check")),
    Gate("catalogs complete", python("buildtools.catalogs", "check")),
    Gate("notebooks up to date", python("buildtools.notebooks", "--check")),
    Gate("front end types", npm("run", "check")),
    Gate("front end tests", npm("test")),
)
THOROUGH = (
    Gate("a browser", browser),
    Gate(
        "notebooks run",
        python("pytest", "--nbval", "--nbval-cell-timeout=60", "-q", "notebooks", CHESSLEARN_LANG="en"),
    ),
    Gate("tests", python("pytest", "-n", "2", "--dist", "loadfile", "-q")),
)


def main(arguments: list[str]) -> int:
    """Run the gates, all of them also when one failed; return 1 when any did."""
    failed = []
    for gate in QUICK if "--quick" in arguments else QUICK + THOROUGH:
        print(f"== {gate.name}", flush=True)
        began = time.monotonic()
        passed = gate.run()
        print(
            f"== {gate.name}: {'passed' if passed else 'FAILED'} in {time.monotonic() - began:.0f} s",
            flush=True,
        )
        if not passed:
            failed.append(gate.name)
    print(f"Failed: {', '.join(failed)}" if failed else "All gates passed.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
