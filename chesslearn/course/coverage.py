"""Which rules of the inventory the course teaches, and in which steps and cards.

Watching is not learning: a rule counts as taught only by steps in which the
learner does something (every task but ``show``), and by cards, which ask.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import attrs

from chesslearn.course.cards import LESSON, Card
from chesslearn.course.inventory import LEVELS, Rule, inventory
from chesslearn.course.model import Course


@attrs.frozen
class RuleCoverage:
    """One rule and the steps (``"<lesson>/<step>"``, ``"cards/<card>"``) that teach it."""

    rule: Rule
    steps: tuple[str, ...] = ()


@attrs.frozen
class LevelCoverage:
    """The rules of one level."""

    level: str
    rules: tuple[RuleCoverage, ...]

    @property
    def taught(self) -> int:
        """How many of them some step teaches."""
        return sum(bool(each.steps) for each in self.rules)

    @property
    def total(self) -> int:
        """How many there are."""
        return len(self.rules)


def coverage(course: Course, cards: Iterable[Card] = ()) -> tuple[LevelCoverage, ...]:
    """Return the rules by level, each with the steps and cards that teach it."""
    taught: dict[str, list[str]] = {}
    for lesson in course.outlines.values():
        for step in lesson.steps:
            for rule in step.rules if step.task != "show" else ():
                taught.setdefault(rule, []).append(f"{lesson.id}/{step.id}")
    for card in cards:
        for rule in card.rules:
            taught.setdefault(rule, []).append(f"{LESSON}/{card.id}")
    return tuple(
        LevelCoverage(
            level,
            tuple(
                RuleCoverage(rule, tuple(taught.get(rule.id, ())))
                for rule in inventory().values()
                if rule.level == level
            ),
        )
        for level in LEVELS
    )


def as_data(levels: tuple[LevelCoverage, ...]) -> dict[str, Any]:
    """Return coverage as plain data for JSON."""
    return {
        level.level: {
            "taught": level.taught,
            "total": level.total,
            "rules": {each.rule.id: list(each.steps) for each in level.rules},
        }
        for level in levels
    }
