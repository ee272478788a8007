"""Bughouse as a game: the learner on one seat, computers on the other three, two boards side by side."""

from __future__ import annotations

import time as _time
from collections.abc import Callable, Generator, Mapping
from typing import Literal, Self

import chess

from chesslearn.opponent import think
from chesslearn.opponent.bughouse import BughouseBoard, BughouseMatch, MatchEnd, MateRule, team_of
from chesslearn.opponent.judgement import worth_for
from chesslearn.rules import Claim, Verdict, explain, side_name

from . import bpgn
from .boards import bughouse_fens
from .clock import Clocks, TimeControl
from .ending import game_over, out_of_turn
from .match_table import MatchTable, Number
from .records import Answer, Played, Replying, Result, ResultCode, Side, color_of, other
from .seats import Computer, Person, Seat

_LEVEL = 60


class BughouseGame:
    """A match on two boards in which the learner plays one side of board 0 or 1.

    What one captures, the partner may drop. The match ends with whichever board ends first.
    The other board keeps pace with the learner's: `due` and `next_board` say who is to move,
    whoever drives calls `reply`, as fast or as calmly as the page likes. When it is the
    learner's turn and the other board has caught up, everything waits; `sit` lets the other
    board move on alone.

    ``mate`` says when a check is mate, see `opponent.bughouse.MateRule`; ``time`` gives both
    boards a clock of their own.

    >>> game = BughouseGame(side="white")
    >>> game.attempt(chess.Move.from_uci("e2e4")).legal
    True
    >>> game.due, game.next_board
    (True, 1)
    """

    variant: Literal["bughouse"] = "bughouse"
    usual_fens = (BughouseBoard.starting_fen, BughouseBoard.starting_fen)

    def __init__(
        self,
        side: Side = "white",
        *,
        number: Number = 0,
        fens: tuple[str, str] | None = None,
        partner: int = 2,
        opponents: int | tuple[int, int] = 2,
        mate: MateRule = "pocket",
        time: TimeControl | None = None,
        now: Callable[[], float] = _time.monotonic,
        seed: int = 0,
    ) -> None:
        self._match = BughouseMatch(bughouse_fens(fens), mate=mate)
        self._table = MatchTable(self._match, time, now)
        self.number: Number = number
        self.side: Side = side
        self.time = time
        self.seed = seed
        self.start_fens = (self._match.boards[0].fen(), self._match.boards[1].fen())
        across, beside = (opponents, opponents) if isinstance(opponents, int) else opponents
        self.seats: Mapping[tuple[Number, Side], Seat] = {
            (number, side): Person(),
            (number, other(side)): Computer(across),
            (self._other, side): Computer(beside),
            (self._other, other(side)): Computer(partner),
        }
        self._ahead = 0
        self._undone = 0
        self._result = self._by_position()
        if self._result is None:
            self._table.start_clocks()

    @classmethod
    def from_pgn(
        cls, text: str, side: Side = "white", *, partner: int = 2, opponents: int = 2, seed: int = 0
    ) -> Self:
        """Return the match of a BPGN text, to be looked at or played on; see `play.bpgn_reading`.

        Raises `PgnError` with a code for what cannot be read.
        """
        from .bpgn_reading import Lost, read

        found = read(text)
        game = cls(side, fens=found.fens, partner=partner, opponents=opponents, seed=seed)
        for number, move in found.moves:
            game.replay(number, move)
        if game.result is None and isinstance(found.ended, Lost):
            game._end(game._lost(found.ended.code, found.ended.board, found.ended.side))
        elif game.result is None and found.ended == "agreement":
            game._end(Result("agreement", board=game.number))
        return game

    # What there is to see.

    @property
    def _other(self) -> Number:
        return 1 if self.number == 0 else 0

    @property
    def board(self) -> BughouseBoard:
        """A copy of the learner's board."""
        return self._match.boards[self.number].copy()

    @property
    def partner(self) -> BughouseBoard:
        """A copy of the other board, on which the partner plays."""
        return self._match.boards[self._other].copy()

    @property
    def turn(self) -> Side:
        """The side to move on the learner's board."""
        return side_name(self._match.boards[self.number].turn)

    @property
    def white(self) -> Seat:
        """Who plays White on the learner's board."""
        return self.seats[self.number, "white"]

    @property
    def black(self) -> Seat:
        """Who plays Black on the learner's board."""
        return self.seats[self.number, "black"]

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves of both boards in the order in which they were made; ``board`` tells which."""
        return self._table.moves

    @property
    def result(self) -> Result | None:
        """How the match ended, or `None` while it goes on."""
        return self._result

    @property
    def offered(self) -> Side | None:
        """Always `None`: computers answer at once and offer nothing."""
        return None

    @property
    def waiting(self) -> bool:
        """Whether the learner is to move and has no move until the partner sends a man."""
        return self._result is None and self.turn == self.side and self._match.waits(self.number)

    @property
    def due(self) -> bool:
        """Whether a computer is to move now, on either board."""
        return self.next_board is not None

    @property
    def next_board(self) -> Number | None:
        """The board on which a computer moves next, `None` when everything waits for the learner.

        The other board comes first when it has fewer moves, and goes on alone while the
        learner's board can only wait for a man.
        """
        if self._result is not None:
            return None
        movable = self._match.movable()
        here = self.number in movable and self.turn != self.side
        there = self._other in movable
        lead = self._table.count(self._other) - self._table.count(self.number)
        if there and (lead < 0 or self.number not in movable):
            return self._other
        if here:
            return self.number
        return self._other if there and lead < self._ahead else None

    @property
    def clocks(self) -> Clocks | None:
        """The clock of the learner's board, `None` in a match without clocks."""
        return self._table.clocks(self.number)

    @property
    def partner_clocks(self) -> Clocks | None:
        """The clock of the other board."""
        return self._table.clocks(self._other)

    # What the learner does.

    def attempt(self, move: chess.Move) -> Verdict:
        """Judge a move or a drop of the learner, and make it if it is legal."""
        board = self._match.boards[self.number]
        if self.flag() is not None:
            return self._over()
        if self.turn != self.side:
            return out_of_turn(board, move)
        verdict = explain(board, move, ended=False)
        if verdict.legal and verdict.move is not None:
            self._make(self.number, verdict.move)
        return verdict

    def sit(self) -> bool:
        """Wait, as one may in bughouse: the other board goes on by one move. False where it cannot."""
        if self.flag() is not None or self._other not in self._match.movable():
            return False
        self._ahead = max(self._ahead, self._table.count(self._other) - self._table.count(self.number)) + 1
        return True

    def take_back(self) -> int:
        """Take the match back to the learner's last turn, on both boards; return how many moves."""
        mine = (self.number, self.side)
        made = [(played.board, played.side) for played in self._table.moves]
        if mine not in made or (self._result is not None and self._result.decided):
            return 0
        count = made[::-1].index(mine) + 1
        self._table.undo(count)
        self._ahead, self._result = 0, None
        self._undone += 1
        return count

    def offer(self, side: Side | None = None) -> Answer:
        """Offer a draw to the other team: it accepts when its two boards together stand worse."""
        if self.flag() is not None:
            return "declined"
        rival = color_of(other(self.side))
        here, there = self._match.boards[self.number], self._match.boards[self._other]
        worth = worth_for(here, rival) + worth_for(there, not rival)
        if worth > -_LEVEL:
            return "declined"
        self._end(Result("agreement", board=self.number))
        return "accepted"

    def claim(self, side: Side, move: chess.Move | None = None) -> Claim:
        """Return that nothing can be claimed: neither repetitions nor counts of moves draw in bughouse."""
        return Claim("threefold", False)

    def resign(self, side: Side | None = None) -> Result:
        """Give the match up for the learner's team."""
        if self.flag() is None:
            self._end(self._lost("resignation", self.number, self.side))
        assert self._result is not None
        return self._result

    def flag(self) -> Result | None:
        """Look at both clocks: the flag that fell first loses the match; return how it ended."""
        fallen = self._table.fallen() if self._result is None else None
        if fallen is not None:
            self._end(self._lost("time", *fallen))
        return self._result

    # What the computers do.

    def reply(self) -> Replying:
        """Return a generator in which the computer of `next_board` thinks in slices and moves.

        Its value is the verdict on that move. The learner may move meanwhile; after a take back
        or the end of the match nothing is made and the verdict is not legal. Raises
        `ValueError`, at once, when no computer is due.
        """
        number = self.next_board
        if number is None:
            raise ValueError("no computer is to move: the match waits for the learner or is over")
        board = self._match.boards[number]
        seat = self.seats[number, side_name(board.turn)]
        assert isinstance(seat, Computer)
        return self._replying(number, think(board, seat.strength, seed=f"{self.seed} {number}"))

    def _replying(self, number: Number, thinking: Generator[None, None, chess.Move]) -> Replying:
        board, before = self._match.boards[number], (self._undone, self._table.count(number))
        move = yield from thinking
        if self.flag() is not None:
            return self._over()
        if before != (self._undone, self._table.count(number)):
            return out_of_turn(board, move)
        verdict = explain(board, move, ended=False)
        if verdict.legal and verdict.move is not None:
            self._make(number, verdict.move)
        return verdict

    def replay(self, number: Number, move: chess.Move) -> None:
        """Make a move that was made before, on either board, for whoever is to move there.

        Raises `ValueError` for a move that is not legal, and after the end.
        """
        if self._result is not None or not self._match.boards[number].is_legal(move):
            raise ValueError(f"illegal move on board {number}: {move.uci()!r}")
        self._make(number, move)

    async def close(self) -> None:
        """Do nothing: no engine sits here. It is there because `Game` has it."""

    def pgn(self, **headers: str) -> str:
        """Return the match as BPGN, both boards in the order of the moves."""
        return bpgn.write(self, headers)

    # How it goes on and ends.

    def _make(self, number: Number, move: chess.Move) -> None:
        self._table.make(number, move)
        if number == self.number:
            self._ahead = 0
        ended = self._by_position()
        if ended is not None:
            self._end(ended)

    def _over(self) -> Verdict:
        assert self._result is not None
        return game_over(self._result, self.turn)

    def _by_position(self) -> Result | None:
        end = self._match.end()
        return None if end is None else self._result_of(end)

    def _result_of(self, end: MatchEnd) -> Result:
        code: ResultCode = end.code
        winner = None if end.winner is None else self._side_of_team(end.winner)
        return Result(code, winner, board=end.board, team=end.winner)

    def _lost(self, code: ResultCode, number: Number, side: Side) -> Result:
        team: Literal[0, 1] = 1 if team_of(number, color_of(side)) == 0 else 0
        return Result(code, self._side_of_team(team), board=number, team=team)

    def _side_of_team(self, team: Literal[0, 1]) -> Side:
        """Return the side that a team plays on the learner's board."""
        return "white" if team_of(self.number, chess.WHITE) == team else "black"

    def _end(self, result: Result) -> None:
        self._result = result
        self._table.stop_clocks()
