"""The account of what is known: by part and rule, and the reasons that were met most."""

from __future__ import annotations

from collections import Counter
from typing import Final

import attrs

from chesslearn.course.memory.bank import Bank
from chesslearn.course.memory.schedule import STRENGTHS, Strength, standing
from chesslearn.course.progress import Progress
from chesslearn.rules.codes import REASONS

OFTEN: Final = 3
"""From so many times on a reason is worth a word."""

MOST_REASONS: Final = 5


@attrs.frozen
class Topic:
    """The rules that one step teaches first, with the weakest of their strengths."""

    lesson: str
    step: str
    rules: tuple[str, ...]
    strength: Strength


@attrs.frozen
class Met:
    """A reason that was met often, and the rule it follows from."""

    code: str
    rule: str
    count: int


def topics(bank: Bank, progress: Progress, part: str) -> list[Topic]:
    """Return what a part teaches, in order."""
    found: dict[tuple[str, str], list[str]] = {}
    for rule, home in bank.homes.items():
        if bank.part_of(home[0]) == part:
            found.setdefault(home, []).append(rule)
    return [
        Topic(lesson, step, tuple(rules), _weakest(progress, rules))
        for (lesson, step), rules in found.items()
    ]


def reasons(bank: Bank, progress: Progress) -> list[Met]:
    """Return the reasons that were met most and can be practised, the most frequent first."""
    counts: Counter[str] = Counter()
    for steps in progress.records.values():
        for record in steps.values():
            counts.update(record.reasons)
    met = [
        Met(code, REASONS[code].rule, count)
        for code, count in counts.most_common()
        if count >= OFTEN and code in REASONS and REASONS[code].rule in bank.homes
    ]
    return met[:MOST_REASONS]


def _weakest(progress: Progress, rules: list[str]) -> Strength:
    """Return the weakest strength of rules that were asked; ``new`` when none was."""
    asked = [standing(progress.memory[rule]).strength for rule in rules if progress.memory.get(rule)]
    return min(asked, key=STRENGTHS.index) if asked else "new"
