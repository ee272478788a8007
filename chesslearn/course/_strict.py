"""Strict readers of single values: what is a text, a square, a move, a list, and what is not."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, get_args, get_origin

import attrs
import chess

from chesslearn.course._reading import Converter, Read
from chesslearn.course._structure import (
    Faults,
    did_you_mean,
    fault,
    into,
    kind_of,
    shown,
    table,
    use_one_of,
)
from chesslearn.course._text import normalise
from chesslearn.course.notation import IDENT, MAX_IDENT, Arrow, Ident, Placing, Square, Text, Uci, is_square
from chesslearn.course.problems import counted, told

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
            given = kind_of(value)
            told_of = {
                str: (
                    told("a text is needed here, not {kind}", kind=given),
                    told("Write it in quotes: {code}", code='"..."'),
                ),
                int: (
                    told("a whole number is needed here, not {kind}", kind=given),
                    told("Write digits, no quotes"),
                ),
                bool: (
                    told("true or false is needed here, not {kind}", kind=given),
                    told("Write true or false, no quotes"),
                ),
            }
            raise fault(*told_of[kind])
        return value

    return read


def _string(value: object) -> str:
    return str(_exactly(str)(value, str))


def _text(value: object) -> str:
    text = normalise(_string(value))
    if not text:
        raise fault(told("the text is blank"), told("Write the text, or leave the key out"))
    if len(text) > MAX_TEXT:
        raise fault(
            counted(
                "the text has {n} character, {most} is the most",
                "the text has {n} characters, {most} is the most",
                len(text),
                most=MAX_TEXT,
            ),
            told("Shorten it"),
        )
    if _CONTROL.search(text):
        raise fault(told("the text holds control characters"), told("Remove them"))
    return text


def _square(value: object) -> str:
    name = _string(value)
    if not is_square(name):
        raise fault(told('"{name}" is no square', name=name), told("Squares are a1 to h8, in small letters"))
    return name


def _arrow(value: object) -> tuple[str, str]:
    name = _string(value)
    first, last = name[:2], name[2:]
    if not (is_square(first) and is_square(last) and first != last):
        raise fault(
            told('"{name}" is no arrow', name=name),
            told("Write two different squares together, as {example}", example='"e1c1"'),
        )
    return first, last


def _uci(value: object) -> str:
    name = _string(value)
    try:
        move = chess.Move.from_uci(name)
    except ValueError:
        move = chess.Move.null()
    if not move or move.uci() != name:
        raise fault(
            told('"{name}" is no move', name=name),
            told("Write the two squares together, as {one} or {other}", one='"e2e4"', other='"e7e8q"'),
        )
    return name


def _placing(value: object) -> str:
    name = _string(value)
    if len(name) != 4 or name[0] not in "wb" or name[1] not in "KQRBNP" or not is_square(name[2:]):
        raise fault(
            told('"{name}" is no man on a square', name=name),
            told("Write colour, letter and square, as {example}", example='"wQe1"'),
        )
    return name


def _ident(value: object) -> str:
    name = _string(value)
    if not IDENT.fullmatch(name) or len(name) > MAX_IDENT:
        raise fault(
            told('"{name}" is no id', name=name),
            counted(
                "Use small letters, digits and hyphens, {n} at most",
                "Use small letters, digits and hyphens, {n} at most",
                MAX_IDENT,
            ),
        )
    return name


def _literal(value: object, kind: Any) -> object:
    allowed = get_args(kind)
    if value not in allowed or type(value) is not type(allowed[0]):
        raise fault(
            told("{value} is not allowed here", value=shown(value)),
            did_you_mean(str(value), allowed, use_one_of(allowed)),
        )
    return value


def _items(kind: Any, converter: Converter) -> Read:
    inner = get_args(kind)[0]

    def read(value: object, _type: Any) -> object:
        if not isinstance(value, list):
            raise fault(
                told("a list is needed here, not {kind}", kind=kind_of(value)),
                told("Write it in brackets: {code}", code="[...]"),
            )
        if len(value) > MAX_ITEMS:
            raise fault(
                counted(
                    "the list has {n} entry, {most} is the most",
                    "the list has {n} entries, {most} is the most",
                    len(value),
                    most=MAX_ITEMS,
                ),
                told("Shorten it"),
            )
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
            raise fault(
                counted(
                    "the table has {n} entry, {most} is the most",
                    "the table has {n} entries, {most} is the most",
                    len(data),
                    most=MAX_ITEMS,
                ),
                told("Shorten it"),
            )
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
