"""Short names of what was tried and is not possible, for the account of what was met most."""

from __future__ import annotations

from chesslearn.i18n import Translator
from chesslearn.words.said import fill


def name(t: Translator, reason: str) -> str:
    """Return the name of a reason of the judge by its code: "A pinned piece"."""
    names = {
        "game-over": t.pgettext("tried", "A move after the end"),
        "pass": t.pgettext("tried", "No move made"),
        "no-piece": t.pgettext("tried", "An empty square"),
        "not-your-turn": t.pgettext("tried", "Not your turn"),
        "own-piece": t.pgettext("tried", "Your own piece in the way"),
        "captures-king": t.pgettext("tried", "Capturing a king"),
        "wrong-way": t.pgettext("tried", "Not this piece's way"),
        "path-blocked": t.pgettext("tried", "A piece in the way"),
        "pawn-backward": t.pgettext("tried", "A pawn going back"),
        "pawn-blocked": t.pgettext("tried", "A pawn that is blocked"),
        "pawn-double-not-home": t.pgettext("tried", "Two squares, but not from the start"),
        "pawn-double-blocked": t.pgettext("tried", "Two squares past a piece"),
        "pawn-diagonal-empty": t.pgettext("tried", "Diagonally with nothing to capture"),
        "pawn-wrong-way": t.pgettext("tried", "Not a pawn's way"),
        "ep-expired": t.pgettext("tried", "En passant, too late"),
        "ep-not-double-step": t.pgettext("tried", "En passant after a single step"),
        "ep-no-right": t.pgettext("tried", "En passant without the right"),
        "ep-wrong-rank": t.pgettext("tried", "En passant from the wrong rank"),
        "ep-not-a-pawn": t.pgettext("tried", "En passant, but not with a pawn"),
        "ep-exposes-king": t.pgettext("tried", "En passant that opens a line to your king"),
        "promotion-missing": t.pgettext("tried", "A pawn that wants to stay a pawn"),
        "promotion-bad-piece": t.pgettext("tried", "Promotion to a king or a pawn"),
        "promotion-not-last-rank": t.pgettext("tried", "Promotion out of place"),
        "castling-king-moved": t.pgettext("tried", "Castling after the king has moved"),
        "castling-rook-moved": t.pgettext("tried", "Castling with a rook that has moved"),
        "castling-rook-captured": t.pgettext("tried", "Castling after the rook was captured"),
        "castling-rook-dropped": t.pgettext("tried", "Castling with a dropped rook"),
        "castling-no-rook": t.pgettext("tried", "Castling without a rook"),
        "castling-no-right": t.pgettext("tried", "Castling without the right"),
        "castling-blocked": t.pgettext("tried", "Castling with a piece in between"),
        "castling-in-check": t.pgettext("tried", "Castling out of check"),
        "castling-through-check": t.pgettext("tried", "Castling across an attacked square"),
        "castling-into-check": t.pgettext("tried", "Castling onto an attacked square"),
        "castling-too-far": t.pgettext("tried", "Castling too far"),
        "king-takes-protected": t.pgettext("tried", "A king that takes a protected piece"),
        "king-next-to-king": t.pgettext("tried", "King next to king"),
        "king-along-line": t.pgettext("tried", "A king that stays on the line"),
        "king-into-attack": t.pgettext("tried", "A king that steps into attack"),
        "pinned": t.pgettext("tried", "A pinned piece"),
        "double-check": t.pgettext("tried", "A double check"),
        "check-unanswered": t.pgettext("tried", "A check without an answer"),
        "exposes-king": t.pgettext("tried", "A line opened to your own king"),
        "drop-not-in-pocket": t.pgettext("tried", "A drop that is not in the pocket"),
        "drop-occupied": t.pgettext("tried", "A drop on a taken square"),
        "drop-pawn-rank": t.pgettext("tried", "A pawn dropped on the edge"),
        "drop-not-here": t.pgettext("tried", "A drop where there are no drops"),
    }
    return fill(t, names[reason])
