"""What now? A word on a good move, in codes, then its square, then the move itself."""

from __future__ import annotations

import chess

from chesslearn.course.notation import Square, side_name, squares_of
from chesslearn.course.state import Advice, Hint
from chesslearn.course.versus.results import Result


def advice_on(board: chess.Board, move: chess.Move, result: Result | None) -> tuple[Hint, ...]:
    """Return the rungs of help that lead to a move; ``result`` is what it ends the game with."""
    from_, to = map(Square, squares_of(move))
    word = Advice(code=_code(board, move, result), params=_params(board, move))
    if move.drop:
        return word, Hint(squares=(to,))
    return word, Hint(squares=(from_,)), Hint(arrows=((from_, to),))  # type: ignore[arg-type]


def _params(board: chess.Board, move: chess.Move) -> dict[str, str | int]:
    kind = move.drop or board.piece_type_at(move.from_square) or chess.PAWN
    return {"piece": chess.piece_symbol(kind).upper(), "side": side_name(board.turn)}


def _code(board: chess.Board, move: chess.Move, result: Result | None) -> str:
    if result is not None and result.winner == board.turn:
        return "advice-mate" if result.code == "checkmate" else "advice-win"
    if board.is_check():
        return "advice-in-check"
    if move.drop:
        return "advice-drop"
    if move.promotion:
        return "advice-promote"
    if board.is_castling(move):
        return "advice-castle"
    if board.is_capture(move):
        return "advice-capture"
    return _quiet(board, move)


def _quiet(board: chess.Board, move: chess.Move) -> str:
    kind = board.piece_type_at(move.from_square)
    if kind != chess.KING and _hangs(board, move.from_square):
        return "advice-attacked"
    if kind == chess.KING:
        return "advice-king"
    if kind == chess.PAWN:
        return "advice-pawn"
    after = board.copy(stack=False)
    after.push(move)
    if after.is_check():
        return "advice-check"
    return "advice-box" if _box(after, after.turn) < _box(board, not board.turn) else "advice-piece"


def _hangs(board: chess.Board, square: chess.Square) -> bool:
    return board.is_attacked_by(not board.turn, square) and not board.is_attacked_by(board.turn, square)


def _box(board: chess.Board, side: chess.Color) -> int:
    """Return to how many squares a bare king can walk; 64 for a king that is not bare."""
    king = board.king(side)
    if king is None or board.occupied_co[side] != chess.BB_SQUARES[king]:
        return 64
    bare = board.copy(stack=False)
    bare.remove_piece_at(king)
    open_, reached = chess.BB_SQUARES[king], 0
    while open_:
        square = chess.msb(open_)
        reached |= chess.BB_SQUARES[square]
        steps = chess.BB_KING_ATTACKS[square] & ~reached & ~bare.occupied
        open_ = (
            open_
            | sum(
                chess.BB_SQUARES[step]
                for step in chess.scan_forward(steps & ~open_)
                if not bare.is_attacked_by(not side, step)
            )
        ) & ~reached
    return reached.bit_count()
