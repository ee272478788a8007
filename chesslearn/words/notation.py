"""Moves in the letters of each language: K is Кр in Russian and in Ukrainian, and so on."""

from __future__ import annotations

import re

from chesslearn.i18n import letters_of


def localise(san: str, language: str) -> str:
    """Return a move in English SAN with the letters and the castling signs of ``language``.

    English castles with letters (``O-O``), Russian and Ukrainian with zeros.
    """
    if "O-O" in san:
        return san if language == "en" else san.replace("O", "0")
    if language == "en":
        return san
    letters = letters_of(language)
    return re.sub(r"[KQRBN]", lambda found: letters[found.group()], san)


def numbered(san: str, number: int, side: str) -> str:
    """Return a move with its number: ``4.Kf1`` for White, ``4...Ke7`` for Black."""
    return f"{number}{'...' if side == 'black' else '.'}{san}"


def in_english(text: str, language: str) -> str:
    """Return a typed move with the letters of ``language`` turned into the English ones.

    Only for languages that write the men in Latin letters of their own: Cyrillic
    letters are read as they are, whatever the language.

    >>> in_english("Nf3", "en")
    'Nf3'
    """
    letters = letters_of(language)
    own = {letter: piece for piece, letter in letters.items() if letter != piece}
    if not own or not "".join(own).isascii():
        return text
    names = "|".join(sorted(letters.values(), key=len, reverse=True))
    pattern = rf"^\s*({names})(?=[a-h1-8x@])|(?<=[18])(=?)({names})(?=\W*$)"

    def english(found: re.Match[str]) -> str:
        letter = found[1] or found[3]
        return (found[2] or "") + own.get(letter, letter)

    return re.sub(pattern, english, text)
