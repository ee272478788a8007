"""Which flips suit a step: those after which every sentence about it is still true."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import attrs
import chess

from chesslearn.course.memory.flips import COLOURS, FILES, NONE, Flip
from chesslearn.course.model import Step
from chesslearn.course.notation import side_name

_KEPT: Final = ("board.", "setup.", "notation.", "record.", "game.white-first", "game.alternate")
_KINDS: Final = ("drill", "notation", "setup", "order", "versus", "match")
_CROWD: Final = 30
"""So many men stand on the board when a game begins, and White begins it."""

_LINES: Final = ("file", "rank", "diagonal", "colour")

_WRITTEN: Final = re.compile(r"\b[a-h]x|\b[KQRBN][a-h1-8]?x?[a-h][1-8]|[a-h][1-8][#+=]|\be\.\s?p\.")
"""A move in letters and signs, which would need more than its squares renamed."""

_LIGHT: Final = re.compile(r"\b(light|dark)", re.IGNORECASE)
_ACROSS: Final = re.compile(
    r"\b(left|right hand|to the right|on the right|king.s side|queen.s side|castl\w*|short|long|wing"
    r"|[a-h]-(file|pawn)|file [a-h])\b",
    re.IGNORECASE,
)
_ALONG: Final = re.compile(
    r"\b(up|down|above|below|ranks?|rows?|top|bottom|first move|moves first|begins? the game|upside)\b",
    re.IGNORECASE,
)


def suiting(step: Step) -> tuple[Flip, ...]:
    """Return the flips that make another position of the step, the change of colours first."""
    return tuple(flip for flip in (COLOURS, FILES) if _suits(step, flip))


def best(step: Step, turn: int = 0) -> Flip:
    """Return a flip that suits the step, another one with each ``turn``; ``NONE`` when none does."""
    found = suiting(step)
    return found[turn % len(found)] if found else NONE


def _suits(step: Step, flip: Flip) -> bool:
    if not step.fen or step.variant != "standard" or step.task.kind in _KINDS:
        return False
    if any(rule.startswith(_KEPT) for rule in step.rules) or _target(step.task) in _LINES:
        return False
    board = step.board()
    assert board is not None
    if flip == COLOURS and chess.popcount(board.occupied) >= _CROWD:
        return False
    if step.orientation not in (None, side_name(board.turn)):
        return False
    if flip == FILES and (board.castling_rights or _target(step.task) == "castling"):
        return False
    text = "\n".join(texts(step))
    never = (_LIGHT, _WRITTEN, _ACROSS if flip == FILES else _ALONG)
    return not any(pattern.search(text) for pattern in never)


def _target(task: Any) -> Any:
    return getattr(task, "of", None)


def texts(value: Any) -> Iterator[str]:
    """Yield every text of a step with a space in it: sentences, never ids, moves or squares."""
    if isinstance(value, str):
        if " " in value and "/" not in value:
            yield value
    elif attrs.has(type(value)):
        for field in attrs.fields(type(value)):
            yield from texts(getattr(value, field.name))
    elif isinstance(value, tuple):
        for item in value:
            yield from texts(item)
    elif hasattr(value, "values"):
        for item in value.values():
            yield from texts(item)
