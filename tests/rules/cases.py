"""Questions of players, learners and programmers with the right verdict: `tests/data/cases.jsonl`."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import chess

from chesslearn.rules import NOTES
from tests.rules.boards import make

Case = dict[str, Any]

_FILE = Path(__file__).parent.parent / "data" / "cases.jsonl"


@cache
def _all() -> tuple[Case, ...]:
    return tuple(json.loads(line) for line in _FILE.read_text(encoding="utf-8").splitlines())


def cases(wanted: Callable[[Case], bool]) -> list[Case]:
    """Return the cases that the judge answers for and that a test wants."""
    return [case for case in _all() if case["judge_scope"] and wanted(case)]


def moves_made(case: Case) -> bool:
    """Return whether a case attempts a move."""
    return "uci" in case["attempt"]


def ids(rows: list[Case]) -> list[str]:
    """Return the names under which pytest shows cases."""
    return [row["id"] for row in rows]


def board_of(case: Case) -> chess.Board:
    """Return the board of a case after its moves."""
    return make(case["variant"], case["fen"], " ".join(case["moves"]))


def note_codes(case: Case) -> list[str]:
    """Return the note codes that a case asks for.

    A case about the end of the game carries notes first, then the status code reached.
    """
    with_status = case["kind"] in ("game-over", "not-over")
    return [code for code in (case["codes"][:-1] if with_status else case["codes"]) if code in NOTES]


def squares_of(case: Case) -> Iterator[str]:
    """Yield the squares that a good explanation shows."""
    for role, squares in case["squares"].items():
        if role not in _NO_SQUARES:
            yield from squares


_NO_SQUARES = frozenset({"better_promotion"})
