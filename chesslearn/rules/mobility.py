"""Where each man could ever get to: an upper bound that holds for every series of legal moves.

The bound starts from the men where they stand and lets each go wherever the men
that can never leave, and the squares that can never be entered, do not forbid it.
What it lets nobody do, no series of legal moves can do; what it allows may still be
impossible. So it can prove that a wall is locked, never that it is open.
"""

from __future__ import annotations

import attrs
import chess

from ._boards import names, side_name
from .types import Fact

_LINES = {
    chess.BISHOP: (7, 9, -7, -9),
    chess.ROOK: (1, 8, -1, -8),
    chess.QUEEN: (1, 7, 8, 9, -1, -7, -8, -9),
}
_STEP = {chess.WHITE: 8, chess.BLACK: -8}
_LAST_RANK = {chess.WHITE: chess.BB_RANK_8, chess.BLACK: chess.BB_RANK_1}


@attrs.define
class Man:
    """One man of the position with the squares it could ever stand on."""

    square: chess.Square
    kind: chess.PieceType
    color: chess.Color
    reach: chess.Bitboard
    takeable: bool = False

    @property
    def fixed(self) -> bool:
        """Whether it stands where it stands for ever."""
        return not self.takeable and self.reach == chess.BB_SQUARES[self.square]


def reach_of_all(board: chess.Board) -> list[Man] | None:
    """Return every man with all squares it could ever reach, or `None` if a pawn could promote.

    `None` too when castling or an en passant capture is still possible: these are
    not modelled.

    >>> board = chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")
    >>> [chess.square_name(man.square) for man in reach_of_all(board) if not man.fixed]
    ['e1', 'e8']
    """
    if board.clean_castling_rights() or board.has_legal_en_passant():
        return None
    men = [
        Man(square, piece.piece_type, piece.color, chess.BB_SQUARES[square])
        for square, piece in sorted(board.piece_map().items())
    ]
    while True:
        before = [(man.reach, man.takeable) for man in men]
        fixed, guarded = _fixed(men), {color: _guarded(men, color) for color in chess.COLORS}
        for man in men:
            man.reach |= _steps(man, men, fixed, guarded[not man.color])
            if man.kind == chess.PAWN and man.reach & _LAST_RANK[man.color]:
                return None
        _take(men)
        if before == [(man.reach, man.takeable) for man in men]:
            return men


def _fixed(men: list[Man]) -> dict[chess.Color, chess.Bitboard]:
    squares = {chess.WHITE: chess.BB_EMPTY, chess.BLACK: chess.BB_EMPTY}
    for man in men:
        if man.fixed:
            squares[man.color] |= chess.BB_SQUARES[man.square]
    return squares


def _guarded(men: list[Man], color: chess.Color) -> chess.Bitboard:
    """Squares that men which never leave attack for ever: next to a line piece at least."""
    squares = chess.BB_EMPTY
    for man in men:
        if man.color == color and man.fixed:
            squares |= attacks_of(man.kind, color, chess.BB_SQUARES[man.square])
    return squares


def attacks_of(kind: chess.PieceType, color: chess.Color, squares: chess.Bitboard) -> chess.Bitboard:
    """Return what a man attacks in one step from any of some squares; lines count their first square.

    >>> attacks_of(chess.PAWN, chess.WHITE, chess.BB_A2) == chess.BB_B3
    True
    """
    found = chess.BB_EMPTY
    for square in chess.scan_forward(squares):
        if kind == chess.PAWN:
            found |= chess.BB_PAWN_ATTACKS[color][square]
        elif kind == chess.KNIGHT:
            found |= chess.BB_KNIGHT_ATTACKS[square]
        elif kind == chess.BISHOP:
            found |= chess.BB_KING_ATTACKS[square] & _same_colour(square)
        elif kind == chess.ROOK:
            found |= chess.BB_KING_ATTACKS[square] & ~_same_colour(square)
        else:
            found |= chess.BB_KING_ATTACKS[square]
    return found


def _same_colour(square: chess.Square) -> chess.Bitboard:
    light = chess.BB_LIGHT_SQUARES & chess.BB_SQUARES[square]
    return chess.BB_LIGHT_SQUARES if light else chess.BB_DARK_SQUARES


def _steps(
    man: Man, men: list[Man], fixed: dict[chess.Color, chess.Bitboard], guarded: chess.Bitboard
) -> chess.Bitboard:
    if man.kind == chess.PAWN:
        return _pawn_steps(man, men, fixed[chess.WHITE] | fixed[chess.BLACK])
    targets = attacks_of(man.kind, man.color, man.reach) & ~fixed[man.color]
    return targets & ~guarded if man.kind == chess.KING else targets


def _pawn_steps(man: Man, men: list[Man], fixed: chess.Bitboard) -> chess.Bitboard:
    stops = fixed
    file = chess.BB_FILES[chess.square_file(man.square)]
    prey = chess.BB_EMPTY
    for other in men:
        if other.color == man.color:
            continue
        if other.kind != chess.KING:
            prey |= other.reach
        if other.kind == chess.PAWN and not other.takeable and not (other.reach | man.reach) & ~file:
            stops |= chess.BB_SQUARES[other.square]  # it comes nearer, but two pawns never pass on a file
    straight = chess.BB_EMPTY
    for square in chess.scan_forward(man.reach):
        straight |= chess.BB_SQUARES[square + _STEP[man.color]]
    return straight & ~stops | attacks_of(chess.PAWN, man.color, man.reach) & prey


def _take(men: list[Man]) -> None:
    """Mark every man that some enemy could meet."""
    for man in men:
        if man.kind == chess.KING or man.takeable:
            continue
        for enemy in men:
            if enemy.color == man.color:
                continue
            hits = enemy.reach
            if enemy.kind == chess.PAWN:
                hits = attacks_of(chess.PAWN, enemy.color, enemy.reach)
            if hits & man.reach:
                man.takeable = True
                break


def could_mate(men: list[Man], color: chess.Color, *, check_is_enough: bool = False) -> bool:
    """Return whether, by the bound, a side could ever mate: false is a proof, true is not.

    A mate needs a square that the enemy king could stand on, a man that could check
    it there, and every square round it guarded or filled, with the own king in one
    place. With ``check_is_enough`` (three-check) the check alone counts.

    >>> board = chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")
    >>> could_mate(reach_of_all(board), chess.WHITE)
    False
    """
    fixed = _fixed(men)
    walls = fixed[chess.WHITE] | fixed[chess.BLACK]
    hunter = next(man for man in men if man.kind == chess.KING and man.color == color)
    prey = next(man for man in men if man.kind == chess.KING and man.color != color)
    walls &= ~chess.BB_SQUARES[prey.square]
    hits = chess.BB_EMPTY
    fillers = [man for man in men if man.color != color and man.kind != chess.KING]
    for man in men:
        if man.color == color and man.kind != chess.KING:
            hits |= _hits(man, walls)
    if check_is_enough:
        return bool(prey.reach & hits)
    for square in chess.scan_forward(prey.reach & hits):
        around = chess.BB_KING_ATTACKS[square]
        for place in chess.scan_forward(hunter.reach & ~around & ~chess.BB_SQUARES[square]):
            if _can_fill(around & ~hits & ~chess.BB_KING_ATTACKS[place], fillers):
                return True
    return False


def _can_fill(squares: chess.Bitboard, fillers: list[Man]) -> bool:
    """Whether men could fill all squares at once, as far as counting them tells."""
    able = [man.reach & squares for man in fillers if man.reach & squares]
    if chess.popcount(squares) > len(able):
        return False
    for reach in able:
        squares &= ~reach
    return not squares


def _hits(man: Man, walls: chess.Bitboard) -> chess.Bitboard:
    """Every square that a man could ever attack, over anything that could get out of the way."""
    if man.kind not in _LINES:
        return attacks_of(man.kind, man.color, man.reach)
    found = chess.BB_EMPTY
    for start in chess.scan_forward(man.reach):
        for step in _LINES[man.kind]:
            square = start
            while 0 <= square + step < 64 and chess.square_distance(square, square + step) == 1:
                square += step
                found |= chess.BB_SQUARES[square]
                if walls & chess.BB_SQUARES[square]:
                    break
    return found


def locked_facts(board: chess.Board, *, check_is_enough: bool = False) -> tuple[Fact, ...]:
    """Return the proof that neither side can ever mate because the wall is locked, or nothing.

    >>> board = chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")
    >>> locked_facts(board)[0].squares["pawns"]
    ('a4', 'd4', 'g4', 'a5', 'd5', 'g5')
    """
    men = reach_of_all(board)
    if men is None or any(could_mate(men, color, check_is_enough=check_is_enough) for color in chess.COLORS):
        return ()
    return (Fact("locked", wall_squares(men), {}),)


def shut_out_facts(
    board: chess.Board, color: chess.Color, *, check_is_enough: bool = False
) -> tuple[Fact, ...]:
    """Return the proof that one side can never mate because its men never get through, or nothing.

    >>> board = chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")
    >>> [dict(fact.params) for fact in shut_out_facts(board, chess.WHITE)]
    [{'side': 'white'}]
    """
    men = reach_of_all(board)
    if men is None or could_mate(men, color, check_is_enough=check_is_enough):
        return ()
    return (Fact("shut-out", {"pawns": wall_squares(men)["pawns"]}, {"side": side_name(color)}),)


def wall_squares(men: list[Man]) -> dict[str, tuple[str, ...]]:
    """Return the pawns that never move and the empty squares that they guard for ever.

    >>> board = chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")
    >>> wall_squares(reach_of_all(board))["guarded"]
    ('b4', 'c4', 'e4', 'f4', 'h4', 'b5', 'c5', 'e5', 'f5', 'h5')
    """
    pawns = guarded = chess.BB_EMPTY
    for man in men:
        if man.kind == chess.PAWN and man.fixed:
            pawns |= chess.BB_SQUARES[man.square]
            guarded |= chess.BB_PAWN_ATTACKS[man.color][man.square]
    for man in men:
        guarded &= ~man.reach if man.fixed else ~chess.BB_EMPTY
    return {"pawns": names(pawns), "guarded": names(guarded)}
