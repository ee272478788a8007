"""How a position stands: over or not, who has won, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import chess

from . import counts, repetition
from ._boards import Kind, kind_of, move_fact
from .checks import answers, checkers
from .dead import dead_facts
from .impossible import faults
from .mate import why_mate
from .stalemate import why_stalemate
from .types import Fact, Status
from .variant_end import variant_end

Moves = Mapping[str, tuple[chess.Move, ...]]


def status(board: chess.Board) -> Status:
    """Return how a position stands, by the first code of the table that holds, with what shows it.

    The order is that of `facts.STATUS_CODES`: an impossible position is judged no
    further, the end of a variant comes before mate, mate before draws. ``claims``
    and ``claimable_moves`` tell which draws the player to move may claim
    (FIDE 9.2, 9.3); a finished game has none. The board is not changed.

    A board without both kings is an impossible position, never a finished game.
    Raises `ValueError` for what is no board, and for variants that are not known.

    >>> board = chess.Board("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")
    >>> status(board).code, status(board).winner
    ('checkmate', True)
    >>> status(chess.Board()).code
    'in-progress'
    """
    kind = kind_of(board)
    wrong = faults(board, kind)
    if wrong:
        return Status("impossible-position", because=wrong)
    ended = variant_end(board, kind)
    if ended is not None:
        return ended
    moves = list(board.legal_moves)
    return _finished(board, kind, moves) or _going_on(board, kind, moves)


def _finished(board: chess.Board, kind: Kind, moves: Sequence[chess.Move]) -> Status | None:
    if not moves:
        if board.is_check():
            return Status("checkmate", winner=not board.turn, because=why_mate(board))
        return Status("stalemate", because=why_stalemate(board))
    dead = dead_facts(board, kind, moves)
    return Status("dead-position", because=dead) if dead else None


def _going_on(board: chess.Board, kind: Kind, moves: Sequence[chess.Move]) -> Status:
    seen = repetition.history(board, kind)
    times = repetition.occurrences(seen)
    if times >= 5:
        return Status("fivefold", because=repetition.occurrence_facts(board, seen, 5))
    counted = counts.has_count(kind)
    if counted and board.halfmove_clock >= counts.SEVENTYFIVE:
        return Status("seventyfive", because=counts.count_facts(board, counts.SEVENTYFIVE))
    claims: dict[str, tuple[Fact, ...]] = {}
    if times >= 3:
        claims["threefold"] = repetition.occurrence_facts(board, seen, 3)
    if counted and board.halfmove_clock >= counts.FIFTY:
        claims["fifty"] = counts.count_facts(board, counts.FIFTY)
    checking = board.checkers_mask()
    because = (*checkers(board), *answers(board, moves)) if checking else _quiet(board, moves)
    return Status(
        _running_code(checking),
        because=(*because, *(fact for facts in claims.values() for fact in facts)),
        claims=tuple(claims),
        claimable_moves=claimable_moves(board, kind, moves, seen),
    )


def _running_code(checking: chess.Bitboard) -> str:
    if not checking:
        return "in-progress"
    return "double-check" if checking & (checking - 1) else "check"


def _quiet(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[Fact, ...]:
    return (move_fact("only-move", board, moves[0]),) if len(moves) == 1 else ()


def claimable_moves(
    board: chess.Board, kind: Kind, moves: Sequence[chess.Move], seen: repetition.Seen
) -> Moves:
    """Return the legal moves that a player may announce to claim a draw, by kind of claim.

    >>> claimable_moves(chess.Board(), "standard", [], repetition.history(chess.Board(), "standard"))
    {}
    """
    found = {}
    repeating = repetition.repeating_moves(board, moves, seen)
    if repeating:
        found["threefold"] = repeating
    if counts.has_count(kind) and board.halfmove_clock >= counts.FIFTY - 1:
        quiet = counts.quiet_moves(board, moves)
        if quiet:
            found["fifty"] = quiet
    return found
