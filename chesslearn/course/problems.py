"""What is wrong with a lesson file or a progress code, in records."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Self

import attrs


class Told(str):
    """A sentence of a problem: English text, which knows of what it was made.

    Another language is made of the same parts: a translation of ``template``, and
    the ``values`` in its places, which may be told in words as well. Made by `told`
    and `counted`, whose texts are collected for the catalogs.
    """

    template: str
    plural: str
    """The template for more than one; "" when nothing is counted. What is counted is ``n``."""
    values: Mapping[str, object]

    @classmethod
    def of(cls, template: str, plural: str, values: Mapping[str, object]) -> Self:
        """Return the English text of a template and the values in its places."""
        shown = plural if plural and values["n"] != 1 else template
        made = cls(shown.format_map(values))
        made.template, made.plural, made.values = template, plural, MappingProxyType(dict(values))
        return made


def told(template: str, /, **values: object) -> Told:
    """Return a sentence; names, moves and code are no words and stand in ``values``.

    >>> told("{move} is legal", move="d4d8")
    'd4d8 is legal'
    """
    return Told.of(template, "", values)


def counted(one: str, many: str, n: int, /, **values: object) -> Told:
    """Return a sentence that says a number, as ``{n}``.

    >>> counted("mate takes {n} move", "mate takes {n} moves", 2)
    'mate takes 2 moves'
    """
    return Told.of(one, many, {"n": n, **values})


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

    @property
    def line(self) -> Told:
        """All of it in a line: the place, what is wrong, what to do."""
        values = {"file": self.file, "step": self.step, "key": self.key}
        values |= {"message": self.message, "cure": self.cure}
        if self.step and self.key:
            return told("{file}, step {step}, {key}: {message}. {cure}.", **values)
        if self.step:
            return told("{file}, step {step}: {message}. {cure}.", **values)
        if self.key:
            return told("{file}, {key}: {message}. {cure}.", **values)
        return told("{file}: {message}. {cure}.", **values)

    def __str__(self) -> str:
        return str(self.line)


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
