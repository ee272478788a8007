"""Why a checkmate is one: no square to go to, no checker to capture, no line to block."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from ._boards import captured_square, letter, names, own_king, pinner_of, pocket_letters, side_name
from .checks import checkers
from .flights import flights
from .types import Fact


def why_mate(board: chess.Board) -> tuple[Fact, ...]:
    """Return the facts that make a position checkmate (FIDE 5.1.1); the caller knows that it is.

    First the checkers, then each square round the king, then why the checker
    cannot be captured and why its line cannot be blocked.

    >>> board = chess.Board("R6k/R5pp/8/8/8/8/8/6K1 b - - 0 1")
    >>> [fact.code for fact in why_mate(board)]
    ['checker', 'flight-own-piece', 'flight-own-piece', 'flight-guarded', 'checker-safe', 'line-not-blocked']
    """
    return (*checkers(board), *flights(board), *no_defence(board))


def no_defence(board: chess.Board) -> tuple[Fact, ...]:
    """Return why no man but the king can answer the check.

    >>> board = chess.Board("6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1")
    >>> [fact.code for fact in no_defence(board)]
    ['checker-safe', 'line-unblockable']
    """
    king, checking = own_king(board), board.checkers_mask()
    if checking & (checking - 1):
        squares = {"checkers": names(checking), "king": (chess.square_name(king),)}
        return (Fact("double-check", squares, {"side": side_name(board.turn)}),)
    checker = chess.lsb(checking)
    return (*_no_capture(board, king, checker), *_no_block(board, king, checker))


def _no_capture(board: chess.Board, king: chess.Square, checker: chess.Square) -> Iterator[Fact]:
    side, piece = side_name(board.turn), letter(board, checker)
    attackers = board.attackers_mask(board.turn, checker) & ~chess.BB_SQUARES[king]
    for square in chess.scan_forward(attackers):
        yield _pinned("capturer-pinned", board, square, {"checkers": (chess.square_name(checker),)})
    passing = exposed_en_passant(board)
    if passing is not None and chess.square_name(checker) in passing.squares["captured"]:
        yield passing
    elif not attackers:
        squares = {"checkers": (chess.square_name(checker),)}
        yield Fact("checker-safe", squares, {"piece": piece, "side": side})


def _no_block(board: chess.Board, king: chess.Square, checker: chess.Square) -> Iterator[Fact]:
    side, piece = side_name(board.turn), letter(board, checker)
    squares = {"checkers": (chess.square_name(checker),)}
    path = chess.between(king, checker)
    if not path:
        why = {"N": "knight", "P": "pawn"}.get(piece, "contact")
        yield Fact("line-unblockable", squares, {"piece": piece, "why": why, "side": side})
    else:
        steps: dict[chess.Square, chess.Bitboard] = {}
        for move in pseudo_moves(board, ~chess.BB_SQUARES[king], path):
            steps[move.from_square] = steps.get(move.from_square, 0) | chess.BB_SQUARES[move.to_square]
        for square, options in sorted(steps.items()):
            yield _pinned("blocker-pinned", board, square, {"options": names(options)})
        if not steps:
            yield Fact("line-not-blocked", {"path": names(path), **squares}, {"piece": piece, "side": side})
    if hasattr(board, "pockets"):
        yield Fact("pocket-no-help", {}, {"pieces": pocket_letters(board, board.turn), "side": side})


def _pinned(code: str, board: chess.Board, square: chess.Square, more: dict[str, tuple[str, ...]]) -> Fact:
    pinner = pinner_of(board, square)
    squares = {
        "pinned": (chess.square_name(square),),
        "pinner": () if pinner is None else (chess.square_name(pinner),),
        "king": (chess.square_name(own_king(board)),),
        **more,
    }
    return Fact(code, squares, {"piece": letter(board, square), "side": side_name(board.turn)})


def pseudo_moves(
    board: chess.Board, from_mask: chess.Bitboard = chess.BB_ALL, to_mask: chess.Bitboard = chess.BB_ALL
) -> Iterator[chess.Move]:
    """Yield the moves on the board that ignore the king's safety; no drops, no castling.

    >>> len(list(pseudo_moves(chess.Board(), chess.BB_G1)))
    2
    """
    for move in chess.Board.generate_pseudo_legal_moves(board, from_mask, to_mask):
        if not board.is_castling(move):
            yield move


def exposed_en_passant(board: chess.Board) -> Fact | None:
    """Return the fact that an en passant capture would open a line to the own king, if it would.

    >>> board = chess.Board("8/8/8/8/k2Pp2R/8/8/4K3 b - d3 0 1")
    >>> exposed_en_passant(board).squares["attackers"]
    ('h4',)
    """
    for move in board.generate_pseudo_legal_ep():
        if board.is_legal(move):
            continue
        after = board.copy(stack=False)
        after.push(move)
        king = own_king(board)
        captured = captured_square(board, move)
        attackers = after.attackers_mask(after.turn, king)
        squares = {
            "from": (chess.square_name(move.from_square),),
            "to": (chess.square_name(move.to_square),),
            "captured": () if captured is None else (chess.square_name(captured),),
            "attackers": names(attackers),
            "king": (chess.square_name(king),),
        }
        return Fact("man-guarded-en-passant", squares, {"side": side_name(board.turn)})
    return None
