"""What is wrong with a lesson file or a progress code, in records."""

from __future__ import annotations

from collections.abc import Iterable

import attrs


@attrs.frozen(order=True)
class Problem:
    """One fault of a lesson file: where it is, what is wrong, what to do.

    ``step`` is the id of the step (``"#3"`` when it has none) and empty for
    faults of the lesson itself; ``key`` is a path such as ``hints[1].squares``.
    """

    file: str
    step: str
    key: str
    message: str
    cure: str

    def __str__(self) -> str:
        place = [self.file]
        if self.step:
            place.append(f"step {self.step}")
        if self.key:
            place.append(self.key)
        return f"{', '.join(place)}: {self.message}. {self.cure}."


class ContentError(ValueError):
    """A lesson or course file that cannot be used; carries every problem found."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        """Every problem, in the order of the file."""
        super().__init__("\n".join(map(str, self.problems)))


class ProgressError(ValueError):
    """A progress file or code that cannot be read.

    ``code`` is the key of the words for the learner: ``broken`` (not one of ours,
    mistyped or cut off) or ``newer`` (made by a later version).
    """

    def __init__(self, code: str, detail: str = "") -> None:
        self.code = code
        """``broken`` or ``newer``."""
        super().__init__(f"{code}: {detail}" if detail else code)
