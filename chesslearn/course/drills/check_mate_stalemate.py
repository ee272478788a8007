"""Say how a position stands: check, mate, stalemate or nothing of these."""

from __future__ import annotations

from random import Random

import attrs
import chess

from chesslearn import rules
from chesslearn.course.drills.base import Round, by_turns
from chesslearn.course.drills.choosing import ChoosingDrill
from chesslearn.course.drills.positions import ending
from chesslearn.course.notation import side_name
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.state import StepState
from chesslearn.rules.types import Fact

_CODES = {
    "check": "check",
    "double-check": "check",
    "checkmate": "checkmate",
    "stalemate": "stalemate",
    "in-progress": "none",
}


class CheckMateStalemate(ChoosingDrill):
    """A position is shown; the learner says what it is."""

    kind = "check-mate-stalemate"
    codes = ("check", "checkmate", "stalemate", "none")

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        return by_turns(random, self.codes, number, _standing)

    def missed(self, this: Round, given: str) -> Outcome:
        assert this.board is not None
        return Outcome(
            kind="wrong",
            code="drill-not-status",
            params={"given": given, "side": side_name(this.board.turn)},
            because=_because(this.board, given),
        )

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        assert this.board is not None
        question = Question("check-mate-stalemate", {"side": side_name(this.board.turn)})
        return attrs.evolve(state, check=None, question=question, choices=self.choices(missed))


def _standing(random: Random, code: str) -> Round | None:
    """Return a position of the kind asked for; most that come by chance are thrown away."""
    board = ending(random)
    if board is None or _code(board) != code or _CODES.get(rules.status(board).code) != code:
        return None
    return Round(answers=(code,), board=board)


def _code(board: chess.Board) -> str:
    """Say how a position stands, at a glance; the judge confirms what is taken."""
    if any(board.generate_legal_moves()):
        return "check" if board.is_check() else "none"
    return "checkmate" if board.is_check() else "stalemate"


def _because(board: chess.Board, given: str) -> tuple[Fact, ...]:
    """Return what shows that the position is not what was said of it."""
    if given in ("checkmate", "stalemate"):
        return rules.why_not(board, given).because[:2]
    if given == "check" and not board.is_check():
        return rules.why_not(board, "checkmate").because[:1]
    return ()
