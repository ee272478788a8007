"""Which rules a game met: for a look back at its end."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Final

import attrs
import chess

from chesslearn._slices import finish

from . import gains
from .seen import Seen

RULES: Final = {
    "castling-kingside": "castling.kingside",
    "castling-queenside": "castling.queenside",
    "en-passant": "ep.definition",
    "promotion": "promotion.must",
    "underpromotion": "promotion.underpromotion",
    "drop": "crazyhouse.drop-is-turn",
    "double-check": "check.double",
    "discovered-check": "check.discovered",
    "check": "check.definition",
    "checkmate": "mate.definition",
    "stalemate": "stalemate.definition",
    "fork": "strategy.fork",
}
"""Every code a `Met` may have, with the rule of the course's inventory that it stands for."""


@attrs.frozen
class Met:
    """A rule at work in one move of a game: the code, the half-move (0 the first), who made it."""

    code: str
    ply: int
    color: chess.Color

    @property
    def rule(self) -> str:
        """The id of the rule in the inventory."""
        return RULES[self.code]


def rules_met(board: chess.Board) -> tuple[Met, ...]:
    """Return the rules that the moves of a board's history met, earliest first.

    Works for every variant; forks, though, are told of ordinary chess and Chess960 only. A check
    that is also double or discovered is told as that, a mate as mate. The board is not changed.

    >>> board = chess.Board()
    >>> for san in ("f3", "e5", "g4", "Qh4"):
    ...     _ = board.push_san(san)
    >>> [(met.code, met.ply) for met in rules_met(board)]
    [('checkmate', 3)]
    """
    return finish(rules_met_in_slices(board))


def rules_met_in_slices(board: chess.Board) -> Generator[None, None, tuple[Met, ...]]:
    """Return a generator that yields after each move and whose value is what `rules_met` returns."""
    at = board.root()
    found: list[Met] = []
    for ply, move in enumerate(list(board.move_stack)):
        codes = [*_before(at, move)]
        color, castled, forked = at.turn, at.is_castling(move), _forks(at, move)
        at.push(move)
        codes += _after(at, None if castled else move)
        # A mate is nothing but mate, whatever else the man attacks.
        codes += ["fork"] if forked and "checkmate" not in codes else []
        found += [Met(code, ply, color) for code in codes]
        yield
    return tuple(found)


def _forks(board: chess.Board, move: chess.Move) -> bool:
    """Return whether a move forks; only where a glance shows two targets is it looked into."""
    if type(board) is not chess.Board or board.is_castling(move):
        return False
    seen = Seen(board, move)
    targets = seen.after.attacks_mask(seen.at) & seen.after.occupied_co[not seen.color]
    return chess.popcount(targets) >= 2 and gains.fork(seen) is not None


def _before(board: chess.Board, move: chess.Move) -> Iterator[str]:
    if move.drop:
        yield "drop"
    elif board.is_castling(move):
        yield "castling-kingside" if board.is_kingside_castling(move) else "castling-queenside"
    elif board.is_en_passant(move):
        yield "en-passant"
    elif move.promotion:
        yield "promotion" if move.promotion == chess.QUEEN else "underpromotion"


def _after(board: chess.Board, move: chess.Move | None) -> Iterator[str]:
    """Yield what stands after a move; without it, after castling, whose check comes from the rook."""
    checkers = board.checkers_mask()
    stuck = not any(board.generate_legal_moves()) and not board.is_variant_end()
    if not checkers:
        if stuck:
            yield "stalemate"
    elif stuck:
        yield "checkmate"
    elif checkers & (checkers - 1):
        yield "double-check"
    elif move is not None and not checkers & chess.BB_SQUARES[move.to_square]:
        yield "discovered-check"
    else:
        yield "check"
