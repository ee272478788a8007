"""Who sits at a board: a person, the built-in opponent, an engine of this machine."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.opponent import strength_of


def _strength(instance: object, attribute: object, value: int) -> None:
    strength_of(value)


@attrs.frozen
class Person:
    """Somebody at the page."""


@attrs.frozen
class Computer:
    """The built-in opponent, with a strength from 1 to 5."""

    strength: int = attrs.field(default=2, validator=_strength)


@attrs.frozen
class Engine:
    """An engine that is installed, by its name, with a strength from 1 to 5; see `opponent.engines`."""

    name: str
    strength: int = attrs.field(default=3, validator=_strength)


Seat = Person | Computer | Engine

TroubleCode = Literal["engine-missing", "engine-impossible", "engine-variant", "engine-failed"]


@attrs.frozen
class EngineTrouble:
    """Why an engine gave no move; the game stands as it stood.

    ``engine-missing``: not installed, ``packages`` names what may be; ``engine-impossible``:
    none can run here, as in a browser; ``engine-variant``: it does not play this kind of
    chess; ``engine-failed``: it did not start or died, and has been stopped. ``detail`` is
    for a log, not for the learner.
    """

    code: TroubleCode
    name: str
    packages: tuple[str, ...] = ()
    detail: str = ""
