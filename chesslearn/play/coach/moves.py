"""What a move did, seen by whoever made it."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from typing import Final

import chess

from chesslearn._slices import finish
from chesslearn.rules import letters, names

from . import dangers, gains
from .material import LEAST, captures_on, everywhere
from .records import Remark
from .seen import Seen

_HOME: Final = {
    chess.WHITE: {chess.B1: "N", chess.G1: "N", chess.C1: "B", chess.F1: "B"},
    chess.BLACK: {chess.B8: "N", chess.G8: "N", chess.C8: "B", chess.F8: "B"},
}


def remarks(board: chess.Board, move: chess.Move) -> tuple[Remark, ...]:
    """Return what is worth saying about a legal move before it is made on ``board``, weightiest first.

    Ordinary chess and Chess960 only: nothing is said of other boards. Each remark follows from
    legal moves and captures, as its row of `CODES` says; what is doubtful is left out. The board,
    with its history, is not changed. It takes a few milliseconds, rarely a tenth of a second;
    `remarks_in_slices` does the same bit by bit.

    >>> board = chess.Board("4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1")
    >>> [remark.code for remark in remarks(board, chess.Move.from_uci("d2d5"))]
    ['hangs']
    """
    return finish(remarks_in_slices(board, move))


def remarks_in_slices(board: chess.Board, move: chess.Move) -> Generator[None, None, tuple[Remark, ...]]:
    """Return a generator that yields now and then and whose value is what `remarks` returns."""
    if type(board) is not chess.Board:
        return ()
    seen = Seen(board.copy(), move)
    ended = dangers.ended(seen)
    if ended:
        return tuple(ended)
    found: list[Remark] = []
    for look in _LOOKS:
        found += look(seen)
        yield
    return tuple(found)


def _prepare(seen: Seen) -> Iterable[Remark]:
    """Find what can be won before and after, each in a slice of its own."""
    assert seen.losses is not None
    return ()


def _prepare_more(seen: Seen) -> Iterable[Remark]:
    assert seen.earlier_losses is not None
    return ()


def checks(seen: Seen) -> Iterator[Remark]:
    """Yield the check."""
    checkers = seen.after.checkers_mask()
    if checkers:
        squares = {"king": seen.enemy_king, "checkers": names(checkers)}
        yield Remark("checks", squares, {"pieces": letters(seen.after, checkers)})


def castles(seen: Seen) -> Iterator[Remark]:
    """Yield the castling."""
    if seen.castling:
        wing = "king" if seen.before.is_kingside_castling(seen.move) else "queen"
        yield Remark("castles", seen.path, {"wing": wing})


def develops(seen: Seen) -> Iterator[Remark]:
    """Yield that a knight or a bishop leaves the square where it has stood since the start."""
    start = seen.move.from_square
    if (
        _HOME[seen.color].get(start) == seen.piece
        and _since_the_start(seen.before, start)
        and seen.captured is None
        and _safe(seen)
    ):
        yield Remark("develops", seen.path, {"piece": seen.piece})


def _safe(seen: Seen) -> bool:
    """Return whether no capture of the man that moved surely or possibly wins anything."""
    worths = [everywhere(seen.after, move) for move in captures_on(seen.after, seen.at)]
    return all(worth is not None and worth < LEAST for worth in worths)


def _since_the_start(board: chess.Board, square: chess.Square) -> bool:
    if board.chess960 or board.root().board_fen() != chess.STARTING_BOARD_FEN:
        return False
    return all(square not in (move.from_square, move.to_square) for move in board.move_stack)


_LOOKS: Final[tuple[Callable[[Seen], Iterable[Remark]], ...]] = (
    dangers.misses_mate,
    dangers.allows_mate,
    _prepare,
    _prepare_more,
    dangers.hangs,
    gains.captures,
    gains.attacks,
    gains.escapes,
    gains.defends,
    checks,
    castles,
    develops,
)
"""In the order of what matters most."""
