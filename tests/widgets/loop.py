"""A running event loop, as a kernel has one: what thinks on it goes on between a test's own steps."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

PATIENCE = 20


def on_loop(play: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine on a loop of its own until it ends."""
    asyncio.run(asyncio.wait_for(play, PATIENCE))


async def turns(count: int) -> None:
    """Let the event loop go round some times."""
    loop = asyncio.get_running_loop()
    for _ in range(count):
        round_ = loop.create_future()
        loop.call_soon(round_.set_result, None)
        await round_


async def until(ready: Callable[[], bool]) -> None:
    """Let the event loop go on until something has come about; the test's time is its limit."""
    while not ready():
        await turns(1)
