"""The words of a game that is played: who plays, whose move it is, what is answered, how it ended."""

from __future__ import annotations

from collections.abc import Mapping

from chesslearn.i18n import Translator
from chesslearn.words import explorer, notation
from chesslearn.words.game_setup import variants
from chesslearn.words.judge.phrases import Side
from chesslearn.words.said import Said, fill


def you(t: Translator) -> str:
    """Return what the learner is called among the players."""
    return fill(t, t.pgettext("player", "You"))


def partner(t: Translator) -> str:
    """Return what the partner at the other board of bughouse is called."""
    return fill(t, t.pgettext("player", "Your partner"))


def rival_beside(t: Translator) -> str:
    """Return what the rival at the other board of bughouse is called."""
    return fill(t, t.pgettext("player", "Your partner's opponent"))


def side_name(t: Translator, side: str) -> str:
    """Return what a player is called when two people play."""
    return format(Side(t, side), "N")


def game_title(t: Translator, variant: str, name: str) -> str:
    """Return the title of a game: the kind of chess, and whom it is against ("" when two people play)."""
    kind = variants(t)[variant]
    return fill(t, t.gettext("{kind}: {rival}"), {"kind": kind, "rival": name}) if name else kind


def array(t: Translator, number: int) -> str:
    """Return which of the 960 starting positions is played."""
    return fill(t, t.gettext("Starting position {number} of Chess960."), {"number": number})


def ask(t: Translator, *, check: bool) -> str:
    """Return that it is the learner's move."""
    if check:
        return fill(t, t.gettext("You are in check. Your move."))
    return fill(t, t.gettext("Your move."))


def ask_waiting(t: Translator) -> str:
    """Return that the learner has no move at bughouse until the partner captures something."""
    return fill(t, t.gettext("You have no move: wait for a piece from your partner."))


def ask_side(t: Translator, side: str, *, check: bool) -> str:
    """Return whose move it is when two people play."""
    if check:
        return fill(t, t.gettext("{side:N} is in check and to move."), {"side": Side(t, side)})
    return fill(t, t.gettext("{side:N} to move."), {"side": Side(t, side)})


def thinking(t: Translator, name: str) -> str:
    """Return that the rival thinks about a move."""
    return fill(t, t.gettext("{name} is thinking …"), {"name": name})


def offered(t: Translator, side: str) -> Said:
    """Return that one of two people offers a draw."""
    return Said(
        fill(t, t.gettext("A draw is offered")),
        fill(t, t.gettext("{side:N} offers a draw. Accept it, or play on."), {"side": Side(t, side)}),
    )


def declined(t: Translator, *, rival: bool) -> Said:
    """Return that an offer was not accepted."""
    if rival:
        return Said(
            fill(t, t.gettext("No draw yet")),
            fill(t, t.gettext("Your opponent wants to play on. You may offer again later.")),
        )
    return Said(
        fill(t, t.gettext("No draw yet")), fill(t, t.gettext("The offer was declined. The game goes on."))
    )


def claim_wrong(t: Translator, because: list[str]) -> Said:
    """Return that a claim of a draw is not right, with the first of its reasons."""
    text = because[0] if because else t.gettext("Neither three times the same position nor 50 moves.")
    return Said(fill(t, t.gettext("This draw can't be claimed")), fill(t, "{text}", {"text": text}))


def bad_position(t: Translator) -> Said:
    """Return what is said of a text that is no position from which to play."""
    return Said(*explorer.bad_position(t))


def one_position(t: Translator) -> Said:
    """Return what is said of a start of bughouse with one board only."""
    return Said(
        fill(t, t.gettext("Bughouse begins from two positions")),
        fill(t, t.gettext("Write both as FEN in one line, your board first, with | between them.")),
    )


def finished_position(t: Translator) -> Said:
    """Return what is said of a position in which there is nothing left to play."""
    return Said(
        fill(t, t.gettext("There is nothing to play here")),
        fill(t, t.gettext("The game would be over at once, or no game can lead to this position.")),
    )


def bad_pgn(t: Translator, code: str, params: Mapping[str, object]) -> Said:
    """Return what is said of a text that cannot be taken in as a game, by the code of its `PgnError`."""
    texts = {
        "empty": t.gettext("There is no game in this text."),
        "too-long": t.gettext("The text is too long. Take one game out of it."),
        "no-game": t.gettext("It is not PGN, or it was cut off. Copy it once more, whole."),
        "variant": t.gettext("“{name}” is not played here."),
        "position": t.gettext("No game can begin from its position."),
        "too-many-moves": t.gettext("It has more than {limit} half-moves."),
        "bad-move": t.gettext("The move {san} is not possible where it stands, or not clear."),
        "after-end": t.gettext("The game was over before the move {san}."),
    }
    values = dict(params)
    if "san" in values:
        number, side = int(str(values["number"])), str(values["side"])
        values["san"] = notation.numbered(notation.localise(str(values["san"]), t.language), number, side)
    return Said(fill(t, t.gettext("This game can't be read")), fill(t, texts[code], values))


PGN_CODES = (
    "empty", "too-long", "no-game", "variant", "position", "too-many-moves", "bad-move", "after-end"
)  # fmt: skip
"""Every code of a `PgnError` that has words."""


def engine_gone(t: Translator, name: str) -> Said:
    """Return that an installed engine did not answer."""
    return Said(
        fill(t, t.gettext("{name} does not answer"), {"name": name}),
        fill(t, t.gettext("Take a move back to ask again, or begin a new game.")),
    )


def won(t: Translator, winner: str | None, *, you: str | None) -> str:
    """Return who won, in a few words; ``you`` is the side of the learner, if one side is."""
    if winner is None:
        return fill(t, t.pgettext("result", "A draw"))
    if you is None:
        return fill(t, t.pgettext("result", "{winner:N} wins"), {"winner": Side(t, winner)})
    return fill(t, t.pgettext("result", "You win") if winner == you else t.pgettext("result", "You lose"))


def won_team(t: Translator, *, mine: bool | None) -> str:
    """Return which team won at bughouse; ``None`` for nobody."""
    if mine is None:
        return fill(t, t.pgettext("result", "A draw"))
    return fill(
        t, t.pgettext("result", "Your team wins") if mine else t.pgettext("result", "The other team wins")
    )


def ended(t: Translator, code: str, winner: str | None) -> Said | None:
    """Return how a game ended that the judge's words do not tell; ``None`` for the judge's codes."""
    texts = {
        "resignation": (t.gettext("Given up"), t.gettext("{loser:N} gives the game up. {winner:N} wins.")),
        "agreement": (t.gettext("By agreement"), t.gettext("Both players agree to a draw.")),
        "time": (t.gettext("Time is up"), t.gettext("The flag of {loser:g} has fallen. {winner:N} wins.")),
        "time-draw": (
            t.gettext("Time is up"),
            t.gettext("A flag has fallen, but the other side can never checkmate. The game is a draw."),
        ),
        "threefold-claimed": (
            t.gettext("The third repetition"),
            t.gettext("The same position has come up three times, and a draw was claimed."),
        ),
        "fifty-claimed": (
            t.gettext("50 moves"),
            t.gettext("For 50 moves there was no pawn move and no capture, and a draw was claimed."),
        ),
        "hill": (t.gettext("On the hill"), t.gettext("The king has reached the middle. {winner:N} wins.")),
        "three-checks": (
            t.gettext("The third check"),
            t.gettext("{winner:N} has given check three times and wins."),
        ),
        "stuck": (
            t.gettext("Nobody can move"),
            t.gettext("Both boards wait for a piece. The game is a draw."),
        ),
    }
    if code not in texts:
        return None
    headline, text = texts[code]
    values = {
        "winner": Side(t, winner or "white"),
        "loser": Side(t, "white" if winner == "black" else "black"),
    }
    return Said(fill(t, headline), fill(t, text, values))


def on_the_partners_board(t: Translator) -> str:
    """Return on which of the two boards of bughouse the game was decided."""
    return fill(t, t.gettext("It was decided on your partner's board."))
