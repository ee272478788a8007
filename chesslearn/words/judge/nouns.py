"""The names of the men as whole phrases: every piece, case, owner and colour.

Each call stands here in full, so that the catalogs hold every phrase. In English
the cases look alike; the context tells a translator which one is meant. The
dative exists for the king alone: no sentence needs it for another man.
"""

from __future__ import annotations

from functools import cache

from chesslearn.i18n import Translator

Phrases = dict[tuple[str, str], str]
"""(Piece letter, case) to phrase; the case is the first letter of its name."""


@cache
def plain(t: Translator) -> Phrases:
    """Return "rook" in each case."""
    return {
        ("K", "n"): t.pgettext("nominative", "king"),
        ("K", "g"): t.pgettext("genitive", "king"),
        ("K", "d"): t.pgettext("dative", "king"),
        ("K", "a"): t.pgettext("accusative", "king"),
        ("K", "i"): t.pgettext("instrumental", "king"),
        ("K", "p"): t.pgettext("prepositional", "king"),
        ("Q", "n"): t.pgettext("nominative", "queen"),
        ("Q", "g"): t.pgettext("genitive", "queen"),
        ("Q", "a"): t.pgettext("accusative", "queen"),
        ("Q", "i"): t.pgettext("instrumental", "queen"),
        ("Q", "p"): t.pgettext("prepositional", "queen"),
        ("R", "n"): t.pgettext("nominative", "rook"),
        ("R", "g"): t.pgettext("genitive", "rook"),
        ("R", "a"): t.pgettext("accusative", "rook"),
        ("R", "i"): t.pgettext("instrumental", "rook"),
        ("R", "p"): t.pgettext("prepositional", "rook"),
        ("B", "n"): t.pgettext("nominative", "bishop"),
        ("B", "g"): t.pgettext("genitive", "bishop"),
        ("B", "a"): t.pgettext("accusative", "bishop"),
        ("B", "i"): t.pgettext("instrumental", "bishop"),
        ("B", "p"): t.pgettext("prepositional", "bishop"),
        ("N", "n"): t.pgettext("nominative", "knight"),
        ("N", "g"): t.pgettext("genitive", "knight"),
        ("N", "a"): t.pgettext("accusative", "knight"),
        ("N", "i"): t.pgettext("instrumental", "knight"),
        ("N", "p"): t.pgettext("prepositional", "knight"),
        ("P", "n"): t.pgettext("nominative", "pawn"),
        ("P", "g"): t.pgettext("genitive", "pawn"),
        ("P", "a"): t.pgettext("accusative", "pawn"),
        ("P", "i"): t.pgettext("instrumental", "pawn"),
        ("P", "p"): t.pgettext("prepositional", "pawn"),
    }


@cache
def yours(t: Translator) -> Phrases:
    """Return "your rook" in each case."""
    return {
        ("K", "n"): t.pgettext("nominative", "your king"),
        ("K", "g"): t.pgettext("genitive", "your king"),
        ("K", "a"): t.pgettext("accusative", "your king"),
        ("K", "d"): t.pgettext("dative", "your king"),
        ("Q", "n"): t.pgettext("nominative", "your queen"),
        ("Q", "g"): t.pgettext("genitive", "your queen"),
        ("Q", "a"): t.pgettext("accusative", "your queen"),
        ("R", "n"): t.pgettext("nominative", "your rook"),
        ("R", "g"): t.pgettext("genitive", "your rook"),
        ("R", "a"): t.pgettext("accusative", "your rook"),
        ("B", "n"): t.pgettext("nominative", "your bishop"),
        ("B", "g"): t.pgettext("genitive", "your bishop"),
        ("B", "a"): t.pgettext("accusative", "your bishop"),
        ("N", "n"): t.pgettext("nominative", "your knight"),
        ("N", "g"): t.pgettext("genitive", "your knight"),
        ("N", "a"): t.pgettext("accusative", "your knight"),
        ("P", "n"): t.pgettext("nominative", "your pawn"),
        ("P", "g"): t.pgettext("genitive", "your pawn"),
        ("P", "a"): t.pgettext("accusative", "your pawn"),
    }


@cache
def white(t: Translator) -> Phrases:
    """Return "white rook" in each case."""
    return {
        ("K", "n"): t.pgettext("nominative", "white king"),
        ("K", "g"): t.pgettext("genitive", "white king"),
        ("K", "a"): t.pgettext("accusative", "white king"),
        ("K", "d"): t.pgettext("dative", "white king"),
        ("Q", "n"): t.pgettext("nominative", "white queen"),
        ("Q", "g"): t.pgettext("genitive", "white queen"),
        ("Q", "a"): t.pgettext("accusative", "white queen"),
        ("R", "n"): t.pgettext("nominative", "white rook"),
        ("R", "g"): t.pgettext("genitive", "white rook"),
        ("R", "a"): t.pgettext("accusative", "white rook"),
        ("B", "n"): t.pgettext("nominative", "white bishop"),
        ("B", "g"): t.pgettext("genitive", "white bishop"),
        ("B", "a"): t.pgettext("accusative", "white bishop"),
        ("N", "n"): t.pgettext("nominative", "white knight"),
        ("N", "g"): t.pgettext("genitive", "white knight"),
        ("N", "a"): t.pgettext("accusative", "white knight"),
        ("P", "n"): t.pgettext("nominative", "white pawn"),
        ("P", "g"): t.pgettext("genitive", "white pawn"),
        ("P", "a"): t.pgettext("accusative", "white pawn"),
    }


@cache
def black(t: Translator) -> Phrases:
    """Return "black rook" in each case."""
    return {
        ("K", "n"): t.pgettext("nominative", "black king"),
        ("K", "g"): t.pgettext("genitive", "black king"),
        ("K", "a"): t.pgettext("accusative", "black king"),
        ("K", "d"): t.pgettext("dative", "black king"),
        ("Q", "n"): t.pgettext("nominative", "black queen"),
        ("Q", "g"): t.pgettext("genitive", "black queen"),
        ("Q", "a"): t.pgettext("accusative", "black queen"),
        ("R", "n"): t.pgettext("nominative", "black rook"),
        ("R", "g"): t.pgettext("genitive", "black rook"),
        ("R", "a"): t.pgettext("accusative", "black rook"),
        ("B", "n"): t.pgettext("nominative", "black bishop"),
        ("B", "g"): t.pgettext("genitive", "black bishop"),
        ("B", "a"): t.pgettext("accusative", "black bishop"),
        ("N", "n"): t.pgettext("nominative", "black knight"),
        ("N", "g"): t.pgettext("genitive", "black knight"),
        ("N", "a"): t.pgettext("accusative", "black knight"),
        ("P", "n"): t.pgettext("nominative", "black pawn"),
        ("P", "g"): t.pgettext("genitive", "black pawn"),
        ("P", "a"): t.pgettext("accusative", "black pawn"),
    }


@cache
def the_white(t: Translator) -> Phrases:
    """Return "the white rook" in each case."""
    return {
        ("K", "n"): t.pgettext("nominative", "the white king"),
        ("K", "g"): t.pgettext("genitive", "the white king"),
        ("K", "a"): t.pgettext("accusative", "the white king"),
        ("K", "d"): t.pgettext("dative", "the white king"),
        ("Q", "n"): t.pgettext("nominative", "the white queen"),
        ("Q", "g"): t.pgettext("genitive", "the white queen"),
        ("Q", "a"): t.pgettext("accusative", "the white queen"),
        ("R", "n"): t.pgettext("nominative", "the white rook"),
        ("R", "g"): t.pgettext("genitive", "the white rook"),
        ("R", "a"): t.pgettext("accusative", "the white rook"),
        ("B", "n"): t.pgettext("nominative", "the white bishop"),
        ("B", "g"): t.pgettext("genitive", "the white bishop"),
        ("B", "a"): t.pgettext("accusative", "the white bishop"),
        ("N", "n"): t.pgettext("nominative", "the white knight"),
        ("N", "g"): t.pgettext("genitive", "the white knight"),
        ("N", "a"): t.pgettext("accusative", "the white knight"),
        ("P", "n"): t.pgettext("nominative", "the white pawn"),
        ("P", "g"): t.pgettext("genitive", "the white pawn"),
        ("P", "a"): t.pgettext("accusative", "the white pawn"),
    }


@cache
def the_black(t: Translator) -> Phrases:
    """Return "the black rook" in each case."""
    return {
        ("K", "n"): t.pgettext("nominative", "the black king"),
        ("K", "g"): t.pgettext("genitive", "the black king"),
        ("K", "a"): t.pgettext("accusative", "the black king"),
        ("K", "d"): t.pgettext("dative", "the black king"),
        ("Q", "n"): t.pgettext("nominative", "the black queen"),
        ("Q", "g"): t.pgettext("genitive", "the black queen"),
        ("Q", "a"): t.pgettext("accusative", "the black queen"),
        ("R", "n"): t.pgettext("nominative", "the black rook"),
        ("R", "g"): t.pgettext("genitive", "the black rook"),
        ("R", "a"): t.pgettext("accusative", "the black rook"),
        ("B", "n"): t.pgettext("nominative", "the black bishop"),
        ("B", "g"): t.pgettext("genitive", "the black bishop"),
        ("B", "a"): t.pgettext("accusative", "the black bishop"),
        ("N", "n"): t.pgettext("nominative", "the black knight"),
        ("N", "g"): t.pgettext("genitive", "the black knight"),
        ("N", "a"): t.pgettext("accusative", "the black knight"),
        ("P", "n"): t.pgettext("nominative", "the black pawn"),
        ("P", "g"): t.pgettext("genitive", "the black pawn"),
        ("P", "a"): t.pgettext("accusative", "the black pawn"),
    }


@cache
def sides(t: Translator) -> Phrases:
    """Return "White" and "Black", the players, in each case."""
    return {
        ("white", "n"): t.pgettext("side, nominative", "White"),
        ("white", "g"): t.pgettext("side, genitive", "White"),
        ("white", "d"): t.pgettext("side, dative", "White"),
        ("white", "a"): t.pgettext("side, accusative", "White"),
        ("white", "i"): t.pgettext("side, instrumental", "White"),
        ("black", "n"): t.pgettext("side, nominative", "Black"),
        ("black", "g"): t.pgettext("side, genitive", "Black"),
        ("black", "d"): t.pgettext("side, dative", "Black"),
        ("black", "a"): t.pgettext("side, accusative", "Black"),
        ("black", "i"): t.pgettext("side, instrumental", "Black"),
    }
