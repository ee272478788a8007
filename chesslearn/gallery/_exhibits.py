"""The exhibits: one situation for each answer that the judge can give."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Literal

import attrs
import chess
import chess.variant

Kind = Literal["reason", "note", "status", "belief", "claim", "flag"]

CHAPTERS = (
    "moves",
    "pawns",
    "en-passant",
    "castling",
    "king",
    "pocket",
    "notes",
    "status",
    "beliefs",
    "claims",
    "flags",
)
"""The chapters in their order; each is a file of ``exhibits/``."""


@attrs.frozen
class Exhibit:
    """A position, what is tried or asked there, and the code that the judge answers with.

    ``name`` is the code, or the code and, after a slash, what makes this
    another wording of it. ``attempt`` is the move tried (``"0000"``: none is
    made) or, in a claim, announced; ``yes`` says that a belief or a claim is
    right, or that the fallen flag loses.
    """

    kind: Kind
    name: str
    variant: str = "standard"
    fen: str = ""
    moves: str = ""
    attempt: str = ""
    yes: bool = False

    @property
    def code(self) -> str:
        """The code of the judge's answer."""
        return self.name.partition("/")[0]

    def board(self) -> chess.Board:
        """Return the position with the moves that led to it."""
        if self.variant in ("standard", "chess960"):
            board = chess.Board(self.fen or chess.STARTING_FEN, chess960=self.variant == "chess960")
        else:
            make = chess.variant.find_variant(self.variant)
            board = make(self.fen) if self.fen else make()
        for uci in self.moves.split():
            board.push(chess.Move.from_uci(uci))
        return board

    def move(self) -> chess.Move | None:
        """Return the move that is tried or announced."""
        return chess.Move.from_uci(self.attempt) if self.attempt else None


@cache
def exhibits(chapter: str) -> tuple[Exhibit, ...]:
    """Return the exhibits of one of the `CHAPTERS`.

    >>> exhibits("pawns")[0].code
    'pawn-backward'
    """
    text = files("chesslearn.gallery").joinpath("exhibits", f"{chapter}.toml").read_text("utf-8")
    data = tomllib.loads(text)
    return tuple(Exhibit(data["kind"], name, **row) for name, row in data["exhibits"].items())


def all_exhibits() -> tuple[Exhibit, ...]:
    """Return every exhibit, chapter by chapter."""
    return tuple(exhibit for chapter in CHAPTERS for exhibit in exhibits(chapter))
