"""Who gives check after a move, and drops that stop one."""

from __future__ import annotations

from collections.abc import Iterator

import chess
import chess.variant

from .._boards import names, pinner_of
from ..types import Note
from .after import After


def check_notes(after: After) -> Iterator[Note]:
    """Yield the notes on checks given and answered.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1"), "e4d6").notes[0].code
    'double-check'
    """
    shut = drop_blocks_check(after)
    if shut:
        yield shut
    if after.checkers:
        for note in (check_counts_once(after), how_it_checks(after), pinned_man_gives_check(after)):
            if note:
                yield note


def drop_blocks_check(after: After) -> Note | None:
    """``drop-blocks-check``: the own king was in check, and the dropped man stands on the line.

    >>> from chesslearn.rules import explain
    >>> explain(chess.variant.CrazyhouseBoard("6k1/8/8/8/8/8/8/r5K1[N] w - - 0 1"), "N@d1").notes[0].code
    'drop-blocks-check'
    """
    position = after.position
    if not after.move.drop or not position.checkers or position.king is None:
        return None
    path = chess.between(position.king, chess.lsb(position.checkers))
    squares = after.roles(king=chess.BB_SQUARES[position.king], checkers=position.checkers, path=path)
    return after.note("drop-blocks-check", squares, {"checker": position.first(position.checkers)})


def check_counts_once(after: After) -> Note | None:
    """``check-counts-once``: in three-check two men give check at once; ``left`` are then needed.

    >>> from chesslearn.rules import explain
    >>> explain(chess.variant.ThreeCheckBoard("4k3/8/8/8/4N3/8/8/4RK2 w - - 3+3 0 1"), "e4d6").notes[0].code
    'check-counts-once'
    """
    board = after.position.board
    if not isinstance(board, chess.variant.ThreeCheckBoard) or chess.popcount(after.checkers) < 2:
        return None
    left = max(board.remaining_checks[after.position.turn] - 1, 0)
    return after.note("check-counts-once", after.check_roles(), {**after.check_params(), "left": left})


def how_it_checks(after: After) -> Note | None:
    """``double-check``: two men give check. ``discovered-check``: one does, and it did not move.

    The rook that castles has moved.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/8/8/8/4N3/4RK2 w - - 0 1"), "e2c3").notes[0].code
    'discovered-check'
    """
    if chess.popcount(after.checkers) > 1:
        return after.note("double-check", after.check_roles(), after.check_params())
    moved = after.castling.rook_to if after.castling else after.target
    if after.checkers == chess.BB_SQUARES[moved]:
        return None
    return after.note("discovered-check", after.check_roles(), after.check_params())


def pinned_man_gives_check(after: After) -> Note | None:
    """``pinned-man-gives-check``: a man that now gives check is pinned to its own king.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("r7/8/8/8/8/1k6/R6N/K7 w - - 0 1"), "a2a3").notes[0].code
    'pinned-man-gives-check'
    """
    for square in chess.scan_forward(after.checkers):
        pinner = pinner_of(after.board, square)
        if pinner is not None:
            squares = {
                **after.check_roles(),
                "pinned": (chess.SQUARE_NAMES[square],),
                "pinner": names(chess.BB_SQUARES[pinner]),
            }
            params = {
                "checker": after.now(chess.BB_SQUARES[square]),
                "pinner": after.now(chess.BB_SQUARES[pinner]),
            }
            return after.note("pinned-man-gives-check", squares, params)
    return None
