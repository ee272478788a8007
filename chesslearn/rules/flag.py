"""A flag fall: a loss, unless the opponent could not mate by any series of legal moves (FIDE 6.9)."""

from __future__ import annotations

import chess
import chess.variant

from ._boards import Kind, kind_of, names, san_of, side_name
from .dead import all_lines_fact
from .facts import OVER
from .helpmate import helpmate
from .material import cannot_mate_facts
from .mobility import shut_out_facts
from .status import status
from .types import Fact, FlagResult
from .variant_end import HILL

LINE_POSITIONS = 24_000
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
    because: tuple[Fact, ...] = (always_fact(board, kind, opponent),)
    found = helpmate(board, kind, opponent, limit=LINE_POSITIONS // 2)
    if found.answer == "win":
        because = (*because, line_fact(board, opponent, found.line))
    return FlagResult(opponent, line=found.line, because=because)


def always_fact(board: chess.Board, kind: Kind, color: chess.Color) -> Fact:
    """Return the fact that a side can always win: its king can run to the hill, or men come back.

    >>> dict(always_fact(chess.variant.KingOfTheHillBoard(), "kingofthehill", chess.WHITE).params)
    {'side': 'white', 'kind': 'hill'}
    """
    squares = {"king": names(board.kings & board.occupied_co[color])}
    if kind == "kingofthehill":
        squares["hill"] = names(HILL)
    reason = "hill" if kind == "kingofthehill" else "drops"
    return Fact("always-can-win", squares, {"side": side_name(color), "kind": reason})


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
    """Return a winning line as a fact: its moves in SAN, the men that win, and the losing king.

    A lone man cannot mate without the enemy's men in the way: these are the helpers.

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
    own, enemy = (board.occupied_co[side] & ~board.kings for side in (color, not color))
    lone = not own & (own - 1)
    squares = {
        "men": names(own or board.kings & board.occupied_co[color]),
        "helpers": names(enemy) if lone else (),
        "king": names(board.kings & board.occupied_co[not color]),
        "end": names(at.kings & at.occupied_co[not color]),
    }
    told = {role: where for role, where in squares.items() if where}
    return Fact("mate-line", told, {"moves": tuple(sans), "side": side_name(color)})
