"""Positions of exercises: loading them, and moving on them.

Boards without kings (``kings = "none"``) are for exercises with a few men: the
same side moves again after each move.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, cast

import chess
import chess.variant

from chesslearn.course.notation import Kings, Variant
from chesslearn.course.outcomes import Travel
from chesslearn.course.problems import Told, counted, told

if TYPE_CHECKING:
    from chesslearn.course.pairs import PairedBoard

MAX_POCKET: Final = 30
EMPTY_FEN: Final = "8/8/8/8/8/8/8/8 w - - 0 1"

_FAULTS: Final = (
    (chess.STATUS_TOO_MANY_WHITE_PAWNS, told("White has more than 8 pawns")),
    (chess.STATUS_TOO_MANY_BLACK_PAWNS, told("Black has more than 8 pawns")),
    (chess.STATUS_PAWNS_ON_BACKRANK, told("a pawn stands on the first or last rank")),
    (chess.STATUS_TOO_MANY_WHITE_PIECES, told("White has more than 16 men")),
    (chess.STATUS_TOO_MANY_BLACK_PIECES, told("Black has more than 16 men")),
    (chess.STATUS_BAD_CASTLING_RIGHTS, told("the castling rights do not fit the kings and rooks")),
    (chess.STATUS_INVALID_EP_SQUARE, told("the en passant square does not fit the pawns")),
    (chess.STATUS_OPPOSITE_CHECK, told("the side that is not to move is in check")),
    (chess.STATUS_TOO_MANY_CHECKERS, told("the king is in check from too many men")),
    (chess.STATUS_IMPOSSIBLE_CHECK, told("this check cannot have come about")),
)


QUIET_FEN: Final = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"
"""The board beside a bughouse board of which nothing is said."""


def load_board(fen: str, variant: Variant = "standard", beside: str = QUIET_FEN) -> chess.Board:
    """Return the board of ``fen``; a FEN that cannot be read raises ``ValueError``.

    In bughouse it comes with the partner's board, that of ``beside``.
    """
    if variant == "chess960":
        return chess.Board(fen, chess960=True)
    if variant == "bughouse":
        return _load_pair(fen, beside)
    board = chess.variant.find_variant(variant)(fen)
    _check_pockets(board)
    return board


def _load_pair(fen: str, beside: str) -> chess.Board:
    from chesslearn.course.pairs import PairedBoard  # only bughouse asks for the second board

    board = PairedBoard.of(fen, beside)
    _check_pockets(board)
    _check_pockets(board.beside)
    return board


def _check_pockets(board: chess.Board) -> None:
    if isinstance(board, chess.variant.CrazyhouseBoard) and max(map(_men_in, board.pockets)) > MAX_POCKET:
        raise ValueError(
            counted("more than {n} man in a pocket", "more than {n} men in a pocket", MAX_POCKET)
        )


def beside_of(board: chess.Board | None) -> chess.Board | None:
    """Return the partner's board beside a bughouse board; ``None`` in other kinds of chess."""
    return getattr(board, "beside", None)


def king_in_check(board: chess.Board) -> str | None:
    """Return the square of the king that is in check, if the side to move is."""
    king = board.king(board.turn)
    return chess.square_name(king) if king is not None and board.is_check() else None


def pocket_of(board: chess.Board) -> tuple[tuple[str, int], ...]:
    """Return the men in the pockets of a crazyhouse board, as ``("wQ", 1)``, White's first."""
    if not isinstance(board, chess.variant.CrazyhouseBoard):
        return ()
    counts = [
        (f"{side}{chess.piece_symbol(kind).upper()}", board.pockets[colour].count(kind))
        for side, colour in (("w", chess.WHITE), ("b", chess.BLACK))
        for kind in (chess.QUEEN, chess.ROOK, chess.BISHOP, chess.KNIGHT, chess.PAWN)
    ]
    return tuple((man, count) for man, count in counts if count)


def _men_in(pocket: chess.variant.CrazyhousePocket) -> int:
    return sum(map(pocket.count, chess.PIECE_TYPES))


NO_KING: Final = {
    chess.WHITE: told("White has no king"),
    chess.BLACK: told("Black has no king"),
}
BOTH_KINGS: Final = told("both kings are here, but {code}", code='kings = "none"')


def position_faults(board: chess.Board, kings: Kings) -> list[Told]:
    """List why the position cannot stand, in plain words for an author."""
    status = board.status()
    faults = [text for bit, text in _FAULTS if status & bit]
    missing = [text for colour, text in NO_KING.items() if not board.pieces(chess.KING, colour)]
    if any(len(board.pieces(chess.KING, colour)) > 1 for colour in chess.COLORS):
        faults.append(told("a side has two kings"))
    if kings == "both":
        faults += missing
    elif not missing:
        faults.append(BOTH_KINGS)
    return faults


def moved(board: chess.Board, move: chess.Move, *, hand_back: bool) -> chess.Board:
    """Return a new board after ``move``; with ``hand_back`` the same side is to move again."""
    if (pair := _pair(board)) is not None:
        return pair.after(move)
    after = board.copy(stack=not hand_back)
    after.push(move)
    if hand_back:
        after.turn = board.turn
        after.ep_square = None
        after.clear_stack()
    return after


def travels_between(before: chess.Board | None, after: chess.Board | None) -> tuple[Travel, ...]:
    """Return the captured men that went from board to board on the way from one position to the next."""
    earlier, later = getattr(before, "travelled", ()), getattr(after, "travelled", ())
    travels: tuple[Travel, ...] = later[len(earlier) :]
    return travels


def moved_beside(board: chess.Board, ucis: Iterable[str]) -> chess.Board:
    """Return the board after legal moves on the partner's board; the first illegal one ends them.

    The checker reports an illegal one.
    """
    for uci in ucis:
        pair, move = _pair(board), chess.Move.from_uci(uci)
        if pair is None or not pair.beside.is_legal(move):
            return board
        board = pair.after_beside(move)
    return board


def _pair(board: chess.Board) -> PairedBoard | None:
    return cast("PairedBoard", board) if beside_of(board) is not None else None


def destinations(
    board: chess.Board, origin: chess.Square, *, captures: bool = False
) -> frozenset[chess.Square]:
    """Return where the man on ``origin`` may go, or only where it may capture."""
    return frozenset(
        move.to_square
        for move in board.generate_legal_moves(from_mask=chess.BB_SQUARES[origin])
        if not captures or board.is_capture(move)
    )


def line_squares(first: chess.Square, last: chess.Square) -> tuple[chess.Square, ...]:
    """Return the squares from ``first`` to ``last`` on their diagonal, ends included.

    Raises ``ValueError`` when they are not on one diagonal.
    """
    files = chess.square_file(last) - chess.square_file(first)
    ranks = chess.square_rank(last) - chess.square_rank(first)
    if abs(files) != abs(ranks) or not files:
        raise ValueError(f"{chess.square_name(first)} and {chess.square_name(last)} are not on one diagonal")
    step = (1 if files > 0 else -1) + (8 if ranks > 0 else -8)
    return tuple(range(first, last + (1 if step > 0 else -1), step))


def is_light(square: chess.Square) -> bool:
    """Whether the square is a light one."""
    return bool(chess.BB_LIGHT_SQUARES & chess.BB_SQUARES[square])
