"""The same step in another position: mirrored left to right, or played by the other colour.

A flipped step is judged by the same tasks as the lesson's own. Its texts stay
the keys under which the catalogs are asked; `Flip.text` then renames the
squares (and the colours) in what the catalog answers.
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from functools import cache
from types import MappingProxyType, UnionType
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

import attrs
import chess

from chesslearn.course.model import Step
from chesslearn.course.notation import Arrow, Placing, Side, Square, Uci
from chesslearn.course.positions import load_board

FlipName = Literal["none", "files", "colours"]

_SQUARE: Final = re.compile(r"[a-h][1-8]")
_SWAPS: Final = (
    ("White", "Black"), ("white", "black"),
    ("Бел", "Чёрн"), ("бел", "чёрн"), ("Біл", "Чорн"), ("біл", "чорн"),
)  # fmt: skip
_ENDING: Final = (
    r"(?=(?:ый|ого|ому|ым|ом|ая|ой|ую|ые|ых|ыми|ий|им|ій|а|у|і|их|ими|ої|ою)?\b)"  # of an adjective
)
_COLOUR: Final = re.compile(rf"\b(?:{'|'.join(word for pair in _SWAPS for word in pair)}){_ENDING}")
_OTHER: Final = MappingProxyType(dict(_SWAPS) | {black: white for white, black in _SWAPS})


@attrs.frozen
class Flip:
    """How a position is turned over; ``none`` leaves everything as it is."""

    name: FlipName = "none"

    def square(self, name: str) -> str:
        """Return where a square goes."""
        if self.name == "files":
            return chr(ord("a") + ord("h") - ord(name[0])) + name[1]
        return name[0] + str(9 - int(name[1])) if self.name == "colours" else name

    def squares(self, text: str) -> str:
        """Return a text with every square in it renamed: a move, or a sentence."""
        return _SQUARE.sub(lambda found: self.square(found[0]), text)

    def text(self, text: str) -> str:
        """Return a sentence about the flipped position, in any of our languages."""
        text = self.squares(text)
        return _COLOUR.sub(lambda found: _OTHER[found[0]], text) if self.name == "colours" else text

    def side(self, side: str) -> str:
        """Return whose men these are now."""
        return {"white": "black", "black": "white"}[side] if self.name == "colours" else side

    def man(self, man: str) -> str:
        """Return a man such as ``"wQ"`` in its colour now."""
        return ("b" if man[0] == "w" else "w") + man[1:] if self.name == "colours" else man

    def fen(self, fen: str) -> str:
        """Return the flipped position of ordinary chess."""
        board = load_board(fen)
        if self.name == "colours":
            return board.mirror().fen()
        if self.name == "files":
            ep = board.ep_square
            board.apply_transform(chess.flip_horizontal)
            if ep is not None:
                board.ep_square = chess.square(7 - chess.square_file(ep), chess.square_rank(ep))
            return board.fen(en_passant="fen")
        return fen


NONE: Final = Flip()
FILES: Final = Flip("files")
COLOURS: Final = Flip("colours")


def flipped(step: Step, flip: Flip) -> Step:
    """Return the step in its flipped position; its texts are not touched."""
    if flip == NONE:
        return step
    turned: Step = _turned(step, Step, flip)
    return attrs.evolve(turned, fen=None if step.fen is None else flip.fen(step.fen))


def _turned(value: Any, kind: Any, flip: Flip) -> Any:
    """Return ``value``, declared as ``kind``, with its squares, moves, men and sides flipped."""
    if attrs.has(type(value)):
        hints = _hints(cast(Hashable, type(value)))
        changes = {
            field.alias: _turned(getattr(value, field.name), hints.get(field.name, Any), flip)
            for field in attrs.fields(type(value))
            if field.init
        }
        return attrs.evolve(value, **changes)
    if value is None or isinstance(value, bool | int):
        return value
    if kind is Side:
        return flip.side(value)
    if kind is Square or kind is Uci:
        return flip.squares(value)
    if kind is Arrow:
        return tuple(flip.square(square) for square in value)
    if kind is Placing:
        return flip.man(value[:2]) + flip.squares(value[2:])
    return _turned_inside(value, kind, flip)


def _turned_inside(value: Any, kind: Any, flip: Flip) -> Any:
    inner = get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return _turned(value, next(each for each in inner if each is not type(None)), flip)
    if isinstance(value, tuple) and inner:
        return tuple(_turned(item, inner[0], flip) for item in value)
    if isinstance(value, Mapping) and len(inner) == 2:
        return MappingProxyType(
            {_turned(key, inner[0], flip): _turned(item, inner[1], flip) for key, item in value.items()}
        )
    return value


@cache
def _hints(cls: Hashable) -> Mapping[str, Any]:
    return get_type_hints(cls)
