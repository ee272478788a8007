"""What is said when men are set up, things are counted and texts are put in order."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.i18n import Translator
from chesslearn.words.said import Answer, Writer


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


def _solved_array(t: Translator, _: Outcome) -> Answer:
    return t.pgettext("praise", "Right! This is start number {number}."), ""


def _array_line(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("{square} is not for the {piece:colour n}"),
        t.gettext("The pieces begin on the first rank of their side, and the pawns on the rank before them."),
    )


def _array_taken(t: Translator, _: Outcome) -> Answer:
    return t.gettext("{square} is taken"), t.gettext("Choose an empty square of the rank.")


def _array_bishops(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The bishops need both colours"),
        t.gettext(
            "With the {piece:colour n} on {square} they could not stand one on a light square "
            "and one on a dark one."
        ),
    )


def _array_king(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The king belongs between the rooks"),
        t.gettext("With the {piece:colour n} on {square} it could not stand between them."),
    )


def _array_mirror(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Not opposite its twin"),
        t.gettext("The same pieces begin on the same file for both sides, and {square} faces another piece."),
    )


def _array_rest(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Then the others would not fit"),
        t.gettext(
            "With the {piece:colour n} on {square} there are no good squares left "
            "for the bishops, the king and the rooks together."
        ),
    )


def _drill_not_array(t: Translator, found: Outcome) -> Answer:
    texts = {
        "array-allowed": (
            t.gettext("Not everything is allowed here"),
            t.gettext("Look at the bishops, at the king and the rooks, and then at Black's side."),
        ),
        "array-bishops": (
            t.gettext("The bishops stand well"),
            t.gettext("One is on a light square, the other on a dark one."),
        ),
        "array-king": (
            t.gettext("The king stands well"),
            t.gettext("There is a rook on either side of it."),
        ),
        "array-mirror": (
            t.gettext("Black's side is as it should be"),
            t.gettext("On every file both sides have the same piece."),
        ),
    }
    return texts[str(found.params["given"])]


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


WRITERS: Mapping[str, Writer] = MappingProxyType(
    {
        "placed": _placed,
        "setup-not-here": _setup_not_here,
        "setup-none-left": _setup_none_left,
        "setup-empty": _setup_empty,
        "setup-right-there": _setup_right_there,
        "solved-array": _solved_array,
        "array-line": _array_line,
        "array-taken": _array_taken,
        "array-bishops": _array_bishops,
        "array-king": _array_king,
        "array-mirror": _array_mirror,
        "array-rest": _array_rest,
        "drill-not-array": _drill_not_array,
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
