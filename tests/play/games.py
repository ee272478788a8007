"""Games for the tests: played to their end, mirrored, by a clock that is turned by hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.play import VARIANTS, Game, Seat, Side, Variant
from chesslearn.play.pgn_reading import CODES, PgnError
from tests.rules.boards import SWEEP, flip_move

__all__ = [
    "SWEEP",
    "VARIANTS",
    "Hand",
    "computers",
    "flip",
    "fresh",
    "mirror",
    "play",
    "refuses",
    "shown",
    "wander",
]


class Hand:
    """A source of seconds that stands still until it is moved on."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds

    def on(self, seconds: float) -> None:
        """Let time pass."""
        self.seconds += seconds


def shown(game: Game) -> tuple[float, float, Side | None]:
    """Return what the clock shows: the seconds of White and of Black, and whose run."""
    clocks = game.clocks
    assert clocks is not None
    return clocks.white, clocks.black, clocks.running


def fresh(
    variant: Variant, rng: random.Random, *, white: Seat | None = None, black: Seat | None = None
) -> Game:
    """Return a new game; in Chess960 from one of the 960 arrays."""
    number = rng.randrange(960) if variant == "chess960" else None
    return Game(variant, number=number, white=white, black=black, seed=rng.randrange(1000))


def computers(game: Game) -> int:
    """Let the computers play until a person is to move or the game is over; return how many moves."""
    count = 0
    while game.due:
        verdict = finish(game.reply())
        assert verdict.legal, (game.board.fen(), verdict)
        count += 1
    return count


def play(game: Game, *moves: str) -> None:
    """Make moves given as UCI; each must be legal."""
    for uci in moves:
        verdict = game.attempt(chess.Move.from_uci(uci))
        assert verdict.legal, (uci, game.board.fen(), verdict)


def wander(game: Game, rng: random.Random, plies: int) -> None:
    """Make moves by chance for both people, captures a little more often, until the game ends."""
    for _ in range(plies):
        if game.result is not None:
            return
        board = game.board
        moves = list(board.legal_moves)
        taking = [move for move in moves if not move.drop and board.is_capture(move)]
        assert game.attempt(rng.choice(taking if taking and rng.random() < 0.3 else moves)).legal


def refuses(read: Callable[[str], object], text: str, code: str, params: Mapping[str, object]) -> PgnError:
    """Check that a text is refused by one of the known codes, with these values among others."""
    with pytest.raises(PgnError) as refused:
        read(text)
    assert refused.value.code == code
    assert params.items() <= refused.value.params.items()
    assert code in CODES
    return refused.value


def flip(side: Side | None) -> Side | None:
    """Return the other side."""
    return {"white": "black", "black": "white", None: None}[side]  # type: ignore[return-value]


def mirror(game: Game) -> Game:
    """Return the same game with colours exchanged, its people on the other seats."""
    start = _board(game).mirror()
    other = Game(game.variant, fen=start.fen(), white=game.black, black=game.white)
    for played in game.moves:
        assert other.attempt(flip_move(played.move)).legal
    return other


def _board(game: Game) -> chess.Board:
    return game.board.root()
