"""Find a Chromium for the browser tests, or get one.

In this order: one that is installed, the one that Playwright downloads, the
one of apt. ``python -m buildtools.chromium`` gets it and prints its path.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_ASK_PLAYWRIGHT = """
from playwright.sync_api import sync_playwright
with sync_playwright() as playwright:
    print(playwright.chromium.executable_path)
"""


class NoChromium(RuntimeError):
    """No Chromium is there and none can be had; the message says what to do."""


def find() -> Path | None:
    """Return the Chromium to use, or ``None``: ``CHROMIUM``, one on the path, Playwright's own."""
    named = os.environ.get("CHROMIUM")
    installed = [named] if named else [shutil.which(name) for name in NAMES]
    for program in filter(None, installed):
        if _runs(program):
            return Path(program)
    downloaded = _downloaded()
    return Path(downloaded) if _runs(downloaded) else None


def ensure() -> Path:
    """Return a Chromium that runs, installing one when there is none; raise `NoChromium` else."""
    ways: tuple[Callable[[], None], ...] = (lambda: None, _by_playwright, _by_apt)
    for way in ways:
        way()
        found = find()
        if found:
            return found
    raise NoChromium(
        "The browser tests need Chromium, and none could be installed here.\n"
        "Install it (Debian: apt install chromium) or name one: CHROMIUM=/path/to/chromium make test"
    )


def _runs(program: str) -> bool:
    try:
        result = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return result.returncode == 0


def _downloaded() -> str:
    # In a process of its own: within a test Playwright may be running already, and runs only once.
    result = subprocess.run(
        [sys.executable, "-c", _ASK_PLAYWRIGHT], capture_output=True, text=True, check=False
    )
    return result.stdout.strip()


def _by_playwright() -> None:
    print("Downloading Chromium with Playwright ...", flush=True)
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def _by_apt() -> None:
    if not shutil.which("apt-get"):
        return
    root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    if root and not shutil.which("sudo"):
        return
    print("Installing Chromium with apt-get ...", flush=True)
    for command in (["update", "--quiet"], ["install", "--yes", "--no-install-recommends", "chromium"]):
        subprocess.run([*root, "apt-get", *command], check=False)


if __name__ == "__main__":
    try:
        print(ensure())
    except NoChromium as error:
        sys.exit(str(error))
