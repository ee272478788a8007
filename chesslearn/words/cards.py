"""The words around the cards: the door to the quiz, its end, and the heading of a card."""

from __future__ import annotations

from chesslearn.i18n import Translator
from chesslearn.words.said import fill


def door(t: Translator) -> str:
    """Return the label of the link to the quiz, which is its title too."""
    return t.pgettext("page", "The quiz")


def note(t: Translator) -> str:
    """Return the sentence beside the link to the quiz."""
    return fill(t, t.gettext("Ten questions about history, records and customs, each answered at once."))


def heading(t: Translator) -> str:
    """Return what stands above a card at the end of a lesson."""
    return t.pgettext("heading", "Did you know?")


def result(t: Translator, right: int, total: int) -> tuple[str, str]:
    """Return title and lead after a quiz: how many were right at once."""
    score = fill(t, t.gettext("{right} of {total} right at once."), {"right": right, "total": total})
    if right == total:
        return t.gettext("You knew it all!"), score
    return t.gettext("That was the quiz"), f"{score} " + fill(
        t, t.gettext("Now you know the others too: here they are once more.")
    )


def again(t: Translator) -> str:
    """Return the label of the button for another quiz."""
    return t.pgettext("button", "Ten other questions")
