"""The review of a day: a few questions about the rules that are due, each in a new guise."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import attrs

from chesslearn.course.memory.bank import Bank, Exercise
from chesslearn.course.memory.schedule import due
from chesslearn.course.memory.sitting import Answer
from chesslearn.course.progress import Progress
from chesslearn.course.remembered import AGAIN, GOOD, HARD, Log

MOST: Final = 8
"""Questions a day; what is left is due tomorrow too."""

SECONDS: Final = 25
"""How long one question takes."""


@attrs.frozen
class Review:
    """What is asked today."""

    exercises: tuple[Exercise, ...] = ()
    rules: tuple[str, ...] = ()
    """The rules that these questions tell of."""

    @property
    def minutes(self) -> int:
        """About how long it takes."""
        return max(1, round(len(self.exercises) * SECONDS / 60))


def adopt(bank: Bank, progress: Progress, today: int) -> None:
    """Begin to remember the rules of steps that were solved before anything was remembered."""
    for rule, steps in bank.asked.items():
        solved = [place for place in steps if progress.is_solved(*place)]
        if not solved or rule in progress.memory or rule not in bank.homes:
            continue
        records = [record for place in solved if (record := progress.step(*place)) is not None]
        missed = any(record.missed or record.hints for record in records)
        progress.note_review(rule, today, HARD if missed else GOOD)


def review(bank: Bank, progress: Progress, today: int) -> Review:
    """Return the questions of today: each due rule once, in few questions.

    What was asked again earlier on this day counts, so that a day's review comes to an end.
    """
    most = max(0, MOST - sum(_asked_again(log, today) for log in progress.memory.values()))
    return _about(bank, due(progress.memory, today, bank.homes), progress, f"review/{today}", most)


def practice(bank: Bank, rules: Iterable[str], progress: Progress, seed: str) -> Review:
    """Return questions about these rules, whether due or not."""
    return _about(bank, [rule for rule in rules if rule in bank.homes], progress, seed)


def repeat(bank: Bank, rule: str, seed: str, count: int = 5) -> Review:
    """Return several different questions about one rule."""
    exercises: list[Exercise] = []
    for turn in range(count * 2):
        exercise = bank.about(rule, f"{seed}/{turn}", turn) if rule in bank.homes else None
        if exercise is None or len(exercises) == count:
            break
        known = [(other.context, other.flip) for other in exercises if not other.fresh]
        if exercise.fresh or (exercise.context, exercise.flip) not in known:
            exercises.append(exercise)
    return Review(tuple(exercises), (rule,) if exercises else ())


def note(progress: Progress, answer: Answer, today: int) -> None:
    """Note what an answer says of its rules."""
    solved = answer.outcome is not None and answer.outcome.kind == "solved"
    rating = GOOD if answer.right else HARD if solved and answer.hinted else AGAIN
    for rule in answer.exercise.rules:
        progress.note_review(rule, today, rating)


def note_reasons(bank: Bank, progress: Progress, answer: Answer) -> None:
    """Note the reasons that were met in a question, at the step that teaches its first rule."""
    exercise = answer.exercise
    homes = [bank.homes[rule] for rule in exercise.rules if rule in bank.homes]
    lesson, step = homes[0] if homes else (str(exercise.lesson.id), str(exercise.step.id))
    progress.note_reasons(lesson, step, answer.reasons)


def _asked_again(log: Log, today: int) -> bool:
    """Whether a rule that was known from an earlier day came today."""
    return today in log and min(log) < today


def _about(bank: Bank, rules: Sequence[str], progress: Progress, seed: str, most: int = MOST) -> Review:
    exercises: list[Exercise] = []
    covered: list[str] = []
    for rule in rules:
        if rule in covered:
            continue
        if len(exercises) >= most:
            break
        turn = len(progress.memory.get(rule, ()))
        exercise = bank.about(rule, f"{seed}/{rule}", turn)
        if exercise is None or exercise.context in {other.context for other in exercises}:
            continue
        exercises.append(exercise)
        covered += [each for each in rules if each in (rule, *exercise.rules) and each not in covered]
    return Review(tuple(exercises), tuple(covered))
