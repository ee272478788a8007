"""Where faults of the program are written down."""

from __future__ import annotations

import logging
import sys


def logger() -> logging.Logger:
    """Return the program's logger, which in a kernel writes to the log of its server.

    What a kernel writes to ``sys.stderr`` while it answers a widget goes to the
    page, where nobody shows it. Its own log has kept the way to the server's.
    """
    log = logging.getLogger("chesslearn")
    kernel = sys.modules.get("ipykernel.kernelapp")
    if kernel is not None and kernel.IPKernelApp.initialized():
        for handler in kernel.IPKernelApp.instance().log.handlers:
            log.addHandler(handler)
    return log
