"""What can be counted though it is no set of squares: moves, checks."""

from __future__ import annotations

from abc import abstractmethod

import attrs
import chess

from chesslearn.course.notation import Square
from chesslearn.course.outcomes import Params
from chesslearn.course.targets.base import Target, names


@attrs.frozen(kw_only=True, repr=False)
class Amount(Target):
    """Something to count; its squares are those that help to see it."""

    def missed(self, board: chess.Board, square: str) -> tuple[str, Params]:
        return "square-not", {"square": square}

    def count(self, board: chess.Board) -> int:
        """Return how many there are."""
        return len(self.moves(board))

    @abstractmethod
    def moves(self, board: chess.Board) -> list[chess.Move]:
        """Return the moves that are counted."""

    def squares(self, board: chess.Board) -> frozenset[str]:
        return names(move.to_square for move in self.moves(board))


@attrs.frozen(kw_only=True, repr=False)
class LegalMoves(Amount):
    """The legal moves of the side to move, or of one man; each promotion counts."""

    kind = "legal-moves"
    from_: Square | None = None

    def moves(self, board: chess.Board) -> list[chess.Move]:
        mask = chess.BB_ALL if self.from_ is None else chess.BB_SQUARES[chess.parse_square(self.from_)]
        return list(board.generate_legal_moves(from_mask=mask))


@attrs.frozen(kw_only=True, repr=False)
class ChecksAvailable(Amount):
    """The moves that give check."""

    kind = "checks"

    def moves(self, board: chess.Board) -> list[chess.Move]:
        return [move for move in board.legal_moves if board.gives_check(move)]


@attrs.frozen(kw_only=True, repr=False)
class MatesAvailable(Amount):
    """The moves that mate."""

    kind = "mates"

    def moves(self, board: chess.Board) -> list[chess.Move]:
        return [move for move in board.legal_moves if _mates(board, move)]


def _mates(board: chess.Board, move: chess.Move) -> bool:
    after = board.copy(stack=False)
    after.push(move)
    return after.is_checkmate()
