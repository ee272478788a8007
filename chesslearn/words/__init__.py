"""The words: every code of the judge and of the course, said in the learner's language.

Functions take a `chesslearn.i18n.Translator` first and return `Said`, a `str`
or a dict of them; no word of the program is made anywhere else.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from chesslearn.words import announce, drawing, interface, memory, moves, page
from chesslearn.words.answers import move_made, move_text_error, progress_error
from chesslearn.words.judge.facts import fact, why
from chesslearn.words.judge.notes import note
from chesslearn.words.judge.reasons import reason, verdict
from chesslearn.words.judge.status import status
from chesslearn.words.outcomes import outcome
from chesslearn.words.said import Said

if TYPE_CHECKING:
    from chesslearn.words import cards, certificate, coach, game, game_setup, problems, versus

__all__ = [
    "Said",
    "announce",
    "cards",
    "certificate",
    "coach",
    "drawing",
    "fact",
    "game",
    "game_setup",
    "interface",
    "memory",
    "move_made",
    "move_text_error",
    "moves",
    "note",
    "outcome",
    "page",
    "problems",
    "progress_error",
    "reason",
    "status",
    "verdict",
    "versus",
    "why",
]


def __getattr__(name: str) -> object:
    # What not every learner needs is loaded when it is first used.
    if name not in ("cards", "certificate", "coach", "game", "game_setup", "problems", "versus"):
        raise AttributeError(f"module 'chesslearn.words' has no attribute {name!r}")
    return import_module(f"chesslearn.words.{name}")
