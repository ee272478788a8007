"""Tests that were begun, as text: what was tried in each question, to be tried again after a reload.

The same seed gives the same questions, so that nothing else has to be kept. It
holds no names and no dates. What cannot be read is no test: nothing is said about it.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final

from chesslearn.course import attempts
from chesslearn.course.memory.bank import Bank
from chesslearn.course.memory.exam import QUESTIONS, exam
from chesslearn.course.memory.placement import MOST, placement
from chesslearn.course.memory.sitting import Kind, Sitting, listed

VERSION: Final = 1
MAX_TRIES: Final = 200
"""So many tries of one question are kept; nobody needs more."""


def begin(kind: Kind, bank: Bank, seed: str) -> Sitting:
    """Return the placement or the exam of a seed at its first question."""
    if kind == "exam":
        exercises = exam(bank, seed)
        return Sitting("exam", listed(exercises), len(exercises), seed)
    return Sitting("placement", placement(bank, seed), MOST, seed)


def keep(sittings: Iterable[Sitting]) -> str:
    """Return tests that are not over as JSON; "" when there are none."""
    begun = [
        {
            "kind": sitting.kind,
            "seed": sitting.seed,
            "tries": [list(map(attempts.written, tries)) for tries in sitting.tries],
        }
        for sitting in sittings
        if sitting.tests and not sitting.over
    ]
    return json.dumps({"version": VERSION, "tests": begun}, separators=(",", ":")) if begun else ""


def read(text: str, bank: Bank) -> list[Sitting]:
    """Return the tests of a kept text, each where it was left; of what cannot be read, nothing."""
    try:
        kept = json.loads(text)
        if kept["version"] != VERSION:
            return []
        found = {str(test["kind"]): _read(test, bank) for test in kept["tests"][:2]}
    except (ValueError, TypeError, KeyError, RecursionError):
        return []
    return list(found.values())


def _read(test: dict[str, Any], bank: Bank) -> Sitting:
    kind, seed, questions = test["kind"], test["seed"], test["tries"]
    if kind not in ("placement", "exam") or not isinstance(seed, str) or len(questions) > QUESTIONS:
        raise ValueError("not a test that is kept")
    sitting = begin(kind, bank, seed)
    for number, tries in enumerate(questions):
        if number:
            sitting.next()
        if sitting.over or len(tries) > MAX_TRIES:
            raise ValueError("more than was asked")
        for attempt in map(attempts.read, tries):
            sitting.attempt(attempt)
    return sitting
