"""Steps and captures of the king."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from .._boards import names
from ..types import Note
from .after import After


def king_notes(after: After) -> Iterator[Note]:
    """Yield the notes on ordinary moves of the king, and on lines that are shut to it.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4kr2/8/8/8/8/8/5P2/4K2R w K - 0 1"), "e1f1").notes[0].code
    'line-shut'
    """
    if after.piece != chess.KING:
        return
    for note in (king_step_not_castling(after), king_takes_unprotected(after), line_shut(after)):
        if note:
            yield note


def king_step_not_castling(after: After) -> Note | None:
    """``king-step-not-castling``: in Chess960 the king steps as if it castled, losing the right.

    Onto the square where castling would bring it, from whichever side; else towards the rook.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/8/8/8/8/5K1R w H - 0 1", chess960=True), "f1g1").notes[0].code
    'king-step-not-castling'
    """
    board = after.position.board
    if not board.chess960 or after.castling or after.origin != after.position.king:
        return None
    if chess.square_rank(after.origin) != chess.square_rank(after.target):
        return None
    back = chess.BB_RANKS[chess.square_rank(after.origin)]
    rooks = {
        "king" if rook > after.origin else "queen": (chess.SQUARE_NAMES[rook],)
        for rook in chess.scan_forward(board.clean_castling_rights() & back & after.position.us)
    }
    onto = {2: "queen", 6: "king"}.get(chess.square_file(after.target), "")
    wing = onto if onto in rooks else "king" if after.target > after.origin else "queen"
    if wing not in rooks:
        return None
    squares = {**after.roles(), "rook": rooks[wing], "options": rooks[wing]}
    return after.note("king-step-not-castling", squares, {"wing": wing})


def king_takes_unprotected(after: After) -> Note | None:
    """``king-takes-unprotected``: the king captures; being legal, nothing protects the man.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/8/8/4n3/3K4/8/R7 w - - 0 1"), "d3e4").notes[0].code
    'king-takes-unprotected'
    """
    if after.captured is None:
        return None
    squares = after.roles(captured=chess.BB_SQUARES[after.captured])
    return after.note("king-takes-unprotected", squares, {"target": after.position.letter(after.captured)})


def line_shut(after: After) -> Note | None:
    """``line-shut``: one man alone shuts the line of an enemy queen, rook or bishop to a king's square.

    The king's square is where it goes; in castling also where it stands and what it crosses.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("4k3/8/b7/8/2B5/8/8/4K2R w K - 0 1"), "e1g1").notes[0].code
    'line-shut'
    """
    position, castling = after.position, after.castling
    occupied = position.occupied
    if castling:
        zone = chess.BB_SQUARES[after.origin] | chess.BB_SQUARES[castling.king_to]
        zone |= chess.between(after.origin, castling.king_to)
    else:
        zone = chess.BB_SQUARES[after.target]
        occupied &= ~chess.BB_SQUARES[after.origin]
    attackers = blockers = passed = chess.BB_EMPTY
    for square in chess.scan_forward(zone):
        for slider in chess.scan_forward(_aligned(after, square)):
            between = chess.between(square, slider) & occupied
            if between and not between & (between - 1):
                attackers |= chess.BB_SQUARES[slider]
                blockers |= between
                passed |= chess.BB_SQUARES[square]
    if not passed:
        return None
    squares = {
        **after.roles(),
        "attackers": names(attackers),
        "blockers": names(blockers),
        "passed": names(passed),
    }
    params = {"attacker": position.first(attackers), "blocker": position.first(blockers)}
    return after.note("line-shut", squares, params)


def _aligned(after: After, square: chess.Square) -> chess.Bitboard:
    """Return the enemy line pieces that would attack a square on an otherwise empty board."""
    board = after.position.board
    straight = chess.BB_RANK_ATTACKS[square][0] | chess.BB_FILE_ATTACKS[square][0]
    lines = straight & (board.rooks | board.queens)
    lines |= chess.BB_DIAG_ATTACKS[square][0] & (board.bishops | board.queens)
    return lines & after.position.them
