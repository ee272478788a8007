"""When a rule is due again, and how well it is known: FSRS over the days on which it was asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from typing import Final, Literal

import attrs
from fsrs import Card, Rating, Scheduler

from chesslearn.course.remembered import Log

Strength = Literal["new", "fresh", "steady", "strong"]
STRENGTHS: Final[tuple[Strength, ...]] = ("new", "fresh", "steady", "strong")

_STEADY: Final = 7.0
_STRONG: Final = 21.0
_FIRST_DAY: Final = datetime(1, 1, 1, 12, tzinfo=UTC)
_LAST_DAY: Final = 3_600_000


@attrs.frozen
class Standing:
    """How a rule stands."""

    due: int
    """The day on which it is to be asked again."""
    strength: Strength
    reviews: int


def standing(log: Log) -> Standing:
    """Return how a rule stands after these reviews; without any it is new and not due."""
    return _standing(tuple(sorted(log.items())))


@lru_cache(maxsize=4096)
def _standing(log: tuple[tuple[int, int], ...]) -> Standing:
    if not log:
        return Standing(_LAST_DAY, "new", 0)
    scheduler = _scheduler()
    # With an id of its own a card does not wait a moment to get one.
    card = Card(card_id=0, due=_moment(log[0][0]))
    for day, rating in log:
        card, _ = scheduler.review_card(card, Rating(rating), _moment(day))
    return Standing((card.due - _FIRST_DAY).days + 1, _strength(card.stability or 0.0), len(log))


def due(memory: Mapping[str, Log], today: int, rules: Iterable[str] | None = None) -> list[str]:
    """Return the rules that are due, the longest due first; only of ``rules`` if they are given."""
    wanted = memory if rules is None else [rule for rule in rules if rule in memory]
    days = {rule: standing(memory[rule]).due for rule in wanted}
    return sorted((rule for rule in wanted if days[rule] <= today), key=lambda rule: (days[rule], rule))


def next_day(memory: Mapping[str, Log]) -> int | None:
    """Return the day on which the next rule is due, or ``None`` when nothing was asked yet."""
    return min((standing(log).due for log in memory.values() if log), default=None)


def _strength(stability: float) -> Strength:
    if stability >= _STRONG:
        return "strong"
    return "steady" if stability >= _STEADY else "fresh"


def _moment(day: int) -> datetime:
    """Return noon of a day; days beyond the calendar are its end."""
    return _FIRST_DAY + timedelta(days=min(day, _LAST_DAY) - 1)


@lru_cache(maxsize=1)
def _scheduler() -> Scheduler:
    """Whole days only, and nothing left to chance."""
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
