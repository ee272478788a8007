"""What the move stack tells: whether king and rook have moved, and how a man came to its square.

python-chess keeps the state before each move. Going through them costs a
fraction of taking a long game back, so this file reads them (`_state`), and
it is the only one that does.
"""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import chess

from ._boards import side_name


@attrs.frozen
class Event:
    """One past move: its place in the stack, its squares and what it means to the man asked for.

    ``squares`` are from and to of that man (a drop: its square alone).
    """

    index: int
    squares: tuple[chess.Square, ...]
    kind: str


def told(board: chess.Board, event: Event) -> dict[str, str | int]:
    """Return a past move as params: ``move`` (SAN), ``number`` and ``by``.

    >>> board = chess.Board()
    >>> board.push_san("Nf3")
    Move.from_uci('g1f3')
    >>> told(board, Event(0, (chess.G1, chess.F3), "moved"))
    {'move': 'Nf3', 'number': 1, 'by': 'white'}
    """
    past = board_before(board, event.index)
    return {
        "move": _san(past, board.move_stack[event.index], last=event.index == len(board.move_stack) - 1),
        "number": past.fullmove_number,
        "by": side_name(past.turn),
    }


def board_before(board: chess.Board, index: int) -> chess.Board:
    """Return the men as they stood before a move of the stack, as an ordinary board.

    >>> board = chess.Board()
    >>> board.push_san("Nf3")
    Move.from_uci('g1f3')
    >>> board_before(board, 0) == chess.Board()
    True
    """
    past = chess.Board(None, chess960=board.chess960)
    board._stack[index].restore(past)
    return past


def _san(past: chess.Board, move: chess.Move, *, last: bool) -> str:
    try:
        san = past.san(move)
    except (ValueError, AssertionError):
        # An exercise may have pushed what is no legal move.
        return past.uci(move)
    # A move that was followed by another cannot have mated: a drop must have answered.
    return san if last else san.replace("#", "+")


def root_rights(board: chess.Board, color: chess.Color) -> chess.Bitboard:
    """Return the castling rights of a side where the known history begins.

    >>> root_rights(chess.Board(), chess.WHITE) == chess.BB_A1 | chess.BB_H1
    True
    """
    root = board_before(board, 0) if board.move_stack else board
    return root.clean_castling_rights() & (chess.BB_RANK_1 if color else chess.BB_RANK_8)


def _root_king(board: chess.Board, color: chess.Color) -> chess.Square | None:
    return board_before(board, 0).king(color) if board.move_stack else board.king(color)


def king_moved(board: chess.Board, color: chess.Color) -> Event | None:
    """Return the king's first move in the known history, or `None`.

    >>> board = chess.Board("4k3/8/8/8/8/8/8/4K2R w K - 0 1")
    >>> for san in ("Kf1", "Ke7", "Ke1"):
    ...     _ = board.push_san(san)
    >>> king_moved(board, chess.WHITE)
    Event(index=0, squares=(4, 5), kind='moved')
    """
    home = _root_king(board, color)
    if home is None:
        return None
    for index, move in enumerate(board.move_stack):
        if move.from_square == home and move and not move.drop:
            castled = _castled(board, index, color)
            if castled:
                return Event(index, (home, castled[0]), "castled")
            return Event(index, (home, move.to_square), "moved")
    return None


def _castled(board: chess.Board, index: int, color: chess.Color) -> tuple[chess.Square, ...] | None:
    """Return king's end, rook's start and rook's end when a king's move was castling."""
    move, state = board.move_stack[index], board._stack[index]
    own = state.occupied_w if color else state.occupied_b
    base = move.from_square & ~7
    right = move.to_square > move.from_square
    if own & state.rooks & chess.BB_SQUARES[move.to_square]:
        rook = move.to_square
    elif abs(move.to_square - move.from_square) == 2:
        rook = base + 7 if right else base
    else:
        return None
    return (base + 6, rook, base + 5) if right else (base + 2, rook, base + 3)


def rook_left(board: chess.Board, color: chess.Color, square: chess.Square) -> Event | None:
    """Return how the rook that stood on a square at the beginning left it: kind ``moved`` or ``captured``.

    `None` when no own rook stood there at the beginning of the known history, or when it never left.

    >>> board = chess.Board("4k3/8/8/8/4b3/8/8/4K2R b K - 0 1")
    >>> board.push_san("Bxh1")
    Move.from_uci('e4h1')
    >>> rook_left(board, chess.WHITE, chess.H1)
    Event(index=0, squares=(28, 7), kind='captured')
    """
    if not board.move_stack:
        return None
    root = board._stack[0]
    if not root.rooks & (root.occupied_w if color else root.occupied_b) & chess.BB_SQUARES[square]:
        return None
    king = king_moved(board, color)
    castled = _castled(board, king.index, color) if king and king.kind == "castled" else None
    for index, move in enumerate(board.move_stack):
        if castled and king and index == king.index and castled[1] == square:
            return Event(index, (square, castled[2]), "moved")
        if not move or move.drop:
            continue
        if move.from_square == square:
            return Event(index, (square, move.to_square), "moved")
        if move.to_square == square and board._stack[index].turn != color:
            return Event(index, (move.from_square, square), "captured")
    return None


def arrivals(board: chess.Board, color: chess.Color, square: chess.Square) -> Iterator[Event]:
    """Yield how the man on a square came there, its latest move first: kind ``moved`` or ``dropped``.

    Castling, which brings a rook without naming its squares, ends the way.

    >>> board = chess.Board()
    >>> for san in ("Nf3", "a6", "Ng1"):
    ...     _ = board.push_san(san)
    >>> [event.index for event in arrivals(board, chess.WHITE, chess.G1)]
    [2, 0]
    """
    for index in range(len(board.move_stack) - 1, -1, -1):
        move = board.move_stack[index]
        if move.to_square != square or not move or board._stack[index].turn != color:
            continue
        if move.drop:
            yield Event(index, (square,), "dropped")
            return
        yield Event(index, (move.from_square, square), "moved")
        square = move.from_square


def kind_that_moved(board: chess.Board, event: Event) -> chess.PieceType | None:
    """Return the kind of man that made a past move.

    >>> board = chess.Board()
    >>> board.push_san("Nf3")
    Move.from_uci('g1f3')
    >>> kind_that_moved(board, Event(0, (chess.G1, chess.F3), "moved")) == chess.KNIGHT
    True
    """
    move = board.move_stack[event.index]
    return move.drop or board_before(board, event.index).piece_type_at(event.squares[0])


@attrs.frozen
class BarredBefore:
    """An earlier turn on which an attack barred castling: the men of then, and what was attacked."""

    board: chess.Board
    reason: str
    passed: chess.Bitboard
    attackers: chess.Bitboard


def barred_before(
    board: chess.Board, king: chess.Square, king_to: chess.Square, way: chess.Bitboard, clear: chess.Bitboard
) -> BarredBefore | None:
    """Return the latest earlier turn of this side on which an attack alone barred castling, or `None`.

    King and rook have not moved, so the right was there. ``way`` are the squares
    that the king crosses; an attack on them, or on its end, counts only while the
    squares of ``clear`` are empty of men.

    >>> board = chess.Board("4k3/8/8/8/1b6/8/2P5/4K2R w K - 0 1")
    >>> for uci in ("c2c3", "b4e7"):
    ...     _ = board.push_uci(uci)
    >>> barred_before(board, chess.E1, chess.G1, chess.BB_F1, chess.BB_F1 | chess.BB_G1).reason
    'castling-in-check'
    """
    past = chess.Board(None, chess960=board.chess960)
    for state in reversed(board._stack):
        if state.turn != board.turn:
            continue
        state.restore(past)
        checkers = past.attackers_mask(not board.turn, king)
        if checkers:
            return BarredBefore(past, "castling-in-check", chess.BB_SQUARES[king], checkers)
        found = None if state.occupied & clear else _bars(past, king, king_to, way)
        if found is not None:
            return found
    return None


def _bars(
    past: chess.Board, king: chess.Square, king_to: chess.Square, way: chess.Bitboard
) -> BarredBefore | None:
    for reason, squares in (
        ("castling-through-check", way),
        ("castling-into-check", chess.BB_SQUARES[king_to] & ~chess.BB_SQUARES[king]),
    ):
        passed = attackers = chess.BB_EMPTY
        for square in chess.scan_forward(squares):
            attacking = past.attackers_mask(not past.turn, square)
            if attacking:
                passed, attackers = passed | chess.BB_SQUARES[square], attackers | attacking
        if passed:
            return BarredBefore(past, reason, passed, attackers)
    return None
