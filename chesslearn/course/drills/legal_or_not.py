"""Say whether a move that is shown may be made."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import chess

from chesslearn.course.drills.base import Round
from chesslearn.course.drills.choosing import MoveDrill
from chesslearn.course.drills.positions import played
from chesslearn.course.judging import judge
from chesslearn.course.outcomes import Outcome
from chesslearn.rules.types import Verdict

_TRIES = 150


class LegalOrNot(MoveDrill):
    """An arrow shows a move; the learner says whether the rules allow it."""

    kind = "legal-or-not"
    codes = ("legal", "not-legal")

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        wanted = [index % 2 == 0 for index in range(number)]
        random.shuffle(wanted)
        made: list[Round] = []
        told: list[str] = []
        while len(made) < number:
            board = played(random, random.randint(8, 44))
            move = _allowed(random, board) if wanted[len(made)] else _refused(random, board, told)
            if move is None:
                continue
            answer = "legal" if wanted[len(made)] else "not-legal"
            made.append(Round(answers=(answer,), board=board, move=move))
        return tuple(made)

    def missed(self, this: Round, given: str) -> Outcome:
        verdict = self.verdict(this)
        if given == "legal":
            return Outcome(kind="refused", code="refused", verdict=verdict)
        assert this.board is not None and this.move is not None
        return Outcome(
            kind="wrong", code="drill-not-legal", params={"move": this.board.san(this.move)}, verdict=verdict
        )

    def verdict(self, this: Round) -> Verdict | None:
        assert this.board is not None and this.move is not None
        return judge(this.board, this.move)


def _allowed(random: Random, board: chess.Board) -> chess.Move | None:
    """Return a legal move, rather one that makes a learner think."""
    moves = [move for move in board.legal_moves if move.promotion in (None, chess.QUEEN)]
    weights = [_weight(board, move) for move in moves]
    return random.choices(moves, weights)[0] if moves else None


def _weight(board: chess.Board, move: chess.Move) -> int:
    if board.is_castling(move) or board.is_en_passant(move) or board.is_check():
        return 12
    return 4 if board.is_capture(move) else 1


def _refused(random: Random, board: chess.Board, told: list[str]) -> chess.Move | None:
    """Return a move that is not legal, for a reason that has not come up if there is one."""
    tries = list(_tries(board))
    found: dict[str, chess.Move] = {}
    for move in random.sample(tries, min(len(tries), _TRIES)):
        verdict = judge(board, move)
        if not verdict.legal:
            found.setdefault(verdict.reasons[0].code, move)
    fresh = [code for code in found if code not in told and code != "wrong-way"] or list(found)
    if not fresh:
        return None
    code = random.choice(sorted(fresh))
    told.append(code)
    return found[code]


def _tries(board: chess.Board) -> Iterator[chess.Move]:
    """Yield moves that look like moves of the man that makes them."""
    for square in chess.scan_forward(board.occupied_co[board.turn]):
        kind = board.piece_type_at(square)
        for target in chess.SQUARES:
            if target == square or not _likely(board, kind, square, target):
                continue
            last = kind == chess.PAWN and chess.square_rank(target) in (0, 7)
            yield chess.Move(square, target, chess.QUEEN if last else None)


def _likely(
    board: chess.Board, kind: chess.PieceType | None, square: chess.Square, target: chess.Square
) -> bool:
    files = abs(chess.square_file(square) - chess.square_file(target))
    ranks = abs(chess.square_rank(square) - chess.square_rank(target))
    match kind:
        case chess.PAWN:
            ahead = (target > square) == board.turn and ranks > 0
            return ahead and files <= 1 and ranks <= 2 - files
        case chess.KNIGHT:
            return {files, ranks} == {1, 2}
        case chess.BISHOP:
            return files == ranks
        case chess.ROOK:
            return not files or not ranks
        case chess.QUEEN:
            return files == ranks or not files or not ranks
        case _:
            return max(files, ranks) == 1 or (files == 2 and not ranks and square in (chess.E1, chess.E8))
