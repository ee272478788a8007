"""Turning parsed TOML into records, strictly: nothing is coerced, nothing is skipped.

Every fault is gathered with its path, so that an author sees all of them at once.
"""

from __future__ import annotations

import difflib
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeVar, get_args, get_origin

import attrs
import chess
from cattrs import Converter

from chesslearn.course._text import normalise
from chesslearn.course.notation import IDENT, MAX_IDENT, Arrow, Ident, Square, Text, Uci, is_square

MAX_TEXT = 2000
MAX_ITEMS = 64

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
    near = difflib.get_close_matches(word, list(known), n=1, cutoff=0.6)
    return f'Write "{near[0]}", if that is meant' if near else otherwise


def one_of(words: Iterable[str]) -> str:
    """Return a list of words as an author reads it."""
    return "one of " + ", ".join(f'"{word}"' for word in words)


def kind_of(value: object) -> str:
    """Name the TOML type of a value."""
    names = {bool: "true/false", int: "a number", float: "a decimal number", str: "a text",
             list: "a list", dict: "a table"}
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
    attrs.resolve_types(cls)  # type: ignore[type-var]  # any attrs class
    faults: list[Fault] = []
    values: dict[str, Any] = dict(given)
    for attribute in attrs.fields(cls):  # type: ignore[arg-type]
        key = key_of(attribute)
        if attribute.name in given or key in skip:
            continue
        if key in data:
            try:
                values[attribute.alias] = converter.structure(data[key], attribute.type)
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
        Fault((key,), f"{where} has no key of this name",
              did_you_mean(key, names, f"The keys are {', '.join(names)}"))
        for key in data if key not in names
    ]


def keys_of(cls: type) -> list[str]:
    """Return the TOML keys of a record class."""
    return [key_of(attribute) for attribute in attrs.fields(cls)]


def into(cls: type[T], value: object, converter: Converter, *, skip: Iterable[str] = (), where: str = "") -> T:
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


def by_kind(classes: Mapping[str, type], what: str) -> Callable[[object, type, Converter], Any]:
    """Return a builder for a closed set of records told apart by their ``kind``."""

    def build(value: object, _type: type, converter: Converter) -> Any:
        data = table(value)
        kind = data.get("kind")
        cls = classes.get(kind) if isinstance(kind, str) else None
        if cls is None:
            problem = "the kind is missing" if kind is None else f"there is no {what} of kind {kind!r}"
            raise Faults([Fault(("kind",), problem, did_you_mean(str(kind), classes, f"Use {one_of(classes)}"))])
        return into(cls, data, converter, skip=("kind",), where=f'a {what} of kind "{kind}"')

    return build


def make_converter() -> Converter:
    """Return a converter whose every hook is strict."""
    converter = Converter(detailed_validation=False)
    for kind in (str, int, bool):
        converter.register_structure_hook(kind, _exactly(kind))
    for small, read in ((Text, _text), (Square, _square), (Uci, _uci), (Arrow, _arrow), (Ident, _ident)):
        converter.register_structure_hook_func(_same(small), lambda value, _type, read=read: read(value))
    converter.register_structure_hook_func(lambda t: get_origin(t) is Literal, _literal)
    converter.register_structure_hook_factory(
        lambda t: get_origin(t) is tuple and get_args(t)[-1] is Ellipsis, lambda t: _items(t, converter))
    converter.register_structure_hook_factory(
        lambda t: get_origin(t) in (dict, Mapping, types.MappingProxyType) or _is_mapping(t),
        lambda t: _pairs(t, converter))
    converter.register_structure_hook_factory(
        attrs.has, lambda cls: lambda value, _type: into(cls, value, converter))
    return converter


def _same(small: Any) -> Callable[[Any], bool]:
    return lambda t: t is small


def _is_mapping(t: Any) -> bool:
    origin = get_origin(t)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _exactly(kind: type) -> Callable[[object, Any], object]:
    def read(value: object, _type: Any) -> object:
        if type(value) is not kind:
            names = {str: ("a text", 'Write it in quotes: "..."'), int: ("a whole number", "Write digits, no quotes"),
                     bool: ("true or false", "Write true or false, no quotes")}
            need, cure = names[kind]
            raise fault(f"{need} is needed here, not {kind_of(value)}", cure)
        return value

    return read


def _string(value: object) -> str:
    return str(_exactly(str)(value, str))


def _text(value: object) -> str:
    text = normalise(_string(value))
    if not text:
        raise fault("the text is blank", "Write the text, or leave the key out")
    if len(text) > MAX_TEXT:
        raise fault(f"the text has {len(text)} characters, {MAX_TEXT} is the most", "Shorten it")
    if any(ord(char) < 32 and char != "\n" for char in text):
        raise fault("the text holds control characters", "Remove them")
    return text


def _square(value: object) -> str:
    name = _string(value)
    if not is_square(name):
        raise fault(f'"{name}" is no square', "Squares are a1 to h8, in small letters")
    return name


def _arrow(value: object) -> tuple[str, str]:
    name = _string(value)
    first, last = name[:2], name[2:]
    if not (is_square(first) and is_square(last) and first != last):
        raise fault(f'"{name}" is no arrow', 'Write two different squares together, as "e1c1"')
    return first, last


def _uci(value: object) -> str:
    name = _string(value)
    try:
        move = chess.Move.from_uci(name)
    except ValueError:
        move = chess.Move.null()
    if not move or move.drop is not None or move.uci() != name:
        raise fault(f'"{name}" is no move', 'Write the two squares together, as "e2e4" or "e7e8q"')
    return name


def _ident(value: object) -> str:
    name = _string(value)
    if not IDENT.fullmatch(name) or len(name) > MAX_IDENT:
        raise fault(f'"{name}" is no id', f"Use small letters, digits and hyphens, {MAX_IDENT} at most")
    return name


def _literal(value: object, kind: Any) -> object:
    allowed = get_args(kind)
    if value not in allowed or type(value) is not type(allowed[0]):
        raise fault(f"{value!r} is not allowed here",
                    did_you_mean(str(value), allowed, f"Use {one_of(allowed)}"))
    return value


def _items(kind: Any, converter: Converter) -> Callable[[object, Any], object]:
    inner = get_args(kind)[0]

    def read(value: object, _type: Any) -> object:
        if not isinstance(value, list):
            raise fault(f"a list is needed here, not {kind_of(value)}", "Write it in brackets: [...]")
        if len(value) > MAX_ITEMS:
            raise fault(f"the list has {len(value)} entries, {MAX_ITEMS} is the most", "Shorten it")
        made, faults = [], []
        for index, item in enumerate(value):
            try:
                made.append(converter.structure(item, inner))
            except Faults as found:
                faults += found.under(index)
        if faults:
            raise Faults(faults)
        return tuple(made)

    return read


def _pairs(kind: Any, converter: Converter) -> Callable[[object, Any], object]:
    left, right = get_args(kind)

    def read(value: object, _type: Any) -> object:
        data = table(value)
        if len(data) > MAX_ITEMS:
            raise fault(f"the table has {len(data)} entries, {MAX_ITEMS} is the most", "Shorten it")
        made, faults = {}, []
        for key, item in data.items():
            try:
                made[converter.structure(key, left)] = converter.structure(item, right)
            except Faults as found:
                faults += found.under(key)
        if faults:
            raise Faults(faults)
        return types.MappingProxyType(made)

    return read
