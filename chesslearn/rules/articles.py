"""Where each rule that the judge of a move names stands in the FIDE Laws of Chess.

The numbers are those of the Laws in force since 1 January 2023. A new edition
is a change of this table (and of the articles of `facts`, for positions). Rules of variants that FIDE does
not regulate have no article.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

LAWS_EDITION: Final = 2023
"""The year of the Laws that the numbers belong to."""

_ARTICLES: Final[dict[str, str]] = {
    "960.castling.four-ways": "Guidelines II.3.2",
    "960.castling.gesture": "Guidelines II.3.2.5",
    "960.castling.king-may-not-move": "Guidelines II.3.2.7",
    "960.castling.pinned-rook": "3.9.2",
    "960.castling.squares-free": "Guidelines II.3.2.7",
    "960.castling.two-different-moves": "Guidelines II.3.2",
    "attack.pinned": "3.1.3",
    "bishop.moves": "3.2",
    "bishop.no-jump": "3.5",
    "castling.after-answered-check": "3.8.2.2",
    "castling.b1-attacked-ok": "3.8.2.2.1",
    "castling.blocked": "3.8.2.2.2",
    "castling.definition": "3.8.2",
    "castling.in-check": "3.8.2.2.1",
    "castling.into-check": "3.8.2.2.1",
    "castling.king-always-two": "3.8.2",
    "castling.king-moved": "3.8.2.1.1",
    "castling.rook-attacked-ok": "3.8.2.2.1",
    "castling.rook-captured": "3.8.2.1.2",
    "castling.rook-moved": "3.8.2.1.2",
    "castling.same-rank": "3.8.2",
    "castling.temporary": "3.8.2.2",
    "castling.through-check": "3.8.2.2.1",
    "check.by-pinned-man": "3.9.1",
    "check.discovered": "3.9.1",
    "check.double": "3.9.2",
    "check.give": "3.9.1",
    "check.must-answer": "3.9.2",
    "check.no-self-check": "3.9.2",
    "check.pinned-along-line": "3.9.2",
    "draw.dead.immediate": "5.2.2",
    "draw.fivefold": "9.6.1",
    "draw.seventyfive": "9.6.2",
    "ep.definition": "3.7.3.1",
    "ep.immediately": "3.7.3.2",
    "ep.king-safety": "3.9.2",
    "ep.only-double-step": "3.7.3.1",
    "ep.only-pawns": "3.7.3.1",
    "ep.where": "3.7.3.1",
    "game.alternate": "1.2",
    "game.king-never-captured": "1.4.1",
    "game.must-move": "1.2",
    "king.not-into-attack": "3.8.1",
    "king.not-next-to-king": "3.8.1",
    "king.not-take-defended": "3.8.1",
    "king.one-square": "3.8.1",
    "king.stay-off-line": "3.9.2",
    "king.takes-undefended": "3.8.1",
    "knight.jumps": "3.6",
    "knight.l-shape": "3.6",
    "mate.definition": "5.1.1",
    "mate.ends-game": "5.1.1",
    "move.capture-optional": "3.1",
    "move.definition": "3.1",
    "move.no-jump": "3.5",
    "move.no-own-square": "3.1",
    "pawn.blocked": "3.7.1",
    "pawn.captures-differently": "3.7",
    "pawn.double-step.both-empty": "3.7.2",
    "pawn.double-step.once": "3.7.2",
    "pawn.never-back": "3.7",
    "pawn.no-empty-diagonal": "3.7.3",
    "promotion.must": "3.7.3.3",
    "promotion.not-king-or-pawn": "3.7.3.3",
    "promotion.not-limited": "3.7.3.4",
    "promotion.only-pawns": "3.7.3.3",
    "promotion.underpromotion": "3.7.3.3",
    "queen.moves": "3.4",
    "queen.no-jump": "3.5",
    "rook.moves": "3.3",
    "rook.no-jump": "3.5",
    "stalemate.definition": "5.2.1",
    "stalemate.draw": "5.2.1",
}

ARTICLES: Final = MappingProxyType(_ARTICLES)
"""Rule id of the inventory to the article of the Laws, for every rule that the judge names."""


def article(rule: str) -> str:
    """Return the FIDE article of a rule id, or an empty string when the Laws do not hold it.

    >>> article("castling.king-moved")
    '3.8.2.1.1'
    >>> article("crazyhouse.castling")
    ''
    """
    return ARTICLES.get(rule, "")
