"""Dead positions: no series of legal moves could mate either king (FIDE 5.2.2).

Three proofs, each exact, tried from the cheapest on:

- the material (`material`);
- few forced moves: every series of them is followed to its end (`search`), at most
  `FORCED_POSITIONS` positions with at most `FORCED_MOVES` moves each;
- a locked wall: an upper bound on where every man could ever get (`mobility`), tried
  where no pawn can capture, at most `SPARE_PAWN_MOVES` pawn moves are left between
  opposing pawns, and no knight, rook or queen can move.

What none of them proves is not called dead.
"""

from __future__ import annotations

from collections.abc import Sequence

import chess

from ._boards import Kind, san_of
from .counts import plain_squares
from .material import material_facts
from .mobility import locked_facts
from .search import Found, follow
from .types import Fact

FORCED_MOVES = 4
FORCED_POSITIONS = 200
SPARE_PAWN_MOVES = 4

_BOTH = (chess.WHITE, chess.BLACK)


def dead_facts(board: chess.Board, kind: Kind, moves: Sequence[chess.Move]) -> tuple[Fact, ...]:
    """Return what proves a position dead, or nothing; ``moves`` are its legal moves.

    King of the Hill and crazyhouse have no dead positions: a king can run to the
    hill, men come back (docs/decisions/0003). In three-check a check is enough to
    keep a game alive.

    >>> board = chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1")
    >>> [fact.code for fact in dead_facts(board, "standard", list(board.legal_moves))]
    ['locked']
    """
    if kind in ("kingofthehill", "crazyhouse"):
        return ()
    facts = material_facts(board, kind)
    if not facts and len(moves) <= FORCED_MOVES:
        facts = _forced(board, kind)
    if not facts and may_be_locked(board):
        facts = locked_facts(board, check_is_enough=kind == "3check")
    return facts


def _forced(board: chess.Board, kind: Kind) -> tuple[Fact, ...]:
    def wall(at: chess.Board) -> bool:
        return may_be_locked(at) and bool(locked_facts(at, check_is_enough=kind == "3check"))

    found = follow(board, kind, _BOTH, limit=FORCED_POSITIONS, widest=FORCED_MOVES, hopeless=wall)
    return (all_lines_fact(board, found),) if found.answer == "none" else ()


def all_lines_fact(board: chess.Board, found: Found) -> Fact:
    """Return the fact that every series of moves was followed; with the move, if only one is legal.

    >>> board = chess.Board("8/8/8/6N1/8/8/k1K5/R7 b - - 0 1")
    >>> dict(all_lines_fact(board, Found("none", positions=2)).params)
    {'positions': 2, 'move': 'Kxa1'}
    """
    moves = list(board.legal_moves)
    squares = plain_squares(moves[0]) if len(moves) == 1 else {}
    move = san_of(board, moves[0]) if len(moves) == 1 else ""
    return Fact("all-lines-end", squares, {"positions": found.positions, "move": move})


def may_be_locked(board: chess.Board) -> bool:
    """Return whether a locked wall is worth a look: cheap, and right to say no in ordinary positions.

    Every pawn has an enemy pawn ahead of it on its file, with few moves left between
    them; none can capture; no knight, rook or queen can move.

    >>> may_be_locked(chess.Board())
    False
    """
    pawns = board.pawns
    if not pawns or board.clean_castling_rights():
        return False
    white, black = pawns & board.occupied_co[chess.WHITE], pawns & board.occupied_co[chess.BLACK]
    free = (white << 8 | black >> 8) & ~board.occupied
    if chess.popcount(free) > 2 * SPARE_PAWN_MOVES or not white or not black:
        return False
    if spare_pawn_moves(board) > SPARE_PAWN_MOVES:
        return False
    for square in chess.scan_forward(pawns):
        color = bool(white & chess.BB_SQUARES[square])
        if board.attacks_mask(square) & board.occupied_co[not color]:
            return False
    for square in chess.scan_forward(board.knights | board.rooks | board.queens):
        color = bool(board.occupied_co[chess.WHITE] & chess.BB_SQUARES[square])
        if board.attacks_mask(square) & ~board.occupied_co[color]:
            return False  # it could give itself up and open the wall
    return True


def spare_pawn_moves(board: chess.Board) -> int:
    """Return how many squares lie between opposing pawns in all, 99 if some pawn is not opposed.

    >>> spare_pawn_moves(chess.Board("4k3/8/8/p7/8/P7/8/4K3 w - - 0 1"))
    1
    """
    spare = 0
    white = board.occupied_co[chess.WHITE]
    for file in chess.BB_FILES:
        pawns = list(chess.scan_forward(board.pawns & file))
        whites = [bool(white & chess.BB_SQUARES[square]) for square in pawns]
        if pawns and (not whites[0] or whites[-1]):
            return 99
        for index, low in enumerate(pawns[:-1]):
            if whites[index] and not whites[index + 1]:
                spare += (pawns[index + 1] - low) // 8 - 1
    return spare
