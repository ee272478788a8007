"""The exam: twenty questions over all parts, none in the position of a lesson where that can be helped."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

import attrs

from chesslearn.course.memory import fresh
from chesslearn.course.memory.bank import Bank, Exercise
from chesslearn.course.memory.sitting import Answer
from chesslearn.course.remembered import EXAM

QUESTIONS: Final = EXAM
PASS: Final = 16
"""So many right answers earn the certificate."""

_MOST_OF_A_DRILL: Final = 2
_MOST_OF_A_LESSON: Final = 2


@attrs.frozen
class Score:
    """Right answers of questions asked."""

    right: int
    total: int


def exam(bank: Bank, seed: str) -> list[Exercise]:
    """Return the questions of an exam, in the order of the course; the same seed gives the same ones."""
    random = Random(seed)
    shares = _shares(bank)
    drills: Counter[str] = Counter()
    chosen: list[Exercise] = []
    for part, share in shares.items():
        places = [place for place in bank.alone if bank.part_of(place[0]) == part]
        chosen += _choose(bank, random, places, share, drills, f"{seed}/{part}")
    order = {lesson: index for index, lesson in enumerate(bank.course.lessons)}
    return sorted(chosen, key=lambda exercise: order[exercise.lesson.id])


def passed(answers: Sequence[Answer]) -> bool:
    """Whether enough answers are right for the certificate."""
    return total(answers).right * QUESTIONS >= PASS * max(1, len(answers))


def total(answers: Sequence[Answer]) -> Score:
    """Return the result of all answers."""
    return Score(sum(answer.right for answer in answers), len(answers))


def by_part(answers: Sequence[Answer]) -> dict[str, Score]:
    """Return the results by part, in the order in which the parts were asked."""
    parts = dict.fromkeys(answer.exercise.part for answer in answers)
    return {part: total([answer for answer in answers if answer.exercise.part == part]) for part in parts}


def missed_rules(answers: Sequence[Answer]) -> tuple[str, ...]:
    """Return the rules that a wrong answer told of and no right one, in order."""
    right = {rule for answer in answers if answer.right for rule in answer.exercise.rules}
    wrong = [rule for answer in answers if not answer.right for rule in answer.exercise.rules]
    return tuple(dict.fromkeys(rule for rule in wrong if rule not in right))


def _shares(bank: Bank) -> dict[str, int]:
    """Return how many questions each part gets: by its size, but at least one."""
    sizes = Counter(bank.part_of(lesson) for lesson, _ in bank.alone)
    parts = [part.id for part in bank.course.parts if part.id in sizes]
    shares: dict[str, int] = dict.fromkeys(parts, 1)
    while sum(shares.values()) < min(QUESTIONS, sum(sizes.values())):
        open_ = [part for part in parts if shares[part] < sizes[part]]
        neediest = max(open_, key=lambda part: sizes[part] / (shares[part] + 1))
        shares[neediest] += 1
    return shares


def _choose(
    bank: Bank,
    random: Random,
    places: list[tuple[str, str]],
    share: int,
    drills: Counter[str],
    seed: str,
) -> list[Exercise]:
    """Return questions of one part: from as many lessons as there are, each rule once."""
    left = random.sample(places, len(places))
    lessons: Counter[str] = Counter()
    rules: set[str] = set()
    chosen: list[Exercise] = []
    for least in (1, _MOST_OF_A_LESSON, len(places)):
        for place in list(left):
            if len(chosen) == share:
                return chosen
            if lessons[place[0]] >= least:
                continue
            exercise = _fresh_first(bank, place, drills, f"{seed}/{len(chosen)}", random.randrange(2))
            if least < len(places) and rules & set(exercise.rules):
                continue
            left.remove(place)
            lessons[place[0]] += 1
            rules |= set(exercise.rules)
            if exercise.fresh:
                drills[fresh.drill_of(exercise.rules[0])] += 1
            chosen.append(exercise)
    return chosen


def _fresh_first(bank: Bank, place: tuple[str, str], drills: Counter[str], seed: str, turn: int) -> Exercise:
    """Return a fresh question about the main rule of a step if one can be made, else the step, flipped."""
    for rule in bank.step(place).rules[:1]:
        if fresh.has_drill(rule) and drills[fresh.drill_of(rule)] < _MOST_OF_A_DRILL and rule in bank.homes:
            made = bank.from_drill(rule, seed)
            if made is not None:
                return made
    return bank.from_step(place, seed, turn=turn, bare=True)
