"""What other kinds of chess have beside the men: checks counted, squares that win, rooks to castle with."""

from __future__ import annotations

import re
from collections.abc import Iterable

import chess
import chess.variant

from chesslearn.course.notation import Side, side_name, squares_of
from chesslearn.course.positions import king_in_check, pocket_of
from chesslearn.i18n import Translator
from chesslearn.widgets.state.board import BoardState, ChecksLeft, Mark, PocketPiece
from chesslearn.words import announce

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


def plain_board(board: chess.Board, orientation: Side) -> BoardState:
    """Return a board with its men and all that its kind of chess has beside them; nothing is pointed at."""
    return BoardState(
        fen=board.fen(),
        orientation=orientation,
        turn=side_name(board.turn),
        last_move=list(squares_of(board.peek())) if board.move_stack else [],
        check=king_in_check(board),
        marks=hill(board),
        pocket=pocket(pocket_of(board)),
        checks=checks_left(board.fen()),
        castling_rooks=castling_rooks(board),
    )


def pocket(men: Iterable[tuple[str, int]]) -> list[PocketPiece]:
    """Return the men beside a crazyhouse board as the page has them."""
    return [PocketPiece(piece, count) for piece, count in men]


def with_checks_left(said: str, fen: str, t: Translator) -> str:
    """Return what is said of a move, and after it how many checks are left, if the position counts them."""
    left = checks_left(fen)
    return said if left is None else f"{said} {announce.checks_left(t, left.white, left.black)}"
