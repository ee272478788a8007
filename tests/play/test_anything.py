"""Whatever is done in whatever order: a game stays one that can be told."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.play import Computer, Game, Person, Side, TimeControl, Variant
from chesslearn.rules import status
from chesslearn.rules.facts import OVER
from tests.play.games import SWEEP, VARIANTS, Hand

SIDES: tuple[Side, Side] = ("white", "black")
DEEDS = (
    "move",
    "move",
    "move",
    "move",
    "try",
    "reply",
    "reply",
    "back",
    "offer",
    "answer",
    "claim",
    "wait",
    "resign",
)


class Table:
    """A game at which deeds are done by chance, and what must hold after each."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.rng = random.Random(seed)
        self.hand = Hand()
        seats = self.rng.choice([(Person(), Person()), (Person(), Computer(1)), (Computer(1), Person())])
        time = TimeControl(1, self.rng.choice([0, 5])) if self.rng.random() < 0.6 else None
        self.game = Game(variant, white=seats[0], black=seats[1], time=time, now=self.hand, seed=seed)

    def do(self, deed: str) -> None:
        game, rng = self.game, self.rng
        side = rng.choice(SIDES)
        if deed == "move" and not game.due and game.result is None:
            assert game.attempt(rng.choice(list(game.board.legal_moves))).legal or game.result is not None
        elif deed == "try":
            origin, target = rng.sample(range(64), 2)
            game.attempt(chess.Move(origin, target, promotion=rng.choice([None, chess.QUEEN])))
        elif deed == "reply" and game.due:
            assert finish(game.reply()).legal or game.result is not None
        elif deed == "back":
            game.take_back()
        elif deed == "offer":
            assert game.offer(side) in ("accepted", "declined", "open")
        elif deed == "answer":
            game.answer(side, rng.random() < 0.1)
        elif deed == "claim":
            claim = game.claim(
                side, rng.choice([None, *game.board.legal_moves]) if game.result is None else None
            )
            assert not claim.right or game.result is not None
        elif deed == "wait":
            self.hand.on(rng.choice([0.1, 1, 4, 20]))
            game.flag()
        elif deed == "resign" and rng.random() < 0.1:
            game.resign(side)

    def check(self) -> None:
        game = self.game
        board = Game(game.variant, fen=game.start_fen).board
        for played in game.moves:
            assert played.side == ("white" if board.turn else "black")
            board.push(board.parse_san(played.san))
            assert board.peek() == played.move
        assert board.fen() == game.board.fen()
        assert game.turn == ("white" if board.turn else "black")
        over = status(board).code in OVER
        if game.result is None:
            assert not over
        else:
            assert over or game.result.decided
            assert game.offered is None
            assert not game.due
        self.check_clocks()

    def check_clocks(self) -> None:
        clocks = self.game.clocks
        if clocks is not None:
            assert clocks.running == (self.game.turn if self.game.result is None else None)
            assert min(clocks.white, clocks.black) >= 0
            assert self.game.result is not None or min(clocks.white, clocks.black) > 0


@pytest.mark.parametrize("seed", range(3 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_anything_may_be_done(variant: Variant, seed: int) -> None:
    table = Table(variant, seed)
    for _ in range(120):
        before = table.game.moves, table.game.result
        deed = table.rng.choice(DEEDS)
        table.do(deed)
        table.check()
        if before[1] is not None and deed != "back":
            assert (table.game.moves, table.game.result) == before, f"{deed} changed a game that is over"
