"""How strongly the built-in opponent plays, and what a reply may cost."""

from __future__ import annotations

from typing import Final

import attrs


@attrs.frozen
class Budget:
    """What one reply may cost: positions looked at, seconds of thinking, seconds of one slice.

    The number of positions is what normally ends the thinking, so that the same
    seed gives the same move. The seconds are for slow machines; they count
    only while the opponent thinks, not while the page does other things.
    """

    nodes: int
    seconds: float = 0.7
    slice_seconds: float = 0.015


@attrs.frozen
class Strength:
    """One of the five strengths: how deep it looks and how far it errs.

    ``depth`` is in half-moves, 0 for a beginner who does not look at all. ``quiet``
    says whether it plays captures out before it judges a position, ``noise`` by how
    many hundredths of a pawn it misjudges a move at most, and ``slips`` how often
    in a hundred moves it plays like a beginner.
    """

    level: int
    depth: int
    quiet: bool
    noise: int
    slips: int
    budget: Budget


STRENGTHS: Final = (
    Strength(1, depth=0, quiet=False, noise=0, slips=100, budget=Budget(nodes=1)),
    Strength(2, depth=1, quiet=False, noise=120, slips=15, budget=Budget(nodes=400)),
    Strength(3, depth=1, quiet=True, noise=60, slips=6, budget=Budget(nodes=1200)),
    Strength(4, depth=2, quiet=True, noise=20, slips=0, budget=Budget(nodes=2500)),
    Strength(5, depth=4, quiet=True, noise=0, slips=0, budget=Budget(nodes=6000)),
)
"""From one that moves legally and hangs things to one that sees two moves ahead."""


def strength_of(level: int) -> Strength:
    """Return the strength of a level from 1 to 5.

    Raises `ValueError` that names what was expected and what was given.

    >>> strength_of(3).quiet
    True
    """
    if isinstance(level, bool) or not isinstance(level, int) or not 1 <= level <= len(STRENGTHS):
        raise ValueError(f"strength: expected 1 to {len(STRENGTHS)}, got {level!r}")
    return STRENGTHS[level - 1]
