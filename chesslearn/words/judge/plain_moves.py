"""Words for the reasons that need neither a pawn's rules nor the king's safety."""

from __future__ import annotations

from chesslearn.words.judge.case import Case, Writer
from chesslearn.words.judge.phrases import Side

FEW = 4
"""A list of squares in a sentence has at most so many."""


def _game_over(x: Case) -> tuple[str, str]:
    t = x.t
    x.put(loser=Side(t, "black" if x.text("winner") == "white" else "white"))
    texts = {
        "checkmate": t.gettext("{loser:N} has been checkmated. No more moves are made."),
        "stalemate": t.gettext("It is stalemate, and that is a draw. No more moves are made."),
        "dead-position": t.gettext(
            "Neither side can ever checkmate, so it is a draw. No more moves are made."
        ),
        "fivefold": t.gettext(
            "The same position has come up five times, so it is a draw. No more moves are made."
        ),
        "seventyfive": t.gettext(
            "75 moves have gone by without a pawn move or a capture, so it is a draw. No more moves are made."
        ),
        "variant-win": _won(x),
        "variant-draw": t.gettext("It is a draw by the rules of this kind of chess. No more moves are made."),
    }
    # A game can also be decided by a word or a clock: by giving up, agreement, a claim, a flag.
    decided = t.gettext("The game has been decided. No more moves are made.")
    return t.gettext("The game is over"), texts.get(x.text("how"), decided)


def _won(x: Case) -> str:
    t = x.t
    if x.square("hill"):
        return t.gettext(
            "The king of {winner:g} has reached the hill: {winner} wins. No more moves are made."
        )
    if x.square("checkers"):
        return t.gettext(
            "{winner:N} has given the last check that was needed, and wins. No more moves are made."
        )
    return t.gettext("{winner:N} has won by the special rule of this kind of chess. No more moves are made.")


def _pass(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("A turn is never skipped"),
        t.gettext("You can't skip a turn in chess. It is {side}'s move: choose any legal one."),
    )


def _no_piece(x: Case) -> tuple[str, str]:
    t = x.t
    if x.voice == "colours":
        return t.gettext("An empty square"), t.gettext("Nothing stands on {from}. It is {side}'s move.")
    return t.gettext("An empty square"), t.gettext("Nothing stands on {from}. Choose one of your pieces.")


def _not_your_turn(x: Case) -> tuple[str, str]:
    t = x.t
    if not x.square("from"):
        return t.gettext("It is {side}'s move"), t.gettext("A side may drop a piece only on its own turn.")
    x.put(man=x.man(x.piece, x.text("owner")))
    return (
        t.gettext("It is {side}'s move"),
        t.gettext("A {man:colour n} stands on {from}. {owner} moves next."),
    )


def _own_piece(x: Case) -> tuple[str, str]:
    t = x.t
    if x.voice == "colours":
        text = t.gettext("A {target:colour n} stands on {to}, and no side captures its own pieces.")
    else:
        text = t.gettext("{target:Own n} stands on {to}, and you can't capture your own pieces.")
    return t.gettext("The square is taken"), text


def _captures_king(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("The king stays on the board"),
        t.gettext("A king is never captured: the game ends before that, with checkmate."),
    )


def _wrong_way(x: Case) -> tuple[str, str]:
    t = x.t
    if x.piece == "N" and 1 < len(x.squares.get("options", ())) <= FEW:
        text = t.gettext(
            "A knight jumps in an L: two squares straight, then one to the side. "
            "From {from} it reaches {options}."
        )
        return t.gettext("A {piece} doesn't move like that"), text
    texts = {
        "K": t.gettext("A king moves one square in any direction. The square {to} is too far."),
        "Q": t.gettext(
            "A queen moves along a file, a rank or a diagonal. None of them leads from {from} to {to}."
        ),
        "R": t.gettext("A rook moves along its file or its rank. The square {to} is on neither."),
        "B": t.gettext("A bishop moves only along diagonals. No diagonal leads from {from} to {to}."),
        "N": t.gettext(
            "A knight jumps in an L: two squares straight, then one to the side. "
            "The square {to} is not at the end of such a jump from {from}."
        ),
    }
    return t.gettext("A {piece} doesn't move like that"), texts[x.piece]


def _path_blocked(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("The way is blocked"),
        t.gettext("{blocker:N} is in the way. Only a knight jumps over other pieces."),
    )


def _drop_not_in_pocket(x: Case) -> tuple[str, str]:
    t = x.t
    if x.voice == "colours":
        text = t.gettext("{side:N} has no {piece:g} in the pocket. One can drop only what is there.")
    else:
        text = t.gettext("There is no {piece:g} in your pocket. You can drop only what is there.")
    return t.gettext("Not in the pocket"), text


def _drop_occupied(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("The square is taken"),
        t.gettext("A {blocker.kind} stands on {to}. You can drop a piece only on an empty square."),
    )


def _drop_pawn_rank(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("No place for a pawn"),
        t.gettext("A pawn is never dropped on the first or the eighth rank. Ranks two to seven will do."),
    )


def _drop_not_here(x: Case) -> tuple[str, str]:
    t = x.t
    return (
        t.gettext("There is no pocket here"),
        t.gettext("In this game captured pieces do not return. They do in crazyhouse and bughouse."),
    )


WRITERS: dict[str, Writer] = {
    "game-over": _game_over,
    "pass": _pass,
    "no-piece": _no_piece,
    "not-your-turn": _not_your_turn,
    "own-piece": _own_piece,
    "captures-king": _captures_king,
    "wrong-way": _wrong_way,
    "path-blocked": _path_blocked,
    "drop-not-in-pocket": _drop_not_in_pocket,
    "drop-occupied": _drop_occupied,
    "drop-pawn-rank": _drop_pawn_rank,
    "drop-not-here": _drop_not_here,
}
