"""What other kinds of chess have beside the men: checks counted, squares that win, rooks to castle with."""

from __future__ import annotations

import re

import chess
import chess.variant

from chesslearn.widgets.state.board import ChecksLeft, Mark, PocketPiece

_COUNTS = re.compile(r" (\d)\+(\d)(?: |$)")
_HILL = ("d5", "e5", "d4", "e4")


def checks_left(fen: str) -> ChecksLeft | None:
    """Return how many checks each side has left to give, if the position counts them.

    >>> left = checks_left("4k3/8/8/8/8/8/8/4K3 w - - 1+3 0 1")
    >>> left and (left.white, left.black)
    (1, 3)
    """
    found = _COUNTS.search(fen)
    return None if found is None else ChecksLeft(int(found[1]), int(found[2]))


def hill(board: chess.Board | None) -> list[Mark]:
    """Return the squares that win for a king, where the rules of the board know any."""
    if not isinstance(board, chess.variant.KingOfTheHillBoard):
        return []
    return [Mark(square, "hill") for square in _HILL]


def castling_rooks(board: chess.Board | None) -> list[str]:
    """Return the rooks onto which a king may be put to castle: in Chess960 those that hold the right.

    >>> castling_rooks(chess.Board("k7/8/8/8/8/8/8/5KR1 w G - 0 1", chess960=True))
    ['g1']
    """
    if board is None or not board.chess960:
        return []
    return [chess.square_name(square) for square in chess.scan_forward(board.clean_castling_rights())]


def pocket(board: chess.Board) -> list[PocketPiece]:
    """Return the men beside a crazyhouse board, of both sides; none for other kinds of chess."""
    if not isinstance(board, chess.variant.CrazyhouseBoard):
        return []
    return [
        PocketPiece(
            f"{'w' if color else 'b'}{chess.piece_symbol(kind).upper()}", board.pockets[color].count(kind)
        )
        for color in chess.COLORS
        for kind in (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
        if board.pockets[color].count(kind)
    ]


def king_in_check(board: chess.Board) -> str | None:
    """Return the square of the king that is in check, if the side to move is."""
    king = board.king(board.turn)
    return chess.square_name(king) if king is not None and board.is_check() else None
