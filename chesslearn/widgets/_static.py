"""The static face of a widget: a diagram and words, for pages without a kernel."""

from __future__ import annotations

import chess

from chesslearn import diagram
from chesslearn.i18n import Translator
from chesslearn.widgets._view import Picture
from chesslearn.widgets.state.board import BoardState
from chesslearn.words.position import in_words


def svg(t: Translator, picture: Picture) -> str:
    """Return the boards as one SVG; its text alternative reads the label, then the positions."""
    drawn, said = _board(t, picture.board)
    beside = None
    if picture.partner is not None:
        beside, partner_said = _board(t, picture.partner)
        said = f"{said} {picture.partner.caption}. {partner_said}"
    return diagram.svg(drawn, f"{picture.label} {said}".strip(), beside=beside)


def _board(t: Translator, state: BoardState) -> tuple[diagram.Diagram, str]:
    """Return a board drawn, and read out."""
    # What crazyhouse adds to the men is beside the board.
    board = chess.BaseBoard(state.fen.split()[0].partition("[")[0])
    pockets = "".join(_letter(man.piece) * man.count for man in state.pocket)
    drawn = diagram.Diagram(
        men=diagram.men_of(board),
        marks=tuple((mark.square, mark.kind) for mark in state.marks),
        arrows=tuple((arrow.from_square, arrow.to_square, arrow.kind) for arrow in state.arrows),
        last_move=tuple(state.last_move),
        check=state.check,
        orientation=state.orientation,
        coordinates=state.coordinates,
        pockets=pockets,
    )
    return drawn, in_words(t, board, state.turn, pockets)


def _letter(piece: str) -> str:
    return piece[1].upper() if piece[0] == "w" else piece[1].lower()
