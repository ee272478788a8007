"""What is said of squares that were marked or typed."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.i18n import Translator
from chesslearn.words.said import Answer, Writer


def _square_itself(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("The piece stands here"),
        t.gettext("It stands on {square} already. Mark the squares it can go to."),
    )


def _square_not_capture(t: Translator, _: Outcome) -> Answer:
    return t.gettext("Nothing to capture on {square}"), t.gettext(
        "The piece can go there, but it takes nothing."
    )


def _square_not_file(t: Translator, found: Outcome) -> Answer:
    return (
        t.gettext("{square} is not on the {name}-file"),
        t.gettext("The letter names the file: every square of it begins with {name}."),
    )


def _square_not_rank(t: Translator, found: Outcome) -> Answer:
    texts = {
        "1": t.gettext("{square} is not on the first rank"),
        "2": t.gettext("{square} is not on the second rank"),
        "3": t.gettext("{square} is not on the third rank"),
        "4": t.gettext("{square} is not on the fourth rank"),
        "5": t.gettext("{square} is not on the fifth rank"),
        "6": t.gettext("{square} is not on the sixth rank"),
        "7": t.gettext("{square} is not on the seventh rank"),
        "8": t.gettext("{square} is not on the eighth rank"),
    }
    return (
        texts[str(found.params["name"])],
        t.gettext("The number names the rank: every square of it ends with {name}."),
    )


def _square_not_diagonal(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("{square} is not on this diagonal"),
        t.gettext("The diagonal leads from {first} to {last}, through squares of one colour."),
    )


def _square_not_colour(t: Translator, found: Outcome) -> Answer:
    if found.params["name"] == "light":
        return t.gettext("{square} is a dark square"), t.gettext("Light squares are asked for.")
    return t.gettext("{square} is a light square"), t.gettext("Dark squares are asked for.")


def _square_not_attacked(t: Translator, found: Outcome) -> Answer:
    text = t.gettext("Follow the lines and jumps of each piece to see which squares it attacks.")
    if found.params["side"] == "white":
        return t.gettext("White does not attack {square}"), text
    return t.gettext("Black does not attack {square}"), text


def _square_not_beside(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("{square} is not beside {target}"),
        t.gettext("It is attacked, but only the squares next to {target} are asked for."),
    )


def _square_not_attacker(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("No attack on {target} from here"),
        t.gettext("The piece on {square} does not attack {target}."),
    )


def _square_not_checker(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("No check from {square}"),
        t.gettext("The piece on {square} does not attack the king."),
    )


def _square_not_pinned(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("No pin on {square}"),
        t.gettext("A pinned piece shields its own king from an attack. The piece on {square} does not."),
    )


def _square_not_man(t: Translator, found: Outcome) -> Answer:
    text = t.gettext("Mark the squares of the pieces that are asked for.")
    if found.params["side"] == "white":
        return t.gettext("No white piece stands on {square}"), text
    return t.gettext("No black piece stands on {square}"), text


def _square_not_answer(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("{square} does not help"),
        t.gettext("After a move to {square} the king would still be in check, or no piece can go there."),
    )


def _square_no_answer(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("No answer from {square}"),
        t.gettext("The piece on {square} can't do what is asked for here."),
    )


def _square_empty(t: Translator, _: Outcome) -> Answer:
    return t.gettext("{square} is empty"), t.gettext("Mark the squares of the pieces that are asked for.")


def _square_not(t: Translator, _: Outcome) -> Answer:
    return t.gettext("{square} does not belong here"), t.gettext(
        "Read the task again and mark another square."
    )


def _square_already(t: Translator, _: Outcome) -> Answer:
    return t.gettext("{square} is found already"), t.gettext("Mark another square.")


def _not_a_square(t: Translator, _: Outcome) -> Answer:
    return (
        t.gettext("Not the name of a square"),
        t.gettext("A square is a letter from a to h and a number from 1 to 8, for example e4."),
    )


WRITERS: Mapping[str, Writer] = MappingProxyType(
    {
        "square-itself": _square_itself,
        "square-not-capture": _square_not_capture,
        "square-not-file": _square_not_file,
        "square-not-rank": _square_not_rank,
        "square-not-diagonal": _square_not_diagonal,
        "square-not-colour": _square_not_colour,
        "square-not-attacked": _square_not_attacked,
        "square-not-beside": _square_not_beside,
        "square-not-attacker": _square_not_attacker,
        "square-not-checker": _square_not_checker,
        "square-not-pinned": _square_not_pinned,
        "square-not-man": _square_not_man,
        "square-not-answer": _square_not_answer,
        "square-no-answer": _square_no_answer,
        "square-empty": _square_empty,
        "square-not": _square_not,
        "square-already": _square_already,
        "not-a-square": _not_a_square,
    }
)
"""The writer of each outcome code about a square."""
