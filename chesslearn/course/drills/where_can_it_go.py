"""Mark every square to which a man may go."""

from __future__ import annotations

from random import Random

import attrs
import chess

from chesslearn.course.attempts import Attempt, SquareAttempt
from chesslearn.course.drills.base import Drill, Round, by_turns
from chesslearn.course.drills.positions import scattered
from chesslearn.course.judging import judge
from chesslearn.course.notation import Square, is_square, side_name
from chesslearn.course.outcomes import Outcome, Question
from chesslearn.course.positions import destinations
from chesslearn.course.state import StepState

_KINDS = (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN, chess.KING, chess.PAWN)
_OTHERS = (chess.PAWN, chess.PAWN, chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK)
MOST = 14
"""The most squares that have to be marked in a round."""


class WhereCanItGo(Drill):
    """A man on a board with few others; the learner marks all its squares."""

    kind = "where-can-it-go"

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        return by_turns(random, _KINDS, number, _round)

    def read(self, this: Round, attempt: Attempt) -> str | None:
        return attempt.square if isinstance(attempt, SquareAttempt) and is_square(attempt.square) else None

    def solve(self, this: Round, answer: str) -> Attempt:
        return SquareAttempt(answer)

    def missed(self, this: Round, given: str) -> Outcome:
        if given == this.square or this.board is None:
            return Outcome(kind="wrong", code="square-itself", params={"square": given})
        move = chess.Move(chess.parse_square(this.square), chess.parse_square(given))
        return Outcome(kind="refused", code="refused", verdict=judge(this.board, move))

    def view(self, state: StepState, this: Round, missed: tuple[str, ...]) -> StepState:
        assert this.board is not None
        man = this.board.piece_at(chess.parse_square(this.square))
        assert man is not None
        params = {"piece": man.symbol().upper(), "side": side_name(man.color), "square": this.square}
        return attrs.evolve(
            state,
            selecting=True,
            marks=(Square(this.square),),
            question=Question("where-can-it-go", params),
        )


def _round(random: Random, kind: chess.PieceType) -> Round | None:
    turn = random.choice(chess.COLORS)
    others = [
        chess.Piece(random.choice(_OTHERS), random.choice(chess.COLORS)) for _ in range(random.randint(4, 7))
    ]
    men = [] if kind == chess.KING else [chess.Piece(kind, turn)]
    board = scattered(random, [*men, *others], turn)
    if board is None:
        return None
    origin = random.choice(list(board.pieces(kind, turn)))
    squares = destinations(board, origin)
    geometry = board.attacks(origin)
    if not (1 if kind == chess.PAWN else 3) <= len(squares) <= MOST:
        return None
    if kind != chess.PAWN and len(squares) == len(geometry) and not geometry & board.occupied:
        return None
    names = tuple(sorted(map(chess.square_name, squares)))
    return Round(answers=names, every=True, square=chess.square_name(origin), board=board)
