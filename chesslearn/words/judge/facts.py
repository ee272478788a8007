"""The facts that support a status, a claim or a belief, each as one sentence or two."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from types import MappingProxyType

from chesslearn.i18n import Translator
from chesslearn.rules.facts import FACT_CODES
from chesslearn.rules.types import Fact
from chesslearn.words.judge import end_facts, position_facts
from chesslearn.words.judge.case import Case
from chesslearn.words.judge.phrases import Voice, joined
from chesslearn.words.said import Said, article, fill

WRITERS: Mapping[str, Callable[[Case], str]] = MappingProxyType(position_facts.WRITERS | end_facts.WRITERS)
"""The writer of each fact code."""


def fact(t: Translator, fact: Fact, *, voice: Voice = "colours") -> Said:
    """Return one fact in words: a text without a headline."""
    case = Case(t, fact, voice)
    text = WRITERS[fact.code](case)
    return Said("", fill(t, text, case.values), article(t, FACT_CODES[fact.code].article))


def why(t: Translator, because: tuple[Fact, ...]) -> list[str]:
    """Return the sentences of several facts, none of them twice.

    Squares that are closed to the king for one and the same reason are told together.
    """
    groups: dict[Hashable, list[Fact]] = {}
    for index, found in enumerate(because):
        groups.setdefault(_alike(found) or index, []).append(found)
    return list(dict.fromkeys(_sentence(t, group) for group in groups.values()))


def _alike(found: Fact) -> Hashable:
    if found.code == "flight-own-piece":
        return found.code
    return (found.code, found.squares["attackers"]) if found.code == "flight-guarded" else None


def _sentence(t: Translator, group: list[Fact]) -> str:
    first = group[0]
    if len(group) == 1:
        return fact(t, first).text
    case = Case(t, first, "colours")
    case.put(
        squares=joined(t, [square for found in group for square in found.squares["to"]]),
        men=case.men(case.text("pieces"), "attackers"),
    )
    return fill(t, position_facts.SEVERAL[first.code](case), case.values)
