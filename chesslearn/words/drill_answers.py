"""What is said of the answers in a drill."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.i18n import Translator
from chesslearn.words.said import Answer, Writer


def _drill_right(t: Translator, found: Outcome) -> Answer:
    left = int(found.params["left"])
    return (
        t.pgettext("praise", "Right!"),
        t.ngettext("{left} question is left.", "{left} questions are left.", left),
    )


def _drill_not(t: Translator, _: Outcome) -> Answer:
    return (
        t.pgettext("another square was to be found", "That is {given}"),
        t.gettext("Find {answer}: first the letter of the file, then the number of the rank."),
    )


def _drill_not_named(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("{given} is another square"),
        t.gettext("Follow the file to its letter and the rank to its number: together they are the name."),
    )


def _drill_not_colour(t: Translator, found: Outcome) -> Answer:
    if found.params["answer"] == "light":
        return t.gettext("{square} is a light square"), t.gettext(
            "Look at the colour of {square} on the board."
        )
    return t.gettext("{square} is a dark square"), t.gettext("Look at the colour of {square} on the board.")


def _drill_not_legal(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("This move is possible"),
        t.gettext("{move} breaks no rule. Look where the piece goes, and whether its king stays safe."),
    )


def _drill_not_status(t: Translator, found: Outcome) -> Answer:
    texts = {
        "check": (
            t.gettext("Not just a check"),
            t.gettext("Is the king attacked? And is there a legal move?"),
        ),
        "checkmate": (t.gettext("Not mate"), ""),
        "stalemate": (t.gettext("Not stalemate"), ""),
        "none": (
            t.gettext("There is something about it"),
            t.gettext("Is the king attacked? Is there any legal move?"),
        ),
    }
    return texts[str(found.params["given"])]


def _drill_not_exchange(t: Translator, found: Outcome) -> Answer:
    texts = {
        (False, False): t.gettext("{line}. In points: {taken} taken, {given} given."),
        (False, True): t.gettext(
            "{line}. In points: {taken} taken, nothing given. Taking back would cost {side:N} more."
        ),
        (True, False): t.gettext("{line}. In points: {taken} taken, nothing given: nobody can take back."),
    }
    alone = not int(found.params["given"])
    declined = bool(int(found.params["declined"]))
    return t.gettext("Count once more"), texts[(alone and not declined, alone and declined)]


WRITERS: Mapping[str, Writer] = MappingProxyType(
    {
        "drill-right": _drill_right,
        "drill-not": _drill_not,
        "drill-not-name": _drill_not_named,
        "drill-not-colour": _drill_not_colour,
        "drill-not-legal": _drill_not_legal,
        "drill-not-status": _drill_not_status,
        "drill-not-exchange": _drill_not_exchange,
    }
)
"""The writer of each outcome code of a drill."""
