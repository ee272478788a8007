"""What every part of the judge asks of a python-chess board: its kind, squares as names, pins."""

from __future__ import annotations

from typing import Literal, cast

import chess
import chess.variant

from .types import Fact

Kind = Literal["standard", "chess960", "kingofthehill", "3check", "crazyhouse"]
"""The games that the judge knows."""

Side = Literal["white", "black"]


def kind_of(board: chess.Board) -> Kind:
    """Return which game a board plays.

    Raises `ValueError` for anything that is not a board, and for variants whose
    rules the judge does not know.

    >>> kind_of(chess.Board())
    'standard'
    """
    if isinstance(board, chess.variant.CrazyhouseBoard):
        return "crazyhouse"
    if isinstance(board, chess.variant.KingOfTheHillBoard):
        return "kingofthehill"
    if isinstance(board, chess.variant.ThreeCheckBoard):
        return "3check"
    if not isinstance(board, chess.Board):
        raise ValueError(f"expected a python-chess board, got {type(board).__name__}")
    if type(board).uci_variant not in ("chess", None):
        raise ValueError(f"the judge does not know this variant: {type(board).uci_variant}")
    return "chess960" if board.chess960 else "standard"


def side_name(color: chess.Color) -> Side:
    """Return ``"white"`` or ``"black"``.

    >>> side_name(chess.BLACK)
    'black'
    """
    return "white" if color else "black"


def names(mask: chess.Bitboard) -> tuple[str, ...]:
    """Return the names of the squares of a bitboard, a1 first.

    >>> names(chess.BB_A1 | chess.BB_H8)
    ('a1', 'h8')
    """
    return tuple(chess.SQUARE_NAMES[square] for square in chess.scan_forward(mask))


def letter(board: chess.Board, square: chess.Square) -> str:
    """Return the upper-case letter of the man on a square, or an empty string.

    >>> letter(chess.Board(), chess.G8)
    'N'
    """
    kind = board.piece_type_at(square)
    return chess.piece_symbol(kind).upper() if kind else ""


def letters(board: chess.Board, mask: chess.Bitboard) -> str:
    """Return the letters of the men on the squares of a bitboard, a1 first.

    >>> letters(chess.Board(), chess.BB_A1 | chess.BB_E1)
    'RK'
    """
    return "".join(letter(board, square) for square in chess.scan_forward(mask))


def pocket_letters(board: chess.Board, color: chess.Color) -> str:
    """Return the letters of a player's pocket, queens first; empty where there are no pockets.

    >>> pocket_letters(chess.variant.CrazyhouseBoard("8/8/8/8/8/8/8/K1k5[PQp] w - - 0 1"), chess.WHITE)
    'QP'
    """
    if not isinstance(board, chess.variant.CrazyhouseBoard):
        return ""
    pocket = board.pockets[color]
    return "".join(
        chess.piece_symbol(kind).upper() * pocket.count(kind) for kind in reversed(chess.PIECE_TYPES)
    )


def own_king(board: chess.Board) -> chess.Square:
    """Return the square of the king that is to move; the caller knows that there is one.

    >>> chess.square_name(own_king(chess.Board()))
    'e1'
    """
    return cast(chess.Square, board.king(board.turn))


def pinner_of(board: chess.Board, square: chess.Square) -> chess.Square | None:
    """Return the enemy man that pins the man on a square to its own king, or `None`.

    >>> board = chess.Board("4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1")
    >>> chess.square_name(pinner_of(board, chess.E3))
    'e7'
    """
    color = board.color_at(square)
    king = None if color is None else board.king(color)
    if color is None or king is None or king == square:
        return None
    straight = chess.BB_RANKS[chess.square_rank(king)] | chess.BB_FILES[chess.square_file(king)]
    line = chess.ray(king, square)
    sliders = board.queens | (board.rooks if straight & chess.BB_SQUARES[square] else board.bishops)
    for sniper in chess.scan_forward(board.occupied_co[not color] & sliders & line):
        if chess.between(king, sniper) & board.occupied == chess.BB_SQUARES[square]:
            return sniper
    return None


def captured_square(board: chess.Board, move: chess.Move) -> chess.Square | None:
    """Return where the man stands that a move captures, or `None`.

    >>> board = chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")
    >>> chess.square_name(captured_square(board, chess.Move.from_uci("e5d6")))
    'd5'
    """
    if move.drop or not board.is_capture(move):
        return None
    if board.is_en_passant(move):
        return chess.square(chess.square_file(move.to_square), chess.square_rank(move.from_square))
    return move.to_square


def move_squares(board: chess.Board, move: chess.Move) -> dict[str, tuple[str, ...]]:
    """Return the roles ``from``, ``to`` and ``captured`` of a move, as far as it has them.

    >>> move_squares(chess.Board(), chess.Move.from_uci("e2e4"))
    {'from': ('e2',), 'to': ('e4',)}
    """
    squares: dict[str, tuple[str, ...]] = {}
    if not move.drop:
        squares["from"] = (chess.square_name(move.from_square),)
    squares["to"] = (chess.square_name(move.to_square),)
    captured = captured_square(board, move)
    if captured is not None:
        squares["captured"] = (chess.square_name(captured),)
    return squares


def san_of(board: chess.Board, move: chess.Move) -> str:
    """Return a legal move in English SAN, with ``#`` only where it truly mates.

    python-chess writes ``#`` after moves that win by the rule of a variant too.

    >>> board = chess.variant.KingOfTheHillBoard("k7/8/8/8/8/3K4/8/8 w - - 0 1")
    >>> san_of(board, chess.Move.from_uci("d3d4"))
    'Kd4'
    """
    after = board.copy(stack=False)  # a crazyhouse board that has been popped shares its pockets
    san = after.san(move)
    if not san.endswith("#"):
        return san
    after.push(move)
    if not after.is_variant_end():
        return san
    return san[:-1] + "+" if after.is_check() else san[:-1]


def piece_moved(board: chess.Board, move: chess.Move) -> str:
    """Return the letter of the man that a move moves or drops.

    >>> piece_moved(chess.Board(), chess.Move.from_uci("g1f3"))
    'N'
    """
    return chess.piece_symbol(move.drop).upper() if move.drop else letter(board, move.from_square)


def move_fact(code: str, board: chess.Board, move: chess.Move, **more: str) -> Fact:
    """Return a fact about one legal move: its squares, its man and its SAN.

    >>> dict(move_fact("legal-move", chess.Board(), chess.Move.from_uci("g1f3")).params)
    {'piece': 'N', 'move': 'Nf3', 'side': 'white'}
    """
    params = {"piece": piece_moved(board, move), "move": san_of(board, move), "side": side_name(board.turn)}
    return Fact(code, move_squares(board, move), {**params, **more})
