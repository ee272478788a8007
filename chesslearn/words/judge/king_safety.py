"""Words for the reasons that come from the safety of the king."""

from __future__ import annotations

import chess

from chesslearn.words.judge.case import Case, Writer


def _takes_protected(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(target=x.men(x.text("target"), "to"))
    return (
        t.gettext("The piece is protected"),
        t.gettext("{protector:N} protects {target:a}. A king can't capture a protected piece."),
    )


def _next_to_king(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(other=x.square("attackers"))
    if x.voice == "colours":
        text = t.gettext("The other king is on {other}, so this one can't go to {to}.")
    else:
        text = t.gettext("The other king is on {other}, so {to} is closed to yours.")
    return t.gettext("Kings never stand side by side"), text


def _along_line(x: Case) -> tuple[str, str]:
    t = x.t
    if x.squares.get("options"):
        text = t.gettext(
            "{attacker:N} attacks the whole line, so the king would still be in check on {to}. "
            "Step off the line."
        )
    else:
        text = t.gettext(
            "{attacker:N} attacks the whole line, behind the king too: on {to} it would still be in check."
        )
    return t.gettext("Still on the same line"), text


def _into_attack(x: Case) -> tuple[str, str]:
    t = x.t
    if x.square("attackers") in x.squares.get("pinned", ()):
        text = t.gettext(
            "{attacker:N} attacks {to}, although it is pinned. A king can't step onto an attacked square."
        )
    else:
        text = t.gettext("{attacker:N} attacks {to}. A king can't step onto an attacked square.")
    return t.gettext("The square is attacked"), text


def _pinned(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(pinned=x.men(x.piece, "pinned"))
    return (
        t.gettext("The {piece} is pinned"),
        t.gettext("{pinned:N} shields {king:own a} from {pinner:g}. If it moves away, the king is in check."),
    )


def _double_check(x: Case) -> tuple[str, str]:
    t = x.t
    if x.squares.get("options"):
        text = t.gettext("The check comes from {checkers:g} at once. Only a king move helps.")
    else:
        text = t.gettext("The check comes from {checkers:g} at once, and no move ends both.")
    return t.gettext("Double check"), text


def _check_unanswered(x: Case) -> tuple[str, str]:
    t = x.t
    if not x.squares.get("options"):
        text = t.gettext("{king:Own d} is in check from {checker:g}, and this move does not end it.")
    elif _can_be_blocked(x):
        text = t.gettext(
            "{king:Own d} is in check from {checker:g}. "
            "Move the king, block the line or capture the {checker.kind:a}."
        )
    else:
        text = t.gettext(
            "{king:Own d} is in check from {checker:g}. Move the king or capture the {checker.kind:a}."
        )
    return t.gettext("The check is not answered"), text


def _can_be_blocked(x: Case) -> bool:
    """Whether a square lies between the checker and the king."""
    checker, king = x.square("checkers"), x.square("king")
    if not checker or not king:
        return False
    return bool(chess.between(chess.parse_square(checker), chess.parse_square(king)))


def _exposes_king(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("The king would be in check"),
        t.gettext(
            "After this move {attacker} would attack {king:own a}. You can't leave your king in check."
        ),
    )


WRITERS: dict[str, Writer] = {
    "king-takes-protected": _takes_protected,
    "king-next-to-king": _next_to_king,
    "king-along-line": _along_line,
    "king-into-attack": _into_attack,
    "pinned": _pinned,
    "double-check": _double_check,
    "check-unanswered": _check_unanswered,
    "exposes-king": _exposes_king,
}
