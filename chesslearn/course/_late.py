"""Closed sets of classes, each imported when it is first asked for.

A learner opens one lesson, and a lesson has few kinds of tasks; making the
classes of all kinds would cost more than all that the learner does with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


class Kinds(Mapping[str, T]):
    """What stands in the modules of a package, by the name it has in lesson files."""

    def __init__(
        self, package: str, places: Mapping[str, str], make: Callable[[Any], T] = lambda found: found
    ) -> None:
        """Take for each kind ``"<module>.<class>"``; ``make`` turns the class into what is looked up."""
        self._package, self._make = package, make
        self._places = {kind: (module, name) for kind, (module, name) in _parted(places)}
        self._found: dict[str, T] = {}

    def __getitem__(self, kind: str) -> T:
        if kind not in self._found:
            self._found[kind] = self._make(self._load(*self._places[kind]))
        return self._found[kind]

    def __contains__(self, kind: object) -> bool:
        return kind in self._places

    def __iter__(self) -> Iterator[str]:
        return iter(self._places)

    def __len__(self) -> int:
        return len(self._places)

    def named(self, name: str) -> object:
        """Return a class by its own name: this is ``__getattr__`` of the package."""
        for module, known in self._places.values():
            if known == name:
                return self._load(module, known)
        raise AttributeError(f"module {self._package!r} has no attribute {name!r}")

    def _load(self, module: str, name: str) -> object:
        return getattr(import_module(f"{self._package}.{module}"), name)


def _parted(places: Mapping[str, str]) -> Iterator[tuple[str, tuple[str, str]]]:
    for kind, place in places.items():
        module, _, name = place.partition(".")
        yield kind, (module, name)
