"""The page's address: which place of the course its query names."""

from __future__ import annotations

from typing import Final
from urllib.parse import parse_qs

import attrs

_LONGEST_SEED: Final = 40
_LONGEST_CODE: Final = 1600


@attrs.frozen
class Address:
    """What a query such as ``?lesson=rook&step=2`` or ``?page=exam&seed=7b`` asks for.

    ``progress`` is a progress code that it brings along.
    """

    lesson: str = ""
    step: str | None = None
    page: str = ""
    seed: str = ""
    progress: str = ""

    @classmethod
    def read(cls, search: str) -> Address:
        """Return what a query asks for; the first of two answers counts.

        >>> Address.read("?lesson=rook&step=2")
        Address(lesson='rook', step='2', page='', seed='', progress='')
        """
        query = parse_qs(search.removeprefix("?"))
        first = {name: values[0] for name, values in query.items()}
        return cls(
            lesson=first.get("lesson", ""),
            step=first.get("step"),
            page=first.get("page", ""),
            seed=first.get("seed", "")[:_LONGEST_SEED],
            progress=first.get("progress", "")[:_LONGEST_CODE],
        )
