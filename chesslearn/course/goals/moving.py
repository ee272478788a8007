"""Goals of the move itself: where it goes, what it captures, what kind of move it is."""

from __future__ import annotations

from typing import Literal

import attrs
import chess

from chesslearn.course.goals.base import Goal
from chesslearn.course.notation import Square, Uci


@attrs.frozen(kw_only=True, repr=False)
class Reach(Goal):
    """A man of the side to move lands on one of the squares."""

    kind = "reach"
    squares: tuple[Square, ...]

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return chess.square_name(move.to_square) in self.squares

    def stands(self, board: chess.Board) -> bool:
        return any(board.color_at(chess.parse_square(name)) == board.turn for name in self.squares)


@attrs.frozen(kw_only=True, repr=False)
class Capture(Goal):
    """A man is captured; with ``squares``, the capturing man lands on one of them."""

    kind = "capture"
    squares: tuple[Square, ...] = ()

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        there = not self.squares or chess.square_name(move.to_square) in self.squares
        return there and before.is_capture(move)


@attrs.frozen(kw_only=True, repr=False)
class Refused(Goal):
    """A try is refused for this reason code."""

    kind = "refused"
    code: str

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return False


@attrs.frozen(kw_only=True, repr=False)
class Moves(Goal):
    """One of these moves is made."""

    kind = "moves"
    moves: tuple[Uci, ...]

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return move.uci() in self.moves


@attrs.frozen(kw_only=True, repr=False)
class Drop(Goal):
    """A man from the pocket is put on the board: of this ``piece``, on one of these ``squares``, or any."""

    kind = "drop"
    piece: Literal["any", "q", "r", "b", "n", "p"] = "any"
    squares: tuple[Square, ...] = ()

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        if move.drop is None or self.piece not in ("any", chess.piece_symbol(move.drop)):
            return False
        return not self.squares or chess.square_name(move.to_square) in self.squares


@attrs.frozen(kw_only=True, repr=False)
class Castle(Goal):
    """The king castles, on the given side or on either."""

    kind = "castle"
    side: Literal["king", "queen", "either"] = "either"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return (self.side != "queen" and before.is_kingside_castling(move)) or (
            self.side != "king" and before.is_queenside_castling(move)
        )


@attrs.frozen(kw_only=True, repr=False)
class Promote(Goal):
    """A pawn promotes, to one of ``pieces`` (``"q"``, ``"r"``, ``"b"``, ``"n"``) or to any."""

    kind = "promote"
    pieces: tuple[Literal["q", "r", "b", "n"], ...] = ("q", "r", "b", "n")

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return move.promotion is not None and chess.piece_symbol(move.promotion) in self.pieces


@attrs.frozen(kw_only=True, repr=False)
class EnPassant(Goal):
    """A pawn captures en passant."""

    kind = "en-passant"

    def reached(self, before: chess.Board, move: chess.Move, after: chess.Board) -> bool:
        return before.is_en_passant(move)
