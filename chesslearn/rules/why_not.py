"""Beliefs about a position, and what shows that they are true or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import chess

from . import claims
from ._boards import Kind, captured_square, kind_of, move_fact, own_king, side_name
from .checks import checkers
from .facts import BELIEFS, OVER
from .flag import LINE_POSITIONS, always_fact, line_fact
from .helpmate import helpmate
from .material import VALUES, cannot_mate_facts
from .status import status
from .types import Fact, Status, WhyNot

MOVES_SHOWN = 5
"""How many of the moves that refute a belief are told."""


def why_not(board: chess.Board, belief: str) -> WhyNot:
    """Return whether a belief about a position is true, and what proves or refutes it.

    - ``checkmate``: refuted by legal moves that end the check (the first is the
      ``line``), or by there being no check;
    - ``stalemate``: refuted by a legal move (the ``line``), or by the checkers;
    - ``threefold``: the occurrences, and where positions that look the same differ;
    - ``fifty``: the count, and the move that started it;
    - ``insufficient`` (the position is dead): refuted by a ``line`` of legal moves to a
      win, found with the help of both sides.

    A belief that holds comes with the facts of the status. An impossible position
    makes every belief false, with its faults. Raises `ValueError` for another
    belief and for what is no board of a known variant.

    >>> answer = why_not(chess.Board("4R1k1/5ppp/8/8/b7/8/5PPP/6K1 b - - 0 1"), "checkmate")
    >>> answer.true, [move.uci() for move in answer.line]
    (False, ['a4e8'])
    """
    kind = kind_of(board)
    if belief not in BELIEFS:
        raise ValueError(f"expected a belief among {', '.join(BELIEFS)}, got {belief!r}")
    now = status(board)
    if now.code == "impossible-position":
        return WhyNot(belief, False, now.because)
    return _JUDGES[belief](board, kind, now)


def _checkmate(board: chess.Board, kind: Kind, now: Status) -> WhyNot:
    if now.code == "checkmate":
        return WhyNot("checkmate", True, now.because)
    if now.code in ("variant-win", "variant-draw", "stalemate"):
        return WhyNot("checkmate", False, _ended(now))
    if not board.is_check():
        return WhyNot("checkmate", False, (*_no_check(board), *_over(now)))
    moves = _telling(board)
    facts = (*checkers(board), *(_escape(board, move) for move in moves[:MOVES_SHOWN]), *_over(now))
    return WhyNot("checkmate", False, facts, (moves[0],))


def _stalemate(board: chess.Board, kind: Kind, now: Status) -> WhyNot:
    if now.code == "stalemate":
        return WhyNot("stalemate", True, now.because)
    if now.code in ("variant-win", "variant-draw", "checkmate"):
        return WhyNot("stalemate", False, _ended(now))
    moves = _telling(board)
    facts = [*checkers(board)]
    facts += [move_fact("legal-move", board, move) for move in moves[:MOVES_SHOWN]]
    return WhyNot("stalemate", False, (*facts, *_over(now)), (moves[0],))


def _threefold(board: chess.Board, kind: Kind, now: Status) -> WhyNot:
    claim = claims.threefold(board, kind)
    return WhyNot("threefold", claim.right, claim.because)


def _fifty(board: chess.Board, kind: Kind, now: Status) -> WhyNot:
    claim = claims.fifty(board, kind)
    return WhyNot("fifty", claim.right, claim.because)


def _insufficient(board: chess.Board, kind: Kind, now: Status) -> WhyNot:
    if now.code == "dead-position":
        return WhyNot("insufficient", True, now.because)
    if (now.code in OVER and not any(board.legal_moves)) or now.code.startswith("variant"):
        return WhyNot("insufficient", False, _ended(now))
    helpless = [cannot_mate_facts(board, kind, color) for color in chess.COLORS]
    facts = [fact for found in helpless for fact in found]
    if kind in ("kingofthehill", "crazyhouse"):
        facts += [always_fact(board, kind, board.turn)]
    for color in _stronger_first(board):
        found = helpmate(board, kind, color, limit=LINE_POSITIONS // 2)
        if found.answer == "win":
            return WhyNot("insufficient", False, (line_fact(board, color, found.line), *facts), found.line)
    open_end = Fact("not-decided", {}, {"side": side_name(board.turn), "positions": LINE_POSITIONS})
    return WhyNot("insufficient", False, (*facts, open_end))


_JUDGES: dict[str, Callable[[chess.Board, Kind, Status], WhyNot]] = {
    "checkmate": _checkmate,
    "stalemate": _stalemate,
    "threefold": _threefold,
    "fifty": _fifty,
    "insufficient": _insufficient,
}


def _ended(now: Status) -> tuple[Fact, ...]:
    return (Fact("game-over", {}, {"status": now.code}), *now.because)


def _over(now: Status) -> tuple[Fact, ...]:
    return _ended(now) if now.code in OVER else ()


def _no_check(board: chess.Board) -> tuple[Fact, ...]:
    king = (chess.square_name(own_king(board)),)
    return (Fact("not-attacked", {"king": king}, {"side": side_name(board.turn)}),)


def _how(board: chess.Board, move: chess.Move) -> str:
    if move.drop:
        return "drop"
    if board.is_en_passant(move):
        return "en-passant"
    if board.is_capture(move):
        return "capture"
    return "move" if move.from_square == board.king(board.turn) else "block"


def _escape(board: chess.Board, move: chess.Move) -> Fact:
    return move_fact("escape-move", board, move, how=_how(board, move))


def _telling(board: chess.Board) -> list[chess.Move]:
    """Return the legal moves, captures of men first, then steps between, then the king's own."""

    def rank(move: chess.Move) -> tuple[bool, bool, int, str]:
        captured = captured_square(board, move)
        return (
            bool(board.is_check()) and captured is None,
            not move.drop and move.from_square == board.king(board.turn),
            -(move.promotion or 0),
            move.uci(),
        )

    return sorted(board.legal_moves, key=rank)


def _stronger_first(board: chess.Board) -> Sequence[chess.Color]:
    def strength(color: chess.Color) -> int:
        men = board.occupied_co[color]
        return sum(
            value * chess.popcount(men & board.pieces_mask(kind, color)) for kind, value in VALUES.items()
        )

    return sorted(chess.COLORS, key=strength, reverse=True)
