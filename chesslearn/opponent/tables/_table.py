"""One finished endgame: how many half-moves a position is from mate, and the best moves in it."""

from __future__ import annotations

from typing import Final

import chess

from ._geometry import TURNS, flip_of, quadrant_index

LETTERS: Final = "QRBN"
NAMES: Final = ("KQK", "KRK", "KRRK", "KQRK", "KQQK", "KBBK", "KBNK")
"""The endgames that can be made: a king and one or two men against a bare king."""


def kinds_of(name: str) -> tuple[chess.PieceType, ...]:
    """Return the men beside the strong king, by the name of an endgame.

    Raises `ValueError` for a name that is not one of `NAMES`.

    >>> kinds_of("KRK") == (chess.ROOK,)
    True
    """
    if name not in NAMES:
        raise ValueError(f"endgame: expected one of {', '.join(NAMES)}, got {name!r}")
    return tuple(chess.Piece.from_symbol(letter).piece_type for letter in name[1:-1])


def name_of(board: chess.Board) -> str | None:
    """Return which endgame is on the board, or `None` when it is none of `NAMES`.

    Only ordinary chess without castling rights: in variants other things count.

    >>> name_of(chess.Board("8/8/8/4k3/8/8/8/KR6 b - - 0 1"))
    'KRK'
    """
    if type(board) is not chess.Board or board.castling_rights or board.occupied.bit_count() > 4:
        return None
    if board.kings.bit_count() != 2 or board.king(chess.WHITE) is None or board.king(chess.BLACK) is None:
        return None
    white, black = (board.occupied_co[color] & ~board.kings for color in (chess.WHITE, chess.BLACK))
    if bool(white) is bool(black):
        return None
    symbols = (board.piece_at(square) for square in chess.scan_forward(white | black))
    letters = sorted((piece.symbol().upper() for piece in symbols if piece), key="QRBNP".index)
    name = f"K{''.join(letters)}K"
    return name if name in NAMES else None


class Table:
    """The distances to mate of one endgame, for either colour as the strong side.

    ``lost`` holds, for each position with the bare king to move, the number of
    moves until mate plus one, or 0 where there is no mate. The fifty-move count
    is not looked at: the longest of these mates takes 33 moves.
    """

    def __init__(self, name: str, lost: bytes, parts: dict[str, Table]) -> None:
        self.name = name
        self.kinds = kinds_of(name)
        self._lost = lost
        self._parts = parts

    @property
    def longest(self) -> int:
        """The most moves a mate takes when the bare king is to move."""
        return max(self._lost) - 1

    def plies(self, board: chess.Board) -> int | None:
        """Return in how many half-moves the best play of both sides mates; `None` for a draw.

        0 for a mate on the board. Raises `ValueError` for another endgame.
        """
        self._check(board)
        if self._weak_moves(board):
            return self._weak(board)
        found = [plies for move in board.legal_moves if (plies := self._after(board, move)) is not None]
        return 1 + min(found) if found else None

    def best_moves(self, board: chess.Board) -> tuple[chess.Move, ...]:
        """Return the moves that mate soonest, or defend best: draws first, else the longest way to mate.

        Where nothing wins any more for the strong side, all its moves are equal.
        """
        self._check(board)
        weak = self._weak_moves(board)
        best: list[chess.Move] = []
        best_worth: float | None = None
        for move in board.legal_moves:
            plies = self._after(board, move)
            distance = float("inf") if plies is None else plies
            worth = distance if weak else -distance
            if best_worth is None or worth > best_worth:
                best, best_worth = [], worth
            if worth == best_worth:
                best.append(move)
        return tuple(best)

    def _check(self, board: chess.Board) -> None:
        if name_of(board) != self.name:
            raise ValueError(f"expected the endgame {self.name}, got {board.fen()!r}")

    def _weak_moves(self, board: chess.Board) -> bool:
        return board.occupied_co[board.turn].bit_count() == 1

    def _after(self, board: chess.Board, move: chess.Move) -> int | None:
        capture = board.is_capture(move)
        after = board.copy(stack=False)
        after.push(move)
        if not capture:
            return self.plies(after)
        part = self._parts.get(name_of(after) or "")
        return None if part is None else part.plies(after)

    def _weak(self, board: chess.Board) -> int | None:
        king, strong = board.king(board.turn), board.king(not board.turn)
        if king is None or strong is None:
            return None
        turn = TURNS[flip_of(king)]
        index = quadrant_index(king ^ turn) * 64 + (strong ^ turn)
        for square in self._men(board):
            index = index * 64 + (square ^ turn)
        layer = self._lost[index]
        return 2 * (layer - 1) if layer else None

    def _men(self, board: chess.Board) -> list[chess.Square]:
        """Return where the men beside the strong king stand, in the order of the name."""
        if len(self.kinds) == 1 or self.kinds[0] == self.kinds[1]:
            return list(chess.scan_forward(board.occupied & ~board.kings))
        return [chess.msb(board.pieces_mask(kind, not board.turn)) for kind in self.kinds]
