"""What is on the table: the board, the moves that led there, and the clock before each."""

from __future__ import annotations

import attrs
import chess

from chesslearn.rules import san_of, side_name

from .clock import Clock, Reading
from .records import Played


@attrs.frozen
class _Turn:
    played: Played
    before: Reading | None


class Table:
    """A board with its history; the one place where moves are made and taken back."""

    def __init__(self, board: chess.Board, clock: Clock | None) -> None:
        self.board = board
        self.clock = clock
        self._turns: list[_Turn] = []
        self._began = clock.read() if clock else None

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves made so far, earliest first."""
        return tuple(turn.played for turn in self._turns)

    def make(self, move: chess.Move, comment: str = "") -> Played:
        """Make a legal move and press the clock."""
        board = self.board
        san, number, side = san_of(board, move), board.fullmove_number, side_name(board.turn)
        board.push(move)
        left = None
        before = self._began
        if self.clock:
            self.clock.press()
            self._began = self.clock.read()
            left = self._began.white if side == "white" else self._began.black
        played = Played(move, san, number, side, left, comment)
        self._turns.append(_Turn(played, before))
        return played

    def undo(self) -> None:
        """Take the last move back; the clock shows what it showed when that turn began."""
        before = self._turns.pop().before
        self.board.pop()
        # A crazyhouse board that has been popped shares its pockets with its earlier copies.
        self.board = self.board.copy()
        if self.clock and before is not None:
            self._began = before
            self.clock.set_back(before, side_name(self.board.turn))
