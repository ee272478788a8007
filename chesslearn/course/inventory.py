"""The rules there are to teach, from ``content/rules.tsv``."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from functools import cache
from io import StringIO
from types import MappingProxyType
from typing import Final, Literal, get_args

import attrs

from chesslearn.course.index import content

Level = Literal["core", "notation", "tournament", "strategy", "variant", "culture"]
LEVELS: Final[tuple[str, ...]] = get_args(Level)
"""Levels in the order in which they are learnt."""


@attrs.frozen
class Rule:
    """One rule, fact or piece of advice that lessons teach."""

    id: str
    level: str
    """One of `LEVELS`."""
    fide: str
    """Articles of the FIDE Laws of Chess (2023), parted by ``;``, or ``-``."""
    statement: str


@cache
def inventory() -> Mapping[str, Rule]:
    """Return every rule by its id, in the order of the table."""
    text = content().joinpath("rules.tsv").read_text(encoding="utf-8")
    rows = csv.DictReader(StringIO(text), delimiter="\t", quoting=csv.QUOTE_NONE)
    return MappingProxyType({row["id"]: Rule(**row) for row in rows})
