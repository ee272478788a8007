"""Placement: which parts of the course a learner knows, by at most twelve questions.

Each part is asked from its middle on. A right answer skips ahead to the end of
the part, and with that the part is known; a wrong one looks nearer, at its
beginning, so that it is clear where to begin. Two parts in a row that begin
with nothing known end the placement: what follows builds on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

import attrs

from chesslearn.course.memory.bank import Bank, Exercise
from chesslearn.course.memory.sitting import Answer, Plan

MOST: Final = 12
_ENOUGH_UNKNOWN: Final = 2


@attrs.frozen
class Placed:
    """What a placement has found."""

    known: tuple[str, ...]
    """Parts that are known, by id, in the order of the course."""
    asked: tuple[str, ...]
    """Parts that were asked about."""
    lesson: str | None
    """Where to begin; ``None`` when everything that was asked is known."""


def placement(bank: Bank, seed: str) -> Plan:
    """Return the plan of a placement; the same seed and answers give the same questions."""

    def plan(answers: Sequence[Answer]) -> Exercise | None:
        if len(answers) >= MOST:
            return None
        unknown = 0
        for part in _parts(bank):
            mine = [answer for answer in answers if answer.exercise.part == part]
            where = _next(bank, part, [answer.right for answer in mine])
            if where is not None:
                return _ask(bank, part, where, answers, seed)
            unknown = 0 if any(answer.right for answer in mine) else unknown + 1
            if unknown >= _ENOUGH_UNKNOWN:
                return None
        return None

    return plan


def placed(bank: Bank, answers: Sequence[Answer]) -> Placed:
    """Return what the answers say."""
    asked = [part for part in _parts(bank) if any(answer.exercise.part == part for answer in answers)]
    rights = {part: [answer.right for answer in answers if answer.exercise.part == part] for part in asked}
    known = tuple(part for part in asked if all(rights[part]) and _next(bank, part, rights[part]) is None)
    return Placed(known, tuple(asked), _begin(bank, known, answers))


def _begin(bank: Bank, known: tuple[str, ...], answers: Sequence[Answer]) -> str | None:
    parts = (part for part in bank.course.parts if part.lessons and not part.beyond)
    part = next((part for part in parts if part.id not in known), None)
    if part is None:
        return None
    place = 0
    for answer in answers:
        if answer.exercise.part != part.id:
            continue
        index = part.lessons.index(answer.exercise.lesson.id)
        if answer.right:
            place = max(place, index + 1)
    return part.lessons[min(place, len(part.lessons) - 1)]


def _parts(bank: Bank) -> list[str]:
    """Return the parts that can be asked about."""
    asked = {bank.part_of(lesson) for lesson, _ in bank.alone}
    return [part.id for part in bank.course.parts if part.id in asked]


def _next(bank: Bank, part: str, rights: list[bool]) -> float | None:
    """Return where in a part to ask next, from 0 (its beginning) to 1; ``None``: enough is known."""
    if not rights:
        return 0.5
    if len(rights) > 1 or len(_lessons(bank, part)) == 1:
        return None
    return 1.0 if rights[0] else 0.0


def _lessons(bank: Bank, part: str) -> list[str]:
    names = [lesson for lesson, _ in bank.alone if bank.part_of(lesson) == part]
    return list(dict.fromkeys(names))


def _ask(bank: Bank, part: str, where: float, answers: Sequence[Answer], seed: str) -> Exercise:
    lessons = _lessons(bank, part)
    wanted = lessons[round(where * (len(lessons) - 1))]
    done = {answer.exercise.context for answer in answers}
    steps = [place for place in bank.alone if place[0] == wanted and "/".join(place) not in done]
    random = Random(f"{seed}/{len(answers)}")
    place = random.choice(steps)
    return bank.from_step(place, f"{seed}/{len(answers)}", turn=random.randrange(2), bare=True)
