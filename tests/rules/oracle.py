"""What python-chess says about legality, put right where it has gaps, and all attempts one can make."""

from __future__ import annotations

import random
from collections.abc import Iterator

import chess
import chess.variant

from tests.rules.boards import mirrored

PAIRS = [chess.Move(start, end) for start in chess.SQUARES for end in chess.SQUARES if start != end]
DROPS = [chess.Move(square, square, drop=kind) for square in chess.SQUARES for kind in chess.PIECE_TYPES]


def legal(board: chess.Board) -> set[chess.Move]:
    """Return the legal moves, as if no variant had ended: kings are never captured."""
    plays_on = _without_end(board)
    enemy = board.occupied_co[not board.turn] & board.kings
    return {
        move
        for move in plays_on.generate_legal_moves()
        if move.drop or not chess.BB_SQUARES[move.to_square] & enemy
    }


def _without_end(board: chess.Board) -> chess.Board:
    if isinstance(board, chess.variant.KingOfTheHillBoard | chess.variant.ThreeCheckBoard):
        parts = board.fen().split()
        rest = [part for part in parts[:6] if parts.index(part) != 4 or "+" not in part]
        fen = " ".join([*rest[:4], "0", "1"])
        return chess.Board(fen, chess960=board.chess960)
    return board


def ended(board: chess.Board) -> bool:
    """Return whether a game is over, by the material, the count and the repetition too."""
    if board.king(chess.WHITE) is None or board.king(chess.BLACK) is None:
        return False
    if board.is_variant_end() or not legal(board):
        return True
    if isinstance(board, chess.variant.CrazyhouseBoard):
        return board.is_repetition(5)
    return board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_repetition(5)


def promotions(board: chess.Board) -> Iterator[chess.Move]:
    """Yield each pawn's move to each square of a last rank, with each choice, sensible or not."""
    for start in chess.scan_forward(board.pawns):
        for end in chess.scan_forward(chess.BB_BACKRANKS):
            for choice in chess.PIECE_TYPES:
                yield chess.Move(start, end, choice)


def attempts(board: chess.Board) -> Iterator[chess.Move]:
    """Yield every pair of squares, every promotion and every drop."""
    yield from PAIRS
    yield from promotions(board)
    yield from DROPS


def some_attempts(board: chess.Board, rng: random.Random, count: int) -> list[chess.Move]:
    """Return a sample of attempts, more of them by men of the side to move."""
    own = [move for move in PAIRS if board.occupied_co[board.turn] & chess.BB_SQUARES[move.from_square]]
    pool = [*own, *own, *own, *PAIRS, *promotions(board), *DROPS]
    return rng.sample(pool, min(count, len(pool)))


def set_up(rng: random.Random, men: int, *, kings: str = "Kk") -> chess.Board:
    """Return a position set up at random, with the kings named and no side able to take a king now."""
    while True:
        board = chess.Board(None, chess960=rng.random() < 0.5)
        symbols = [*kings, *rng.choices("QRBNPPPqrbnppp", k=men)]
        for symbol, square in zip(symbols, rng.sample(range(64), len(symbols)), strict=True):
            if symbol.lower() != "p" or not chess.BB_SQUARES[square] & chess.BB_BACKRANKS:
                board.set_piece_at(square, chess.Piece.from_symbol(symbol))
        board.turn = rng.random() < 0.5
        board.castling_rights = board.rooks
        board.castling_rights = board.clean_castling_rights()
        if not board.was_into_check():
            return board


def castling_board(rng: random.Random, *, chess960: bool) -> chess.Board:
    """Return a position in which the side to move has castling rights, with a few men about."""
    while True:
        board = chess.Board(None, chess960=chess960)
        files = sorted(rng.sample(range(8), 3)) if chess960 else [0, 4, 7]
        for color, rank in ((chess.WHITE, 0), (chess.BLACK, 7)):
            for file, kind in zip(files, (chess.ROOK, chess.KING, chess.ROOK), strict=True):
                board.set_piece_at(chess.square(file, rank), chess.Piece(kind, color))
        for symbol in rng.choices("QRBNPqrbnp", k=rng.randint(1, 8)):
            _add(board, rng, symbol)
        board.turn = rng.random() < 0.5
        board.castling_rights = board.rooks & chess.BB_BACKRANKS
        board.castling_rights = board.clean_castling_rights()
        if not board.was_into_check():
            return board


def _add(board: chess.Board, rng: random.Random, symbol: str) -> None:
    free = ~board.occupied & (~chess.BB_BACKRANKS if symbol.lower() == "p" else chess.BB_ALL) & chess.BB_ALL
    board.set_piece_at(rng.choice(list(chess.scan_forward(free))), chess.Piece.from_symbol(symbol))


def passing_board(rng: random.Random) -> chess.Board:
    """Return a position after a pawn's double step, with enemy pawns and line pieces about."""
    while True:
        board = chess.Board(None)
        file = rng.randrange(8)
        board.set_piece_at(chess.square(file, 6), chess.Piece(chess.PAWN, chess.BLACK))
        for beside in (file - 1, file + 1):
            if 0 <= beside < 8 and rng.random() < 0.8:
                rank = rng.choice([3, 4, 4, 4, 5])
                board.set_piece_at(chess.square(beside, rank), chess.Piece(chess.PAWN, chess.WHITE))
        for symbol in ("K", "k", *rng.choices("QRBqqrrbbp", k=rng.randint(0, 5))):
            _add(board, rng, symbol)
        board.turn = chess.BLACK
        step = chess.Move(chess.square(file, 6), chess.square(file, 4))
        if not board.was_into_check() and board.is_legal(step):
            board.push(step)
            return board if rng.random() < 0.5 else mirrored(board)
