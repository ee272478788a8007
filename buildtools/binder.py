"""The Binder badges, made of the one place where the repository's address is written.

``python -m buildtools.binder`` prints them for the README. Whoever publishes the
repository puts its address into ``[project.urls]`` of ``pyproject.toml`` first.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from urllib.parse import quote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
PAGE = "voila/render/notebooks/index.ipynb"
LAB = "lab/tree/notebooks/building-blocks.ipynb"
BRANCH = "HEAD"


def repository() -> str:
    """Return owner and name of the repository on GitHub."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    return str(urlsplit(urls["Repository"]).path).strip("/")


def link(page: str = PAGE) -> str:
    """Return the address that opens a page on Binder, the course when none is named."""
    return f"https://mybinder.org/v2/gh/{repository()}/{BRANCH}?urlpath={quote(page, safe='')}"


def badge(words: str = "Open the course on Binder", page: str = PAGE) -> str:
    """Return the badge of a page in Markdown."""
    return f"[![{words}](https://mybinder.org/badge_logo.svg)]({link(page)})"


if __name__ == "__main__":
    print(badge())
    print(badge("Open JupyterLab on Binder", LAB))
