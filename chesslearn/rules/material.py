"""What the men are worth, and what cannot mate by its material alone, wherever the men stand."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import chess

from ._boards import Kind, letters, names, side_name
from .types import Fact

VALUES: Final[Mapping[chess.PieceType, int]] = MappingProxyType(
    {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 9, chess.KING: 0}
)
"""Rough values in pawns, as every beginner learns them; a king is never exchanged."""


def cannot_mate(board: chess.Board, kind: Kind, color: chess.Color) -> str:
    """Return why a side can never mate by its material, or an empty string.

    ``king``: it has a bare king. ``knight``: its only man is a knight, and the enemy
    has nothing but queens, which can always capture the knight. ``bishops``: its
    bishops run on one colour, and the enemy has nothing but queens, rooks and
    bishops of that colour: a neighbour of the checked king that the own king does
    not guard must be filled by a queen or rook, and that can step into the line.
    In three-check every man can win by checks, and in King of the Hill and
    crazyhouse even a bare king can win: there material proves only what is told here.

    >>> cannot_mate(chess.Board("8/8/8/4k3/3n4/8/8/KQ6 w - - 0 1"), "standard", chess.BLACK)
    'knight'
    """
    if kind in ("kingofthehill", "crazyhouse"):
        return ""
    own = board.occupied_co[color] & ~board.kings
    enemy = board.occupied_co[not color] & ~board.kings
    if not own:
        return "king"
    if kind == "3check" or own & (board.pawns | board.rooks | board.queens):
        return ""
    if own & board.knights:
        return "knight" if not own & (own - 1) and not enemy & ~board.queens else ""
    one_colour = not board.bishops & chess.BB_LIGHT_SQUARES or not board.bishops & chess.BB_DARK_SQUARES
    return "bishops" if one_colour and not enemy & (board.pawns | board.knights) else ""


def material_facts(board: chess.Board, kind: Kind) -> tuple[Fact, ...]:
    """Return the fact that neither side can ever mate with these men, or nothing.

    >>> board = chess.Board("5K2/8/8/1B6/8/k7/6b1/8 w - - 0 1")
    >>> [dict(fact.params) for fact in material_facts(board, "standard")]
    [{'kind': 'bishops', 'white': 'B', 'black': 'B'}]
    """
    if chess.popcount(board.occupied & ~board.bishops) > 3:
        return ()
    why = [cannot_mate(board, kind, color) for color in chess.COLORS]
    if not all(why):
        return ()
    men = board.occupied & ~board.kings
    single = not men & (men - 1)
    if not men:
        name = "kings"
    elif men & board.knights:
        name = "knight"
    else:
        name = "bishop" if single else "bishops"
    held: dict[str, str] = {side_name(color): letters(board, _men(board, color)) for color in chess.COLORS}
    return (Fact("material", {"men": names(men)}, {"kind": name, **held}),)


def cannot_mate_facts(board: chess.Board, kind: Kind, color: chess.Color) -> tuple[Fact, ...]:
    """Return the fact that one side can never mate with its men, or nothing.

    >>> board = chess.Board("8/8/8/8/3k4/8/8/1QK5 w - - 0 1")
    >>> [dict(fact.params) for fact in cannot_mate_facts(board, "standard", chess.BLACK)]
    [{'kind': 'king', 'side': 'black'}]
    """
    why = cannot_mate(board, kind, color)
    if not why:
        return ()
    men = _men(board, color) or board.kings & board.occupied_co[color]
    squares = {"men": names(men), "king": names(board.kings & board.occupied_co[not color])}
    return (Fact("cannot-mate", squares, {"kind": why, "side": side_name(color)}),)


def _men(board: chess.Board, color: chess.Color) -> chess.Bitboard:
    return board.occupied_co[color] & ~board.kings
