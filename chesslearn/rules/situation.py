"""What one judgement needs to know of a position, computed once and only when asked for."""

from __future__ import annotations

from functools import cached_property

import chess
import chess.variant

from ._boards import Kind, kind_of, letter, names, pinner_of, side_name


class Situation:
    """A position seen by the side to move.

    ``us`` and ``them`` are the men of both sides, ``king`` the own king (`None`
    on a board that lacks it), ``enemy_kings`` the squares of the other side's.
    Raises `ValueError` for boards that the judge does not know.
    """

    def __init__(self, board: chess.Board) -> None:
        self.board = board
        self.kind: Kind = kind_of(board)
        self.turn = board.turn
        self.us = board.occupied_co[board.turn]
        self.them = board.occupied_co[not board.turn]
        self.occupied = board.occupied
        self.king = board.king(board.turn)
        self.enemy_kings = board.kings & self.them
        self.over = False
        self._options: dict[chess.Square, chess.Bitboard] = {}

    @cached_property
    def side(self) -> str:
        """The side to move, as the words know it."""
        return side_name(self.turn)

    @cached_property
    def checkers(self) -> chess.Bitboard:
        """The men that give check; none where the own king is missing."""
        return chess.BB_EMPTY if self.king is None else self.attackers(self.king)

    @cached_property
    def answers(self) -> chess.Bitboard:
        """The destinations of all legal moves."""
        return chess.BB_EMPTY if self.over else destinations(self.board)

    def attackers(self, square: chess.Square, occupied: chess.Bitboard | None = None) -> chess.Bitboard:
        """Return the enemy men that attack a square, with the men as they stand or as given."""
        return self.board.attackers_mask(not self.turn, square, occupied)

    def pinner(self, square: chess.Square) -> chess.Square | None:
        """Return the enemy man that pins an own man to the king, or `None`."""
        return None if self.king is None else pinner_of(self.board, square)

    def options(self, square: chess.Square) -> chess.Bitboard:
        """Return where the man on a square may legally go; nowhere once the game is over."""
        if self.over:
            return chess.BB_EMPTY
        found = self._options.get(square)
        if found is None:
            found = self._options[square] = destinations(self.board, chess.BB_SQUARES[square])
        return found

    def letter(self, square: chess.Square) -> str:
        """Return the upper-case letter of the man on a square, or an empty string."""
        return letter(self.board, square)

    def first(self, mask: chess.Bitboard) -> str:
        """Return the letter of the man on the first square of a bitboard."""
        return letter(self.board, chess.lsb(mask)) if mask else ""

    def blocker(self, square: chess.Square) -> dict[str, str]:
        """Return the params ``blocker`` and ``blocker_side`` for the man on a square."""
        owner = bool(self.board.occupied_co[chess.WHITE] & chess.BB_SQUARES[square])
        return {"blocker": self.letter(square), "blocker_side": side_name(owner)}


Roles = dict[str, tuple[str, ...]]


def nearest_first(origin: chess.Square, mask: chess.Bitboard) -> tuple[str, ...]:
    """Return square names in order of their distance from one square.

    >>> nearest_first(chess.A8, chess.BB_A2 | chess.BB_A5)
    ('a5', 'a2')
    """
    squares = sorted(chess.scan_forward(mask), key=lambda square: chess.square_distance(origin, square))
    return tuple(chess.SQUARE_NAMES[square] for square in squares)


def with_options(squares: Roles, options: chess.Bitboard) -> Roles:
    """Return roles with ``options`` added where there are any.

    >>> with_options({"to": ("e4",)}, chess.BB_E3)
    {'to': ('e4',), 'options': ('e3',)}
    """
    return {**squares, "options": names(options)} if options else squares


def plain(board: chess.Board) -> chess.Board:
    """Return the men of any board as an ordinary board without history or variant rules.

    The copy goes on where a variant has ended, and pushing a move on it touches
    nothing else (a bughouse board would hand a captured man to its partner).

    >>> plain(chess.variant.KingOfTheHillBoard("k7/8/8/4K3/8/8/8/8 b - - 0 1")).is_variant_end()
    False
    """
    twin = chess.Board(None, chess960=board.chess960)
    twin.pawns, twin.knights, twin.bishops = board.pawns, board.knights, board.bishops
    twin.rooks, twin.queens, twin.kings = board.rooks, board.queens, board.kings
    twin.occupied_co = board.occupied_co.copy()
    twin.occupied, twin.promoted, twin.turn = board.occupied, board.promoted, board.turn
    twin.castling_rights, twin.ep_square = board.castling_rights, board.ep_square
    twin.halfmove_clock, twin.fullmove_number = board.halfmove_clock, board.fullmove_number
    return twin


def destinations(board: chess.Board, from_mask: chess.Bitboard = chess.BB_ALL) -> chess.Bitboard:
    """Return where the men of a bitboard may legally go, drops included when all men are asked for.

    An enemy king is never among them, and an ended variant plays on.

    >>> names(destinations(chess.Board(), chess.BB_G1))
    ('f3', 'h3')
    """
    crazyhouse = isinstance(board, chess.variant.CrazyhouseBoard)
    source = board if crazyhouse or type(board) is chess.Board else plain(board)
    found = chess.BB_EMPTY
    for move in chess.Board.generate_legal_moves(source, from_mask, chess.BB_ALL & ~board.kings):
        found |= chess.BB_SQUARES[move.to_square]
    if crazyhouse and from_mask == chess.BB_ALL:
        assert isinstance(board, chess.variant.CrazyhouseBoard)
        for move in board.generate_legal_drops():
            found |= chess.BB_SQUARES[move.to_square]
    return found
