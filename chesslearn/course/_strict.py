"""Strict readers of single values: what is a text, a square, a move, a list, and what is not."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, get_args, get_origin

import attrs
import chess

from chesslearn.course._reading import Converter, Read
from chesslearn.course._structure import Faults, did_you_mean, fault, into, kind_of, one_of, table
from chesslearn.course._text import normalise
from chesslearn.course.notation import IDENT, MAX_IDENT, Arrow, Ident, Placing, Square, Text, Uci, is_square

_CONTROL: Final = re.compile(r"[\x00-\x09\x0b-\x1f]")
MAX_TEXT: Final = 2000
MAX_ITEMS: Final = 64


def make_converter() -> Converter:
    """Return a converter whose every hook is strict."""
    converter = Converter()
    for kind in (str, int, bool):
        converter.for_type(kind, _exactly(kind))
    for small, read in (
        (Text, _text),
        (Square, _square),
        (Uci, _uci),
        (Arrow, _arrow),
        (Ident, _ident),
        (Placing, _placing),
    ):
        converter.for_type(small, _of_value(read))
    converter.for_types(attrs.has, lambda cls: lambda value, _type: into(cls, value, converter))
    converter.for_types(_is_literal, lambda _t: _literal)
    converter.for_types(_is_items, lambda t: _items(t, converter))
    converter.for_types(_is_mapping, lambda t: _pairs(t, converter))
    return converter


def _of_value(read: Callable[[object], object]) -> Read:
    return lambda value, _type: read(value)


def _is_literal(t: Any) -> bool:
    origin: Any = get_origin(t)
    return origin is Literal


def _is_items(t: Any) -> bool:
    origin: Any = get_origin(t)
    return origin is tuple and get_args(t)[-1] is Ellipsis


def _is_mapping(t: Any) -> bool:
    origin = get_origin(t)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _exactly(kind: type) -> Read:
    def read(value: object, _type: Any) -> object:
        if type(value) is not kind:
            names = {
                str: ("a text", 'Write it in quotes: "..."'),
                int: ("a whole number", "Write digits, no quotes"),
                bool: ("true or false", "Write true or false, no quotes"),
            }
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
    if _CONTROL.search(text):
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
    if not move or move.uci() != name:
        raise fault(f'"{name}" is no move', 'Write the two squares together, as "e2e4" or "e7e8q"')
    return name


def _placing(value: object) -> str:
    name = _string(value)
    if len(name) != 4 or name[0] not in "wb" or name[1] not in "KQRBNP" or not is_square(name[2:]):
        raise fault(f'"{name}" is no man on a square', 'Write colour, letter and square, as "wQe1"')
    return name


def _ident(value: object) -> str:
    name = _string(value)
    if not IDENT.fullmatch(name) or len(name) > MAX_IDENT:
        raise fault(f'"{name}" is no id', f"Use small letters, digits and hyphens, {MAX_IDENT} at most")
    return name


def _literal(value: object, kind: Any) -> object:
    allowed = get_args(kind)
    if value not in allowed or type(value) is not type(allowed[0]):
        raise fault(
            f"{value!r} is not allowed here", did_you_mean(str(value), allowed, f"Use {one_of(allowed)}")
        )
    return value


def _items(kind: Any, converter: Converter) -> Read:
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


def _pairs(kind: Any, converter: Converter) -> Read:
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
