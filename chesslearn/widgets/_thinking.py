"""Work in slices on the running event loop, so that the page is answered in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Generator
from typing import Any, Final

from chesslearn.widgets._log import logger

Slices = Generator[None, None, Any] | Awaitable[Any]
"""A generator that yields at the end of each slice, or something to be awaited."""

PAUSE: Final = 0.3
"""Seconds before an opponent begins to think, so that one sees one's own move first."""

_log = logger()


class Thinking:
    """One piece of work at a time; a new one takes the place of the old.

    On a running loop the work is done between other things, and ``done`` is called
    when it has ended. Without a loop, as in a script, it is done at once, and
    ``done`` is not called: whoever began it goes on with the result.
    """

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether work is going on."""
        return self._task is not None

    def begin(
        self,
        work: Slices,
        done: Callable[[], object],
        failed: Callable[[], object] = lambda: None,
        *,
        pause: float = 0.0,
    ) -> None:
        """Do ``work``, on a running loop after ``pause`` seconds; call ``done`` or ``failed`` at its end."""
        self.stop()
        loop = running_loop()
        if loop is None:
            _at_once(work)
            return
        self._task = loop.create_task(self._run(work, done, failed, pause))

    def stop(self) -> None:
        """Stop the work, if there is any; it leaves nothing behind."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()

    async def _run(
        self, work: Slices, done: Callable[[], object], failed: Callable[[], object], pause: float
    ) -> None:
        try:
            await asyncio.sleep(pause)
            await _slowly(work)
        except Exception:
            _log.exception("the thinking came to no end")
            self._task = None
            failed()
        else:
            self._task = None
            done()
        finally:
            if isinstance(work, Generator):
                work.close()


def running_loop() -> asyncio.AbstractEventLoop | None:
    """Return the loop on which everything goes on, ``None`` where there is none, as in a script."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


async def _slowly(work: Slices) -> None:
    if not isinstance(work, Generator):
        await work
        return
    for _slice in work:
        await asyncio.sleep(0)


def _at_once(work: Slices) -> None:
    if not isinstance(work, Generator):
        asyncio.run(_slowly(work))
        return
    for _slice in work:
        pass
