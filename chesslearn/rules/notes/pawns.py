"""En passant, promotion, and what crazyhouse does with pawns."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from ..history import arrivals, told
from ..types import Note
from .after import After


def pawn_notes(after: After) -> Iterator[Note]:
    """Yield the notes on pawn moves and on captures of promoted men.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("6k1/P6p/8/8/8/8/8/4K3 w - - 0 1"), "a7a8n").notes[0].code
    'underpromotion'
    """
    for note in (
        captures_promoted(after),
        en_passant(after),
        ep_along_pin(after),
        dropped_double_step(after),
    ):
        if note:
            yield note
    if after.move.promotion:
        yield from promotion(after, after.move.promotion)


def captures_promoted(after: After) -> Note | None:
    """``captures-promoted-becomes-pawn``: in crazyhouse the captured man was a promoted pawn.

    >>> from chesslearn.rules import explain
    >>> explain(chess.variant.CrazyhouseBoard("4k3/8/8/8/8/8/6K1/R6q~[] w - - 0 1"), "g2h1").notes[0].code
    'captures-promoted-becomes-pawn'
    """
    position, captured = after.position, after.captured
    if position.kind != "crazyhouse" or captured is None:
        return None
    if not position.board.promoted & chess.BB_SQUARES[captured]:
        return None
    squares = after.roles(captured=chess.BB_SQUARES[captured])
    return after.note("captures-promoted-becomes-pawn", squares, {"target": position.letter(captured)})


def en_passant(after: After) -> Note | None:
    """``ep``: the move is an en passant capture; ``history`` is the double step, if the move is known.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), "e5d6").notes[0].code
    'ep'
    """
    if not after.is_en_passant or after.captured is None:
        return None
    squares = after.roles(captured=chess.BB_SQUARES[after.captured])
    stack = after.position.board.move_stack
    if stack and stack[-1].to_square == after.captured:
        squares["history"] = (chess.SQUARE_NAMES[stack[-1].from_square], chess.SQUARE_NAMES[after.captured])
    return after.note("ep", squares)


def ep_along_pin(after: After) -> Note | None:
    """``ep-along-pin``: the capturing pawn is pinned on a diagonal and stays on it.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("1b2k3/8/8/3pP3/8/6K1/8/8 w - d6 0 1"), "e5d6").notes[0].code
    'ep-along-pin'
    """
    position = after.position
    if not after.is_en_passant or after.captured is None or position.king is None:
        return None
    pinner = position.pinner(after.origin)
    if pinner is None:
        return None
    squares = after.roles(
        captured=chess.BB_SQUARES[after.captured],
        king=chess.BB_SQUARES[position.king],
        pinned=chess.BB_SQUARES[after.origin],
        pinner=chess.BB_SQUARES[pinner],
    )
    return after.note("ep-along-pin", squares, {"pinner": position.letter(pinner)})


def dropped_double_step(after: After) -> Note | None:
    """``pawn-dropped-may-double-step``: a pawn goes two squares that was dropped where it starts from.

    >>> from chesslearn.rules import explain
    >>> board = chess.variant.CrazyhouseBoard("6k1/8/8/8/8/8/8/6K1[P] w - - 0 1")
    >>> for uci in ("P@d2", "g8f8"):
    ...     _ = board.push_uci(uci)
    >>> explain(board, "d2d4").notes[0].code
    'pawn-dropped-may-double-step'
    """
    position = after.position
    if after.piece != chess.PAWN or abs(after.origin - after.target) != 16:
        return None
    event = next(arrivals(position.board, position.turn, after.origin), None)
    if event is None or event.kind != "dropped":
        return None
    squares = after.roles(history=chess.BB_SQUARES[after.origin])
    return after.note("pawn-dropped-may-double-step", squares, told(position.board, event))


def promotion(after: After, choice: chess.PieceType) -> Iterator[Note]:
    """Yield the notes on a promotion.

    ``underpromotion``: to rook, bishop or knight. ``extra-queen``: to a queen
    while an own queen stands on the board. ``extra-piece``: to a rook or knight
    while two stand there, or to a bishop while two do, or one of that colour of
    squares.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("6k1/P6p/8/8/8/8/3Q4/4K3 w - - 0 1"), "a7a8q").notes[0].code
    'extra-queen'
    """
    params = {"choice": chess.piece_symbol(choice).upper()}
    own = after.position.board.pieces_mask(choice, after.position.turn)
    if choice == chess.QUEEN:
        if own:
            yield after.note("extra-queen", after.roles(), params)
        return
    yield after.note("underpromotion", after.roles(), params)
    colour = (
        chess.BB_LIGHT_SQUARES
        if chess.BB_SQUARES[after.target] & chess.BB_LIGHT_SQUARES
        else chess.BB_DARK_SQUARES
    )
    if chess.popcount(own) > 1 or (choice == chess.BISHOP and own & colour):
        yield after.note("extra-piece", after.roles(), params)
