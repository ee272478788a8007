"""A flag fall: a loss, unless the opponent could not mate by any series of legal moves (FIDE 6.9)."""

from __future__ import annotations

import chess

from ._boards import Kind, kind_of, san_of, side_name
from .dead import all_lines_fact
from .facts import OVER
from .helpmate import helpmate
from .material import cannot_mate_facts
from .mobility import shut_out_facts
from .status import status
from .types import Fact, FlagResult

LINE_POSITIONS = 15_000
"""How many positions the search for a mating line looks at."""


def flag_fall(board: chess.Board, color: chess.Color) -> FlagResult:
    """Return who wins when the flag of ``color`` falls in this position, with the line that shows it.

    A game that was over before stays as it ended. Otherwise the opponent wins, with
    a legal line to a mate in ``line``, unless there is a proof that he can never
    mate: then it is a draw (``winner`` is `None`). Where the bounded search finds
    neither, the opponent wins with ``proven=False``.

    In King of the Hill and crazyhouse the opponent always wins. An impossible
    position raises `ValueError`: nothing can be said about it.

    >>> flag_fall(chess.Board("8/8/8/8/3k4/8/8/1QK5 w - - 0 1"), chess.WHITE).winner is None
    True
    >>> result = flag_fall(chess.Board("r6k/8/7K/6N1/8/8/8/8 b - - 0 1"), chess.BLACK)
    >>> result.winner, [move.uci() for move in result.line]
    (True, ['a8g8', 'g5f7'])
    """
    kind = kind_of(board)
    now = status(board)
    if now.code == "impossible-position":
        faults = ", ".join(fact.code for fact in now.because)
        raise ValueError(f"expected a possible position, got {board.fen()!r} ({faults})")
    if now.code in OVER:
        because = (Fact("game-over", {}, {"status": now.code}), *now.because)
        return FlagResult(now.winner, because=because)
    opponent = not color
    reasons = cannot_mate_facts(board, kind, opponent)
    if reasons:
        return FlagResult(None, because=reasons)
    if kind in ("kingofthehill", "crazyhouse"):
        return _always(board, kind, opponent)
    return _by_search(board, kind, opponent)


def _always(board: chess.Board, kind: Kind, opponent: chess.Color) -> FlagResult:
    reason = "hill" if kind == "kingofthehill" else "drops"
    because: tuple[Fact, ...] = (Fact("always-can-win", {}, {"side": side_name(opponent), "kind": reason}),)
    found = helpmate(board, kind, opponent, limit=LINE_POSITIONS // 5)
    if found.answer == "win":
        because = (*because, line_fact(board, opponent, found.line))
    return FlagResult(opponent, line=found.line, because=because)


def _by_search(board: chess.Board, kind: Kind, opponent: chess.Color) -> FlagResult:
    reasons = shut_out_facts(board, opponent, check_is_enough=kind == "3check")
    if reasons:
        return FlagResult(None, because=reasons)
    found = helpmate(board, kind, opponent, limit=LINE_POSITIONS)
    if found.answer == "win":
        return FlagResult(opponent, line=found.line, because=(line_fact(board, opponent, found.line),))
    if found.answer == "none":
        return FlagResult(None, because=(all_lines_fact(board, found),))
    params = {"side": side_name(opponent), "positions": found.positions}
    return FlagResult(opponent, proven=False, because=(Fact("not-decided", {}, params),))


def line_fact(board: chess.Board, color: chess.Color, line: tuple[chess.Move, ...]) -> Fact:
    """Return a winning line as a fact: its moves in SAN, and where the losing king ends.

    >>> board = chess.Board("r6k/8/7K/6N1/8/8/8/8 b - - 0 1")
    >>> line = (chess.Move.from_uci("a8g8"), chess.Move.from_uci("g5f7"))
    >>> line_fact(board, chess.WHITE, line).params["moves"]
    ('Rg8', 'Nf7#')
    """
    at = board.copy(stack=False)
    sans = []
    for move in line:
        sans.append(san_of(at, move))
        at.push(move)
    king = at.king(not color)
    squares = {} if king is None else {"king": (chess.square_name(king),)}
    return Fact("mate-line", squares, {"moves": tuple(sans), "side": side_name(color)})
