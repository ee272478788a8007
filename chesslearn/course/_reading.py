"""Which reader is for which type: a small table that the strict readers are entered in."""

from __future__ import annotations

from collections.abc import Callable
from types import NoneType, UnionType
from typing import Any, Union, get_args, get_origin

Read = Callable[[Any, Any], Any]
"""Makes a record or a value out of parsed TOML; it is given the type as well."""


class Converter:
    """Readers by type: those of one type first, then those of a rule, the last that was entered first."""

    def __init__(self) -> None:
        self._exact: dict[Any, Read] = {}
        self._rules: list[tuple[Callable[[Any], bool], Callable[[Any], Read]]] = []
        self._found: dict[Any, Read] = {}

    def for_type(self, kind: Any, read: Read) -> None:
        """Enter the reader of one type."""
        self._exact[kind] = read

    def for_types(self, rule: Callable[[Any], bool], make: Callable[[Any], Read]) -> None:
        """Enter what makes the reader of every type that a rule holds for."""
        self._rules.insert(0, (rule, make))

    def structure(self, value: Any, kind: Any) -> Any:
        """Return what the reader of ``kind`` makes of ``value``."""
        read = self._found.get(kind)
        if read is None:
            read = self._found[kind] = self._find(kind)
        return read(value, kind)

    def _find(self, kind: Any) -> Read:
        if kind in self._exact:
            return self._exact[kind]
        for rule, make in self._rules:
            if rule(kind):
                return make(kind)
        if get_origin(kind) in (Union, UnionType):
            # TOML knows no null: what may be left out is there, or its key is not.
            there = [each for each in get_args(kind) if each is not NoneType]
            if len(there) == 1:
                return lambda value, _kind: self.structure(value, there[0])
        raise TypeError(f"nothing reads {kind!r}")
