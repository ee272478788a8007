"""The review of a day: a few questions about the rules that are due, each in a new guise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

import attrs

from chesslearn.course.memory.bank import Bank, Exercise
from chesslearn.course.memory.schedule import due
from chesslearn.course.memory.sitting import Answer
from chesslearn.course.progress import Progress
from chesslearn.course.remembered import AGAIN, GOOD, HARD, Log
from chesslearn.rules.codes import REASONS

MOST: Final = 8
"""Questions a day; what is left is due tomorrow too."""

ENOUGH: Final = 5
"""Questions about one reason."""

_WAYS: Final = ("rook.moves", "bishop.moves", "queen.moves", "knight.l-shape", "king.one-square")
_CLOSE: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "wrong-way": _WAYS,
        "no-piece": _WAYS,
        "path-blocked": ("rook.no-jump", "bishop.no-jump", "queen.no-jump"),
        "pinned": ("check.no-self-check",),
        "exposes-king": ("check.pinned-along-line",),
    }
)

_APART: Final = ("game.", "mate.", "move.")
"""Rules of such kinds are taught among others that are not close to them."""

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


def repeat(bank: Bank, rule: str, seed: str, count: int = ENOUGH) -> Review:
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


def train(bank: Bank, code: str, seed: str) -> Review:
    """Return questions about what a reason of the judge tells of, and about what is close to it."""
    rule = REASONS[code].rule if code in REASONS else ""
    if rule not in bank.homes:
        return Review()
    found, rules = list(repeat(bank, rule, seed).exercises), [rule]
    for turn, other in enumerate(_close(bank, code, rule, seed)):
        if len(found) >= ENOUGH:
            break
        exercise = bank.about(other, f"{seed}/{turn}", turn)
        if exercise is None or (not exercise.fresh and _asks(exercise) in map(_asks, found)):
            continue
        # Who practises what the board said is not asked what comes much later in the course.
        if code in _CLOSE or exercise.lesson.id == bank.homes[rule][0]:
            found.append(exercise)
            rules.append(other)
    return Review(tuple(found), tuple(dict.fromkeys(rules)))


def _asks(exercise: Exercise) -> tuple[str, str]:
    return exercise.context, exercise.flip.name


def _close(bank: Bank, code: str, rule: str, seed: str) -> list[str]:
    """Return the rules that are practised with a reason: those named for it, else those of its lesson."""
    if code in _CLOSE:
        return [each for each in _CLOSE[code] * 2 if each in bank.homes]
    if rule.startswith(_APART):
        return []
    others = [each for each in bank.rules_of(bank.homes[rule][:1]) if each != rule]
    return Random(seed).sample(others, len(others))


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
