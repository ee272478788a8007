"""Small cards to read beside the lessons, from ``content/cards.toml``: a question, its answers, a fact.

A card stands after a lesson; ten of them make a quiz. For a session a card is a
step in which the learner chooses, so it is judged and answered as steps are.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import attrs

from chesslearn.course._structure import did_you_mean
from chesslearn.course.index import content, index
from chesslearn.course.inventory import inventory
from chesslearn.course.loader import read_toml, structure
from chesslearn.course.model import Lesson, Step
from chesslearn.course.notation import NO_TEXT, Ident, Text
from chesslearn.course.problems import ContentError, Problem, counted, told
from chesslearn.course.tasks import JudgeTask
from chesslearn.course.tasks.judge import Choice

LESSON: Final = Ident("cards")
"""The lesson that the cards are for a session; their texts are looked up under it."""
QUIZ: Final = 10
"""How many cards make a quiz."""


@attrs.frozen(kw_only=True)
class Card:
    """One card: what it asks, what it answers, and what is told at the end."""

    id: Ident
    after: Ident
    """The lesson after which it is shown."""
    title: Text
    question: Text
    text: Text
    """What is told when the right choice was found."""
    choices: tuple[Choice, ...]
    rules: tuple[str, ...] = ()
    """Ids of the rules that the card teaches, as in ``rules.tsv``."""

    def step(self) -> Step:
        """Return the card as a step without a board."""
        return Step(
            id=self.id,
            title=self.title,
            text=NO_TEXT,
            ask=self.question,
            rules=self.rules,
            done=self.text,
            task=JudgeTask(choices=self.choices),
        )


@attrs.frozen(kw_only=True)
class _File:
    card: tuple[Card, ...]


def load_cards(
    source: Path | Traversable, lessons: Sequence[str], rules: Iterable[str] = ()
) -> tuple[Card, ...]:
    """Return the cards of a file, strictly: raises `ContentError` with every problem.

    ``lessons`` are the lessons after which a card may stand, ``rules`` those it
    may teach; the built-in inventory when they are left out.
    """
    file: _File = structure(read_toml(source), _File, source.name)
    found = list(_problems(file.card, source.name, lessons, tuple(rules) or tuple(inventory())))
    if found:
        raise ContentError(found)
    return file.card


@cache
def cards() -> tuple[Card, ...]:
    """Return the built-in cards, in the order of their lessons."""
    order = index().order
    found = load_cards(content().joinpath("cards.toml"), order)
    return tuple(sorted(found, key=lambda card: order.index(card.after)))


def cards_after(lesson: str) -> tuple[Card, ...]:
    """Return the cards that belong to a lesson."""
    return tuple(card for card in cards() if card.after == lesson)


def quiz(seed: str, count: int = QUIZ) -> tuple[Card, ...]:
    """Return cards for a quiz: the same ones, in the same order, for the same seed."""
    known = cards()
    return tuple(random.Random(f"quiz {seed}").sample(known, min(count, len(known))))


def as_lesson(card: Card) -> Lesson:
    """Return a lesson of this one card, for a session."""
    return Lesson(
        id=LESSON, part=LESSON, title=card.title, aim=card.question, minutes=1, steps=(card.step(),)
    )


def _problems(
    found: tuple[Card, ...], file: str, lessons: Sequence[str], rules: Sequence[str]
) -> Iterator[Problem]:
    seen: set[str] = set()
    for card in found:
        if card.id in seen:
            cure = told("Give one of them another")
            yield Problem(file, card.id, "id", told("two cards have this id"), cure)
        seen.add(card.id)
        if card.after not in lessons:
            cure = did_you_mean(
                card.after, lessons, told("Take the id of a lesson from {file}", file="course.toml")
            )
            said = told('there is no lesson "{lesson}"', lesson=card.after)
            yield Problem(file, card.id, "after", said, cure)
        for rule in card.rules:
            if rule not in rules:
                cure = did_you_mean(rule, rules, told("Take an id from {file}", file="rules.tsv"))
                said = told('there is no rule "{rule}"', rule=rule)
                yield Problem(file, card.id, "rules", said, cure)
        right = sum(choice.right for choice in card.choices)
        if right != 1:
            said = counted(
                "{n} choice is right, it must be one", "{n} choices are right, it must be one", right
            )
            yield Problem(file, card.id, "choices", said, told("Write {code} once", code="right = true"))
        if not 2 <= len(card.choices) <= 4:
            said = counted("{n} choice is not 2 to 4", "{n} choices are not 2 to 4", len(card.choices))
            yield Problem(file, card.id, "choices", said, told("Add or drop some"))
        if len({choice.text for choice in card.choices}) < len(card.choices):
            yield Problem(
                file, card.id, "choices", told("two choices say the same"), told("Change one of them")
            )
