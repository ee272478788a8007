"""The memory of a server that opens and closes pages all day."""

from __future__ import annotations

import ctypes
import gc
import sys
from collections.abc import Callable
from functools import cache
from typing import Any


def set_apart() -> None:
    """Set what is there now apart from what comes and goes with the pages.

    The garbage collector would else look through all of it each time, and so
    leave what pages have dropped until it is a quarter as much.
    """
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Collect what closed pages have left, and hand it back to the system where the C library can."""
    gc.collect()
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], Any] | None:
    # glibc keeps freed memory for itself; others have no such function.
    return getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
