"""Who gives check, and what answers it."""

from __future__ import annotations

from collections.abc import Sequence

import chess

from ._boards import captured_square, letter, letters, names, own_king, pocket_letters, side_name
from .types import Fact


def checkers(board: chess.Board) -> tuple[Fact, ...]:
    """Return one fact for each man that checks the king to move.

    >>> board = chess.Board("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")
    >>> [dict(fact.squares) for fact in checkers(board)]
    [{'checkers': ('e2',), 'king': ('e1',)}]
    """
    king = (chess.square_name(own_king(board)),)
    side = side_name(board.turn)
    return tuple(
        Fact(
            "checker",
            {"checkers": (chess.square_name(square),), "king": king},
            {"piece": letter(board, square), "side": side},
        )
        for square in chess.scan_forward(board.checkers_mask())
    )


def answers(board: chess.Board, moves: Sequence[chess.Move]) -> tuple[Fact, ...]:
    """Return the kinds of answer to a check: move away, capture, step or drop between.

    ``moves`` are the legal moves of the position.

    >>> board = chess.Board("R5k1/3r1ppp/8/8/8/8/5PPP/6K1 b - - 0 1")
    >>> [(fact.code, dict(fact.squares)) for fact in answers(board, list(board.legal_moves))]
    [('answer-block', {'from': ('d7',), 'options': ('d8',)})]
    """
    king, checking = own_king(board), board.checkers_mask()
    steps = capturers = taken = passing = blockers = blocks = drops = chess.BB_EMPTY
    for move in moves:
        origin, target = chess.BB_SQUARES[move.from_square], chess.BB_SQUARES[move.to_square]
        if move.drop:
            drops |= target
        elif target & checking:
            capturers, taken = capturers | origin, taken | target
        elif move.from_square == king:
            steps |= target
        elif board.is_en_passant(move):
            passing |= origin
        else:
            blockers, blocks = blockers | origin, blocks | target
    side = side_name(board.turn)
    found = []
    if steps:
        squares = {"king": (chess.square_name(king),), "options": names(steps)}
        found.append(Fact("answer-move", squares, {"side": side}))
    if capturers:
        squares = {"from": names(capturers), "captured": names(taken)}
        found.append(Fact("answer-capture", squares, {"pieces": letters(board, capturers), "side": side}))
    if passing:
        found.append(_en_passant(board, passing, moves))
    if blockers:
        squares = {"from": names(blockers), "options": names(blocks)}
        found.append(Fact("answer-block", squares, {"pieces": letters(board, blockers), "side": side}))
    if drops:
        pieces = _dropped(board, moves)
        found.append(Fact("answer-drop", {"options": names(drops)}, {"pieces": pieces, "side": side}))
    return tuple(found)


def _en_passant(board: chess.Board, pawns: chess.Bitboard, moves: Sequence[chess.Move]) -> Fact:
    move = next(move for move in moves if not move.drop and board.is_en_passant(move))
    captured = captured_square(board, move)
    squares = {
        "from": names(pawns),
        "to": (chess.square_name(move.to_square),),
        "captured": () if captured is None else (chess.square_name(captured),),
    }
    return Fact("answer-en-passant", squares, {"side": side_name(board.turn)})


def _dropped(board: chess.Board, moves: Sequence[chess.Move]) -> str:
    useful = {chess.piece_symbol(move.drop).upper() for move in moves if move.drop}
    held = pocket_letters(board, board.turn)
    return "".join(kind for kind in "QRBNP" if kind in useful and kind in held)
