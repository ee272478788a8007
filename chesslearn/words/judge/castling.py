"""Words for the reasons why one may not castle."""

from __future__ import annotations

from chesslearn.words.judge.case import Case, Writer
from chesslearn.words.judge.phrases import either


def _king_moved(x: Case) -> tuple[str, str]:
    t = x.t
    if x.params.get("returned"):
        text = t.gettext(
            "The king has already moved: {move}. "
            "It is back on {from}, but the right to castle does not come back."
        )
    else:
        text = t.gettext("The king has already moved: {move}. After that it can't castle any more.")
    return t.gettext("The king has moved before"), text


def _rook_moved(x: Case) -> tuple[str, str]:
    t = x.t
    if x.params.get("returned"):
        text = t.gettext(
            "The rook has already moved: {move}. "
            "A rook stands on {rook} again, but you can't castle with it any more."
        )
    else:
        text = t.gettext("The rook has already moved: {move}. You can't castle with it any more.")
    return t.gettext("The rook has moved before"), text


def _rook_captured(x: Case) -> tuple[str, str]:
    t = x.t
    if x.params.get("replaced"):
        text = t.gettext(
            "The original rook on {rook} was captured: {move}. "
            "A different rook stands there now, and you can't castle with it."
        )
    else:
        text = t.gettext(
            "The rook on {rook} was captured: {move}. Without it there is no castling on this side."
        )
    return t.gettext("The rook was captured"), text


def _rook_dropped(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("A rook from the pocket"),
        t.gettext(
            "The rook on {rook} was dropped from the pocket. "
            "You castle only with a rook that has been there since the start."
        ),
    )


def _no_rook(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(own=x.man("R"))
    if x.square("rook") and x.voice == "colours":
        text = t.gettext("Castling on this side needs a {own:colour n} on {rook}, and there is none.")
    elif x.square("rook"):
        text = t.gettext("Castling on this side needs {own:own n} on {rook}, and there is none.")
    else:
        text = t.gettext("Castling on this side needs {own:own n}, and there is none.")
    return t.gettext("There is no rook"), text


def _no_right(x: Case) -> tuple[str, str]:
    t = x.t
    if x.square("to")[:1] == "c":
        text = t.gettext(
            "In this position {side} has no right to castle queenside: the king or that rook moved earlier."
        )
    else:
        text = t.gettext(
            "In this position {side} has no right to castle kingside: the king or that rook moved earlier."
        )
    return t.gettext("The right to castle is gone"), text


def _blocked(x: Case) -> tuple[str, str]:
    t = x.t
    if _lies_between(x.square("blockers"), x.square("king"), x.square("rook")):
        text = t.gettext(
            "All squares between the king and the rook must be empty. "
            "A {blocker.kind} stands on {blocker.square}."
        )
    else:
        text = t.gettext(
            "All squares that the king and the rook cross must be empty. "
            "A {blocker.kind} stands on {blocker.square}."
        )
    return t.gettext("The way is not free"), text


def _lies_between(square: str, first: str, last: str) -> bool:
    return min(first, last) < square < max(first, last)


def _in_check(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("No castling out of check"),
        t.gettext("You can't castle out of check. {checker:N} attacks {king:own a}: find another answer."),
    )


def _through_check(x: Case) -> tuple[str, str]:
    t = x.t
    if len(x.squares["passed"]) > 1:
        text = t.gettext(
            "The king would cross {passed}, and these squares are attacked. A king can't castle across them."
        )
    else:
        text = t.gettext(
            "The king would cross {passed}, and {attacker} attacks that square. "
            "A king can't castle across it."
        )
    return t.gettext("The king would cross an attacked square"), text


def _into_check(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("The king would stand in check"),
        t.gettext("After castling the king would stand on {to}, and {attacker} attacks that square."),
    )


def _too_far(x: Case) -> tuple[str, str]:
    t = x.t
    if x.rule.startswith("960."):
        text = _too_far_960(x)
    elif x.params.get("home") and x.squares.get("options"):
        x.put(goals=either(t, x.squares["options"]))
        text = t.gettext("In castling the king moves exactly two squares: from {from} to {goals}.")
    elif x.params.get("home"):
        text = t.gettext("In castling the king moves exactly two squares, no more.")
    elif x.side == "black":
        text = t.gettext("Black castles only with the king on e8. From {from} it moves one square.")
    else:
        text = t.gettext("White castles only with the king on e1. From {from} it moves one square.")
    return t.gettext("Too far for the king"), text


def _too_far_960(x: Case) -> str:
    t = x.t
    if x.squares.get("options"):
        x.put(goals=either(t, x.squares["options"]))
        return t.gettext(
            "From {from} the king moves one square. To castle, put it on the rook it castles with: {goals}."
        )
    return t.gettext("From {from} the king moves one square, and {side} has no castling from there.")


WRITERS: dict[str, Writer] = {
    "castling-king-moved": _king_moved,
    "castling-rook-moved": _rook_moved,
    "castling-rook-captured": _rook_captured,
    "castling-rook-dropped": _rook_dropped,
    "castling-no-rook": _no_rook,
    "castling-no-right": _no_right,
    "castling-blocked": _blocked,
    "castling-in-check": _in_check,
    "castling-through-check": _through_check,
    "castling-into-check": _into_check,
    "castling-too-far": _too_far,
}
