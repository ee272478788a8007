"""Freed memory, given back to the system."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache
from typing import Any


def give_back() -> None:
    """Let the C library hand back what it holds free, where it can: glibc keeps it for itself else.

    A server that opens and closes pages all day grows by what lies free between the rest.
    """
    trim = _trim()
    if trim is not None:
        trim(0)


@cache
def _trim() -> Callable[[int], Any] | None:
    # Other systems and C libraries give back by themselves, and have no such function.
    return getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
