"""Words for the facts about draws, counts, repetitions, flags and impossible positions."""

from __future__ import annotations

from collections.abc import Callable

from chesslearn.words.judge.case import Case

SHORT = 6
"""As many moves, of both sides together, are told one by one; of a longer line only the ends."""


def _material(x: Case) -> str:
    t = x.t
    texts = {
        "kings": t.gettext("Only the two kings are left, and a king can't checkmate a king."),
        "knight": t.gettext("Besides the kings only one knight is left. That is too little for checkmate."),
        "bishop": t.gettext("Besides the kings only one bishop is left. That is too little for checkmate."),
        "bishops": t.gettext(
            "Besides the kings only bishops on squares of one colour are left. They can never checkmate."
        ),
    }
    return texts[x.text("kind")]


def _cannot_mate(x: Case) -> str:
    t = x.t
    texts = {
        "king": t.gettext("{side:N} has only the king, and a king can't checkmate."),
        "knight": t.gettext("{side:N} has only a king and a knight. Here they can never checkmate."),
        "bishop": t.gettext("{side:N} has only a king and a bishop. Here they can never checkmate."),
        "bishops": t.gettext(
            "{side:N} has only a king and bishops on squares of one colour. Here they can never checkmate."
        ),
    }
    kind = x.text("kind")
    return texts["bishop" if kind == "bishops" and len(x.squares.get("men", ())) == 1 else kind]


def _locked(x: Case) -> str:
    return x.t.gettext("The pawns block each other for good, and no king gets through.")


def _shut_out(x: Case) -> str:
    return x.t.gettext("Whatever is played, {side} can't get at the other king: the pawns stand in the way.")


def _all_lines_end(x: Case) -> str:
    return x.t.gettext("All series of legal moves end without checkmate.")


def _mate_line(x: Case) -> str:
    moves = x.line("moves")
    x.put(line=" ".join(moves))
    if len(moves) > SHORT:
        x.put(first=moves[0], last=moves[-1])
        return x.t.gettext(
            "A long series of legal moves leads to a win of {side:g}: {first} first, {last} at the end."
        )
    return x.t.gettext("A series of legal moves leads to a win of {side:g}: {line}.")


def _not_decided(x: Case) -> str:
    return x.t.gettext("No way to checkmate was found, but none can be ruled out either.")


def _always_can_win(x: Case) -> str:
    t = x.t
    if x.text("kind") == "hill":
        return t.gettext("{side:N} could still win: the king can always run to the hill.")
    return t.gettext("{side:N} could still win: captured pieces come back to the board.")


def _game_over(x: Case) -> str:
    t = x.t
    texts = {
        "checkmate": t.gettext("The game is over already: it is checkmate."),
        "stalemate": t.gettext("The game is over already: it is stalemate."),
        "dead-position": t.gettext("The game is over already: neither side can ever checkmate."),
        "fivefold": t.gettext("The game is over already: the position has come up five times."),
        "seventyfive": t.gettext("The game is over already: 75 moves without a pawn move or a capture."),
        "variant-win": t.gettext("The game is over already: it was won by a special rule."),
        "variant-draw": t.gettext("The game is over already: it is a draw by a special rule."),
    }
    return texts[x.text("status")]


def _hill_reached(x: Case) -> str:
    x.put(square=x.square("king"))
    return x.t.gettext("The king stands on {square}, on the hill: {side} wins.")


def _checks_given(x: Case) -> str:
    return x.t.gettext("{side:N} has given the last check that was needed.")


def _occurrences(x: Case) -> str:
    count = x.number("count")
    if count >= x.number("needed"):
        return x.t.ngettext(
            "This position has come up {count} time.", "This position has come up {count} times.", count
        )
    return x.t.ngettext(
        "This position has come up {count} time. Needed: {needed}.",
        "This position has come up {count} times. Needed: {needed}.",
        count,
    )


def _occurrence(x: Case) -> str:
    if x.text("move"):
        return x.t.gettext("No. {index}: after {move}.")
    return x.t.gettext("No. {index}: at the start.")


def _differs_turn(x: Case) -> str:
    if not x.text("move"):
        return x.t.gettext("At the start it looked the same, but it was {turn}'s move.")
    return x.t.gettext("After {move} it looked the same, but it was {turn}'s move.")


def _differs_castling(x: Case) -> str:
    if not x.text("move"):
        return x.t.gettext("At the start it looked the same, but {lost} could castle in more ways.")
    return x.t.gettext("After {move} it looked the same, but {lost} could castle in more ways.")


def _differs_en_passant(x: Case) -> str:
    if not x.text("move"):
        return x.t.gettext(
            "At the start it looked the same, but the pawn on {captured} could be taken en passant."
        )
    return x.t.gettext(
        "After {move} it looked the same, but the pawn on {captured} could be taken en passant."
    )


def _differs_pockets(x: Case) -> str:
    if not x.text("move"):
        return x.t.gettext("At the start it looked the same, but the pockets were different.")
    return x.t.gettext("After {move} it looked the same, but the pockets were different.")


def _differs_checks(x: Case) -> str:
    if not x.text("move"):
        return x.t.gettext("At the start it looked the same, but fewer checks had been given.")
    return x.t.gettext("After {move} it looked the same, but fewer checks had been given.")


def _no_history(x: Case) -> str:
    return x.t.gettext("The moves before this position are not known.")


def _counter(x: Case) -> str:
    moves = x.number("count") // 2
    x.put(moves=moves, whole=x.number("needed") // 2)
    if x.number("count") >= x.number("needed"):
        return x.t.ngettext(
            "Without a pawn move and without a capture {moves} move has gone by.",
            "Without a pawn move and without a capture {moves} moves have gone by.",
            moves,
        )
    return x.t.ngettext(
        "Without a pawn move and without a capture: {moves} move. Needed: {whole}.",
        "Without a pawn move and without a capture: {moves} moves. Needed: {whole}.",
        moves,
    )


def _counter_reset(x: Case) -> str:
    if x.text("why") == "pawn":
        return x.t.gettext("A pawn moved with {move}, and the count started again.")
    return x.t.gettext("There was a capture with {move}, and the count started again.")


def _no_fifty_rule(x: Case) -> str:
    return x.t.gettext("This kind of chess has no rule of 50 moves.")


def _announced(x: Case) -> str:
    return x.t.gettext("The announced move {move} brings it about.")


def _announced_not_enough(x: Case) -> str:
    return x.t.gettext("The announced move {move} is possible, but it does not bring that about.")


def _announced_resets(x: Case) -> str:
    if x.text("why") == "pawn":
        return x.t.gettext("The announced {move} is a pawn move, so the count would start again.")
    return x.t.gettext("The announced {move} is a capture, so the count would start again.")


def _announced_illegal(x: Case) -> str:
    return x.t.gettext("The announced move from {from} to {to} is not possible.")


def _announced_not_needed(x: Case) -> str:
    return x.t.gettext("The claim is right already, without the announced {move}.")


def _no_king(x: Case) -> str:
    return x.t.gettext("{side:N} has no king.")


def _many_kings(x: Case) -> str:
    return x.t.gettext("{side:N} has more than one king.")


def _pawns_on_last_rank(x: Case) -> str:
    return x.t.gettext("No pawn can stand on the first or the last rank: {pawns}.")


def _opposite_check(x: Case) -> str:
    x.put(square=x.square("king"))
    return x.t.gettext("The king on {square} is in check, but it is not {side}'s move.")


def _bad_checkers(x: Case) -> str:
    if len(x.squares.get("checkers", ())) == 1:
        return x.t.gettext("No move can have given this check, from {checkers}.")
    return x.t.gettext("No move can have given check from {checkers} at once.")


def _many_pawns(x: Case) -> str:
    return x.t.gettext("{side:N} has {count} pawns, and there are only eight in a set.")


def _many_men(x: Case) -> str:
    return x.t.gettext("{side:N} has {count} pieces, and there are only sixteen in a set.")


def _two_winners(x: Case) -> str:
    return x.t.gettext("Both sides have won already.")


WRITERS: dict[str, Callable[[Case], str]] = {
    "material": _material,
    "cannot-mate": _cannot_mate,
    "locked": _locked,
    "shut-out": _shut_out,
    "all-lines-end": _all_lines_end,
    "mate-line": _mate_line,
    "not-decided": _not_decided,
    "always-can-win": _always_can_win,
    "game-over": _game_over,
    "hill-reached": _hill_reached,
    "checks-given": _checks_given,
    "occurrences": _occurrences,
    "occurrence": _occurrence,
    "differs-turn": _differs_turn,
    "differs-castling": _differs_castling,
    "differs-en-passant": _differs_en_passant,
    "differs-pockets": _differs_pockets,
    "differs-checks": _differs_checks,
    "no-history": _no_history,
    "counter": _counter,
    "counter-reset": _counter_reset,
    "no-fifty-rule": _no_fifty_rule,
    "announced": _announced,
    "announced-not-enough": _announced_not_enough,
    "announced-resets": _announced_resets,
    "announced-illegal": _announced_illegal,
    "announced-not-needed": _announced_not_needed,
    "fault-no-king": _no_king,
    "fault-many-kings": _many_kings,
    "fault-pawns-on-last-rank": _pawns_on_last_rank,
    "fault-opposite-check": _opposite_check,
    "fault-checkers": _bad_checkers,
    "fault-many-pawns": _many_pawns,
    "fault-many-men": _many_men,
    "fault-two-winners": _two_winners,
}
"""The writer of each of these fact codes."""
