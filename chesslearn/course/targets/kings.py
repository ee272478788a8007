"""Targets round the king: attacked squares, flight squares, castling, answers to a check."""

from __future__ import annotations

from typing import Literal

import attrs
import chess

from chesslearn.course.notation import Side, Square, side_name, square_name
from chesslearn.course.outcomes import Params
from chesslearn.course.targets.base import Target, names


@attrs.frozen(kw_only=True, repr=False)
class Attacked(Target):
    """The squares a side attacks; with ``around``, those beside the man on that square."""

    kind = "attacked"
    side: Side
    around: Square | None = None

    def squares(self, board: chess.Board) -> frozenset[str]:
        near = chess.BB_ALL if self.around is None else chess.BB_KING_ATTACKS[chess.parse_square(self.around)]
        return names(
            square
            for square in chess.scan_forward(near)
            if board.is_attacked_by(self.side == "white", square)
        )

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        if board.is_attacked_by(self.side == "white", chess.parse_square(square)):
            return "square-not-beside", {"square": square, "target": self.around or square}
        return "square-not-attacked", {"square": square, "side": self.side}


@attrs.frozen(kw_only=True, repr=False)
class Flights(Target):
    """The squares beside the king to which it may step; the judge says why not to another."""

    kind = "flights"

    def squares(self, board: chess.Board) -> frozenset[str]:
        king = board.king(board.turn)
        if king is None:
            return frozenset()
        mask = chess.BB_KING_ATTACKS[king]
        return names(
            move.to_square
            for move in board.generate_legal_moves(chess.BB_SQUARES[king], mask)
            if not board.is_castling(move)
        )

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return ("square-itself" if square == self.origin(board) else "square-not"), {"square": square}

    def origin(self, board: chess.Board) -> Square | None:
        king = board.king(board.turn)
        return None if king is None else square_name(king)


@attrs.frozen(kw_only=True, repr=False)
class CastlingSquares(Target):
    """The squares that matter when the side to move castles.

    ``need = "empty"``: between king and rook; ``"safe"``: those the king stands
    on, passes and reaches, which may not be attacked (FIDE 3.8.2).
    """

    kind = "castling"
    wing: Literal["king", "queen"]
    need: Literal["empty", "safe"]

    def squares(self, board: chess.Board) -> frozenset[str]:
        rank = "1" if board.turn else "8"
        files = {
            ("king", "empty"): "fg",
            ("queen", "empty"): "bcd",
            ("king", "safe"): "efg",
            ("queen", "safe"): "cde",
        }
        return frozenset(file + rank for file in files[self.wing, self.need])

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return "square-not", {"square": square}


@attrs.frozen(kw_only=True, repr=False)
class Answers(Target):
    """What answers the check to the side to move.

    ``how = "move"``: squares for the king; ``"block"``: squares for a block;
    ``"capture"``: men that can capture the checker; ``"men"``: men that can answer at all.
    """

    kind = "answers"
    how: Literal["move", "block", "capture", "men"]

    def squares(self, board: chess.Board) -> frozenset[str]:
        if not board.is_check():
            return frozenset()
        return names(found for move in board.legal_moves for found in self._squares_of(board, move))

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        if self.how in ("move", "block"):
            return "square-not-answer", {"square": square}
        if board.color_at(chess.parse_square(square)) != board.turn:
            return "square-not-man", {"square": square, "side": side_name(board.turn)}
        return "square-no-answer", {"square": square}

    def origin(self, board: chess.Board) -> Square | None:
        king = board.king(board.turn)
        return square_name(king) if self.how == "move" and king is not None else None

    def _squares_of(self, board: chess.Board, move: chess.Move) -> list[chess.Square]:
        captured = move.to_square
        if board.is_en_passant(move):
            captured += -8 if board.turn else 8
        captures = captured in board.checkers()
        king = board.piece_type_at(move.from_square) == chess.KING
        wanted = {"move": king, "block": not king and not captures, "capture": captures, "men": True}
        if not wanted[self.how]:
            return []
        return [move.to_square if self.how in ("move", "block") else move.from_square]
