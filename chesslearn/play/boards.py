"""Boards to begin a game with: any variant, any possible position, any array of Chess960."""

from __future__ import annotations

from typing import Final, get_args

import chess
import chess.variant

from chesslearn.opponent.bughouse import BughouseBoard
from chesslearn.rules import Fact, Kind, status

Variant = Kind
VARIANTS: Final[tuple[Variant, ...]] = get_args(Variant)
"""The kinds of chess that are played on one board."""

CLASSICAL: Final = 518
"""The number of the ordinary array among the 960."""
_LONGEST_FEN: Final = 200


class PositionError(ValueError):
    """A position that no game can start from.

    ``facts`` are the judge's faults of an impossible position; without facts the text
    is no FEN at all.
    """

    def __init__(self, fen: str, facts: tuple[Fact, ...] = ()) -> None:
        why = ", ".join(fact.code for fact in facts) or "not a FEN"
        super().__init__(f"expected a possible position as FEN, got {fen[:_LONGEST_FEN]!r} ({why})")
        self.fen = fen[:_LONGEST_FEN]
        self.facts = facts


def make_board(
    variant: Variant = "standard", fen: str | None = None, *, number: int | None = None
) -> chess.Board:
    """Return the board that a game starts from: an array, or a position of the judge's liking.

    ``number`` is one of the 960 arrays, for Chess960 only. Raises `PositionError` for a FEN
    that cannot be read and for an impossible position, `ValueError` for an unknown variant
    or number.

    >>> make_board("chess960", number=0).fen().split()[0]
    'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR'
    """
    if variant not in VARIANTS:
        raise ValueError(f"variant: expected one of {', '.join(VARIANTS)}, got {variant!r}")
    if number is not None and (variant != "chess960" or not 0 <= number < 960):
        raise ValueError(f"number: expected 0 to 959 and chess960, got {number!r} and {variant}")
    if not fen:
        return _array(variant, CLASSICAL if number is None else number)
    return _possible(_read(_kind(variant), fen, chess960=variant == "chess960"))


def _array(variant: Variant, number: int) -> chess.Board:
    if variant == "chess960":
        return chess.Board.from_chess960_pos(number)
    return _kind(variant)()


def _kind(variant: Variant) -> type[chess.Board]:
    ordinary = variant in ("standard", "chess960")
    return chess.Board if ordinary else chess.variant.find_variant(variant)


def _read(kind: type[chess.Board], fen: str, *, chess960: bool = False) -> chess.Board:
    if len(fen) > _LONGEST_FEN:
        raise PositionError(fen)
    try:
        return kind(fen, chess960=chess960)
    except ValueError as error:
        raise PositionError(fen) from error


def _possible(board: chess.Board) -> chess.Board:
    now = status(board)
    if now.code == "impossible-position":
        raise PositionError(board.fen(), now.because)
    return board


def bughouse_fens(fens: tuple[str, str] | None) -> tuple[str, str] | None:
    """Return two positions of bughouse as they came; raises `PositionError` unless both are possible.

    >>> bughouse_fens(None) is None
    True
    """
    for fen in fens or ():
        _possible(_read(BughouseBoard, fen))
    return fens


def start_number(board: chess.Board) -> int | None:
    """Return which of the 960 arrays a board shows, with all rights to castle; `None` for other positions.

    >>> start_number(chess.Board())
    518
    """
    return board.chess960_pos()
