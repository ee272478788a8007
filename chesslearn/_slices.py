"""Work done in slices, by generators: here for whoever does not want to wait between them."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Made = TypeVar("Made")


def finish(work: Generator[None, None, Made]) -> Made:
    """Do some work to its end without a pause, and return what it makes."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            made: Made = done.value
            return made
