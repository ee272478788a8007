"""The static face of a widget: a diagram and words, for pages without a kernel."""

from __future__ import annotations

import re

import chess

from chesslearn.widgets._state import BoardState

_SIZE = 360
_COLOURS = {
    "square light": "#f1ead9",
    "square dark": "#8fa6cf",
    "square light lastmove": "#d5dff4",
    "square dark lastmove": "#6f8dc8",
    "margin": "#ffffff",
    "coord": "#566079",
}
_ARROWS = {"refused": "#c2570c", "attack": "#c2570c", "hint": "#e0a100", "show": "#2c4fa3"}
_MARKS = {"refused": "#c2570c80", "attacked": "#c2570c80", "star": "#e0a100a0", "found": "#2c4fa380"}


def svg(state: BoardState, label: str) -> str:
    """Return the board as an SVG picture with ``label`` as its text alternative."""
    # Only notebooks need pictures; a learner's kernel is spared what draws them.
    import chess.svg

    board = chess.Board(None)
    board.set_board_fen(re.sub(r"[\[/](?![1-8pnbrqkPNBRQK~/]+).*", "", state.fen.split()[0]).split("[")[0])
    last = state.last_move
    picture = chess.svg.board(
        board,
        orientation=state.orientation == "white",
        size=_SIZE,
        coordinates=state.coordinates,
        colors=_COLOURS,
        lastmove=chess.Move.from_uci("".join(last)) if last else None,
        check=chess.parse_square(state.check) if state.check else None,
        arrows=[
            chess.svg.Arrow(
                chess.parse_square(arrow.from_square),
                chess.parse_square(arrow.to_square),
                color=_ARROWS[arrow.kind],
            )
            for arrow in state.arrows
        ],
        fill={chess.parse_square(mark.square): _MARKS.get(mark.kind, "#2c4fa350") for mark in state.marks},
    )
    safe = label.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")
    return str(picture).replace("<svg ", f'<svg role="img" aria-label="{safe}" ', 1)
