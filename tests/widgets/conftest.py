"""Nothing that happens to a page here depends on chance or on the day."""

from __future__ import annotations

import itertools
import random
import secrets
from collections.abc import Callable
from datetime import date
from types import SimpleNamespace

import pytest

from chesslearn.widgets.memory import study
from chesslearn.widgets.playing import table
from tests.widgets.browser import TODAY

SetDay = Callable[[int], None]


@pytest.fixture(autouse=True)
def no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages draw seeds, sides and positions: others each time, and the same in every run."""
    numbers = itertools.count(1)
    monkeypatch.setattr(secrets, "token_hex", lambda count: f"{next(numbers):0{2 * count}x}")
    monkeypatch.setattr(table, "random", SimpleNamespace(Random=lambda: random.Random(next(numbers))))


@pytest.fixture(autouse=True)
def set_day(monkeypatch: pytest.MonkeyPatch) -> SetDay:
    """Let it be `TODAY`, however long a test takes, until it is another day by this function."""

    def become(day: int) -> None:
        monkeypatch.setattr(study, "date", SimpleNamespace(today=lambda: date.fromordinal(day)))

    become(TODAY)
    return become
