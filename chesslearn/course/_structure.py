"""Turning parsed TOML into records, strictly: nothing is coerced, nothing is skipped.

Every fault is gathered with its path, so that an author sees all of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import attrs

from chesslearn.course._reading import Converter, Read
from chesslearn.course.problems import Told, told

T = TypeVar("T")


@attrs.frozen
class Fault:
    """One thing wrong at a path, before the file and the step are known."""

    path: tuple[str | int, ...]
    message: Told
    cure: Told

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


def fault(message: Told, cure: Told) -> Faults:
    """Return a single fault of the value at hand, ready to raise."""
    return Faults([Fault((), message, cure)])


def did_you_mean(word: str, known: Iterable[str], otherwise: Told) -> Told:
    """Return a cure for a misspelt word: the nearest known one, or ``otherwise``."""
    # Only for who has misspelt something.
    import difflib

    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return told('Write "{word}", if that is meant', word=near[0]) if near else otherwise


def use_one_of(words: Iterable[str]) -> Told:
    """Return the cure that names the words of a closed set."""
    return told("Use one of {words}", words=", ".join(f'"{word}"' for word in words))


def shown(value: object) -> str:
    """Return a value of a file as it is quoted to its author."""
    return str(value).lower() if isinstance(value, bool) else repr(value)


def kind_of(value: object) -> Told:
    """Name the TOML type of a value."""
    names = {
        bool: told("true/false"),
        int: told("a number"),
        float: told("a decimal number"),
        str: told("a text"),
        list: told("a list"),
        dict: told("a table"),
    }
    return names.get(type(value)) or told("a date or time")


def key_of(attribute: attrs.Attribute[Any]) -> str:
    """Return the TOML key of a field: ``from_`` is written ``from``."""
    return attribute.name.rstrip("_")


def table(value: object) -> Mapping[str, Any]:
    """Return ``value`` when it is a table."""
    if not isinstance(value, dict):
        raise fault(
            told("a table is needed here, not {kind}", kind=kind_of(value)),
            told("Write {code}", code="{ key = value }"),
        )
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
            faults.append(missing(key))
    if not faults:
        try:
            return cls(**values)
        except Faults as found:
            faults += found.faults
    raise Faults(faults)


def missing(key: str) -> Fault:
    """Return the fault of a key that has to be there."""
    return Fault((key,), told("this key is missing"), told("Add {code}", code=key + " = ..."))


def unknown_keys(data: Mapping[str, Any], known: Iterable[str], message: Told) -> list[Fault]:
    """Return a fault for each key of ``data`` that is not among ``known``."""
    names = list(known)
    return [
        Fault((key,), message, did_you_mean(key, names, told("The keys are {keys}", keys=", ".join(names))))
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
    cls: type[T],
    value: object,
    converter: Converter,
    *,
    skip: Iterable[str] = (),
    no_key: Told | None = None,
) -> T:
    """Build the record ``cls`` from a table; ``skip`` may stand beside, other keys are told by ``no_key``."""
    data = table(value)
    faults = unknown_keys(data, [*keys_of(cls), *skip], no_key or told("this table has no key of this name"))
    try:
        made = fields_into(cls, data, converter)
    except Faults as found:
        faults += found.faults
    if faults:
        raise Faults(faults)
    return made


def by_kind(
    classes: Mapping[str, type],
    converter: Converter,
    *,
    no_kind: Callable[[str], Told],
    no_key: Callable[[str], Told],
) -> Read:
    """Return a builder for a closed set of records told apart by their ``kind``.

    ``no_kind`` tells of a kind that is not there, ``no_key`` of a key that one has not.
    """

    def build(value: object, _type: Any) -> Any:
        data = table(value)
        kind = data.get("kind")
        cls = classes.get(kind) if isinstance(kind, str) else None
        if cls is None:
            problem = told("the kind is missing") if kind is None else no_kind(shown(kind))
            raise Faults([Fault(("kind",), problem, did_you_mean(str(kind), classes, use_one_of(classes)))])
        return into(cls, data, converter, skip=("kind",), no_key=no_key(f'"{kind}"'))

    return build
