"""Mini games: a few men, often no kings, and other ways to win than mate.

A side wins by making a move after which the other has lost, so that the search
looks at these boards as at those of a variant.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Literal

import chess

Win = Literal["promote", "capture", "block"]
WINS: Final[tuple[Win, ...]] = ("promote", "capture", "block")
"""Ways to win: a pawn promotes and is not captured at once; the enemy has no men left; or no move."""


class MiniBoard(chess.Board):
    """A board of ordinary moves on which a side also wins in the ways of ``wins``.

    Without a king there is no check. Whoever has no move loses where ``block`` wins; otherwise
    the game is drawn. The list of moves is taken along, so that repetitions are seen.

    >>> board = MiniBoard.of(chess.Board("8/8/8/8/8/p7/8/8 w - - 0 1"), ["capture"])
    >>> board.is_variant_end()
    True
    """

    wins: frozenset[Win] = frozenset()

    @classmethod
    def of(cls, board: chess.Board, wins: Iterable[Win]) -> MiniBoard:
        """Return the mini game that is played on a board."""
        mini = cls(board.root().fen())
        mini.wins = frozenset(wins)
        for move in board.move_stack:
            mini.push(move)
        return mini

    def copy(self, *, stack: bool | int = True) -> MiniBoard:
        board = super().copy(stack=stack)
        board.wins = self.wins
        return board

    def is_variant_end(self) -> bool:
        """Whether the side to move has lost."""
        return self.lost() is not None

    def lost(self) -> Win | None:
        """Return in which way the side to move has lost, or `None`."""
        if "promote" in self.wins and self._promoted_safely():
            return "promote"
        if "capture" in self.wins and not self.occupied_co[self.turn] & ~self.kings:
            return "capture"
        if "block" in self.wins and not self._may_move() and not self.is_check():
            return "block"
        return None

    def won(self) -> Win | None:
        """Return in which way the side to move has won already, or `None`: its new piece was let live."""
        survived = "promote" in self.wins and self.promoted & self.occupied_co[self.turn]
        return "promote" if survived else None

    def is_insufficient_material(self) -> bool:
        """Whether nobody can win any more; without kings there is another way to win."""
        return self.kings.bit_count() == 2 and super().is_insufficient_material()

    def generate_castling_moves(
        self, from_mask: chess.Bitboard = chess.BB_ALL, to_mask: chess.Bitboard = chess.BB_ALL
    ) -> Iterator[chess.Move]:
        """Yield nothing: nobody castles in a mini game, and `chess` would ask first whether it is over."""
        return iter(())

    def _promoted_safely(self) -> bool:
        new = self.promoted & self.occupied_co[not self.turn]
        return any(not self._may_move(chess.BB_SQUARES[square]) for square in chess.scan_forward(new))

    def _may_move(self, to_mask: chess.Bitboard = chess.BB_ALL) -> bool:
        """Whether the side to move has a move to these squares, were the game to go on."""
        moves = self.generate_pseudo_legal_moves(to_mask=to_mask)
        return any(not self.is_into_check(move) for move in moves)
