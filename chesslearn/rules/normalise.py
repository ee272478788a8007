"""What was meant: the move as it came, and gestures that mean castling."""

from __future__ import annotations

from typing import Literal

import attrs
import chess

from .history import root_rights
from .situation import Situation

Wing = Literal["king", "queen"]

_PIECES = frozenset(chess.PIECE_TYPES)


def read_move(move: chess.Move | str) -> chess.Move:
    """Return an attempt as a `chess.Move`; a null move means "pass".

    Raises `ValueError` for anything that is no attempt at all: text that is not
    UCI, squares off the board, a man put back on its own square.

    >>> read_move("e7e8q").promotion == chess.QUEEN
    True
    """
    if isinstance(move, str):
        try:
            return chess.Move.from_uci(move)
        except ValueError:
            raise ValueError(f"expected a move such as 'e2e4', 'e7e8q' or 'N@f3', got {move!r}") from None
    if not isinstance(move, chess.Move):
        raise ValueError(f"expected a chess.Move or UCI text, got {type(move).__name__}")
    if not (_is_square(move.from_square) and _is_square(move.to_square)):
        raise ValueError(f"expected squares 0 to 63, got {move.from_square!r} and {move.to_square!r}")
    for name, piece in (("promotion", move.promotion), ("drop", move.drop)):
        if piece is not None and (type(piece) is not int or piece not in _PIECES):
            raise ValueError(f"expected a piece type 1 to 6 as {name}, got {piece!r}")
    _check_shape(move)
    return move


def _is_square(value: object) -> bool:
    return type(value) is int and 0 <= value < 64


def _check_shape(move: chess.Move) -> None:
    same = move.from_square == move.to_square
    if move.drop is not None:
        if not same or move.promotion is not None:
            raise ValueError(f"expected a drop on one square without promotion, got {move!r}")
    elif same and move:
        raise ValueError(f"expected two different squares, got {chess.square_name(move.to_square)} twice")


@attrs.frozen
class Castling:
    """A castling attempt: which wing, with which rook, and where the king would end.

    ``rook`` is the square where the rook is needed, `None` when none can be
    named; ``has_right`` tells whether the position still holds the right.
    """

    wing: Wing
    king_to: chess.Square
    rook_to: chess.Square
    rook: chess.Square | None
    has_right: bool


@attrs.frozen
class TooFar:
    """A king taken along its back rank as no castling takes it.

    ``options`` are the squares to put it on instead, ``home`` whether it stands
    where castling starts.
    """

    options: chess.Bitboard
    home: bool


def castling_attempt(
    position: Situation, origin: chess.Square, target: chess.Square
) -> Castling | TooFar | None:
    """Return what castling a king's move means, `None` when it is an ordinary move.

    Castling is meant by a king on its back rank that goes two files or more
    along it, or onto an own rook there. In ordinary chess the rook counts only
    in the corner and with the king at home; in Chess960 the king put on the c-
    or g-square means king takes rook, unless it is a single step.

    >>> castling_attempt(Situation(chess.Board()), chess.E1, chess.H1).wing
    'king'
    """
    back = chess.BB_RANK_1 if position.turn else chess.BB_RANK_8
    if not (chess.BB_SQUARES[origin] & back and chess.BB_SQUARES[target] & back):
        return None
    distance = abs(target - origin)
    on_rook = bool(position.us & position.board.rooks & chess.BB_SQUARES[target])
    if position.board.chess960:
        return _free_castling(position, origin, target, back, on_rook) if distance > 1 or on_rook else None
    return _ordinary_castling(position, origin, target) if distance > 1 else None


def castling(position: Situation, origin: chess.Square, rook: chess.Square | None, wing: Wing) -> Castling:
    """Return the castling of a wing with the rook of a square.

    >>> castling(Situation(chess.Board()), chess.E1, chess.H1, "king").has_right
    True
    """
    base = origin & ~7
    rights = position.board.clean_castling_rights()
    has_right = rook is not None and bool(rights & chess.BB_SQUARES[rook])
    king_to, rook_to = (base + 6, base + 5) if wing == "king" else (base + 2, base + 3)
    return Castling(wing, king_to, rook_to, rook, has_right)


def _ordinary_castling(position: Situation, origin: chess.Square, target: chess.Square) -> Castling | TooFar:
    home = chess.E1 if position.turn else chess.E8
    if origin != home:
        return TooFar(chess.BB_EMPTY, home=False)
    wing: Wing = "king" if target > origin else "queen"
    corner = home + 3 if wing == "king" else home - 4
    meant = castling(position, origin, corner, wing)
    corner_rook = target == corner and position.us & position.board.rooks & chess.BB_SQUARES[corner]
    if target == meant.king_to or corner_rook:
        return meant
    return TooFar(chess.BB_SQUARES[meant.king_to], home=True)


def _free_castling(
    position: Situation, origin: chess.Square, target: chess.Square, back: chess.Bitboard, on_rook: bool
) -> Castling | TooFar:
    wing: Wing = "king" if target > origin else "queen"
    side = _files_beyond(origin, wing) & back
    rights = position.board.clean_castling_rights() & back
    gesture = abs(target - origin) > 1 and chess.square_file(target) == (6 if wing == "king" else 2)
    if on_rook and (rights & chess.BB_SQUARES[target] or not (gesture and rights & side)):
        return castling(position, origin, target, wing)
    if gesture:
        return castling(position, origin, _castling_rook(position, wing, side, rights), wing)
    return TooFar(rights & side or rights, home=bool(rights))


def _files_beyond(square: chess.Square, wing: Wing) -> chess.Bitboard:
    """Return the squares of a rank on one side of a square."""
    mask = chess.BB_RANKS[chess.square_rank(square)]
    below = chess.BB_SQUARES[square] - 1
    return mask & (~(below | chess.BB_SQUARES[square]) if wing == "king" else below)


def _castling_rook(
    position: Situation, wing: Wing, side: chess.Bitboard, rights: chess.Bitboard
) -> chess.Square | None:
    """Return the rook a wing is castled with: by right, by the right of old, or the outermost one."""
    rooks = position.us & position.board.rooks
    for candidates in (rights & side, root_rights(position.board, position.turn) & side, rooks & side):
        if candidates:
            return chess.msb(candidates) if wing == "king" else chess.lsb(candidates)
    return None
