"""Words for the facts about check, its answers, and men that cannot move."""

from __future__ import annotations

from collections.abc import Callable

from chesslearn.words.judge.case import Case


def _checker(x: Case) -> str:
    x.put(checker=x.men(x.piece, "checkers"))
    return x.t.gettext("{checker:N} gives check.")


def _answer_move(x: Case) -> str:
    x.choose("options")
    return x.t.gettext("The king can go to {options}.")


def _answer_capture(x: Case) -> str:
    x.put(men=x.any_of(x.text("pieces"), "from"))
    return x.t.gettext("The piece on {captured} can be captured with {men:i}.")


def _answer_en_passant(x: Case) -> str:
    return x.t.gettext("The pawn on {captured} can be captured en passant.")


def _answer_block(x: Case) -> str:
    x.put(men=x.any_of(x.text("pieces"), "from"))
    return x.t.gettext("The line can be blocked with {men:i}. Free for that: {options}.")


def _answer_drop(x: Case) -> str:
    return x.t.gettext("The line can be blocked from the pocket. Free for that: {options}.")


def _only_move(x: Case) -> str:
    return x.t.gettext("There is only one legal move: {move}.")


def _flight_guarded(x: Case) -> str:
    x.put(men=x.men(x.text("pieces"), "attackers"))
    return x.t.gettext("The king can't go to {to}: that square is attacked ({men}).")


def _flight_along_line(x: Case) -> str:
    x.put(men=x.men(x.text("pieces"), "attackers"))
    return x.t.gettext("On {to} the king would still be on the line of {men:g}.")


def _flight_protected(x: Case) -> str:
    x.put(men=x.men(x.text("pieces"), "protectors"))
    return x.t.gettext("The king can't capture the {piece:a} on {to}: it is protected ({men}).")


def _flight_own_piece(x: Case) -> str:
    return x.t.gettext("The square {to} is taken: a {piece} of the same side stands there.")


def _several_guarded(x: Case) -> str:
    return x.t.gettext("The king can't go to {squares}: these squares are attacked ({men}).")


def _several_taken(x: Case) -> str:
    return x.t.gettext("The squares {squares} are taken: pieces of the same side stand there.")


def _checker_safe(x: Case) -> str:
    x.put(checker=x.men(x.piece, "checkers"))
    return x.t.gettext("No other piece can capture {checker:a}.")


def _capturer_pinned(x: Case) -> str:
    x.put(pinned=x.men(x.piece, "pinned"))
    return x.t.gettext("{pinned:N} attacks the piece on {checkers}, but is pinned and can't leave its line.")


def _line_unblockable(x: Case) -> str:
    t = x.t
    x.put(checker=x.men(x.piece, "checkers"))
    texts = {
        "contact": t.gettext("{checker:N} stands right beside the king, and nothing fits between them."),
        "knight": t.gettext("{checker:N} gives check, and a knight's check can't be blocked."),
        "pawn": t.gettext("{checker:N} gives check, and a pawn's check can't be blocked."),
    }
    return texts[x.text("why")]


def _line_not_blocked(x: Case) -> str:
    path = x.squares.get("path", ())
    x.put(checker=x.men(x.piece, "checkers"))
    if len(path) < 3:
        return x.t.gettext(
            "Nobody can shut the line of {checker:g}. That would have to be done here: {path}."
        )
    x.put(first=path[0], last=path[-1])
    return x.t.gettext("Nobody can shut the line of {checker:g}, anywhere from {first} to {last}.")


def _blocker_pinned(x: Case) -> str:
    x.put(pinned=x.men(x.piece, "pinned"))
    x.choose("options")
    return x.t.gettext("{pinned:N} could block on {options}, but is pinned.")


def _double_check(x: Case) -> str:
    return x.t.gettext("Two pieces give check at once, so only a king move could help.")


def _pocket_no_help(x: Case) -> str:
    if x.text("pieces"):
        return x.t.gettext("Nothing from the pocket can help.")
    return x.t.gettext("The pocket is empty.")


def _not_attacked(x: Case) -> str:
    x.put(square=x.square("king"))
    return x.t.gettext("The king on {square} is not in check.")


def _man_blocked(x: Case) -> str:
    return x.t.gettext("{mover:N} has no move: the way is blocked ({blockers}).")


def _man_pinned(x: Case) -> str:
    x.put(pinned=x.men(x.piece, "pinned"))
    return x.t.gettext("{pinned:N} is pinned and has no move along the line.")


def _man_guarded_en_passant(x: Case) -> str:
    return x.t.gettext("The pawn can't capture on {to} en passant: a line to its king would open.")


def _king_alone(x: Case) -> str:
    return x.t.gettext("{side:N} has nothing but the king.")


def _escape_move(x: Case) -> str:
    t = x.t
    texts = {
        "move": t.gettext("The king can go away: {move}."),
        "capture": t.gettext("The piece that gives check can be captured: {move}."),
        "block": t.gettext("The line can be blocked: {move}."),
        "en-passant": t.gettext("A capture en passant ends the check: {move}."),
        "drop": t.gettext("A piece from the pocket blocks the line: {move}."),
    }
    return texts[x.text("how")]


def _legal_move(x: Case) -> str:
    return x.t.gettext("There is a legal move: {move}.")


WRITERS: dict[str, Callable[[Case], str]] = {
    "checker": _checker,
    "answer-move": _answer_move,
    "answer-capture": _answer_capture,
    "answer-en-passant": _answer_en_passant,
    "answer-block": _answer_block,
    "answer-drop": _answer_drop,
    "only-move": _only_move,
    "flight-guarded": _flight_guarded,
    "flight-along-line": _flight_along_line,
    "flight-protected": _flight_protected,
    "flight-own-piece": _flight_own_piece,
    "checker-safe": _checker_safe,
    "capturer-pinned": _capturer_pinned,
    "line-unblockable": _line_unblockable,
    "line-not-blocked": _line_not_blocked,
    "blocker-pinned": _blocker_pinned,
    "double-check": _double_check,
    "pocket-no-help": _pocket_no_help,
    "not-attacked": _not_attacked,
    "man-blocked": _man_blocked,
    "man-pinned": _man_pinned,
    "man-guarded-en-passant": _man_guarded_en_passant,
    "king-alone": _king_alone,
    "escape-move": _escape_move,
    "legal-move": _legal_move,
}
"""The writer of each of these fact codes."""

SEVERAL: dict[str, Callable[[Case], str]] = {
    "flight-guarded": _several_guarded,
    "flight-own-piece": _several_taken,
}
"""The writer of several facts of one code that are told together."""
