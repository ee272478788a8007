"""Which scripts a page of the course needs: learnt from the first page, told to all that follow.

Jupyter's front end is a hundred small files, and a page finds out only one after
another which of them it needs. Told at its beginning, it fetches them while its
process starts.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from html import escape
from typing import Any, Final

_LEARNING_SECONDS: Final = 60
"""So long after the first script. Later nobody can add to the list."""

_ENCODING: Final = '<meta charset="utf-8">'
_MOST: Final = 150


class ScriptHints:
    """The scripts that the first page fetched, in their order."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._until: float | None = None
        self._scripts: dict[str, None] = {}

    def note(self, address: str, status: int) -> None:
        """Take note that a file was fetched."""
        if status not in (200, 304) or not address.partition("?")[0].endswith(".js"):
            return
        if self._until is None:
            self._until = self._now() + _LEARNING_SECONDS
        if self._now() < self._until and len(self._scripts) < _MOST:
            self._scripts[address] = None

    def put_in(self, page: str) -> str:
        """Return a piece of a page with the scripts named in its head, as soon as its encoding is known.

        A script that is fetched before that is read in another one, and broken.
        """
        links = [f'<link rel="preload" as="script" href="{escape(each)}">' for each in self._scripts]
        return page.replace(_ENCODING, "\n".join([_ENCODING, *links]), 1)


class NotedFiles:
    """Put before a handler of files: the course takes note of what it sends."""

    settings: Any
    request: Any
    get_status: Any

    def on_finish(self) -> None:
        """Take note of a file that has been sent."""
        super().on_finish()  # type: ignore[misc]  # the handler's own
        self.settings["course"].hints.note(self.request.uri, self.get_status())
