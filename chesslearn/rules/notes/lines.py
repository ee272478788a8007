"""Pins, jumps, and captures that were left alone."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from ..material import VALUES
from ..situation import Situation
from ..types import Note
from .after import After


def line_notes(after: After) -> Iterator[Note]:
    """Yield the notes on moves of men, drops and castling left out.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board(), "b1c3").notes[0].code
    'knight-jumps'
    """
    if after.move.drop or after.castling:
        return
    for note in (moves_along_pin(after), relative_pin(after), capture_declined(after), knight_jumps(after)):
        if note:
            yield note


def moves_along_pin(after: After) -> Note | None:
    """``moves-along-pin``: a pinned man moves along the line, or takes the pinner (en passant apart).

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4r1k1/8/8/8/8/8/4P3/4K3 w - - 0 1"), "e2e4").notes[0].code
    'moves-along-pin'
    """
    position = after.position
    if after.piece == chess.KING or position.king is None or after.is_en_passant:
        return None
    pinner = position.pinner(after.origin)
    if pinner is None:
        return None
    squares = after.roles(
        king=chess.BB_SQUARES[position.king],
        pinned=chess.BB_SQUARES[after.origin],
        pinner=chess.BB_SQUARES[pinner],
    )
    return after.note("moves-along-pin", squares, {"pinner": position.letter(pinner)})


def relative_pin(after: After) -> Note | None:
    """``relative-pin``: a man leaves the line between an enemy line piece and an own queen or rook behind it.

    Told when the man behind is worth more than the line piece and more than the one that moves.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/3q4/8/5n2/8/7B/8/4K3 b - - 0 1"), "f5d6").notes[0].code
    'relative-pin'
    """
    position, worth = after.position, VALUES.get(after.piece, 0)
    if not worth:
        return None
    board = position.board
    sliders = position.attackers(after.origin) & (board.queens | board.rooks | board.bishops)
    for slider in chess.scan_forward(sliders & ~chess.BB_SQUARES[after.target]):
        line = chess.ray(slider, after.origin)
        if line & chess.BB_SQUARES[after.target]:
            continue
        behind = _shielded(position, slider, after.origin, line)
        least = max(VALUES[board.piece_type_at(slider) or chess.PAWN], worth)
        if behind is not None and VALUES[board.piece_type_at(behind) or chess.KING] > least:
            squares = after.roles(pinner=chess.BB_SQUARES[slider], protector=chess.BB_SQUARES[behind])
            params = {"pinner": position.letter(slider), "target": position.letter(behind)}
            return after.note("relative-pin", squares, params)
    return None


def _shielded(
    position: Situation, slider: chess.Square, shield: chess.Square, line: chess.Bitboard
) -> chess.Square | None:
    """Return the own queen or rook right behind a shield on a line, or `None`."""
    dear = position.us & (position.board.queens | position.board.rooks) & line
    for square in chess.scan_forward(dear & ~chess.BB_SQUARES[shield]):
        if chess.between(slider, square) & position.occupied == chess.BB_SQUARES[shield]:
            return square
    return None


def capture_declined(after: After) -> Note | None:
    """``capture-declined``: the move captures nothing, and this man could have captured (en passant too).

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1"), "e4e5").notes[0].code
    'capture-declined'
    """
    position = after.position
    if after.captured is not None:
        return None
    takes = position.them
    if after.piece == chess.PAWN and position.board.ep_square is not None:
        takes |= chess.BB_SQUARES[position.board.ep_square]
    takes &= position.board.attacks_mask(after.origin)
    if not takes:
        return None
    options = takes & position.options(after.origin)
    return after.note("capture-declined", after.roles(options=options)) if options else None


def knight_jumps(after: After) -> Note | None:
    """``knight-jumps``: a man stands on each of the knight's two ways round the corner.

    One way goes two squares straight and then one aside, the other one aside and then two straight.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board(), "g1f3").notes[0].code
    'knight-jumps'
    """
    if after.piece != chess.KNIGHT:
        return None
    files = chess.square_file(after.target) - chess.square_file(after.origin)
    ranks = 8 * (chess.square_rank(after.target) - chess.square_rank(after.origin))
    long, short = (files // 2, ranks) if abs(files) == 2 else (ranks // 2, files)
    origin, occupied = after.origin, after.position.occupied
    first = (chess.BB_SQUARES[origin + long] | chess.BB_SQUARES[origin + 2 * long]) & occupied
    second = (chess.BB_SQUARES[origin + short] | chess.BB_SQUARES[origin + short + long]) & occupied
    if not (first and second):
        return None
    squares = after.roles(blockers=first | second)
    return after.note("knight-jumps", squares, {"blocker": after.position.first(first | second)})
