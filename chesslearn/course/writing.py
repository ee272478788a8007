"""Judging how a move is written: right, or what is missing or too much."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

import attrs
import chess

from chesslearn.course.outcomes import Params
from chesslearn.course.spelling import Written, read

Must = Literal["capture", "check"]
"""Signs that may usually be left out: ``x`` and ``+`` or ``#``."""


@attrs.frozen
class Fault:
    """What is wrong with a written move: an outcome code and its parameters."""

    code: str
    params: Params = attrs.field(factory=dict)


def fault_of(board: chess.Board, move: chess.Move, text: str, must: Collection[Must] = ()) -> Fault | None:
    """Return what is wrong with ``text`` as the notation of a legal move, or ``None``.

    Both forms of the Laws are right, short and long (FIDE C.8 to C.13); signs
    for captures and checks may be left out unless ``must`` names them, but a
    sign that is written has to be true.
    """
    written = read(text)
    if written is None:
        return Fault("not-a-move", {"text": " ".join(text.split())[:20]})
    if board.is_castling(move) or written.castling:
        return _castling(board, move, written) or _signs(board, move, written, must)
    return (
        _man(board, move, written)
        or _goal(move, written)
        or _capture(board, move, written, must)
        or _origin(board, move, written)
        or _promotion(move, written)
        or _signs(board, move, written, must)
    )


def _castling(board: chess.Board, move: chess.Move, written: Written) -> Fault | None:
    side = "king" if board.is_kingside_castling(move) else "queen"
    if not board.is_castling(move):
        return Fault("notation-not-castling")
    if not written.castling:
        return Fault("notation-castling", {"side": side})
    return None if written.castling == side else Fault("notation-castling-side", {"side": side})


def _man(board: chess.Board, move: chess.Move, written: Written) -> Fault | None:
    piece = board.piece_type_at(move.from_square) or chess.PAWN
    if piece == chess.PAWN and written.letter and written.piece == chess.PAWN:
        return Fault("notation-pawn-letter")
    if piece != chess.PAWN and not written.letter:
        return Fault("notation-letter-missing", {"piece": _letter(piece)})
    if written.piece != piece:
        return Fault("notation-letter", {"piece": _letter(piece), "given": _letter(written.piece)})
    return None


def _goal(move: chess.Move, written: Written) -> Fault | None:
    to = chess.square_name(move.to_square)
    if written.to == to:
        return None
    if written.to == chess.square_name(move.from_square):
        return Fault("notation-from", {"square": written.to})
    wrong = {(True, False): "notation-rank", (False, True): "notation-file"}
    return Fault(
        wrong.get((written.to[0] == to[0], written.to[1] == to[1]), "notation-square"), {"square": written.to}
    )


def _capture(board: chess.Board, move: chess.Move, written: Written, must: Collection[Must]) -> Fault | None:
    captures = board.is_capture(move)
    if written.capture and not captures:
        return Fault("notation-no-capture")
    if captures and board.piece_type_at(move.from_square) == chess.PAWN and not written.file:
        return Fault("notation-pawn-file")
    if captures and not written.capture and "capture" in must:
        return Fault("notation-capture")
    return Fault("notation-no-en-passant") if written.en_passant and not board.is_en_passant(move) else None


def _origin(board: chess.Board, move: chess.Move, written: Written) -> Fault | None:
    """Judge what tells two like men apart."""
    name = chess.square_name(move.from_square)
    file, rank = name[0], name[1]
    if written.file not in ("", file) or written.rank not in ("", rank):
        return Fault("notation-origin")
    if written.file and written.rank:  # the long form
        return None
    piece = board.piece_type_at(move.from_square) or chess.PAWN
    if piece == chess.PAWN:
        extra = bool(written.rank) or (bool(written.file) and not board.is_capture(move))
        return Fault("notation-not-needed") if extra else None
    need = board.san(move).lstrip("KQRBN").partition(chess.square_name(move.to_square))[0].rstrip("x")
    given = written.file + written.rank
    if given == need:
        return None
    if not need:
        return Fault("notation-not-needed")
    if need == file and given == rank:
        return Fault("notation-file-first")
    return Fault("notation-ambiguous", {"piece": _letter(piece), "to": written.to})


def _promotion(move: chess.Move, written: Written) -> Fault | None:
    if written.promotion == move.promotion:
        return None
    if move.promotion is None:
        return Fault("notation-no-promotion")
    if written.promotion is None:
        return Fault("notation-promotion", {"piece": _letter(move.promotion)})
    return Fault("notation-promotion-piece", {"piece": _letter(move.promotion)})


def _signs(board: chess.Board, move: chess.Move, written: Written, must: Collection[Must]) -> Fault | None:
    sign = board.san(move)[-1]
    sign = sign if sign in "+#" else ""
    if written.sign == sign or (not written.sign and "check" not in must):
        return None
    codes = {
        ("", "+"): "notation-check",
        ("", "#"): "notation-mate",
        ("+", "#"): "notation-mate",
        ("#", "+"): "notation-only-check",
        ("+", ""): "notation-no-check",
        ("#", ""): "notation-no-check",
    }
    return Fault(codes[written.sign, sign])


def _letter(piece: chess.PieceType) -> str:
    return chess.piece_symbol(piece).upper()
