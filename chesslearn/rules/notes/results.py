"""Moves that end the game."""

from __future__ import annotations

from collections.abc import Iterator

import chess
import chess.variant

from .._boards import names
from ..ending import is_dead
from ..types import Note
from ..variant_end import HILL
from .after import After


def result_notes(after: After) -> Iterator[Note]:
    """Yield the notes on moves that end the game; boards that lack a king know none of these.

    >>> from chesslearn.rules import explain
    >>> explain(chess.variant.CrazyhouseBoard("6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1"), "R@a8").notes[0].code
    'drop-mates'
    """
    hill, third = reaches_hill(after), third_check(after)
    yield from (note for note in (hill, third) if note)
    if not after.both_kings:
        return
    if after.checkers:
        mate = mates(after)
        if mate:
            yield mate
    elif not hill:
        last = stalemates(after) or leaves_dead_position(after)
        if last:
            yield last


def reaches_hill(after: After) -> Note | None:
    """``reaches-hill``: in King of the Hill the king comes to d4, e4, d5 or e5 from outside.

    >>> from chesslearn.rules import explain
    >>> explain(chess.variant.KingOfTheHillBoard("4k3/8/8/8/8/2K5/8/8 w - - 0 1"), "c3d4").notes[0].code
    'reaches-hill'
    """
    if after.position.kind != "kingofthehill" or after.piece != chess.KING:
        return None
    if not chess.BB_SQUARES[after.target] & HILL or chess.BB_SQUARES[after.origin] & HILL:
        return None
    squares = after.roles(king=chess.BB_SQUARES[after.origin], hill=chess.BB_SQUARES[after.target])
    if after.position.checkers:
        squares["checkers"] = names(after.position.checkers)
    if after.captured is not None:
        squares["captured"] = (chess.SQUARE_NAMES[after.captured],)
    return after.note("reaches-hill", squares)


def third_check(after: After) -> Note | None:
    """``third-check``: in three-check the move gives the last check that was needed.

    >>> from chesslearn.rules import explain
    >>> explain(chess.variant.ThreeCheckBoard("3k4/6P1/8/8/8/8/8/4K3 w - - 1+3 0 1"), "g7g8q").notes[0].code
    'third-check'
    """
    board = after.position.board
    if not isinstance(board, chess.variant.ThreeCheckBoard) or not after.checkers:
        return None
    if board.remaining_checks[after.position.turn] != 1:
        return None
    return after.note("third-check", after.check_roles(), after.check_params())


def mates(after: After) -> Note | None:
    """``mates`` or ``drop-mates``: the enemy king is in check and no move or drop answers.

    ``protector`` are the men that guard a checker beside the king.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"), "a1a8").notes[0].code
    'mates'
    """
    if not after.stuck or after.enemy_king is None:
        return None
    squares = after.check_roles()
    protectors = chess.BB_EMPTY
    for square in chess.scan_forward(after.checkers & chess.BB_KING_ATTACKS[after.enemy_king]):
        protectors |= after.board.attackers_mask(after.position.turn, square)
    if protectors:
        squares["protector"] = names(protectors)
    return after.note("drop-mates" if after.move.drop else "mates", squares, after.check_params())


def stalemates(after: After) -> Note | None:
    """``stalemates``: the enemy is not in check and has neither a move nor a drop.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("8/5P1k/5K2/8/8/8/8/8 w - - 0 1"), "f7f8q").notes[0].code
    'stalemates'
    """
    if not after.stuck or after.enemy_king is None:
        return None
    return after.note("stalemates", after.roles(king=chess.BB_SQUARES[after.enemy_king]))


def leaves_dead_position(after: After) -> Note | None:
    """``leaves-dead-position``: after the move, not before it, neither side has the men to mate.

    Three-check ends so with two bare kings only; the hill and the pocket keep a game alive.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("8/8/8/8/8/3k4/1p6/1K6 w - - 0 1"), "b1b2").notes[0].code
    'leaves-dead-position'
    """
    kind, board = after.position.kind, after.board
    if kind == "3check":
        dead = board.occupied == board.kings
    else:
        dead = kind in ("standard", "chess960") and is_dead(board)
    if not dead or is_dead(after.position.board):
        return None
    squares = after.roles()
    if after.captured is not None:
        squares["captured"] = (chess.SQUARE_NAMES[after.captured],)
    return after.note("leaves-dead-position", squares)
