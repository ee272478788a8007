"""Say whether a game of Chess960 may begin as drawn, and if not, what is wrong."""

from __future__ import annotations

from random import Random
from typing import Final

import attrs
import chess

from chesslearn.course import arrays
from chesslearn.course.drills.base import Round, by_turns
from chesslearn.course.drills.choosing import ChoosingDrill
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.state import StepState

_PIECES: Final = "RNBQKBNR"


class DrawArray(ChoosingDrill):
    """A fresh array each round, allowed or wrong in one way; the learner says which."""

    kind = "draw-array"
    codes = ("array-allowed", "array-bishops", "array-king", "array-mirror")

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        return by_turns(random, self.codes, number, _drawn)

    def missed(self, this: Round, given: str) -> Outcome:
        return Outcome(kind="wrong", code="drill-not-array", params={"given": given})

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        return attrs.evolve(state, question=Question("draw-array"), choices=self.choices(missed))


def _drawn(random: Random, code: str) -> Round:
    """Return a first position with the one fault asked for, or with none."""
    faults = () if code in ("array-allowed", "array-mirror") else (code.removeprefix("array-"),)
    white = _shuffled(random)
    while arrays.faults(white) != faults:
        white = _shuffled(random)
    black = random.choice((white[::-1], _swapped(white))) if code == "array-mirror" else white
    board = chess.Board(f"{black.lower()}/pppppppp/8/8/8/8/PPPPPPPP/{white} w - - 0 1", chess960=True)
    return Round(answers=(code,), board=board)


def _shuffled(random: Random) -> str:
    return "".join(random.sample(_PIECES, len(_PIECES)))


def _swapped(array: str) -> str:
    """Return the array with the queen and the first knight in each other's place: allowed, but another."""
    queen, knight = sorted((array.index("Q"), array.index("N")))
    return array[:queen] + array[knight] + array[queen + 1 : knight] + array[queen] + array[knight + 1 :]
