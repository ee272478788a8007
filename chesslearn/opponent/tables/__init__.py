"""Exact endgames: a king with one or two men against a bare king, each position to its mate.

A table is made once in plain Python by retrograde analysis: of three men in a
blink, of four men in about six seconds of work, which is why `steps` does it in
slices. It stays in memory, and on request in the user's cache folder.
"""

from __future__ import annotations

import random
from collections.abc import Generator

import chess

from chesslearn._slices import finish

from . import _store
from ._builder import Builder, Solved
from ._table import NAMES, Table, kinds_of, name_of

__all__ = ["NAMES", "Steps", "Table", "name_of", "perfect_move", "perfect_moves", "ready", "steps", "table"]

Steps = Generator[None, None, Table]
"""Yields between portions of the work and returns the table."""

_tables: dict[str, Table] = {}
_singles: dict[chess.PieceType, Solved] = {}


def ready(name: str) -> Table | None:
    """Return a table that has been made already, or `None`.

    >>> made = table("KQK")
    >>> ready("KQK") is made
    True
    """
    return _tables.get(name)


def steps(name: str, *, cache: bool = False) -> Steps:
    """Return a generator that makes a table in slices of some milliseconds, unless there is one.

    ``cache`` says whether a table of four men may come from the user's cache
    folder and is kept there. Raises `ValueError`, at once, for a name that is not one of `NAMES`.
    """
    kinds = kinds_of(name)
    return _steps(name, kinds, cache)


def _steps(name: str, kinds: tuple[chess.PieceType, ...], cache: bool) -> Steps:
    if name in _tables:
        return _tables[name]
    parts = {}
    for kind in set(kinds) & {chess.QUEEN, chess.ROOK}:
        if kind not in _singles:
            _singles[kind] = yield from Builder((kind,), {}).run()
        letter = chess.piece_symbol(kind).upper()
        parts[f"K{letter}K"] = Table(f"K{letter}K", bytes(_singles[kind].lost), {})
    _tables.update(parts)
    if name not in _tables:
        lost = _store.load(name, 16 * 64**3) if cache else None
        if lost is None:
            solved = yield from Builder(
                kinds, {kind: _singles[kind] for kind in kinds if kind in _singles}
            ).run()
            lost = bytes(solved.lost)
            if cache:
                _store.save(name, lost)
        _tables[name] = Table(name, lost, parts)
    return _tables[name]


def table(name: str, *, cache: bool = False) -> Table:
    """Return a table, made without a pause if need be; see `steps`.

    >>> table("KRK").longest, table("KQK").longest
    (16, 10)
    >>> table("KRK").plies(chess.Board("7k/8/6K1/8/8/8/8/R7 w - - 0 1"))
    1
    """
    return finish(steps(name, cache=cache))


def perfect_moves(board: chess.Board) -> tuple[chess.Move, ...]:
    """Return the best moves of an endgame whose table is ready; none for other positions.

    A table of three men is made on the spot. For the others make the table first
    with `steps` or `table`; until then the search of the opponent plays.

    >>> [move.uci() for move in perfect_moves(chess.Board("7k/8/6K1/8/8/8/8/R7 w - - 0 1"))]
    ['a1a8']
    """
    name = name_of(board)
    if name is None:
        return ()
    known = table(name) if len(name) == 3 else ready(name)
    return () if known is None else known.best_moves(board)


def perfect_move(board: chess.Board, *, seed: int | str = 0) -> chess.Move | None:
    """Return one of the best moves, chosen by the seed, or `None`; see `perfect_moves`.

    >>> perfect_move(chess.Board("7k/8/6K1/8/8/8/8/R7 w - - 0 1")).uci()
    'a1a8'
    """
    moves = perfect_moves(board)
    return random.Random(f"{seed} {board.fen()}").choice(moves) if moves else None
