"""What a position that is set up has to become: one position, or any start of Chess960."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

import attrs
import chess

from chesslearn.course import arrays
from chesslearn.course.outcomes import Params

ANY_ARRAY: Final = "chess960"
"""Written instead of a FEN: any of the 960 arrays will do."""
WHITE_ARRAY: Final = "chess960-white"
"""The same, but Black's pieces follow by themselves."""


class Layout(ABC):
    """What is to be reached. Men are put down one by one, and each is answered at once."""

    fixed: bool = True
    """Whether a man that stands well has its one square, and stays there."""

    @abstractmethod
    def goal(self, board: chess.BaseBoard) -> chess.BaseBoard:
        """Return the position that is to be reached, as near to this one as can be."""

    @abstractmethod
    def refusal(self, board: chess.BaseBoard, man: chess.Piece, square: chess.Square) -> str | None:
        """Return the outcome code that says why a man does not belong there, or ``None``."""

    def by_hand(self, man: chess.Piece) -> bool:
        """Whether the learner puts down men like this one."""
        return True

    def put(self, board: chess.BaseBoard, man: chess.Piece | None, square: chess.Square) -> None:
        """Put a man on a square of the board, or take off what stands there."""
        board.set_piece_at(square, man)

    def solved_code(self, board: chess.BaseBoard) -> tuple[str, Params]:
        """Return the outcome code for the position that was reached, with its parameters."""
        return "solved", {}


@attrs.frozen(repr=False)
class OnePosition(Layout):
    """One position and no other."""

    position: chess.BaseBoard

    def goal(self, board: chess.BaseBoard) -> chess.BaseBoard:
        return self.position

    def refusal(self, board: chess.BaseBoard, man: chess.Piece, square: chess.Square) -> str | None:
        return None if self.position.piece_at(square) == man else "setup-not-here"


@attrs.frozen(repr=False)
class AnyArray(Layout):
    """Any start of Chess960; men may change places until the last one stands."""

    fixed = False
    follows: bool = False
    """Whether Black's men appear opposite White's, as these are put down."""

    def by_hand(self, man: chess.Piece) -> bool:
        return man.color == chess.WHITE or not self.follows

    def put(self, board: chess.BaseBoard, man: chess.Piece | None, square: chess.Square) -> None:
        board.set_piece_at(square, man)
        if self.follows:
            twin = None if man is None else chess.Piece(man.piece_type, chess.BLACK)
            board.set_piece_at(chess.square_mirror(square), twin)

    def goal(self, board: chess.BaseBoard) -> chess.BaseBoard:
        found = next(arrays.completions(arrays.united(board)), None)
        return arrays.start_of(found or arrays.arrays()[518])

    def refusal(self, board: chess.BaseBoard, man: chess.Piece, square: chess.Square) -> str | None:
        line = (0 if man.color else 7) if man.piece_type != chess.PAWN else (1 if man.color else 6)
        if chess.square_rank(square) != line:
            return "array-line"
        if board.piece_at(square) is not None:
            return "array-taken"
        after = board.copy()
        after.set_piece_at(square, man)
        fault = arrays.fault_of(after)
        return None if fault is None else f"array-{fault}"

    def solved_code(self, board: chess.BaseBoard) -> tuple[str, Params]:
        number = arrays.arrays().index(arrays.rank_of(board, chess.WHITE))
        return "solved-array", {"number": number}


def layout_of(target: str) -> Layout:
    """Return what the ``target`` of a step stands for; a FEN that cannot be read raises ``ValueError``."""
    if target in (ANY_ARRAY, WHITE_ARRAY):
        return AnyArray(follows=target == WHITE_ARRAY)
    return OnePosition(chess.BaseBoard(target.partition(" ")[0]))
