"""Targets that are men: those that attack, give check, are pinned, or are of a kind."""

from __future__ import annotations

from typing import Literal

import attrs
import chess

from chesslearn.course.notation import Side, Square, side_name
from chesslearn.course.outcomes import Params
from chesslearn.course.targets.base import Target, colour_of, names

Letter = Literal["K", "Q", "R", "B", "N", "P"]


@attrs.frozen(kw_only=True, repr=False)
class Attackers(Target):
    """The men of a side that attack a square, pinned ones too (FIDE 3.1.2)."""

    kind = "attackers"
    square: Square
    side: Side

    def squares(self, board: chess.Board) -> frozenset[str]:
        return names(board.attackers(self.side == "white", chess.parse_square(self.square)))

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        if board.color_at(chess.parse_square(square)) != (self.side == "white"):
            return "square-not-man", {"square": square, "side": self.side}
        return "square-not-attacker", {"square": square, "target": self.square}


@attrs.frozen(kw_only=True, repr=False)
class Checkers(Target):
    """The men that give check to the side to move."""

    kind = "checkers"

    def squares(self, board: chess.Board) -> frozenset[str]:
        return names(board.checkers())

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        if board.color_at(chess.parse_square(square)) != (not board.turn):
            return "square-not-man", {"square": square, "side": side_name(not board.turn)}
        return "square-not-checker", {"square": square}


@attrs.frozen(kw_only=True, repr=False)
class Pinned(Target):
    """The men of a side that are pinned to their king; of the side to move when it is left out."""

    kind = "pinned"
    side: Side | None = None

    def squares(self, board: chess.Board) -> frozenset[str]:
        side = colour_of(self.side, board)
        return names(
            square
            for square in chess.scan_forward(board.occupied_co[side] & ~board.kings)
            if board.is_pinned(side, square)
        )

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        side = colour_of(self.side, board)
        if board.color_at(chess.parse_square(square)) != side:
            return "square-not-man", {"square": square, "side": side_name(side)}
        return "square-not-pinned", {"square": square}


@attrs.frozen(kw_only=True, repr=False)
class Men(Target):
    """The men of a side, or of both, of one kind or of all."""

    kind = "men"
    side: Side | None = None
    piece: Letter | None = None

    def squares(self, board: chess.Board) -> frozenset[str]:
        return names(square for square, man in board.piece_map().items() if self._is_one(man))

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        if board.piece_at(chess.parse_square(square)) is None:
            return "square-empty", {"square": square}
        return "square-not", {"square": square}

    def _is_one(self, man: chess.Piece) -> bool:
        return self.side in (None, side_name(man.color)) and self.piece in (None, man.symbol().upper())
