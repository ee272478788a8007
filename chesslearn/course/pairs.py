"""Two boards of bughouse side by side: the learner's, and beside it the partner's."""

from __future__ import annotations

from typing import Any, Self

import chess

from chesslearn.course.notation import man_name
from chesslearn.course.outcomes import Travel
from chesslearn.opponent.bughouse import BughouseBoard, handed_over

_TOO_MANY = (
    chess.STATUS_TOO_MANY_WHITE_PAWNS
    | chess.STATUS_TOO_MANY_BLACK_PAWNS
    | chess.STATUS_TOO_MANY_WHITE_PIECES
    | chess.STATUS_TOO_MANY_BLACK_PIECES
)


class PairedBoard(BughouseBoard):
    """The learner's board, which knows the one beside it.

    The board beside is never changed in place: `after` and `after_beside` return
    a new pair, in which what was captured on one board lies in a pocket of the other.
    """

    beside: BughouseBoard = BughouseBoard()
    travelled: tuple[Travel, ...] = ()
    """The captured men that have gone over, in order."""

    @classmethod
    def of(cls, fen: str, beside: str) -> Self:
        """Return the pair of two positions; raises ``ValueError`` for a FEN that cannot be read."""
        board = cls(fen)
        board.beside = BughouseBoard(beside)
        return board

    def copy(self, *, stack: bool | int = True) -> Self:
        """Return a copy beside the same board."""
        board = super().copy(stack=stack)
        board.beside, board.travelled = self.beside, self.travelled
        return board

    def after(self, move: chess.Move) -> Self:
        """Return the pair after a move on the learner's board; what it captures goes to the partner's."""
        board, man = self.copy(), handed_over(self, move)
        board.push(move)
        if man is not None:
            board.beside = self.beside.copy()
            board.beside.pockets[man.color].add(man.piece_type)
            board.travelled = (*self.travelled, _travel(man, here=False))
        return board

    def after_beside(self, move: chess.Move) -> Self:
        """Return the pair after a move on the partner's board; what it captures comes here."""
        board, man = self.copy(), handed_over(self.beside, move)
        board.beside = self.beside.copy()
        board.beside.push(move)
        if man is not None:
            board.pockets[man.color].add(man.piece_type)
            board.travelled = (*self.travelled, _travel(man, here=True))
        return board

    def status(self) -> chess.Status:
        """Return what is wrong with the position; with men of two boards none are too many."""
        return super().status() & ~_TOO_MANY

    def __eq__(self, other: Any) -> bool:
        equal = super().__eq__(other)
        if equal is True and isinstance(other, PairedBoard):
            return bool(self.beside == other.beside)
        return bool(equal)

    __hash__ = None  # type: ignore[assignment]


def _travel(man: chess.Piece, *, here: bool) -> Travel:
    return Travel(man_name(man), here)
