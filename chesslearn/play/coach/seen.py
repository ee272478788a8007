"""One move with the position before it, the position after it, and what can be won in both."""

from __future__ import annotations

from functools import cached_property

import chess

from chesslearn.rules import captured_square, letter, names

from .material import Loss, losses_of, passed


class Seen:
    """A legal move as whoever made it sees it; what is costly is found once, when it is asked for."""

    def __init__(self, board: chess.Board, move: chess.Move) -> None:
        self.before = board
        self.move = move
        self.color = board.turn
        self.after = board.copy(stack=False)
        self.after.push(move)
        self.castling = board.is_castling(move)
        self.piece = letter(board, move.from_square)
        self.at = move.to_square
        """Where the man that moved stands now: in castling the king."""
        if self.castling:
            king = self.after.king(self.color)
            self.at = move.to_square if king is None else king
        self.captured = captured_square(board, move)
        self.path = {"from": (chess.square_name(move.from_square),), "to": (chess.square_name(self.at),)}

    @cached_property
    def waited(self) -> chess.Board | None:
        """The position before the move with the opponent to move, if that can be thought of."""
        return passed(self.before)

    @cached_property
    def losses(self) -> dict[chess.Square, Loss]:
        """The own men that the opponent can win now."""
        return losses_of(self.after, self.color)

    @cached_property
    def earlier_losses(self) -> dict[chess.Square, Loss]:
        """The own men that the opponent could have won, had nothing been done."""
        return {} if self.waited is None else losses_of(self.waited, self.color)

    @property
    def own_king(self) -> tuple[str, ...]:
        """The square of the own king after the move."""
        return _king_of(self.after, self.color)

    @property
    def enemy_king(self) -> tuple[str, ...]:
        """The square of the enemy king."""
        return _king_of(self.after, not self.color)


def _king_of(board: chess.Board, color: chess.Color) -> tuple[str, ...]:
    return names(board.kings & board.occupied_co[color])
