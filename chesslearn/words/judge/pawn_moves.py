"""Words for the reasons that come from the rules of the pawn."""

from __future__ import annotations

from chesslearn.words.judge.case import Case, Writer


def _backward(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("Pawns go only forward"),
        t.gettext("A pawn can't go from {from} to {to}: pawns move and capture only forward."),
    )


def _blocked(x: Case) -> tuple[str, str]:
    t = x.t
    if x.text("blocker_side") == x.side and x.voice == "colours":
        text = t.gettext(
            "A {blocker.kind:colour n} stands straight ahead on {blocker.square}. "
            "A pawn moves straight ahead only to an empty square."
        )
    elif x.text("blocker_side") == x.side:
        text = t.gettext(
            "{blocker.kind:Own n} stands straight ahead on {blocker.square}. "
            "A pawn moves straight ahead only to an empty square."
        )
    else:
        text = t.gettext(
            "A {blocker.kind} stands straight ahead on {blocker.square}. "
            "A pawn does not capture straight ahead, only diagonally."
        )
    return t.gettext("The way ahead is blocked"), text


def _double_not_home(x: Case) -> tuple[str, str]:
    t = x.t
    if x.side == "black":
        text = t.gettext(
            "A black pawn moves two squares only from its home square on the seventh rank. "
            "This one is on {from} already."
        )
    else:
        text = t.gettext(
            "A white pawn moves two squares only from its home square on the second rank. "
            "This one is on {from} already."
        )
    return t.gettext("Two squares only from home"), text


def _double_blocked(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(middle=_between(x.square("from"), x.square("to")))
    return (
        t.gettext("The way ahead is blocked"),
        t.gettext(
            "To move two squares a pawn needs both {middle} and {to} empty. "
            "A {blocker.kind} stands on {blocker.square}."
        ),
    )


def _between(first: str, last: str) -> str:
    return first[0] + str((int(first[1]) + int(last[1])) // 2) if first and last else ""


def _diagonal_empty(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("Nothing to capture"),
        t.gettext("A pawn moves diagonally only when it captures, and {to} is empty."),
    )


def _wrong_way(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("A {piece} doesn't move like that"),
        t.gettext(
            "A pawn moves straight ahead and captures one square diagonally. It can't reach {to} from {from}."
        ),
    )


def _ep_expired(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(square=x.square("history", 1))
    if "number" in x.params:
        text = t.gettext(
            "En passant is possible only in the very next move. "
            "The pawn went to {square} on move {number}, so it is too late now."
        )
    else:
        text = t.gettext(
            "En passant is possible only in the very next move. "
            "The pawn went to {square} earlier, so it is too late now."
        )
    return t.gettext("Too late for en passant"), text


def _ep_not_double_step(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(origin=x.square("history"), square=x.square("history", 1) or x.square("history"))
    texts = {
        "step": t.gettext(
            "En passant works only against a pawn that has just moved two squares. "
            "The pawn on {square} came from {origin}."
        ),
        "capture": t.gettext(
            "En passant works only against a pawn that has just moved two squares. "
            "The pawn on {square} came there by a capture, from {origin}."
        ),
        "drop": t.gettext(
            "En passant works only against a pawn that has just moved two squares. "
            "The pawn on {square} was dropped there."
        ),
    }
    return t.gettext("There was no double step"), texts[x.text("how")]


def _ep_no_right(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(square=x.square("attackers"))
    return (
        t.gettext("No en passant now"),
        t.gettext(
            "En passant is possible only right after a pawn has moved two squares. "
            "In this position the pawn on {square} has not just done so."
        ),
    )


def _ep_wrong_rank(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(square=x.square("history", 1))
    if x.side == "black":
        text = t.gettext(
            "To capture en passant, a black pawn must stand on the fourth rank, "
            "right beside the pawn on {square}. This one is on {from}."
        )
    else:
        text = t.gettext(
            "To capture en passant, a white pawn must stand on the fifth rank, "
            "right beside the pawn on {square}. This one is on {from}."
        )
    return t.gettext("Not beside that pawn"), text


def _ep_not_a_pawn(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(square=x.square("history", 1))
    return (
        t.gettext("En passant is for pawns only"),
        t.gettext("En passant means that a pawn captures a pawn. On {square} stands a {target}."),
    )


def _ep_exposes_king(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("A line to the king would open"),
        t.gettext("Both pawns would leave their rank at once, and {attacker} would attack {king:own a}."),
    )


def _promotion_missing(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("The pawn is promoted"),
        t.gettext(
            "The pawn has reached the last rank. "
            "Choose what it becomes: a queen, a rook, a bishop or a knight."
        ),
    )


def _promotion_bad_piece(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("Neither king nor pawn"),
        t.gettext("A pawn can't become a king or stay a pawn. Choose a queen, a rook, a bishop or a knight."),
    )


def _promotion_not_last_rank(x: Case) -> tuple[str, str]:
    t = x.t
    if x.piece == "P":
        text = t.gettext("A pawn is promoted only on the last rank. On {to} it is still a pawn.")
    else:
        text = t.gettext("Only pawns are promoted, and this is a {piece}.")
    return t.gettext("No promotion here"), text


WRITERS: dict[str, Writer] = {
    "pawn-backward": _backward,
    "pawn-blocked": _blocked,
    "pawn-double-not-home": _double_not_home,
    "pawn-double-blocked": _double_blocked,
    "pawn-diagonal-empty": _diagonal_empty,
    "pawn-wrong-way": _wrong_way,
    "ep-expired": _ep_expired,
    "ep-not-double-step": _ep_not_double_step,
    "ep-no-right": _ep_no_right,
    "ep-wrong-rank": _ep_wrong_rank,
    "ep-not-a-pawn": _ep_not_a_pawn,
    "ep-exposes-king": _ep_exposes_king,
    "promotion-missing": _promotion_missing,
    "promotion-bad-piece": _promotion_bad_piece,
    "promotion-not-last-rank": _promotion_not_last_rank,
}
