"""Write down a move that is shown."""

from __future__ import annotations

from random import Random

import attrs
import chess

from chesslearn.course.attempts import Attempt, TextAttempt
from chesslearn.course.drills.base import Drill, Round
from chesslearn.course.drills.positions import played
from chesslearn.course.notation import side_name, squares_of
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.spelling import read
from chesslearn.course.state import StepState
from chesslearn.course.writing import fault_of


class WriteMove(Drill):
    """An arrow shows a move; the learner types it."""

    kind = "write-move"

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        made: list[Round] = []
        seen: list[str] = []
        while len(made) < number:
            board = played(random, random.randint(2, 50))
            features: dict[str, list[chess.Move]] = {}
            for move in board.legal_moves:
                features.setdefault(_feature(board, move), []).append(move)
            least = min(seen.count(feature) for feature in features)
            feature = random.choice([each for each in features if seen.count(each) == least])
            move = random.choice(features[feature])
            if seen.count(feature) > 1 and feature != "quiet" and len(features) == 1:
                continue
            seen.append(feature)
            made.append(Round(answers=(move.uci(),), board=board, move=move))
        return tuple(made)

    def read(self, this: Round, attempt: Attempt) -> str | None:
        if not isinstance(attempt, TextAttempt) or read(attempt.text) is None:
            return None
        assert this.board is not None and this.move is not None
        return attempt.text if fault_of(this.board, this.move, attempt.text) else this.answers[0]

    def solve(self, this: Round, answer: str) -> Attempt:
        assert this.board is not None and this.move is not None
        return TextAttempt(this.board.san(this.move))

    def missed(self, this: Round, given: str) -> Outcome:
        assert this.board is not None and this.move is not None
        fault = fault_of(this.board, this.move, given)
        assert fault is not None
        return Outcome(kind="wrong", code=fault.code, params=fault.params)

    def unread(self, attempt: Attempt) -> Outcome | None:
        if not isinstance(attempt, TextAttempt):
            return None
        return Outcome(
            kind="nothing", code="not-a-move", params={"text": " ".join(attempt.text.split())[:20]}
        )

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        assert this.board is not None and this.move is not None
        params = {"side": side_name(this.board.turn)}
        return attrs.evolve(
            state, arrows=(squares_of(this.move),), input="move", question=Question("write-move", params)
        )


def _feature(board: chess.Board, move: chess.Move) -> str:
    """Return what makes a move worth writing."""
    san = board.san(move)
    if san.startswith("O-O"):
        return "castling"
    if "=" in san:
        return "promotion"
    if san[-1] in "+#":
        return "check"
    if "x" in san:
        return "pawn-capture" if san[0].islower() else "capture"
    if san[0].islower():
        return "pawn"
    return "ambiguous" if len(san) > 3 else "quiet"
