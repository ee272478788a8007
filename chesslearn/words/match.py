"""What is said in a bughouse match: a round on both boards, and the end for the team."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.i18n import Translator
from chesslearn.words import notation
from chesslearn.words.judge import status
from chesslearn.words.said import Answer, Writer


def _round(t: Translator, found: Outcome) -> Answer:
    said = t.gettext("On the other board: {beside}, {answer}.").format(
        beside=notation.localise(str(found.params["beside"]), t.language),
        answer=notation.localise(str(found.params["answer"]), t.language),
    )
    check = "" if found.status is None else status.headline_sentence(t, found.status)
    text = " ".join(filter(None, (check, said)))
    if found.params["side"] == "black":
        return t.pgettext("the opponent's move", "Black answers {move}"), text
    return t.pgettext("the opponent's move", "White answers {move}"), text


def _won(t: Translator, found: Outcome) -> Answer:
    if found.params["where"] == "own":
        return t.gettext("Checkmate: your team has won!"), ""
    return (
        t.gettext("Your team has won!"),
        t.gettext("Your partner has given mate on the other board, and that counts for both of you."),
    )


def _lost(t: Translator, found: Outcome) -> Answer:
    if found.params["where"] == "own":
        return (
            t.gettext("Checkmate: the other team has won"),
            t.gettext("Your king is mated, and that counts for your partner too."),
        )
    return (
        t.gettext("The other team has won"),
        t.gettext("Your partner is mated on the other board, and that counts for both of you."),
    )


def _drawn(t: Translator, found: Outcome) -> Answer:
    return t.gettext("The match is drawn"), t.gettext("One side has no possible move and is not in check.")


WRITERS: Mapping[str, Writer] = MappingProxyType(
    {"match-round": _round, "match-won": _won, "match-lost": _lost, "match-drawn": _drawn}
)
"""Writers of the outcomes of a match."""
