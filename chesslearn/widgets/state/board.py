"""A board as it is to be drawn, and a page that has nothing else."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.parts import Buttons, Feedback, Side

MarkKind = Literal["refused", "attacked", "path", "piece", "hint", "star", "found", "goal", "here", "hill"]
ArrowKind = Literal["refused", "attack", "hint", "show"]


@attrs.frozen(eq=False, repr=False)
class Mark:
    """A marked square; each kind differs by shape as well as by colour."""

    square: str
    kind: MarkKind


@attrs.frozen(eq=False, repr=False)
class Arrow:
    """An arrow between two squares."""

    from_square: str
    to_square: str
    kind: ArrowKind


@attrs.frozen(eq=False, repr=False)
class Promotion:
    """A pawn that waits for a choice: from where to where, and for which side."""

    from_square: str
    to_square: str
    side: Side


@attrs.frozen(eq=False, repr=False)
class PocketPiece:
    """A kind of piece that may be put on the board, such as "wQ", and how many there are."""

    piece: str
    count: int


@attrs.frozen(eq=False, repr=False)
class ChecksLeft:
    """In three-check: how many checks each side still has to give."""

    white: int
    black: int


@attrs.frozen(eq=False, repr=False)
class BoardState:
    """One board as it is to be drawn.

    ``fen`` holds the pieces and whose turn it is. ``movable`` says whether
    pieces may be dragged (any piece, to any square: Python judges);
    ``selecting`` that a click marks a square instead. ``pocket`` holds pieces
    beside the board that may be put on it. ``castling_rooks`` are the rooks onto
    which their king may be put to castle (Chess960): a tap on one of them, with
    the king in hand, is a move. ``onto_own`` makes a tap on any piece of one's own a
    move, where a step asks to try that; elsewhere it takes that piece in hand instead.
    ``caption`` names the board for a screen reader.
    """

    fen: str
    orientation: Side = "white"
    turn: Side | None = None
    last_move: list[str] = attrs.field(factory=list)
    check: str | None = None
    marks: list[Mark] = attrs.field(factory=list)
    arrows: list[Arrow] = attrs.field(factory=list)
    movable: bool = True
    selecting: bool = False
    coordinates: bool = True
    promotion: Promotion | None = None
    pocket: list[PocketPiece] = attrs.field(factory=list)
    checks: ChecksLeft | None = None
    castling_rooks: list[str] = attrs.field(factory=list)
    onto_own: bool = False
    caption: str = ""


@attrs.frozen(eq=False, repr=False)
class FreeScreen:
    """The answer and the buttons under a bare board."""

    buttons: Buttons
    feedback: Feedback | None = None
    name: Literal["free"] = "free"
