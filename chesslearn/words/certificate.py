"""The words of the certificate."""

from __future__ import annotations

from datetime import date

from chesslearn.i18n import Translator
from chesslearn.words.said import fill


def title(t: Translator) -> str:
    """Return the word at the top of the certificate."""
    return t.pgettext("document", "Certificate")


def above_the_name(t: Translator) -> str:
    """Return what stands above the name: a plain statement that fits every name."""
    return t.pgettext("above the name", "This is to certify that")


def below_the_name(t: Translator) -> str:
    """Return what stands below the name."""
    return t.pgettext("below the name", "knows the rules of chess.")


def score(t: Translator, right: int, total: int) -> str:
    """Return the result of the exam, for the certificate."""
    text = t.gettext("Exam of the course “chesslearn”: {right} of {total} questions right")
    return fill(t, text, {"right": right, "total": total})


def written(t: Translator, day: date) -> str:
    """Return a date in figures, as the language writes it."""
    return day.strftime("%Y-%m-%d" if t.language == "en" else "%d.%m.%Y")


def label(t: Translator, name: str) -> str:
    """Return what stands below a line of the certificate."""
    labels = {"date": t.pgettext("document", "Date"), "signature": t.pgettext("document", "Signature")}
    return labels[name]
