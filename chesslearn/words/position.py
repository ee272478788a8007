"""A position read out: where the pieces stand, for who has no picture of it."""

from __future__ import annotations

import chess

from chesslearn.course.notation import side_name
from chesslearn.i18n import Translator
from chesslearn.words.judge.phrases import Man
from chesslearn.words.said import fill


def in_words(t: Translator, board: chess.BaseBoard, turn: str | None = None, pockets: str = "") -> str:
    """Return all pieces with their squares, the greatest first, and the side to move if it is told.

    ``pockets`` are the letters of what lies in them, as a FEN writes them.

    "White: king e1, rook a1. Black: king e8. White's pocket: knight, pawn. White to move."
    """
    men = {color: _men(t, board, color) for color in chess.COLORS}
    said = [
        fill(t, t.gettext("White: {men}."), {"men": men[chess.WHITE]}) if men[chess.WHITE] else "",
        fill(t, t.gettext("Black: {men}."), {"men": men[chess.BLACK]}) if men[chess.BLACK] else "",
    ]
    if not any(said):
        return fill(t, t.gettext("The board is empty."))
    held = {color: _held(t, pockets, color) for color in chess.COLORS}
    if held[chess.WHITE]:
        said.append(fill(t, t.gettext("White's pocket: {men}."), {"men": held[chess.WHITE]}))
    if held[chess.BLACK]:
        said.append(fill(t, t.gettext("Black's pocket: {men}."), {"men": held[chess.BLACK]}))
    if turn is not None:
        said.append(fill(t, t.gettext("White to move.") if turn == "white" else t.gettext("Black to move.")))
    return " ".join(filter(None, said))


def _men(t: Translator, board: chess.BaseBoard, color: chess.Color) -> str:
    return ", ".join(
        f"{Man(t, chess.piece_symbol(kind).upper(), side_name(color)):n} {chess.square_name(square)}"
        for kind in reversed(chess.PIECE_TYPES)
        for square in board.pieces(kind, color)
    )


def _held(t: Translator, pockets: str, color: chess.Color) -> str:
    return ", ".join(
        f"{Man(t, letter.upper(), side_name(color)):n}" for letter in pockets if letter.isupper() is color
    )
