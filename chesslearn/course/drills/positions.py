"""Positions made by chance for drills: legal, with both kings, and never far-fetched."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import chess

from chesslearn.rules.material import VALUES


def played(random: Random, plies: int) -> chess.Board:
    """Return a position after a game of ``plies`` half-moves by two hasty beginners."""
    while True:
        board = chess.Board()
        for _ in range(plies):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(random.choices(moves, [_liking(board, move) for move in moves])[0])
        if any(board.legal_moves) and not board.is_insufficient_material():
            return board.copy(stack=False)


def _liking(board: chess.Board, move: chess.Move) -> float:
    """Say how gladly a beginner makes a move: takes what is there, and moves out to the centre."""
    if board.is_castling(move):
        return 12
    piece = board.piece_type_at(move.from_square) or chess.PAWN
    liking = 1.0
    if board.is_capture(move):
        liking += 3 * VALUES[board.piece_type_at(move.to_square) or chess.PAWN]
    if board.is_attacked_by(not board.turn, move.to_square):
        liking /= 1 + VALUES[piece]
    if chess.square_rank(move.from_square) in (0, 7) and piece in (chess.KNIGHT, chess.BISHOP):
        liking *= 3
    if piece == chess.KING:
        liking /= 5
    if piece == chess.PAWN and chess.square_file(move.from_square) in (3, 4):
        liking *= 2
    return liking


def scattered(random: Random, men: Iterable[chess.Piece], turn: chess.Color) -> chess.Board | None:
    """Return a board with the two kings and ``men`` put down by chance, or ``None`` when it cannot stand.

    The side to move is not in check, and pawns keep to the ranks between.
    """
    board = chess.Board.empty()
    board.turn = turn
    kings = (chess.Piece(chess.KING, chess.WHITE), chess.Piece(chess.KING, chess.BLACK))
    for man in (*kings, *men):
        room = chess.SquareSet(~board.occupied & chess.BB_ALL)
        if man.piece_type == chess.PAWN:
            room &= ~chess.SquareSet(chess.BB_BACKRANKS)
        board.set_piece_at(random.choice(list(room)), man)
    return board if board.is_valid() and not board.is_check() else None


def ending(random: Random) -> chess.Board | None:
    """Return a king with heavy men hunting a king near the edge, which is to move, or ``None``."""
    board = chess.Board.empty()
    board.turn = random.choice(chess.COLORS)
    hunted, hunter = board.turn, not board.turn
    edge = list(chess.SquareSet(chess.BB_RANK_1 | chess.BB_RANK_8 | chess.BB_FILE_A | chess.BB_FILE_H))
    king = random.choice(edge)
    board.set_piece_at(king, chess.Piece(chess.KING, hunted))
    near = [
        square
        for square in chess.SQUARES
        if 2 <= chess.square_distance(square, king) <= random.choice((2, 3, 6))
    ]
    board.set_piece_at(random.choice(near), chess.Piece(chess.KING, hunter))
    for kind in random.choice(_HUNTERS):
        board.set_piece_at(_free(random, board, kind), chess.Piece(kind, hunter))
    for kind in random.choice(_HUNTED):
        board.set_piece_at(_free(random, board, kind), chess.Piece(kind, hunted))
    return board if board.is_valid() else None


_HUNTERS = (
    (chess.QUEEN,),
    (chess.ROOK,),
    (chess.QUEEN, chess.PAWN),
    (chess.ROOK, chess.ROOK),
    (chess.QUEEN, chess.ROOK),
    (chess.QUEEN, chess.BISHOP),
    (chess.QUEEN, chess.KNIGHT, chess.PAWN),
    (chess.ROOK, chess.BISHOP, chess.KNIGHT),
)
_HUNTED = (
    (),
    (),
    (chess.PAWN,),
    (chess.PAWN, chess.PAWN),
    (chess.BISHOP,),
    (chess.KNIGHT, chess.PAWN),
    (chess.ROOK,),
)


def _free(random: Random, board: chess.Board, kind: chess.PieceType) -> chess.Square:
    room = chess.SquareSet(~board.occupied & chess.BB_ALL)
    if kind == chess.PAWN:
        room &= ~chess.SquareSet(chess.BB_BACKRANKS)
    return random.choice(list(room))
