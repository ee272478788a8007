"""Whether the game is over, as far as a single attempt must know it.

`status` tells the same with all that shows it; the search for locked positions
runs there only.
"""

from __future__ import annotations

from typing import Literal

import chess
import chess.variant

from . import counts, repetition
from ._boards import names, side_name
from .situation import Situation, plain
from .types import Reason
from .variant_end import HILL

How = Literal[
    "checkmate", "stalemate", "variant-win", "variant-draw", "dead-position", "fivefold", "seventyfive"
]

_RULES: dict[How, str] = {
    "checkmate": "mate.ends-game",
    "stalemate": "stalemate.draw",
    "dead-position": "draw.dead.immediate",
    "fivefold": "draw.fivefold",
    "seventyfive": "draw.seventyfive",
}
_REPEATED_SINCE = 16
"""Half-moves that a position needs at least to occur five times."""


def ending(position: Situation) -> How | None:
    """Return how the game has ended, or `None`; a board that lacks a king has no end.

    >>> ending(Situation(chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1")))
    'stalemate'
    """
    if position.king is None or not position.enemy_kings:
        return None
    board = position.board
    if position.kind == "kingofthehill" and board.kings & HILL:
        return "variant-win"
    if isinstance(board, chess.variant.ThreeCheckBoard) and min(board.remaining_checks) <= 0:
        return "variant-draw" if board.is_variant_draw() else "variant-win"
    if not can_move(board):
        if board.was_into_check():
            # Only taking the king would be left: an impossible position, not a finished game.
            return None
        return "checkmate" if position.checkers else "stalemate"
    return _drawn(position)


def _drawn(position: Situation) -> How | None:
    board = position.board
    if is_dead(board):
        return "dead-position"
    if _is_fivefold(position):
        return "fivefold"
    return "seventyfive" if counts.has_count(position.kind) and board.halfmove_clock >= 150 else None


def _is_fivefold(position: Situation) -> bool:
    """Return whether the position has occurred five times; replaying waits until the men have."""
    board = position.board
    back = len(board.move_stack)
    if position.kind != "crazyhouse":
        back = min(back, board.halfmove_clock)
    if back < _REPEATED_SINCE or not _looks_repeated(board, back):
        return False
    return repetition.occurrences(repetition.history(board, position.kind)) >= 5


def _looks_repeated(board: chess.Board, back: int) -> bool:
    """Return whether the same squares have been occupied by the same sides at least five times."""
    white, occupied, turn = board.occupied_co[chess.WHITE], board.occupied, board.turn
    same = [
        state
        for state in board._stack[-back:]
        if state.occupied == occupied and state.occupied_w == white and state.turn == turn
    ]
    return len(same) >= 4 and sum(_same_men(board, state) for state in same) >= 4


def _same_men(board: chess.Board, state: chess._BoardState) -> bool:
    return (
        state.pawns == board.pawns
        and state.knights == board.knights
        and state.bishops == board.bishops
        and state.rooks == board.rooks
        and state.queens == board.queens
    )


def can_move(board: chess.Board) -> bool:
    """Return whether the side to move has a legal move or drop; the end of a variant is not asked for.

    >>> can_move(chess.Board())
    True
    """
    source = board if type(board) is chess.Board else plain(board)
    if any(source.generate_legal_moves(chess.BB_ALL, chess.BB_ALL & ~board.kings)):
        return True
    return isinstance(board, chess.variant.CrazyhouseBoard) and any(board.generate_legal_drops())


def is_dead(board: chess.Board) -> bool:
    """Return whether neither side has the men to mate (FIDE 5.2.2); the men alone are looked at.

    Men in crazyhouse come back and kings can run for the hill, so there it is never so.

    >>> is_dead(chess.Board("8/8/4k3/8/8/3K4/8/8 w - - 0 1"))
    True
    """
    if board.pawns or board.rooks or board.queens or isinstance(board, chess.variant.CrazyhouseBoard):
        return False
    return board.is_insufficient_material()


def game_over(position: Situation, how: How) -> Reason:
    """Return the reason that stands first in a finished game, with who won.

    >>> from chesslearn.rules import explain
    >>> explain(chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), "h8g8").reasons[0].code
    'game-over'
    """
    winner = _winner(position, how)
    squares: dict[str, tuple[str, ...]] = {}
    params = {"how": how, "winner": "" if winner is None else side_name(winner), "side": position.side}
    rule = _RULES.get(how, "")
    if how == "checkmate":
        squares = _mate_roles(position, params)
    elif how == "stalemate" and position.king is not None:
        squares = {"king": (chess.SQUARE_NAMES[position.king],)}
    elif how == "variant-win" and position.kind == "kingofthehill":
        hill = position.board.kings & HILL
        squares, rule = {"king": names(hill), "hill": names(hill)}, "koth.aim"
    elif how.startswith("variant"):
        rule = "3check.aim"
        if position.checkers and position.king is not None:
            squares = {"king": (chess.SQUARE_NAMES[position.king],), "checkers": names(position.checkers)}
    return Reason("game-over", squares, params, rule)


def _winner(position: Situation, how: How) -> chess.Color | None:
    if how == "checkmate":
        return not position.turn
    if how != "variant-win":
        return None
    board = position.board
    if isinstance(board, chess.variant.ThreeCheckBoard):
        return board.remaining_checks[chess.WHITE] <= 0
    return bool(board.kings & HILL & board.occupied_co[chess.WHITE])


def _mate_roles(position: Situation, params: dict[str, str]) -> dict[str, tuple[str, ...]]:
    """Return king, checkers, and the men that protect a checker from the king's own hand."""
    assert position.king is not None
    ordered = tuple(chess.scan_forward(position.checkers))
    params["checker"] = position.letter(ordered[0])
    if len(ordered) > 1:
        params["checker2"] = position.letter(ordered[1])
    squares = {"king": (chess.SQUARE_NAMES[position.king],), "checkers": names(position.checkers)}
    protectors = chess.BB_EMPTY
    for square in chess.scan_forward(position.checkers & chess.BB_KING_ATTACKS[position.king]):
        protectors |= position.attackers(square)
    return {**squares, "protector": names(protectors)} if protectors else squares
