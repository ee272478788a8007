"""What is said when men are set up, things are counted and texts are put in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.i18n import Translator

Answer = tuple[str, str]


def _placed(t: Translator, found: Outcome) -> Answer:
    return (
        t.pgettext("a piece on its square", "Right: {piece:colour n} on {square}"),
        t.ngettext(
            "{left} piece is left to place.", "{left} pieces are left to place.", int(found.params["left"])
        ),
    )


def _setup_not_here(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("{square} is for another piece, or for none"),
        t.gettext("The {piece:colour n} belongs on another square."),
    )


def _setup_none_left(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("None left"),
        t.gettext("No {piece:colour n} lies beside the board any more."),
    )


def _setup_empty(t: Translator, _: Outcome) -> Answer:
    return t.gettext("{square} is empty"), t.gettext(
        "Take a piece that stands on the board, or one beside it."
    )


def _setup_right_there(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("It stands well there"),
        t.gettext("The {piece:colour n} on {square} is in its place. Move another piece."),
    )


def _count_more(t: Translator, _: Outcome) -> Answer:
    return t.gettext("More than {count}"), t.gettext("You have not found them all. Count again.")


def _count_fewer(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Fewer than {count}"),
        t.gettext("Not everything counts, or something was counted twice. Count again."),
    )


def _not_a_number(t: Translator, _: Outcome) -> Answer:
    return t.gettext("A number, please"), t.gettext("Write it in digits, for example 12.")


def _ordered(t: Translator, found: Outcome) -> Answer:
    return (
        t.pgettext("a text in its place", "Right, number {number}"),
        t.ngettext(
            "{left} is left. What comes next?", "{left} are left. What comes next?", int(found.params["left"])
        ),
    )


def _order_early(t: Translator, _: Outcome) -> Answer:
    return t.gettext("Not yet"), t.gettext("Something else comes before it.")


def _order_taken(t: Translator, _: Outcome) -> Answer:
    return t.gettext("It has its place already"), t.gettext("Choose what comes next.")


def _claim_not(t: Translator, found: Outcome) -> Answer:
    texts = {
        "no-claim": t.gettext("There is a draw here"),
        "threefold": t.gettext("Not three times the same position"),
        "fifty": t.gettext("Not fifty moves"),
        "dead-position": t.gettext("Mate is still possible"),
    }
    return texts[str(found.params["given"])], ""


WRITERS: Mapping[str, Callable[[Translator, Outcome], Answer]] = MappingProxyType(
    {
        "placed": _placed,
        "setup-not-here": _setup_not_here,
        "setup-none-left": _setup_none_left,
        "setup-empty": _setup_empty,
        "setup-right-there": _setup_right_there,
        "count-more": _count_more,
        "count-fewer": _count_fewer,
        "not-a-number": _not_a_number,
        "ordered": _ordered,
        "order-early": _order_early,
        "order-taken": _order_taken,
        "claim-not": _claim_not,
    }
)
"""The writer of each of these outcome codes."""
