"""How many learners there are: a place for each page that has its process, and for each that waits for it.

Counted from what pages asked for and got. The list of running processes would not do: it
holds those that wait for a learner, and lacks those that are still starting.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from jupyter_server.utils import ensure_async


class Place:
    """The place of one page, from its request on."""

    def __init__(self) -> None:
        self.process: str | None = None
        """The page's own process, as soon as it has one."""
        self.left = False
        """Whether the reader went away before the page was complete."""


class Places:
    """The places of all learners.

    ``limit`` learners are let in at once, ``None`` for as many as come; ``running``
    lists the processes that are there.
    """

    def __init__(self, limit: int | None, running: Callable[[], Collection[str]]) -> None:
        self._limit = limit
        self._running = running
        self._places: list[Place] = []

    def is_full(self, seat: str | None = None) -> bool:
        """Return whether as many learners are there as are let in at once.

        Whoever has a ``seat``, the id of a learner's running process, may take another page:
        a browser that reloads asks for the new page before it leaves the old one.
        """
        if self._limit is None:
            return False
        others = [
            each for each in self._there() if not each.left and (each.process is None or each.process != seat)
        ]
        return len(others) >= self._limit

    def take(self) -> Place:
        """Take a place for a page that will have a process."""
        place = Place()
        self._places = [*self._there(), place]
        return place

    def give_back(self, place: Place) -> None:
        """Free the place of a page that is not to be."""
        if place in self._places:
            self._places.remove(place)

    def _there(self) -> list[Place]:
        """Return the places whose process has not ended."""
        running = self._running()
        return [each for each in self._places if each.process is None or each.process in running]


class Giver:
    """Voilà's manager of processes as one page sees it; notes which process the page gets."""

    def __init__(self, manager: Any, place: Place) -> None:
        self._manager = manager
        self._place = place

    def __getattr__(self, name: str) -> Any:
        return getattr(self._manager, name)

    async def start_kernel(self, **how: Any) -> str:
        """Start a process for this page."""
        self._place.process = process = str(await ensure_async(self._manager.start_kernel(**how)))
        return process

    async def get_rendered_notebook(self, **how: Any) -> tuple[Any, list[str], str]:
        """Give this page one of the processes that wait."""
        task, ready, process = await self._manager.get_rendered_notebook(**how)
        self._place.process = process
        return task, ready, process
