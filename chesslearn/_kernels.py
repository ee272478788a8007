"""The learners' processes on the server: what becomes of one that dies by itself."""

from __future__ import annotations

import asyncio

from jupyter_client.kernelspec import KernelSpecManager
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from traitlets import default


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

    def _handle_kernel_died(self, kernel_id: str) -> None:
        self.log.error("The process %s of a learner ended by itself.", kernel_id)
        self._clearing = asyncio.ensure_future(self._clear(kernel_id))

    async def _clear(self, kernel_id: str) -> None:
        if kernel_id in self:
            await self.shutdown_kernel(kernel_id, now=True)  # type: ignore[no-untyped-call]  # Jupyter's, without types
