"""The 960 arrays of Chess960: which there are, and what is wrong with one that is none of them.

An array is the order of a side's pieces on its first rank, from the a-file to
the h-file: eight letters such as ``"RNBQKBNR"``, with a dot for an empty square.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal

import chess

ArrayFault = Literal["bishops", "king", "mirror", "rest"]
"""Both bishops on one colour; the king not between the rooks; Black not opposite White.

``rest``: each of these can still be seen to, but not all of them together.
"""

EMPTY: Final = "."


@cache
def arrays() -> tuple[str, ...]:
    """Return all the arrays; the place of each is its number, 0 to 959.

    >>> arrays()[518], len(set(arrays()))
    ('RNBQKBNR', 960)
    """
    return tuple(rank_of(chess.Board.from_chess960_pos(number), chess.WHITE) for number in range(960))


def rank_of(board: chess.BaseBoard, colour: chess.Color) -> str:
    """Return a side's pieces on its first rank as letters; other men count as none.

    >>> rank_of(chess.BaseBoard("4k3/8/8/8/8/8/8/R3K2r"), chess.WHITE)
    'R...K...'
    """
    first = chess.A1 if colour else chess.A8
    men = [board.piece_at(square) for square in range(first, first + 8)]
    return "".join(man.symbol().upper() if man and man.color == colour else EMPTY for man in men)


def completions(rank: str) -> Iterator[str]:
    """Yield the arrays that agree with what stands on a rank, by their number.

    >>> next(completions("RNBQK..."))
    'RNBQKBNR'
    """
    return (each for each in arrays() if _agree(each, rank))


def faults(rank: str) -> tuple[ArrayFault, ...]:
    """Return what keeps a rank, full or not, from becoming an array.

    >>> faults("RNBQKBNR"), faults("K......."), faults("B.B.....")
    ((), ('king',), ('bishops',))
    """
    found: list[ArrayFault] = []
    if not any(_placed(rank, (first, second)) for first in range(0, 8, 2) for second in range(1, 8, 2)):
        found.append("bishops")
    if not _king_fits(rank):
        found.append("king")
    return tuple(found)


def _placed(rank: str, bishops: tuple[int, int]) -> bool:
    """Return whether the two bishops can stand on these files."""
    elsewhere = any(letter == "B" for file, letter in enumerate(rank) if file not in bishops)
    return not elsewhere and all(rank[file] in ("B", EMPTY) for file in bishops)


def _king_fits(rank: str) -> bool:
    """Return whether rook, king and rook can stand in this order."""
    return any(
        rank[left] in ("R", EMPTY) and rank[king] in ("K", EMPTY) and rank[right] in ("R", EMPTY)
        for left in range(6)
        for king in range(left + 1, 7)
        for right in range(king + 1, 8)
        if not any(letter in "RK" for file, letter in enumerate(rank) if file not in (left, king, right))
    )


def _agree(array: str, rank: str) -> bool:
    return all(letter in (EMPTY, there) for there, letter in zip(array, rank, strict=True))


def fault_of(board: chess.BaseBoard) -> ArrayFault | None:
    """Return the first thing that keeps the men on the board from becoming a start of Chess960.

    >>> fault_of(chess.BaseBoard("k7/8/8/8/8/8/8/R7"))
    'mirror'
    """
    white, black = rank_of(board, chess.WHITE), rank_of(board, chess.BLACK)
    both = united(board)
    if not (_agree(both, white) and _agree(both, black)):
        return "mirror"
    found = faults(both)
    if found:
        return found[0]
    return None if next(completions(both), None) else "rest"


def united(board: chess.BaseBoard) -> str:
    """Return what the first ranks of both sides say of the array; White's where they differ.

    >>> united(chess.BaseBoard("k3R3/8/8/8/8/8/8/R7"))
    'R.......'
    """
    white, black = rank_of(board, chess.WHITE), rank_of(board, chess.BLACK)
    return "".join(one if one != EMPTY else other for one, other in zip(white, black, strict=True))


def start_of(array: str) -> chess.BaseBoard:
    """Return the first position of a game with this array.

    >>> start_of("RNBQKBNR") == chess.BaseBoard()
    True
    """
    return chess.BaseBoard(f"{array.lower()}/pppppppp/8/8/8/8/PPPPPPPP/{array}")
