"""Tests that were begun, as text: what was tried in each question, to be tried again after a reload.

The same seed gives the same questions, so that nothing else has to be kept. It
holds no names and no dates. What cannot be read is no test: nothing is said about it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, Final

from chesslearn.course.attempts import (
    Attempt,
    ChoiceAttempt,
    DropAttempt,
    ForwardAttempt,
    MoveAttempt,
    SquareAttempt,
    TextAttempt,
)
from chesslearn.course.memory.bank import Bank
from chesslearn.course.memory.exam import QUESTIONS, exam
from chesslearn.course.memory.placement import MOST, placement
from chesslearn.course.memory.sitting import Kind, Sitting, listed

VERSION: Final = 1
MAX_TRIES: Final = 200
"""So many tries of one question are kept; nobody needs more."""

_SQUARE: Final = re.compile(r"[a-h][1-8]")
_PIECE: Final = re.compile(r"[wb][KQRBNP]")
_PROMOTION: Final = re.compile(r"[qrbnkp]?")
_TEXT: Final = re.compile(r".{0,64}", re.DOTALL)


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
            "tries": [list(map(_written, tries)) for tries in sitting.tries],
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
    except (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError):
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
        for attempt in map(_attempt, tries):
            sitting.attempt(attempt)
    return sitting


def _written(attempt: Attempt) -> list[str | int]:
    match attempt:
        case MoveAttempt(from_, to, promotion):
            return ["move", from_, to, promotion or ""]
        case DropAttempt(piece, to):
            return ["drop", piece, to]
        case SquareAttempt(square):
            return ["square", square]
        case ChoiceAttempt(index):
            return ["choice", index]
        case TextAttempt(text):
            return ["text", text]
        case ForwardAttempt():
            return ["forward"]


def _attempt(written: list[Any]) -> Attempt:
    match written:
        case ["move", from_, to, promotion]:
            _fits(_SQUARE, from_, to)
            _fits(_PROMOTION, promotion)
            return MoveAttempt(from_, to, promotion or None)
        case ["drop", piece, to]:
            _fits(_PIECE, piece)
            _fits(_SQUARE, to)
            return DropAttempt(piece, to)
        case ["square", square]:
            _fits(_SQUARE, square)
            return SquareAttempt(square)
        case ["choice", int(index)] if 0 <= index <= 99:
            return ChoiceAttempt(index)
        case ["text", text]:
            _fits(_TEXT, text)
            return TextAttempt(text)
        case ["forward"]:
            return ForwardAttempt()
        case _:
            raise ValueError("not a try that is kept")


def _fits(pattern: re.Pattern[str], *texts: object) -> None:
    for text in texts:
        if not isinstance(text, str) or not pattern.fullmatch(text):
            raise ValueError("not a try that is kept")
