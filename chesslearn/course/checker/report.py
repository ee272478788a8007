"""Where checks put what they find."""

from __future__ import annotations

import attrs

from chesslearn.course.problems import Problem, Told


@attrs.define
class Report:
    """Problems of one file, gathered; ``step`` is the step that is looked at."""

    file: str
    step: str = ""
    problems: list[Problem] = attrs.field(factory=list)

    def add(self, key: str, message: Told, cure: Told) -> None:
        """Add a problem of the step that is looked at."""
        self.problems.append(Problem(self.file, self.step, key, message, cure))

    def at(self, step: str) -> Report:
        """Return a report of another step that adds to the same list."""
        return Report(self.file, step, self.problems)
