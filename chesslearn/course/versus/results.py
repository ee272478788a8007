"""How a game against the opponent has ended, asked after every move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import attrs
import chess

from chesslearn import rules
from chesslearn.course.versus.opposing import Win
from chesslearn.rules.types import Fact, Status

ResultCode = Literal[
    "checkmate", "variant-win", "promote", "capture", "block",
    "stalemate", "variant-draw", "dead-position", "fivefold", "seventyfive", "threefold", "fifty", "no-move",
]  # fmt: skip

_OVER: Final = frozenset(
    {"checkmate", "variant-win", "stalemate", "variant-draw", "dead-position", "fivefold", "seventyfive"}
)


@attrs.frozen(kw_only=True)
class Result:
    """The end of a game: what ended it, and who has won; nobody in a draw."""

    code: ResultCode
    winner: chess.Color | None = None
    status: Status | None = None
    """The judge's word on it, where both kings are on the board."""

    @property
    def because(self) -> tuple[Fact, ...]:
        """What the judge has to show for it."""
        return self.status.because if self.status is not None else ()


def result_of(board: chess.Board, wins: Sequence[Win] = (), *, threefold: bool = True) -> Result | None:
    """Return how the game has ended, or ``None`` when it goes on.

    ``wins`` are the ways to win of a mini game. Fifty moves, and with ``threefold`` a
    position that comes for the third time, end the game as if the draw were claimed.
    """
    won = _by_mini_game(board, wins) if wins else None
    if won is not None:
        return won
    if board.king(chess.WHITE) is not None and board.king(chess.BLACK) is not None:
        return _by_the_judge(board, threefold)
    return _without_kings(board, threefold)


def _by_mini_game(board: chess.Board, wins: Sequence[Win]) -> Result | None:
    from chesslearn.opponent.minis import MiniBoard  # only games against the opponent ask for it

    mini = MiniBoard.of(board, wins)
    if code := mini.won():
        return Result(code=code, winner=board.turn)
    if board.is_check() and not any(board.generate_legal_moves()):
        return None
    if code := mini.lost():
        return Result(code=code, winner=not board.turn)
    return None


def _by_the_judge(board: chess.Board, threefold: bool) -> Result | None:
    status = rules.status(board)
    if status.code == "impossible-position":
        return _without_kings(board, threefold)
    if status.code in _OVER:
        return Result(code=status.code, winner=status.winner, status=status)  # type: ignore[arg-type]
    if threefold and "threefold" in status.claims:
        return Result(code="threefold", status=status)
    return Result(code="fifty", status=status) if "fifty" in status.claims else None


def _without_kings(board: chess.Board, threefold: bool) -> Result | None:
    if not any(board.generate_legal_moves()):
        return Result(code="checkmate", winner=not board.turn) if board.is_check() else Result(code="no-move")
    if threefold and board.is_repetition(3):
        return Result(code="threefold")
    return Result(code="fifty") if board.halfmove_clock >= 100 else None
