"""Answers that are neither a reason nor an outcome: a move made, a text that is no move."""

from __future__ import annotations

import chess

from chesslearn.i18n import Translator
from chesslearn.rules.types import Verdict
from chesslearn.words import announce, moves
from chesslearn.words.judge.notes import note
from chesslearn.words.judge.phrases import Man, Side, either
from chesslearn.words.moves import MoveTextError
from chesslearn.words.said import Said, fill


def move_made(t: Translator, verdict: Verdict, before: chess.Board, after: chess.Board) -> Said:
    """Return what is said of a legal move on a free board: the move, and the first note on it."""
    if verdict.move is None:
        return Said("")
    spoken = announce.move(t, before, verdict.move)
    headline = moves.san(before, verdict.move, t)
    if not verdict.notes:
        return Said(headline, spoken)
    told = note(t, verdict.notes[0], voice="colours")
    return Said(f"{headline} · {told.headline}", told.text, told.article)


def move_text_error(t: Translator, error: MoveTextError) -> Said:
    """Return what is said of a typed text that names no one move."""
    headline, text = _move_text_error(t, error.code)
    values: dict[str, object] = dict(error.params)
    for name in ("side", "piece"):
        if name in values:
            make = Side if name == "side" else Man
            values[name] = make(t, str(values[name]))
    if "squares" in values:
        values["squares"] = either(t, error.params["squares"])
    return Said(fill(t, headline, values), fill(t, text, values))


def _move_text_error(t: Translator, code: str) -> tuple[str, str]:
    texts = {
        "empty": (t.gettext("No move yet"), t.gettext("Write a move, for example Nf3 or g1f3.")),
        "unreadable": (
            t.gettext("This can't be read as a move"),
            t.gettext("“{text}” is not a move. Write it like Nf3 or g1f3."),
        ),
        "same-square": (
            t.gettext("A move needs two squares"),
            t.gettext("{square} is named twice. Write where the piece stands, then where it goes: g1f3."),
        ),
        "no-man": (
            t.gettext("There is no such piece"),
            t.gettext("On this board {side} has no {piece:g} that this could mean."),
        ),
        "none-reaches": (
            t.gettext("Which piece is it?"),
            t.gettext("No {piece} can go to {to}. Write both squares, like g1f3, to learn why."),
        ),
        "ambiguous": (
            t.gettext("Which piece is it?"),
            t.gettext("More than one {piece} can go to {to}. Write where it starts: {squares}."),
        ),
        "castling-king-away": (
            t.gettext("No castling from here"),
            t.gettext("The king of {side:g} is not on a square from which one castles."),
        ),
    }
    return texts[code]


def progress_error(t: Translator, code: str, source: str = "code") -> Said:
    """Return what is said of progress that can not be taken in: ``broken`` or ``newer``.

    ``source`` is what held it: a "code", a "file", or "kept" for what the browser has.
    """
    if code == "newer":
        said = (
            t.gettext("A newer version made this"),
            t.gettext(
                "The progress comes from a later version of the course. Open it there; nothing is lost."
            ),
        )
    elif source == "file":
        said = (
            t.gettext("This file can't be read"),
            t.gettext("It is damaged, or it holds no progress. Save it once more and open it again."),
        )
    elif source == "kept":
        said = (
            t.gettext("Your progress can't be read"),
            t.gettext("What this browser kept is damaged. A code or a file of yours brings it back."),
        )
    else:
        said = (
            t.gettext("This code can't be read"),
            t.gettext("It was mistyped, cut off or made by another program. Copy it once more, whole."),
        )
    return Said(*(fill(t, part) for part in said))
