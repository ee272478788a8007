"""The Binder badge, made of the one place where the repository's address is written.

``python -m buildtools.binder`` prints it for the README. Whoever publishes the
repository puts its address into ``[project.urls]`` of ``pyproject.toml`` first.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from urllib.parse import quote, urlsplit

ROOT = Path(__file__).resolve().parent.parent
PAGE = "voila/render/notebooks/index.ipynb"
BRANCH = "HEAD"


def repository() -> str:
    """Return owner and name of the repository on GitHub."""
    urls = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    return str(urlsplit(urls["Repository"]).path).strip("/")


def link() -> str:
    """Return the address that opens the course on Binder."""
    return f"https://mybinder.org/v2/gh/{repository()}/{BRANCH}?urlpath={quote(PAGE, safe='')}"


def badge() -> str:
    """Return the badge in Markdown."""
    return f"[![Open the course on Binder](https://mybinder.org/badge_logo.svg)]({link()})"


if __name__ == "__main__":
    print(badge())
