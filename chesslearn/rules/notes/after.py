"""A legal move together with the position it leads to."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

import chess
import chess.variant

from .._boards import names
from ..codes import NOTES
from ..normalise import Castling, castling_attempt
from ..situation import Roles, Situation, plain
from ..types import Note


class After:
    """A legal move, seen from before and after.

    ``position`` is the situation before, ``board`` the men after the move (an
    ordinary board, whatever the variant), ``piece`` the kind of man that moved.
    """

    def __init__(self, position: Situation, move: chess.Move) -> None:
        self.position = position
        self.move = move
        self.origin = move.from_square
        self.target = move.to_square
        self.piece = move.drop or position.board.piece_type_at(move.from_square) or chess.PAWN
        self.board = plain(position.board)
        self.board.push(move)
        self.enemy_king = self.board.king(not position.turn)

    @cached_property
    def castling(self) -> Castling | None:
        """How the move castles, or `None`."""
        if self.piece != chess.KING or self.origin != self.position.king:
            return None
        meant = castling_attempt(self.position, self.origin, self.target)
        return meant if isinstance(meant, Castling) else None

    @cached_property
    def captured(self) -> chess.Square | None:
        """Where the captured man stood, or `None`."""
        if self.move.drop or self.castling:
            return None
        if self.position.them & chess.BB_SQUARES[self.target]:
            return self.target
        if self.is_en_passant:
            return chess.square(chess.square_file(self.target), chess.square_rank(self.origin))
        return None

    @property
    def is_en_passant(self) -> bool:
        """Whether a pawn went diagonally to an empty square."""
        if self.piece != chess.PAWN or self.move.drop:
            return False
        aside = chess.square_file(self.origin) != chess.square_file(self.target)
        return aside and not self.position.occupied & chess.BB_SQUARES[self.target]

    @cached_property
    def checkers(self) -> chess.Bitboard:
        """The men that now give check."""
        return self.board.checkers_mask()

    @property
    def both_kings(self) -> bool:
        """Whether both sides have a king: without them nothing ends."""
        return self.enemy_king is not None and self.position.king is not None

    @cached_property
    def stuck(self) -> bool:
        """Whether the other side has neither a legal move nor a legal drop."""
        can_move = any(self.board.generate_legal_moves(chess.BB_ALL, chess.BB_ALL & ~self.board.kings))
        return not can_move and not self._can_drop()

    def _can_drop(self) -> bool:
        board = self.position.board
        if not isinstance(board, chess.variant.CrazyhouseBoard):
            return False
        pocket, free = board.pockets[not self.position.turn], ~self.board.occupied & chess.BB_ALL
        if self.checkers:
            if chess.popcount(self.checkers) > 1 or self.enemy_king is None:
                return False
            free &= chess.between(self.enemy_king, chess.lsb(self.checkers))
        pieces = any(pocket.count(kind) for kind in range(chess.KNIGHT, chess.KING))
        pawns = pocket.count(chess.PAWN) > 0 and bool(free & ~chess.BB_BACKRANKS)
        return (pieces and bool(free)) or pawns

    def roles(self, **more: chess.Bitboard) -> Roles:
        """Return ``from`` (but for a drop) and ``to``, and further roles given as bitboards."""
        squares: Roles = {} if self.move.drop else {"from": (chess.SQUARE_NAMES[self.origin],)}
        end = self.castling.king_to if self.castling else self.target
        squares["to"] = (chess.SQUARE_NAMES[end],)
        return {**squares, **{role: names(mask) for role, mask in more.items()}}

    def note(
        self,
        code: str,
        squares: Roles,
        params: Mapping[str, str | int | bool] | None = None,
        *,
        rule: str = "",
    ) -> Note:
        """Return a note with the params that all notes carry, and its usual rule unless another is given."""
        values: dict[str, str | int | bool] = {}
        if "piece" in NOTES[code].params:
            values["piece"] = chess.piece_symbol(self.piece).upper()
        return Note(
            code, squares, {**values, **(params or {}), "side": self.position.side}, rule or NOTES[code].rule
        )

    def now(self, mask: chess.Bitboard) -> str:
        """Return the letter of the man on the first square of a bitboard after the move."""
        kind = self.board.piece_type_at(chess.lsb(mask)) if mask else None
        return chess.piece_symbol(kind).upper() if kind else ""

    def check_roles(self) -> Roles:
        """Return the roles of a move that gives check: ``king`` is the enemy's."""
        assert self.enemy_king is not None
        return self.roles(king=chess.BB_SQUARES[self.enemy_king], checkers=self.checkers)

    def check_params(self) -> dict[str, str | int | bool]:
        """Return ``checker`` and, in a double check, ``checker2``."""
        params: dict[str, str | int | bool] = {"checker": self.now(self.checkers)}
        rest = self.checkers & (self.checkers - 1)
        return {**params, "checker2": self.now(rest)} if rest else params
