"""Who plays against the learner: a built-in search, exact endgames, an engine if one is installed.

The names below are loaded when they are first used: a board of bughouse needs no search.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .strengths import STRENGTHS, Budget, Strength, strength_of
    from .thinking import Thinking, choose_move, reply, think

__all__ = ["STRENGTHS", "Budget", "Strength", "Thinking", "choose_move", "reply", "strength_of", "think"]

_STRENGTHS = {"STRENGTHS", "Budget", "Strength", "strength_of"}


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module 'chesslearn.opponent' has no attribute {name!r}")
    home = "strengths" if name in _STRENGTHS else "thinking"
    return getattr(import_module(f"chesslearn.opponent.{home}"), name)
