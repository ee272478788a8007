"""What a benchmark finds, and how it is told."""

from __future__ import annotations

import statistics
from collections.abc import Iterable, Sequence

import attrs

_HEAD = ("What", "Compared with", "Floor", "Ours", "Ratio", "Budget", "Kept")


@attrs.frozen
class Row:
    """One figure: ``ours`` against ``floor`` in ``unit``, and how much it may be at ``most``.

    ``most`` is a ratio, or without a floor in ``unit``; ``None`` where no budget is set.
    """

    what: str
    compared_with: str
    floor: float | None
    ours: float
    unit: str
    most: float | None

    @property
    def ratio(self) -> float | None:
        """Ours by the floor."""
        return None if self.floor is None else self.ours / self.floor

    @property
    def kept(self) -> bool:
        """Whether the budget is kept, as it is when there is none."""
        return self.most is None or (self.ours if self.ratio is None else self.ratio) <= self.most

    def cells(self) -> tuple[str, ...]:
        """Return the row as texts."""
        return (
            self.what,
            self.compared_with,
            "" if self.floor is None else f"{self.floor:.3g} {self.unit}",
            f"{self.ours:.3g} {self.unit}",
            "" if self.ratio is None else f"{self.ratio:.2f} x",
            "" if self.most is None else f"{self.most:g} {self.unit if self.ratio is None else 'x'}",
            "" if self.most is None else "yes" if self.kept else "no",
        )


def table(rows: Iterable[Row]) -> str:
    """Return rows as a table in Markdown, its columns of one width."""
    lines = [_HEAD, *(row.cells() for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(_HEAD))]
    texts = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in lines]
    rule = "|" + "|".join("-" * (width + 2) for width in widths) + "|"
    return "\n".join([texts[0], rule, *texts[1:]])


def median(values: Sequence[float]) -> float:
    """Return the middle of some values."""
    return statistics.median(values)


def p95(values: Sequence[float]) -> float:
    """Return the value that 95 of 100 stay below."""
    return sorted(values)[round(0.95 * (len(values) - 1))]


def show(rows: Iterable[Row]) -> None:
    """Print rows; what a script does that is run by itself."""
    print(table(rows))
