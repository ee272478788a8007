"""A chess clock on any source of seconds; it never waits and never rings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import attrs

from .records import Side, other

MOST_MINUTES: Final = 600
MOST_INCREMENT: Final = 600


def _minutes(instance: object, attribute: object, value: float) -> None:
    if not 0 < value <= MOST_MINUTES:
        raise ValueError(f"minutes: expected more than 0, at most {MOST_MINUTES}, got {value!r}")


def _increment(instance: object, attribute: object, value: float) -> None:
    if not 0 <= value <= MOST_INCREMENT:
        raise ValueError(f"increment: expected 0 to {MOST_INCREMENT} seconds, got {value!r}")


@attrs.frozen
class TimeControl:
    """Minutes for each side, and seconds that are added with each move."""

    minutes: float = attrs.field(validator=_minutes)
    increment: float = attrs.field(default=0.0, validator=_increment)


@attrs.frozen
class Clocks:
    """What a clock shows: seconds left, never below 0, and whose time runs."""

    white: float
    black: float
    running: Side | None


@attrs.frozen
class Reading:
    """Seconds left to both sides at one moment, to which a clock can be set back."""

    white: float
    black: float


class Clock:
    """Two times of which at most one runs, by ``now``, a source of seconds that never go back.

    >>> seconds = iter([0.0, 4.0, 4.0])
    >>> clock = Clock(TimeControl(1, 2), lambda: next(seconds))
    >>> clock.start("white")
    >>> clock.press()
    >>> clock.show()
    Clocks(white=58.0, black=60.0, running='black')
    """

    def __init__(self, time: TimeControl, now: Callable[[], float]) -> None:
        self.time = time
        self._now = now
        self._left: dict[Side, float] = {"white": 60.0 * time.minutes, "black": 60.0 * time.minutes}
        self._running: Side | None = None
        self._since = 0.0

    def start(self, side: Side) -> None:
        """Let the time of a side run; the time that was running stands still."""
        now = self._now()
        self._settle(now)
        self._running, self._since = side, now

    def press(self) -> None:
        """End the turn of the side whose time runs: it gets its increment, the other's time runs."""
        now = self._now()
        self._settle(now)
        if self._running is not None:
            self._left[self._running] += self.time.increment
            self._running, self._since = other(self._running), now

    def stop(self) -> None:
        """Let no time run any more."""
        self._settle(self._now())
        self._running = None

    def fallen(self) -> Side | None:
        """Return whose time has run out, or `None`."""
        return next((side for side, left in self._at(self._now()).items() if left <= 0), None)

    def show(self) -> Clocks:
        """Return what the clock shows now."""
        left = self._at(self._now())
        return Clocks(max(left["white"], 0.0), max(left["black"], 0.0), self._running)

    def read(self) -> Reading:
        """Return both times, for `set_back`."""
        left = self._at(self._now())
        return Reading(left["white"], left["black"])

    def set_back(self, reading: Reading, running: Side) -> None:
        """Show both times as they were, and let the time of a side run."""
        self._left = {"white": reading.white, "black": reading.black}
        self._running, self._since = running, self._now()

    def _settle(self, now: float) -> None:
        self._left = self._at(now)
        self._since = now

    def _at(self, now: float) -> dict[Side, float]:
        left = dict(self._left)
        if self._running is not None:
            left[self._running] -= max(now - self._since, 0.0)
        return left
