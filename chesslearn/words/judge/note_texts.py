"""Words for the notes on legal moves, one function a code or a plain pair."""

from __future__ import annotations

from chesslearn.words.judge.case import Case, Writer


def _ep(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("En passant"), t.gettext(
        "The pawn captures the pawn on {captured} as if it had moved only one square."
    )


def _ep_along_pin(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Captured along the pin"), t.gettext(
        "The pawn is pinned, but it stays on the line of {pinner:g}. So this capture is possible."
    )


def _rook_attacked(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("An attacked rook may castle"), t.gettext(
        "{attacker:N} attacks the rook, and that does not matter: only the king's squares count."
    )


def _rook_crosses(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Only the king's squares count"), t.gettext(
        "{attacker:N} attacks {passed}, but only the rook goes there, not the king."
    )


def _castling_check(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Castling with check"), t.gettext("Right after castling {checker} gives check.")


def _after_block(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Castling is possible again"), t.gettext(
        "Because of {attacker:g} castling was barred, but only for a while: "
        "the right to castle was never lost."
    )


def _king_stays(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Only the rook moves"), t.gettext(
        "The king already stands where castling puts it, so only the rook moves."
    )


def _rook_stays(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Only the king moves"), t.gettext(
        "The rook already stands where castling puts it, so only the king moves."
    )


def _swap(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("A swap"), t.gettext("In this castling the king and the rook change places.")


def _king_step(x: Case) -> tuple[str, str]:
    t = x.t
    x.choose("options")
    return t.gettext("A king's step, not castling"), t.gettext(
        "This was an ordinary step, and the right to castle is gone. "
        "One castles by putting the king on the rook, here on {options}."
    )


def _along_pin(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("A move along the pin"), t.gettext(
        "The {piece} is pinned, but it stays on the line of {pinner:g}. Such a move is possible."
    )


def _pinned_checks(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("A pinned piece gives check too"), t.gettext(
        "{checker:N} is itself pinned by {pinner:g}, and the check counts all the same."
    )


def _takes_unprotected(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Nobody protects it"), t.gettext(
        "A king may capture what is not protected, and nothing protects the {target:a} on {captured}."
    )


def _line_shut(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("The line is shut"), t.gettext(
        "{blocker:N} shuts the line of {attacker:g}, so the king is safe on {passed}."
    )


def _knight_jumps(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("The knight jumps"), t.gettext(
        "Pieces stand on both of its ways, and it jumps over them."
    )


def _capture_declined(x: Case) -> tuple[str, str]:
    t = x.t
    x.choose("options")
    return t.gettext("No one has to capture"), t.gettext(
        "A capture on {options} was possible too. In chess capturing is never a must."
    )


def _extra_queen(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("One more queen"), t.gettext(
        "A pawn may become a queen although the first queen is still on the board."
    )


def _extra_piece(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("More than at the start"), t.gettext(
        "A pawn may become any piece, even one of which none has been captured."
    )


def _underpromotion(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Not a queen"), t.gettext(
        "The pawn becomes a {choice:a}. The choice is free: it need not be a queen."
    )


def _discovered(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Discovered check"), t.gettext(
        "The move opens the line of {checker:g}, and the king is in check."
    )


def _double_check(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Double check"), t.gettext(
        "The check comes from {checkers:g} at once. Only a king move can answer it."
    )


def _mates(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Checkmate!"), t.gettext(
        "The king is in check, and no move helps. The game is over: {side} wins."
    )


def _stalemates(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Stalemate"), t.gettext(
        "The other side has no legal move, and its king is not in check. The game is a draw."
    )


def _dead(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("A draw at once"), t.gettext(
        "With the pieces that are left nobody can ever checkmate. The game is over."
    )


def _hill(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("The king is on the hill"), t.gettext("The king has reached {to}: {side} wins.")


def _third_check(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("The last check"), t.gettext("All the checks that were needed are given: {side} wins.")


def _counts_once(x: Case) -> tuple[str, str]:
    t = x.t
    left = x.params.get("left", 0)
    return t.gettext("Two checkers, one check"), t.ngettext(
        "A double check counts as one. {left} check is still needed.",
        "A double check counts as one. {left} checks are still needed.",
        left if isinstance(left, int) else 0,
    )


def _drop_blocks(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("The check is blocked"), t.gettext(
        "A {piece} from the pocket shuts the line of {checker:g}."
    )


def _drop_mates(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Mate from the pocket!"), t.gettext(
        "The dropped piece gives check, and no move helps. The game is over: {side} wins."
    )


def _dropped_pawn(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("Two squares again"), t.gettext(
        "A pawn dropped on its second rank may move two squares, as if it had stood there from the start."
    )


def _reverts(x: Case) -> tuple[str, str]:
    t = x.t
    return t.gettext("A pawn again"), t.gettext(
        "The {target} on {captured} had been a pawn, so a pawn goes into the pocket."
    )


def _relative_pin(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(behind=x.men(x.text("target") or "Q", "protector"))
    return t.gettext("Not pinned to the king"), t.gettext(
        "Now {pinner} attacks {behind:a}. That is allowed: only a piece that shields the king can't leave."
    )


WRITERS: dict[str, Writer] = {
    "ep": _ep,
    "ep-along-pin": _ep_along_pin,
    "castling-rook-attacked": _rook_attacked,
    "castling-rook-crosses-attack": _rook_crosses,
    "castling-gives-check": _castling_check,
    "castling-after-block": _after_block,
    "castling-960-king-stays": _king_stays,
    "castling-960-rook-stays": _rook_stays,
    "castling-960-swap": _swap,
    "king-step-not-castling": _king_step,
    "moves-along-pin": _along_pin,
    "pinned-man-gives-check": _pinned_checks,
    "king-takes-unprotected": _takes_unprotected,
    "line-shut": _line_shut,
    "knight-jumps": _knight_jumps,
    "capture-declined": _capture_declined,
    "extra-queen": _extra_queen,
    "extra-piece": _extra_piece,
    "underpromotion": _underpromotion,
    "discovered-check": _discovered,
    "double-check": _double_check,
    "mates": _mates,
    "stalemates": _stalemates,
    "leaves-dead-position": _dead,
    "reaches-hill": _hill,
    "third-check": _third_check,
    "check-counts-once": _counts_once,
    "drop-blocks-check": _drop_blocks,
    "drop-mates": _drop_mates,
    "pawn-dropped-may-double-step": _dropped_pawn,
    "captures-promoted-becomes-pawn": _reverts,
    "relative-pin": _relative_pin,
}
