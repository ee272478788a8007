"""The facts that support a status, a claim or a belief, each as one sentence or two."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from chesslearn.i18n import Translator
from chesslearn.rules.facts import FACT_CODES
from chesslearn.rules.types import Fact
from chesslearn.words.judge import end_facts, position_facts
from chesslearn.words.judge.case import Case
from chesslearn.words.judge.phrases import Voice
from chesslearn.words.said import Said, article, fill

WRITERS: Mapping[str, Callable[[Case], str]] = MappingProxyType(position_facts.WRITERS | end_facts.WRITERS)
"""The writer of each fact code."""


def fact(t: Translator, fact: Fact, *, voice: Voice = "colours") -> Said:
    """Return one fact in words: a text without a headline."""
    case = Case(t, fact, voice)
    text = WRITERS[fact.code](case)
    return Said("", fill(t, text, case.values), article(t, FACT_CODES[fact.code].article))


def why(t: Translator, because: tuple[Fact, ...]) -> list[str]:
    """Return the sentences of several facts, none of them twice."""
    return list(dict.fromkeys(fact(t, found).text for found in because))
