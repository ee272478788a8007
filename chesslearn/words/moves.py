"""Moves as text: printed in the language's letters, read in the letters of all three."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import chess

from chesslearn.course import spelling
from chesslearn.course.notation import side_name
from chesslearn.i18n import Translator
from chesslearn.words import notation

_UCI = re.compile(r"([a-h][1-8])([a-h][1-8])(.*)")
_SAN = re.compile(rf"({spelling.LETTER})([a-h]?)([1-8]?)x?([a-h][1-8])(.*)")
_DROP = re.compile(r"(.{0,2})@([a-h][1-8])")
_LONGEST = 16


class MoveTextError(ValueError):
    """A text that names no one move: a code and values for its words.

    Codes: ``empty``, ``unreadable`` (``text``), ``same-square`` (``square``),
    ``no-man`` (``piece``, ``side``), ``none-reaches`` (``piece``, ``to``),
    ``ambiguous`` (``piece``, ``to``, ``squares``), ``castling-king-away`` (``side``).
    """

    def __init__(self, code: str, **params: str | tuple[str, ...]) -> None:
        super().__init__(f"{code}: {params}")
        self.code = code
        self.params = params


CODES = ("empty", "unreadable", "same-square", "no-man", "none-reaches", "ambiguous", "castling-king-away")
"""Every code a `MoveTextError` may have."""


def san(board: chess.Board, move: chess.Move, t: Translator) -> str:
    """Return a legal move in the letters of the language: ``Nf3``, ``Кf3``, ``0-0``.

    A win by a variant's own rule is not written as mate.
    """
    text = board.san(move)
    if text.endswith("#"):
        after = board.copy()
        after.push(move)
        if after.is_variant_end():
            text = text[:-1] + ("+" if after.is_check() else "")
    return notation.localise(text, t.language)


def parse(board: chess.Board, text: str, language: str = "en") -> chess.Move:
    """Return the move that ``text`` means on ``board``, legal or not.

    Reads SAN, coordinates (``e2e4``, ``e2-e4``) and drops, in English, Russian
    and Ukrainian letters whatever ``language`` is, and in its own; a Latin K is
    a king, a Cyrillic К a knight. A move that no man can make but that names one man
    comes back all the same, so that the judge can say why not. Raises
    `MoveTextError` when the text names no move, or more than one.
    """
    plain = _normal(notation.in_english(text, language))
    if not plain:
        raise MoveTextError("empty")
    if spelling.CASTLING.fullmatch(plain):
        return _castling(board, long=spelling.wing(plain) == "queen")
    if found := _DROP.fullmatch(plain):
        piece = spelling.piece_of(found[1]) if found[1] else chess.PAWN
        square = chess.parse_square(found[2])
        if piece is None:
            raise _unreadable(text)
        return chess.Move(square, square, drop=piece)
    if found := _UCI.fullmatch(plain):
        return _coordinates(found[1], found[2], _promotion(found[3], text))
    if found := _SAN.fullmatch(plain):
        piece = spelling.piece_of(found[1]) if found[1] else chess.PAWN
        if piece is not None:
            return _find(board, piece, found[2], found[3], found[4], _promotion(found[5], text))
    raise _unreadable(text)


def _normal(text: str) -> str:
    """Return the text without spaces, dashes, signs and with Latin squares."""
    body, _ = spelling.split_tail(text)
    if spelling.CASTLING.fullmatch(body):
        return body
    return re.sub(r"^([a-h][1-8])x([a-h][1-8])", r"\1\2", spelling.plain(body))


def _unreadable(text: str) -> MoveTextError:
    short = " ".join(text.split())
    return MoveTextError("unreadable", text=short if len(short) <= _LONGEST else short[: _LONGEST - 1] + "…")


def _promotion(tail: str, text: str) -> chess.PieceType | None:
    if not tail:
        return None
    found = spelling.PROMOTION.fullmatch(tail)
    piece = spelling.piece_of(found[1]) if found else None
    if piece is None:
        raise _unreadable(text)
    return piece


def _coordinates(from_: str, to: str, promotion: chess.PieceType | None) -> chess.Move:
    if from_ == to:
        raise MoveTextError("same-square", square=from_)
    return chess.Move(chess.parse_square(from_), chess.parse_square(to), promotion)


def _find(
    board: chess.Board,
    piece: chess.PieceType,
    file: str,
    rank: str,
    to: str,
    promotion: chess.PieceType | None,
) -> chess.Move:
    letter, target = chess.piece_symbol(piece).upper(), chess.parse_square(to)
    if piece == chess.PAWN and not file:
        file = to[0]
    men = [
        square
        for square in board.pieces(piece, board.turn)
        if chess.square_name(square).startswith(file or "")
        and (not rank or chess.square_name(square)[1] == rank)
    ]
    if not men:
        raise MoveTextError("no-man", piece=letter, side=side_name(board.turn))
    for sources in _candidates(board, men, target):
        if len(sources) == 1:
            return chess.Move(sources[0], target, promotion)
        if sources:
            raise MoveTextError(
                "ambiguous",
                piece=letter,
                to=to,
                squares=tuple(chess.square_name(square) for square in sources),
            )
    men = [square for square in men if square != target]
    if piece == chess.PAWN:
        men = _nearest_behind(men, target, board.turn)
    if len(men) != 1:
        raise MoveTextError("none-reaches", piece=letter, to=to)
    return chess.Move(men[0], target, promotion)


def _candidates(
    board: chess.Board, men: list[chess.Square], target: chess.Square
) -> Iterator[list[chess.Square]]:
    """Yield the men that reach the target: legally, but for the king, an own man, what is between."""
    yield _sources(board.legal_moves, men, target)
    yield _sources(board.pseudo_legal_moves, men, target)
    pieces = [square for square in men if board.piece_type_at(square) != chess.PAWN]
    yield [square for square in pieces if target in board.attacks(square)]
    yield [square for square in pieces if target in _alone(board, square).attacks(square)]


def _alone(board: chess.Board, square: chess.Square) -> chess.BaseBoard:
    """Return a board with nothing but the man of that square."""
    empty = chess.BaseBoard.empty()
    empty.set_piece_at(square, board.piece_at(square))
    return empty


def _sources(
    moves: Iterable[chess.Move], men: list[chess.Square], target: chess.Square
) -> list[chess.Square]:
    return sorted(
        {move.from_square for move in moves if move.to_square == target and move.from_square in men}
    )


def _nearest_behind(men: list[chess.Square], target: chess.Square, color: chess.Color) -> list[chess.Square]:
    forward = 1 if color else -1
    behind = [s for s in men if (chess.square_rank(target) - chess.square_rank(s)) * forward > 0]
    behind.sort(key=lambda square: abs(chess.square_rank(target) - chess.square_rank(square)))
    return (behind or men)[:1]


def _castling(board: chess.Board, *, long: bool) -> chess.Move:
    side = side_name(board.turn)
    king = board.king(board.turn)
    if king is None:
        raise MoveTextError("no-man", piece="K", side=side)
    for move in board.legal_moves:
        if board.is_queenside_castling(move) if long else board.is_kingside_castling(move):
            return move
    rank = chess.square_rank(king)
    corner = chess.square(0 if long else 7, rank)
    if board.chess960:
        rights = chess.SquareSet(board.clean_castling_rights())
        rooks = [
            square
            for square in board.pieces(chess.ROOK, board.turn) & chess.BB_RANKS[rank]
            if (square < king if long else square > king)
        ]
        rooks = [square for square in rooks if square in rights] or rooks
        corner = (min(rooks) if long else max(rooks)) if rooks else corner
    elif chess.square_file(king) == 4:
        return chess.Move(king, chess.square(2 if long else 6, rank))
    if rank != (0 if board.turn else 7) or (chess.square_distance(king, corner) < 2 and not board.chess960):
        raise MoveTextError("castling-king-away", side=side)
    if corner == king:
        raise MoveTextError("castling-king-away", side=side)
    return chess.Move(king, corner)
