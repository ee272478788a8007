"""Bughouse matches as BPGN, read: both boards in the order of the moves, strictly, and never too much."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal

import attrs
import chess

from chesslearn.opponent.bughouse import BughouseMatch

from .boards import PositionError, bughouse_fens
from .bpgn import FEN_BREAK, HOW
from .match_table import Number
from .pgn_reading import MOST_BYTES, PgnError, bad_move, bad_position, body_of, move_of
from .records import ResultCode, Side

_VARIANT: Final = re.compile(r'^[\ufeff \t]*\[Variant\s+"\s*bug', re.IGNORECASE | re.MULTILINE)
_HEADER: Final = re.compile(r'^[ \t]*\[(\w+)\s+"([^"\n]*)"\s*\]\s*?$', re.MULTILINE)
_ASIDE: Final = re.compile(r"\{[^}]*\}?|;[^\n]*|\$\d+|[()]")
_TOKEN: Final = re.compile(r"\d+([ABab])\.\s*(\S+)|(1-0|0-1|1/2-1/2|\*)|(\S+)")
_LOST: Final = re.compile(rf"\b(White|Black)([AB]) ({'|'.join(HOW.values())})")
_BOARDS: Final[dict[str, Number]] = {"A": 0, "B": 1}


@attrs.frozen
class Lost:
    """Who gave a match up, or lost it on time."""

    code: ResultCode
    """``"resignation"`` or ``"time"``."""
    board: Number
    side: Side


@attrs.frozen
class FoundMatch:
    """A match that was read: its start, its moves with their boards, its end where no position tells it."""

    fens: tuple[str, str] | None
    moves: tuple[tuple[Number, chess.Move], ...]
    ended: Lost | Literal["agreement"] | None


def is_match(text: str) -> bool:
    """Return whether a text says of itself that it is bughouse.

    >>> is_match('[Variant "Bughouse"]')
    True
    """
    return _VARIANT.search(text[:MOST_BYTES]) is not None


def split_fens(text: str) -> tuple[str, str]:
    """Return the positions of both boards, which stand in one line with ``|`` between them.

    Raises `PositionError` for anything but two possible positions.
    """
    first, mark, second = (part.strip() for part in text.partition(FEN_BREAK.strip()))
    if not (first and mark and second):
        raise PositionError(text)
    fens = bughouse_fens((first, second))
    assert fens is not None
    return fens


def read(text: str) -> FoundMatch:
    """Return the match of a text; comments and side lines are left out.

    The limits are those of `play.pgn_reading`. Raises `PgnError` for everything that cannot be read.
    """
    body = body_of(text)
    headers = dict(_HEADER.findall(body))
    fens = _fens(headers.get("FEN"))
    moves, said = _moves(BughouseMatch(fens), _HEADER.sub("", body))
    if not (moves or said):
        raise PgnError("no-game")
    return FoundMatch(fens, moves, _ended(body, said or headers.get("Result", "*")))


def _fens(header: str | None) -> tuple[str, str] | None:
    if header is None:
        return None
    try:
        return split_fens(header)
    except PositionError as error:
        raise bad_position(error) from error


def _moves(match: BughouseMatch, body: str) -> tuple[tuple[tuple[Number, chess.Move], ...], str]:
    """Return the moves of a text as a match takes them, and the result that ends it, if there is one."""
    moves: list[tuple[Number, chess.Move]] = []
    for letter, san, result, other in _tokens(body):
        if result:
            return tuple(moves), result
        if other:
            raise PgnError("no-game") if not moves else bad_move(match.boards[0], other)
        board = _BOARDS[letter.upper()]
        moves.append((board, _move(match, board, san, white=letter.isupper(), made=len(moves))))
        match.push(*moves[-1])
    return tuple(moves), ""


def _tokens(body: str) -> Iterator[tuple[str, ...]]:
    return (token.groups(default="") for token in _TOKEN.finditer(_main_line(body)))


def _main_line(body: str) -> str:
    """Return a text without comments and signs, and without side lines, which may stand in one another.

    What is not closed stays, from where it begins, and is read as moves that are none.
    """
    kept: list[str] = []
    opened: list[int] = []
    end = 0
    for mark in _ASIDE.finditer(body):
        if not opened:
            kept.append(body[end : mark.start()])
        end = mark.end()
        if mark[0] == "(":
            opened.append(mark.start())
        elif mark[0] == ")" and opened:
            opened.pop()
        elif mark[0] == ")" or (mark[0][0] == "{" and mark[0][-1] != "}"):
            opened.append(mark.start())
            break
    return " ".join([*kept, body[opened[0] if opened else end :]])


def _move(match: BughouseMatch, number: Number, san: str, *, white: bool, made: int) -> chess.Move:
    board, end = match.boards[number], match.end()
    move = move_of(board, san, made=made, ended=None if end is None else end.code)
    if board.turn is not white:
        raise bad_move(board, san)
    return move


def _ended(body: str, said: str) -> Lost | Literal["agreement"] | None:
    """Return how a match ended by its result: what the last comment says, else that a team gave up."""
    if said == "1/2-1/2":
        return "agreement"
    if said not in ("1-0", "0-1"):
        return None
    told = _LOST.findall(body)
    if told:
        side, letter, how = told[-1]
        code = next(code for code, words in HOW.items() if words == how)
        lost = Lost(code, _BOARDS[letter], "white" if side == "White" else "black")
        if ((lost.board == 0) is (lost.side == "white")) is (said == "0-1"):
            return lost
    return Lost("resignation", 0, "black" if said == "1-0" else "white")
