"""What was done in one step, in memory and as JSON data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import attrs

from chesslearn.course import _kept
from chesslearn.course.problems import ProgressError


def _frozen(reasons: Mapping[str, int]) -> Mapping[str, int]:
    return MappingProxyType(dict(reasons))


@attrs.frozen(kw_only=True)
class StepRecord:
    """What was done in one step."""

    solved: bool = False
    attempts: int = 0
    missed: int = 0
    """Attempts that were refused or wrong."""
    hints: int = 0
    """The most hints that were asked for."""
    reasons: Mapping[str, int] = attrs.field(factory=dict, converter=_frozen)
    """How often the judge refused a move, by reason code."""

    def merge(self, other: StepRecord) -> StepRecord:
        """Return a record with the greater of each value."""
        codes = [*self.reasons, *(code for code in other.reasons if code not in self.reasons)]
        return StepRecord(
            solved=self.solved or other.solved,
            attempts=max(self.attempts, other.attempts),
            missed=max(self.missed, other.missed),
            hints=max(self.hints, other.hints),
            reasons={code: max(self.reasons.get(code, 0), other.reasons.get(code, 0)) for code in codes},
        )

    def to_data(self) -> dict[str, Any]:
        """Return the record as JSON has it: what is nothing is left out."""
        data = {
            "solved": self.solved,
            "attempts": self.attempts,
            "missed": self.missed,
            "hints": self.hints,
            "reasons": dict(sorted(self.reasons.items())),
        }
        return {key: value for key, value in data.items() if value}

    @classmethod
    def from_data(cls, value: object) -> StepRecord:
        """Return the record of JSON data; raises `ProgressError` for what is none."""
        data = _kept.table(value)
        solved = data.get("solved", False)
        if not isinstance(solved, bool):
            raise ProgressError("broken", "solved")
        reasons = _kept.table(data.get("reasons", {}))
        return cls(
            solved=solved,
            reasons={_kept.name(code): _kept.count(number) for code, number in reasons.items()},
            **{key: _kept.count(data.get(key, 0)) for key in ("attempts", "missed", "hints")},
        )
