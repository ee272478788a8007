"""One game on one board, of any variant, from any position, between any two seats."""

from __future__ import annotations

import time as _time
from collections.abc import Callable, Generator, Mapping
from typing import Self

import chess

from chesslearn.opponent import think
from chesslearn.rules import Claim, Verdict, explain, side_name

from . import claims
from .boards import Variant, make_board
from .clock import Clock, Clocks, TimeControl
from .ending import ended_by_flag, ended_by_position, game_over, out_of_turn
from .engine_seat import Engines
from .offers import takes_draw
from .records import Answer, Played, Replying, Result, Side, color_of, other
from .seats import Computer, Engine, EngineTrouble, Person, Seat
from .table import Table


class Game:
    """A game: what is tried is judged, and what is legal is made.

    ``variant`` is one of `VARIANTS`, ``fen`` a possible position to start from (`PositionError`
    otherwise), ``number`` an array of Chess960. Time runs by ``now`` from the beginning, for
    whoever is to move. The same ``seed`` gives the same replies of the built-in opponent.

    >>> game = Game()
    >>> game.attempt(chess.Move.from_uci("e2e5")).reasons[0].code
    'pawn-wrong-way'
    >>> game.attempt(chess.Move.from_uci("e2e4")).legal, game.turn
    (True, 'black')
    """

    def __init__(
        self,
        variant: Variant = "standard",
        *,
        fen: str | None = None,
        number: int | None = None,
        white: Seat | None = None,
        black: Seat | None = None,
        time: TimeControl | None = None,
        now: Callable[[], float] = _time.monotonic,
        seed: int = 0,
    ) -> None:
        board = make_board(variant, fen, number=number)
        self.variant: Variant = variant
        self.start_fen = board.fen()
        self.time = time
        self.seed = seed
        self.headers: Mapping[str, str] = {}
        self._seats: dict[Side, Seat] = {"white": white or Person(), "black": black or Person()}
        self._table = Table(board, Clock(time, now) if time else None)
        self._offered: Side | None = None
        self._version = 0
        self._engines = Engines()
        self._result = ended_by_position(board)
        if self._table.clock and self._result is None:
            self._table.clock.start(self.turn)

    # What there is to see.

    @property
    def board(self) -> chess.Board:
        """A copy of the board with its history, to look at."""
        return self._table.board.copy()

    @property
    def turn(self) -> Side:
        """The side to move."""
        return side_name(self._table.board.turn)

    @property
    def white(self) -> Seat:
        """Who plays White."""
        return self._seats["white"]

    @property
    def black(self) -> Seat:
        """Who plays Black."""
        return self._seats["black"]

    @property
    def moves(self) -> tuple[Played, ...]:
        """The moves made so far, earliest first."""
        return self._table.moves

    @property
    def result(self) -> Result | None:
        """How the game ended, or `None` while it goes on; a flag counts when `flag` has looked at it."""
        return self._result

    @property
    def due(self) -> bool:
        """Whether a computer or an engine is to move and the game goes on."""
        return self._result is None and not isinstance(self._seats[self.turn], Person)

    @property
    def offered(self) -> Side | None:
        """Who has offered a draw that is not answered yet."""
        return self._offered

    @property
    def clocks(self) -> Clocks | None:
        """What the clock shows now, `None` in a game without one."""
        return self._table.clock.show() if self._table.clock else None

    # What a person does.

    def attempt(self, move: chess.Move) -> Verdict:
        """Judge a move of the person who is to move, and make it if it is legal.

        After the end the verdict says how the game ended, out of turn whose move it is.
        An offer of the other side is declined by a move. Raises `ValueError` for what is
        no attempt at all, as `rules.explain` does.
        """
        if self.flag() is not None and self._decided:
            return self._over()
        if self.due:
            return out_of_turn(self._table.board, move)
        return self._make(move)

    def take_back(self) -> int:
        """Take moves back until a person is to move again; return how many half-moves, 0 for none.

        The clocks show what they showed then. A game that was decided by a word or by the
        clock stays decided; a mate may be taken back.
        """
        if self._decided:
            return 0
        count = self._until_person()
        for _ in range(count):
            self._table.undo()
        if count:
            self._offered, self._result = None, None
            self._version += 1
        return count

    def offer(self, side: Side) -> Answer:
        """Offer a draw for a side; a computer answers at once, a person by `answer`.

        An offer stands until the other side answers or moves (FIDE 9.1.2.1). When both have
        offered, the draw is agreed.
        """
        if self._ended:
            return "declined"
        opponent = self._seats[other(side)]
        if self._offered == other(side):
            return self._agree()
        if isinstance(opponent, Person):
            self._offered = side
            return "open"
        if takes_draw(self._table.board, color_of(other(side))):
            return self._agree()
        return "declined"

    def answer(self, side: Side, accept: bool) -> Answer:
        """Answer the draw that the other side has offered; without an offer nothing happens."""
        if self._ended or self._offered != other(side):
            return "declined"
        self._offered = None
        return self._agree() if accept else "declined"

    def claim(self, side: Side, move: chess.Move | None = None, *, kind: claims.Kind | None = None) -> Claim:
        """Claim a draw, now or with a move that is announced and not made (FIDE 9.2, 9.3).

        Without ``kind`` both kinds are tried. A right claim ends the game; a wrong one changes
        nothing. Only the side to move may claim, and only in a game that goes on: otherwise the
        claim is wrong without any fact.
        """
        if self._ended or side != self.turn:
            return Claim(kind or "threefold", False)
        claim = claims.judge(self._table.board, move, kind)
        if claim.right:
            code: claims.Code = "threefold-claimed" if claim.kind == "threefold" else "fifty-claimed"
            self._end(Result(code, claim=claim))
        return claim

    def resign(self, side: Side) -> Result:
        """Give the game up for a side (FIDE 5.1.2); a game that has ended stays as it ended."""
        if not self._ended:
            self._end(Result("resignation", other(side)))
        assert self._result is not None
        return self._result

    def flag(self) -> Result | None:
        """Look at the clock: end the game if a flag has fallen, and return how it ended, if it did."""
        clock = self._table.clock
        if self._result is None and clock is not None and (fallen := clock.fallen()) is not None:
            self._end(ended_by_flag(self._table.board, fallen))
        return self._result

    def seat(self, side: Side, seat: Seat) -> None:
        """Put somebody else on a seat; the game goes on as it stands."""
        self._seats[side] = seat
        self._version += 1

    # What a computer does.

    def reply(self) -> Replying:
        """Return a generator in which the built-in opponent thinks in slices and makes its move.

        Its value is the verdict on that move. When the game has changed meanwhile, by a take
        back or a resignation, nothing is made and the verdict is not legal. Raises
        `ValueError`, at once, when the built-in opponent is not to move.
        """
        seat = self._seats[self.turn]
        if self._result is not None or not isinstance(seat, Computer):
            raise ValueError(f"the built-in opponent is not to move: {seat!r}, {self._result!r}")
        return self._replying(think(self._table.board, seat.strength, seed=self.seed))

    def _replying(self, thinking: Generator[None, None, chess.Move]) -> Replying:
        version = self._version
        move = yield from thinking
        return self._made_by_computer(move, version)

    async def engine_reply(self) -> Verdict | EngineTrouble:
        """Let the engine that is to move think and make its move, on the event loop.

        The engine is started with its first move and kept; `close` stops it. Cancelling stops
        the thinking. What keeps it from moving is returned, and the game stands as it stood.
        """
        seat = self._seats[self.turn]
        if self._result is not None or not isinstance(seat, Engine):
            raise ValueError(f"no engine is to move: {seat!r}, {self._result!r}")
        version = self._version
        move = await self._engines.reply(seat, self.variant, self._table.board.copy())
        return move if isinstance(move, EngineTrouble) else self._made_by_computer(move, version)

    async def close(self) -> None:
        """Stop every engine that was started; needed once, when the game is put away."""
        await self._engines.close()

    # The file.

    def pgn(self, **headers: str) -> str:
        """Return the game as PGN, with these headers besides the usual ones; see `play.pgn`."""
        from .pgn import write

        return write(self, headers)

    @classmethod
    def from_pgn(cls, text: str, *, white: Seat | None = None, black: Seat | None = None) -> Self:
        """Return the first game of a PGN text, to be looked at or played on; see `play.pgn_reading`.

        Raises `PgnError` with a code for what cannot be read.
        """
        from .pgn_reading import read

        found = read(text)
        game = cls(found.variant, fen=found.fen, white=white, black=black)
        game.headers = found.headers
        for move, comment in found.moves:
            game._table.make(move, comment)
        game._result = found.result
        return game

    # How it goes on and ends.

    @property
    def _ended(self) -> bool:
        return self.flag() is not None

    @property
    def _decided(self) -> bool:
        return self._result is not None and self._result.decided

    def _over(self) -> Verdict:
        assert self._result is not None
        return game_over(self._result, self.turn)

    def _make(self, move: chess.Move) -> Verdict:
        verdict = explain(self._table.board, move)
        if verdict.legal and self._result is not None:
            # Ended by what a single attempt does not look for: a locked position, say.
            return self._over()
        if verdict.legal and verdict.move is not None:
            mover = self.turn
            self._table.make(verdict.move)
            self._version += 1
            if self._offered == other(mover):
                self._offered = None
            ended = ended_by_position(self._table.board)
            if ended is not None:
                self._end(ended)
        return verdict

    def _made_by_computer(self, move: chess.Move, version: int) -> Verdict:
        if self.flag() is not None:
            return self._over()
        if version != self._version:
            return out_of_turn(self._table.board, move)
        return self._make(move)

    def _until_person(self) -> int:
        made = self._table.moves
        for count, played in enumerate(reversed(made), 1):
            if isinstance(self._seats[played.side], Person):
                return count
        return 0

    def _agree(self) -> Answer:
        self._end(Result("agreement"))
        return "accepted"

    def _end(self, result: Result) -> None:
        self._result = result
        self._offered = None
        self._version += 1
        if self._table.clock:
            self._table.clock.stop()
