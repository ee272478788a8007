"""What is on the table in bughouse: two boards, the moves of both in their order, two clocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import chess

from chesslearn.opponent.bughouse import BughouseMatch
from chesslearn.rules import san_of, side_name

from .clock import Clock, Clocks, Reading, TimeControl
from .records import Played, Side

Number = Literal[0, 1]
_Readings = tuple[Reading, Reading]


class MatchTable:
    """A match with its history; the one place where moves are made and taken back."""

    def __init__(self, match: BughouseMatch, time: TimeControl | None, now: Callable[[], float]) -> None:
        self.match = match
        self._played: list[Played] = []
        self._clocks = (Clock(time, now), Clock(time, now)) if time else None
        self._began = self._read()
        self._before: list[_Readings | None] = []

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves of both boards, earliest first."""
        return tuple(self._played)

    def count(self, number: Number) -> int:
        """Return how many moves were made on a board."""
        return sum(played.board == number for played in self._played)

    def make(self, number: Number, move: chess.Move) -> None:
        """Make a legal move on a board and press its clock."""
        board = self.match.boards[number]
        san, turn, side = san_of(board, move), board.fullmove_number, side_name(board.turn)
        self.match.push(number, move)
        self._before.append(self._began)
        left = None
        if self._clocks:
            self._clocks[number].press()
            self._began = self._read()
            shown = self._clocks[number].show()
            left = shown.white if side == "white" else shown.black
        self._played.append(Played(move, san, turn, side, left, board=number))

    def undo(self, count: int) -> None:
        """Take the last moves back; both clocks show what they showed when the first of them began."""
        for _ in range(count):
            self.match.pop()
            self._played.pop()
            self._began = self._before.pop()
        if self._clocks and self._began:
            for clock, reading, board in zip(self._clocks, self._began, self.match.boards, strict=True):
                clock.set_back(reading, side_name(board.turn))

    def start_clocks(self) -> None:
        """Let the time of whoever is to move run, on both boards."""
        for clock, board in zip(self._clocks or (), self.match.boards, strict=False):
            clock.start(side_name(board.turn))

    def stop_clocks(self) -> None:
        """Let no time run any more."""
        for clock in self._clocks or ():
            clock.stop()

    def clocks(self, number: Number) -> Clocks | None:
        """Return what the clock of a board shows."""
        return self._clocks[number].show() if self._clocks else None

    def fallen(self) -> tuple[Number, Side] | None:
        """Return the board and the side whose flag has fallen, the first of several."""
        now = self._read()
        if now is None or self._clocks is None:
            return None
        lefts = [min(reading.white, reading.black) for reading in now]
        number: Number = 0 if lefts[0] <= lefts[1] else 1
        side = self._clocks[number].fallen()
        return None if side is None else (number, side)

    def _read(self) -> _Readings | None:
        return (self._clocks[0].read(), self._clocks[1].read()) if self._clocks else None
