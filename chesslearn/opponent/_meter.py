"""Counts what a reply costs, and says when to pause and when to stop."""

from __future__ import annotations

import time

from .strengths import Budget


class OutOfBudget(Exception):
    """Raised inside a search when its positions or seconds are used up."""


class Meter:
    """The positions looked at so far, and the time spent in the slices of one reply.

    >>> meter = Meter(Budget(nodes=1))
    >>> meter.count()
    >>> meter.count()
    Traceback (most recent call last):
    ...
    chesslearn.opponent._meter.OutOfBudget
    """

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.nodes = 0
        self._spent = 0.0
        self._began = time.perf_counter()

    def count(self) -> None:
        """Count one position; raise `OutOfBudget` when that was one too many, or too late."""
        self.nodes += 1
        if self.nodes > self.budget.nodes or self.seconds > self.budget.seconds:
            raise OutOfBudget

    @property
    def seconds(self) -> float:
        """Seconds of thinking, without the pauses."""
        return self._spent + time.perf_counter() - self._began

    @property
    def due(self) -> bool:
        """Whether this slice is over."""
        return time.perf_counter() - self._began >= self.budget.slice_seconds

    def pause(self) -> None:
        """Stop the clock at the end of a slice."""
        self._spent += time.perf_counter() - self._began

    def resume(self) -> None:
        """Start the clock again."""
        self._began = time.perf_counter()
