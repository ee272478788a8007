"""Things by name, each made when it is first asked for: lessons, and the classes of closed sets.

A learner opens one lesson, and a lesson has few kinds of tasks; making the
classes of all kinds would cost more than all that the learner does with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from typing import Any, TypeVar

T = TypeVar("T")


class Late(Mapping[str, T]):
    """Things by name, each made when it is first asked for."""

    def __init__(self, names: Iterable[str], make: Callable[[str], T]) -> None:
        self._names, self._make = dict.fromkeys(names), make
        self._made: dict[str, T] = {}

    def __getitem__(self, name: str) -> T:
        if name not in self._names:
            raise KeyError(name)
        if name not in self._made:
            self._made[name] = self._make(name)
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


class Kinds(Late[T]):
    """What stands in the modules of a package, by the name it has in lesson files."""

    def __init__(
        self, package: str, places: Mapping[str, str], make: Callable[[Any], T] = lambda found: found
    ) -> None:
        """Take for each kind ``"<module>.<class>"``; ``make`` turns the class into what is looked up."""
        super().__init__(places, lambda kind: make(self._load(places[kind])))
        self._package, self._places = package, places

    def named(self, name: str) -> object:
        """Return a class by its own name: this is ``__getattr__`` of the package."""
        for place in self._places.values():
            if place.endswith(f".{name}"):
                return self._load(place)
        raise AttributeError(f"module {self._package!r} has no attribute {name!r}")

    def _load(self, place: str) -> Any:
        module, _, name = place.partition(".")
        return getattr(import_module(f"{self._package}.{module}"), name)
