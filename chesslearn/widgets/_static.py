"""The static face of a widget: a diagram and words, for pages without a kernel."""

from __future__ import annotations

import chess

from chesslearn import diagram
from chesslearn.widgets.state.board import BoardState


def svg(state: BoardState, label: str) -> str:
    """Return the board as an SVG picture with ``label`` as its text alternative."""
    picture = diagram.Diagram(
        men=_men(state.fen),
        marks=tuple((mark.square, mark.kind) for mark in state.marks),
        arrows=tuple((arrow.from_square, arrow.to_square, arrow.kind) for arrow in state.arrows),
        last_move=tuple(state.last_move),
        check=state.check,
        orientation=state.orientation,
        coordinates=state.coordinates,
        pockets="".join(_letter(man.piece) * man.count for man in state.pocket),
    )
    return diagram.svg(picture, label)


def _men(fen: str) -> dict[str, str]:
    """Return the men of a FEN; what crazyhouse adds to it is left out."""
    ranks = fen.split()[0].split("[")[0].replace("~", "").split("/")[:8]
    return diagram.men_of(chess.BaseBoard("/".join(ranks)))


def _letter(piece: str) -> str:
    return piece[1].upper() if piece[0] == "w" else piece[1].lower()
