"""How a position stands, in words."""

from __future__ import annotations

from chesslearn.i18n import Translator
from chesslearn.rules.facts import STATUS_CODES
from chesslearn.rules.types import Status
from chesslearn.words.judge.phrases import Side
from chesslearn.words.said import Said, article, fill

_ARTICLES = {row.code: row.article for row in STATUS_CODES}


def status(t: Translator, status: Status) -> Said:
    """Return the status in words; the facts that support it are told by `facts.fact`."""
    headline, text = _texts(t)[status.code]
    values = {"winner": Side(t, "black" if status.winner is False else "white")}
    return Said(fill(t, headline, values), fill(t, text, values), article(t, _ARTICLES[status.code]))


def headline_sentence(t: Translator, status: Status) -> str:
    """Return check, mate or a draw as one short sentence, "" when the game simply goes on."""
    if status.code in ("in-progress", "impossible-position"):
        return ""
    return fill(t, t.gettext("{headline}."), {"headline": _texts(t)[status.code][0]})


def _texts(t: Translator) -> dict[str, tuple[str, str]]:
    return {
        "impossible-position": (
            t.gettext("An impossible position"),
            t.gettext("No game can lead to this position."),
        ),
        "variant-win": (
            t.gettext("The game is won"),
            t.gettext("{winner} wins by the special rule of this kind of chess."),
        ),
        "variant-draw": (
            t.gettext("A draw"),
            t.gettext("The game is a draw by the rules of this kind of chess."),
        ),
        "checkmate": (
            t.gettext("Checkmate"),
            t.gettext("The king is in check, and no move helps. {winner} wins."),
        ),
        "stalemate": (
            t.gettext("Stalemate"),
            t.gettext("There is no legal move, and the king is not in check. The game is a draw."),
        ),
        "dead-position": (
            t.gettext("A dead position"),
            t.gettext("No series of moves can lead to checkmate any more. The game is a draw."),
        ),
        "fivefold": (
            t.gettext("The fifth repetition"),
            t.gettext("The same position has come up five times. The game is a draw without any claim."),
        ),
        "seventyfive": (
            t.gettext("75 moves"),
            t.gettext(
                "For 75 moves there was no pawn move and no capture. The game is a draw without any claim."
            ),
        ),
        "double-check": (
            t.gettext("Double check"),
            t.gettext("Two pieces give check at once. Only a king move can answer it."),
        ),
        "check": (
            t.gettext("Check"),
            t.gettext("The king is attacked, and the next move must end that."),
        ),
        "in-progress": (
            t.gettext("The game goes on"),
            t.gettext("There are legal moves, and the king is not in check."),
        ),
    }


CODES = tuple(row.code for row in STATUS_CODES)
"""Every status code that has words."""
