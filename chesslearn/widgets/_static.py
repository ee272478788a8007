"""The static face of a widget: a diagram and words, for pages without a kernel."""

from __future__ import annotations

import chess

from chesslearn import diagram
from chesslearn.i18n import Translator
from chesslearn.widgets.state.board import BoardState
from chesslearn.words.position import in_words


def svg(t: Translator, state: BoardState, label: str = "") -> str:
    """Return the board as an SVG picture; its text alternative reads ``label``, then the position."""
    # What crazyhouse adds to the men is beside the board.
    board = chess.BaseBoard(state.fen.split()[0].partition("[")[0])
    pockets = "".join(_letter(man.piece) * man.count for man in state.pocket)
    picture = diagram.Diagram(
        men=diagram.men_of(board),
        marks=tuple((mark.square, mark.kind) for mark in state.marks),
        arrows=tuple((arrow.from_square, arrow.to_square, arrow.kind) for arrow in state.arrows),
        last_move=tuple(state.last_move),
        check=state.check,
        orientation=state.orientation,
        coordinates=state.coordinates,
        pockets=pockets,
    )
    return diagram.svg(picture, f"{label} {in_words(t, board, state.turn, pockets)}".strip())


def _letter(piece: str) -> str:
    return piece[1].upper() if piece[0] == "w" else piece[1].lower()
