"""The files of the repository that Binder reads."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
_ENTRY = re.compile(r"^  - (?P<name>[a-z][\w-]*?)(?P<bound>[<>=,.\d]*)$", re.MULTILINE)
_REQUIREMENT = re.compile(r"(?P<name>[A-Za-z][\w-]*?)(?P<bound>[<>=,.\d]*)$")


def environment() -> dict[str, str]:
    """Return the packages of ``environment.yml`` with their bounds."""
    entries = _ENTRY.finditer(text("environment.yml"))
    return {entry["name"]: entry["bound"] for entry in entries if entry["bound"]}


def requirements(*extras: str) -> dict[str, str]:
    """Return the requirements of ``pyproject.toml`` and of some of its extras, with their bounds."""
    project = tomllib.loads(text("pyproject.toml"))["project"]
    extra = project["optional-dependencies"]
    lines = [*project["dependencies"], *(line for name in extras for line in extra[name])]
    found = (_REQUIREMENT.match(line) for line in lines)
    return {match["name"]: match["bound"] for match in found if match}


def text(name: str) -> str:
    """Return a file of the repository."""
    return (ROOT / name).read_text("utf-8")


def copy_to(folder: Path) -> Path:
    """Copy what the repository holds, and nothing that was built in it, to ``folder``."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listing.split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder
