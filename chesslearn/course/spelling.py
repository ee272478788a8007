"""Moves as people write them, in the letters of three alphabets, taken apart.

Pure tables and functions: no board, no language. A Latin K is a king, a Cyrillic
К a knight; С and Т may come from either keyboard.
"""

from __future__ import annotations

import re
from typing import Final, Literal

import attrs
import chess

_PIECES: Final = {
    "K": chess.KING, "Q": chess.QUEEN, "R": chess.ROOK, "B": chess.BISHOP, "N": chess.KNIGHT,
    "кр": chess.KING, "ф": chess.QUEEN, "л": chess.ROOK, "т": chess.ROOK, "с": chess.BISHOP,
    "к": chess.KNIGHT, "P": chess.PAWN, "п": chess.PAWN,
}  # fmt: skip
_LATIN_TWINS: Final = {"C": "с", "T": "т"}
_SQUARE_TWINS: Final = str.maketrans("асе", "ace")
LETTER: Final = r"(?:[КкKk][рРpP]|[KQRBNCTP]|[КФЛТСПкфлтсп]|[nkqr](?=[a-h1-8x@])|)"
"""What may name a man at the beginning of a move; nothing names a pawn."""
CASTLING: Final = re.compile(r"[0OoОо](?:[-\u2010-\u2014\u2212]?[0OoОо]){1,2}")
PROMOTION: Final = re.compile(r"[=/(]?([КкKk][рРpP]|[A-Za-zА-Яа-я])\)?")
_TAIL: Final = re.compile(r"\s*((?:e\.?p\.?|э\.?п\.?|[+#!?†‡]|х?мат|шах)+)\s*$", re.IGNORECASE)
_PASSING: Final = re.compile(r"e\.?p\.?|э\.?п\.?", re.IGNORECASE)
_MATE: Final = re.compile(r"#|\+\+|‡|мат", re.IGNORECASE)
_CHECK: Final = re.compile(r"\+|†|шах", re.IGNORECASE)
_NUMBER: Final = re.compile(r"^\s*\d{1,3}\s*(?:\.{1,3}|…)\s*")
_WRITTEN: Final = re.compile(rf"({LETTER})([a-h]?)([1-8]?)(x?)([a-h][1-8])(.*)")

Sign = Literal["", "+", "#"]


@attrs.frozen(kw_only=True)
class Written:
    """A written move, taken apart; what is not written is empty."""

    castling: Literal["", "king", "queen"] = ""
    letter: bool = False
    """Whether a letter names the man."""
    piece: chess.PieceType = chess.PAWN
    file: str = ""
    rank: str = ""
    capture: bool = False
    to: str = ""
    promotion: chess.PieceType | None = None
    sign: Sign = ""
    en_passant: bool = False


def read(text: str) -> Written | None:
    """Return a written move taken apart, or ``None`` when it cannot be one.

    A move number before it and comment signs after it are passed over.
    """
    body, tail = split_tail(_NUMBER.sub("", text))
    sign = _sign(tail)
    if CASTLING.fullmatch(body):
        return Written(castling=wing(body), sign=sign)
    body = plain(body)
    found = _WRITTEN.fullmatch(body)
    if found is None:
        return None
    piece = piece_of(found[1]) if found[1] else chess.PAWN
    promotion = _promotion(found[6])
    if piece is None or (found[6] and promotion is None):
        return None
    return Written(
        letter=bool(found[1]),
        piece=piece,
        file=found[2],
        rank=found[3],
        capture=bool(found[4]),
        to=found[5],
        promotion=promotion,
        sign=sign,
        en_passant=bool(_PASSING.search(tail)),
    )


def split_tail(text: str) -> tuple[str, str]:
    """Return a move without the signs at its end, and the signs."""
    found = _TAIL.search(text.strip())
    return (text.strip()[: found.start()], found[1]) if found else (text.strip(), "")


def plain(text: str) -> str:
    """Return the text without spaces and dashes, with ``x`` for captures and Latin squares."""
    text = re.sub(r"[\s\u2010-\u2014\u2212-]+", "", text)
    text = re.sub(r"[хХ×:]", "x", text)
    text = re.sub(r"[асе](?=[1-8]|x[a-h])", lambda found: found.group().translate(_SQUARE_TWINS), text)
    if re.fullmatch(r"[A-H][1-8]x?[A-H][1-8][QRBNqrbn]?", text):
        text = text.lower()
    return text


def piece_of(letter: str) -> chess.PieceType | None:
    """Return the kind of man that a letter of any of the alphabets names."""
    if len(letter) == 2 and letter[0] in "КкKk" and letter[1] in "рРpP":
        return chess.KING
    letter = _LATIN_TWINS.get(letter, letter)
    return _PIECES.get(letter.upper() if letter.isascii() else letter.lower())


def wing(text: str) -> Literal["king", "queen"]:
    """Return the side on which ``0-0`` or ``0-0-0`` castles."""
    return "queen" if len(re.findall("[0OoОо]", text)) == 3 else "king"


def _promotion(tail: str) -> chess.PieceType | None:
    found = PROMOTION.fullmatch(tail)
    return piece_of(found[1]) if found else None


def _sign(tail: str) -> Sign:
    if _MATE.search(tail):
        return "#"
    return "+" if _CHECK.search(tail) else ""
