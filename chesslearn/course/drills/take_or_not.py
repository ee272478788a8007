"""Say whether a capture pays: count who captures, who captures back, and what it costs."""

from __future__ import annotations

from random import Random
from typing import Final

import chess

from chesslearn.course.drills.base import Round, by_turns
from chesslearn.course.drills.choosing import MoveDrill
from chesslearn.course.exchange import Exchange, exchange, settles
from chesslearn.course.notation import side_name
from chesslearn.course.outcomes import Outcome

_CASTLED: Final = "6k1/5pp1/7p/8/8/7P/5PP1/6K1 w - - 0 1"
_TARGETS: Final = (chess.PAWN, chess.KNIGHT, chess.KNIGHT, chess.BISHOP, chess.BISHOP, chess.ROOK)
_MEN: Final = (chess.PAWN, chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN)
_OFTEN: Final = (4, 4, 4, 4, 2)
"""How often each of `_MEN` attacks or protects."""
_SQUARES: Final = tuple(chess.square(file, rank) for file in range(5) for rank in (3, 4, 5))
"""Where a man is captured: away from the kings."""
_HALF: Final = {
    chess.WHITE: tuple(square for square in chess.SQUARES if chess.square_rank(square) < 5),
    chess.BLACK: tuple(square for square in chess.SQUARES if chess.square_rank(square) > 2),
}


class TakeOrNot(MoveDrill):
    """An arrow shows a capture; the learner says whether it wins, loses or comes out even.

    Positions are taken only when the captures on the one square are the whole story.
    """

    kind = "take-or-not"
    codes = ("gains", "even", "loses")

    def rounds(self, random: Random, number: int) -> tuple[Round, ...]:
        return by_turns(random, self.codes, number, _round)

    def missed(self, this: Round, given: str) -> Outcome:
        assert this.board is not None and this.move is not None
        count = exchange(this.board, this.move)
        return Outcome(
            kind="wrong",
            code="drill-not-exchange",
            params={
                "line": _line(this.board, count),
                "taken": count.taken,
                "given": count.given,
                "declined": int(_declined(this.board, count)),
                "side": side_name(not this.board.turn),
            },
        )


def _code(count: Exchange) -> str:
    return "gains" if count.net > 0 else "loses" if count.net < 0 else "even"


def _line(board: chess.Board, count: Exchange) -> str:
    """Return the captures in short notation."""
    shown, moves = board.copy(stack=False), []
    for move in count.moves:
        moves.append(shown.san(move))
        shown.push(move)
    return " ".join(moves)


def _declined(board: chess.Board, count: Exchange) -> bool:
    """Whether the opponent could capture back and had better not."""
    if len(count.moves) > 1:
        return False
    after = board.copy(stack=False)
    after.push(count.moves[0])
    return any(after.generate_legal_captures(to_mask=chess.BB_SQUARES[count.moves[0].to_square]))


def _round(random: Random, code: str) -> Round | None:
    target = random.choice(_SQUARES)
    board = _position(random, target)
    captures = list(board.generate_legal_captures(to_mask=chess.BB_SQUARES[target])) if board else []
    if board is None or not captures:
        return None
    move = random.choice(captures)
    if _code(exchange(board, move)) != code or not settles(board, move):
        return None
    if random.random() < 0.5:
        board = board.mirror()
        move = chess.Move(*(chess.square_mirror(square) for square in (move.from_square, move.to_square)))
    return Round(answers=(code,), board=board, move=move)


def _position(random: Random, target: chess.Square) -> chess.Board | None:
    """Return two castled kings, a black man on ``target`` and men that look at it, or ``None``."""
    board = chess.Board(_CASTLED)
    board.set_piece_at(target, chess.Piece(random.choice(_TARGETS), chess.BLACK))
    for side, number in (
        (chess.WHITE, random.choice((1, 2, 2, 3))),
        (chess.BLACK, random.choice((0, 1, 2, 2))),
    ):
        for _ in range(number):
            if not _add(random, board, target, side):
                return None
    if board.is_check() or not board.is_valid():
        return None
    return board


def _add(random: Random, board: chess.Board, target: chess.Square, side: chess.Color) -> bool:
    """Put a man of ``side`` where it looks at ``target``, on its own half if there is room."""
    kind = random.choices(_MEN, _OFTEN)[0]
    if len(board.pieces(kind, side)) >= (1 if kind == chess.QUEEN else 8 if kind == chess.PAWN else 2):
        return False
    looking = [
        square
        for square in _HALF[side]
        if not board.piece_at(square) and _looks(board, chess.Piece(kind, side), square, target)
    ]
    if not looking:
        return False
    board.set_piece_at(random.choice(looking), chess.Piece(kind, side))
    return True


def _looks(board: chess.Board, man: chess.Piece, square: chess.Square, target: chess.Square) -> bool:
    if man.piece_type == chess.PAWN and chess.square_rank(square) in (0, 7):
        return False
    tried = board.copy(stack=False)
    tried.set_piece_at(square, man)
    return target in tried.attacks(square)
