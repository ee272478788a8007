"""Claims of a draw in a game: which of the two kinds is meant."""

from __future__ import annotations

from typing import Final, Literal

import chess

from chesslearn.rules import Claim, claim_draw

Kind = Literal["threefold", "fifty"]
Code = Literal["threefold-claimed", "fifty-claimed"]
_LONG: Final = 80
"""So many half-moves without pawn move or capture: whoever claims now means the count."""


def judge(board: chess.Board, move: chess.Move | None, kind: Kind | None) -> Claim:
    """Return what the judge says of a claim; without a kind, of the one that is right or nearer.

    >>> judge(chess.Board(), None, None).kind
    'threefold'
    """
    if kind is not None:
        return claim_draw(board, kind, move)
    repeated, counted = claim_draw(board, "threefold", move), claim_draw(board, "fifty", move)
    if counted.right or (board.halfmove_clock >= _LONG and not repeated.right):
        return counted if not repeated.right else repeated
    return repeated
