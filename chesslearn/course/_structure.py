"""Turning parsed TOML into records, strictly: nothing is coerced, nothing is skipped.

Every fault is gathered with its path, so that an author sees all of them at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import attrs

from chesslearn.course._reading import Converter, Read

T = TypeVar("T")


@attrs.frozen
class Fault:
    """One thing wrong at a path, before the file and the step are known."""

    path: tuple[str | int, ...]
    message: str
    cure: str

    @property
    def key(self) -> str:
        """The path as an author reads it: ``hints[1].squares``."""
        parts = [f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path]
        return "".join(parts).lstrip(".")


class Faults(Exception):
    """Several faults found in one value."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__("; ".join(fault.message for fault in self.faults))

    def under(self, part: str | int) -> list[Fault]:
        """Return the faults with ``part`` put before their paths."""
        return [attrs.evolve(fault, path=(part, *fault.path)) for fault in self.faults]


def fault(message: str, cure: str) -> Faults:
    """Return a single fault of the value at hand, ready to raise."""
    return Faults([Fault((), message, cure)])


def did_you_mean(word: str, known: Iterable[str], otherwise: str) -> str:
    """Return a cure for a misspelt word: the nearest known one, or ``otherwise``."""
    # Only for who has misspelt something.
    import difflib

    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f'Write "{near[0]}", if that is meant' if near else otherwise


def one_of(words: Iterable[str]) -> str:
    """Return a list of words as an author reads it."""
    return "one of " + ", ".join(f'"{word}"' for word in words)


def kind_of(value: object) -> str:
    """Name the TOML type of a value."""
    names = {
        bool: "true/false",
        int: "a number",
        float: "a decimal number",
        str: "a text",
        list: "a list",
        dict: "a table",
    }
    return names.get(type(value), "a date or time")


def key_of(attribute: attrs.Attribute[Any]) -> str:
    """Return the TOML key of a field: ``from_`` is written ``from``."""
    return attribute.name.rstrip("_")


def table(value: object) -> Mapping[str, Any]:
    """Return ``value`` when it is a table."""
    if not isinstance(value, dict):
        raise fault(f"a table is needed here, not {kind_of(value)}", "Write { key = value }")
    return value


def fields_into(
    cls: type[T], data: Mapping[str, Any], converter: Converter, *, skip: Iterable[str] = (), **given: Any
) -> T:
    """Build ``cls`` from the keys of ``data`` that are its own; gather every fault.

    Unknown keys are not looked at here; ``skip`` and ``given`` are fields that do
    not come from ``data``.
    """
    faults: list[Fault] = []
    values: dict[str, Any] = dict(given)
    for key, attribute in _fields_of(cls).items():
        if attribute.name in given or key in skip:
            continue
        if key in data:
            try:
                values[attribute.alias or key] = converter.structure(data[key], attribute.type)
            except Faults as found:
                faults += found.under(key)
        elif attribute.default is attrs.NOTHING:
            faults.append(Fault((key,), "this key is missing", f"Add {key} = ..."))
    if not faults:
        try:
            return cls(**values)
        except Faults as found:
            faults += found.faults
    raise Faults(faults)


def unknown_keys(data: Mapping[str, Any], known: Iterable[str], where: str) -> list[Fault]:
    """Return a fault for each key of ``data`` that is not among ``known``."""
    names = list(known)
    return [
        Fault(
            (key,),
            f"{where} has no key of this name",
            did_you_mean(key, names, f"The keys are {', '.join(names)}"),
        )
        for key in data
        if key not in names
    ]


def keys_of(cls: type) -> list[str]:
    """Return the TOML keys of a record class."""
    return list(_fields_of(cls))


_FIELDS: dict[type, dict[str, attrs.Attribute[Any]]] = {}


def _fields_of(cls: type) -> dict[str, attrs.Attribute[Any]]:
    """Return the fields of a record class by their TOML key, looked up once for thousands of records."""
    if cls not in _FIELDS:
        attrs.resolve_types(cls)
        _FIELDS[cls] = {key_of(attribute): attribute for attribute in attrs.fields(cls)}
    return _FIELDS[cls]


def into(
    cls: type[T], value: object, converter: Converter, *, skip: Iterable[str] = (), where: str = ""
) -> T:
    """Build the record ``cls`` from a table, refusing unknown keys; ``skip`` may stand beside."""
    data = table(value)
    faults = unknown_keys(data, [*keys_of(cls), *skip], where or "this table")
    try:
        made = fields_into(cls, data, converter)
    except Faults as found:
        faults += found.faults
    if faults:
        raise Faults(faults)
    return made


def by_kind(classes: Mapping[str, type], what: str, converter: Converter) -> Read:
    """Return a builder for a closed set of records told apart by their ``kind``."""

    def build(value: object, _type: Any) -> Any:
        data = table(value)
        kind = data.get("kind")
        cls = classes.get(kind) if isinstance(kind, str) else None
        if cls is None:
            problem = "the kind is missing" if kind is None else f"there is no {what} of kind {kind!r}"
            raise Faults(
                [Fault(("kind",), problem, did_you_mean(str(kind), classes, f"Use {one_of(classes)}"))]
            )
        return into(cls, data, converter, skip=("kind",), where=f'a {what} of kind "{kind}"')

    return build
