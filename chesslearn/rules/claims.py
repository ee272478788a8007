"""Claims of a draw: threefold repetition and fifty moves (FIDE 9.2, 9.3)."""

from __future__ import annotations

import chess

from . import counts, repetition
from ._boards import Kind, kind_of, san_of, side_name
from .facts import CLAIM_KINDS, OVER
from .status import status
from .types import Claim, Fact

_DRAWN_BY_COUNT = frozenset({"fivefold", "seventyfive"})


def claim_draw(board: chess.Board, kind: str, announced_move: chess.Move | str | None = None) -> Claim:
    """Return whether the player to move claims a draw rightly, with the occurrences or the count.

    ``kind`` is ``threefold`` or ``fifty``. ``announced_move`` (a move or UCI) is the
    move that the player writes down and declares without making it; it need not be
    named when the position on the board is enough. The claim comes before the move,
    so it is right even if that move would mate. A game that has ended otherwise, and
    an impossible position, allow no claim. Raises `ValueError` for another kind, for
    a move that is no UCI, and for what is no board of a known variant.

    >>> board = chess.Board("8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90")
    >>> claim_draw(board, "fifty", "e3e2").right, claim_draw(board, "fifty", "a2a3").right
    (True, False)
    """
    game = kind_of(board)
    if kind not in CLAIM_KINDS:
        raise ValueError(f"expected a claim of {' or '.join(CLAIM_KINDS)}, got {kind!r}")
    move = chess.Move.from_uci(announced_move) if isinstance(announced_move, str) else announced_move
    if move is not None and not isinstance(move, chess.Move):
        raise ValueError(f"expected a move or UCI, got {move!r}")
    now = status(board)
    if now.code == "impossible-position":
        return Claim(kind, False, now.because)
    if now.code in OVER - _DRAWN_BY_COUNT:
        return Claim(kind, False, (Fact("game-over", {}, {"status": now.code}), *now.because))
    judge = threefold if kind == "threefold" else fifty
    claim = judge(board, game)
    if move is None or not _known(board, game, kind):
        return claim
    if claim.right:
        return Claim(kind, True, (*claim.because, _announced("announced-not-needed", board, move)))
    return _with_move(board, game, kind, move)


def _known(board: chess.Board, game: Kind, kind: str) -> bool:
    return kind == "threefold" or counts.has_count(game)


def _with_move(board: chess.Board, game: Kind, kind: str, move: chess.Move) -> Claim:
    if not _is_legal(board, move):
        squares = counts.plain_squares(move) if move else {}
        return Claim(kind, False, (Fact("announced-illegal", squares, {"side": side_name(board.turn)}),))
    if kind == "fifty" and board.is_zeroing(move):
        why = "capture" if board.is_capture(move) else "pawn"
        resets = _announced("announced-resets", board, move, why=why)
        return Claim(kind, False, (resets, *counts.count_facts(board, counts.FIFTY)))
    after = board.copy()
    after.push(_normal(board, move))
    claim = threefold(after, game) if kind == "threefold" else fifty(after, game)
    code = "announced" if claim.right else "announced-not-enough"
    return Claim(kind, claim.right, (_announced(code, board, move), *claim.because))


def _is_legal(board: chess.Board, move: chess.Move) -> bool:
    return bool(move) and board.is_legal(_normal(board, move))


def _normal(board: chess.Board, move: chess.Move) -> chess.Move:
    """Return castling as the board writes it, whichever of the two gestures named it."""
    if move.drop or not move:
        return move
    try:
        return board.parse_uci(move.uci())
    except ValueError:
        return move


def _announced(code: str, board: chess.Board, move: chess.Move, **more: str) -> Fact:
    legal = _is_legal(board, move)
    san = san_of(board, _normal(board, move)) if legal else ""
    return Fact(code, counts.plain_squares(move), {"move": san, "side": side_name(board.turn), **more})


def threefold(board: chess.Board, game: Kind) -> Claim:
    """Return whether the position on the board has occurred three times, however the game stands.

    >>> threefold(chess.Board(), "standard").right
    False
    """
    seen = repetition.history(board, game)
    right = repetition.occurrences(seen) >= 3
    because = repetition.occurrence_facts(board, seen, 3)
    if not right:
        because = (*because, *repetition.lookalike_facts(board, seen), *repetition.unknown_past(board))
    return Claim("threefold", right, because)


def fifty(board: chess.Board, game: Kind) -> Claim:
    """Return whether fifty moves each were made without pawn move or capture, however the game stands.

    >>> fifty(chess.Board("8/8/4k3/8/8/3RK3/8/r7 w - - 100 90"), "standard").right
    True
    """
    if not counts.has_count(game):
        return Claim("fifty", False, (Fact("no-fifty-rule"),))
    right = board.halfmove_clock >= counts.FIFTY
    return Claim("fifty", right, counts.count_facts(board, counts.FIFTY))
