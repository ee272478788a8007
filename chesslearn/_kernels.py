"""The learners' processes on the server: what becomes of one that dies by itself."""

from __future__ import annotations

import asyncio
from typing import Any

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import default

from chesslearn._memory import give_back
from chesslearn.words import terminal

_SETTLED = 1.0
"""Seconds after which all that belonged to a page is let go."""


class OwnKernels(KernelSpecManager):
    """Knows one kernel only: the Python that the server runs in."""

    @default("kernel_dirs")
    def _no_other_kernels(self) -> list[str]:
        return []


class CourseKernels(AsyncMappingKernelManager):
    """Clears away what a dead process leaves: its place, its sockets, its files.

    Its page has been told by then. Voilà's own manager, built upon this one, also
    takes it out of the pages that wait for a learner.
    """

    def remove_kernel(self, kernel_id: str) -> Any:
        """Take a process off the list, and close what its page left open.

        A page that goes away while its process is being ended would else leave the
        streams that wait for it to come back, four open files each time.
        """
        if kernel_id in self:
            self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]  # as below
        asyncio.get_running_loop().call_later(_SETTLED, give_back)
        return super().remove_kernel(kernel_id)

    def _handle_kernel_died(self, kernel_id: str) -> None:
        self.log.error("%s", terminal.lines(terminal.spoken())["died"].format(process=kernel_id))
        self._clearing = asyncio.ensure_future(self._clear(kernel_id))

    async def _clear(self, kernel_id: str) -> None:
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]  # Jupyter's, without types
