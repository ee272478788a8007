"""What is said in a game against the opponent: moves, the end, and a word on the next move."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.course.outcomes import Outcome
from chesslearn.course.state import Advice
from chesslearn.i18n import Translator
from chesslearn.words import notation
from chesslearn.words.judge import facts, status
from chesslearn.words.judge.phrases import Man
from chesslearn.words.said import Answer, Writer, fill


def thinking(t: Translator, side: str) -> str:
    """Return what stands beside the disc while the opponent thinks; ``side`` is the opponent's."""
    if side == "black":
        return fill(t, t.gettext("Black is thinking…"))
    return fill(t, t.gettext("White is thinking…"))


def played(t: Translator, move: str) -> str:
    """Return the headline of the learner's own move."""
    text = t.pgettext("the learner's own move", "You played {move}")
    return fill(t, text, {"move": notation.localise(move, t.language)})


def replied(t: Translator, move: str, side: str) -> str:
    """Return the headline of the opponent's move; ``side`` is the opponent's."""
    if side == "black":
        text = t.pgettext("the opponent's move", "Black plays {move}")
    else:
        text = t.pgettext("the opponent's move", "White plays {move}")
    return fill(t, text, {"move": notation.localise(move, t.language)})


def moves_made(t: Translator, moves: int, best: int | None) -> str:
    """Return how many moves the learner has made, counted against the best."""
    if best is None:
        return fill(t, t.ngettext("{moves} move made", "{moves} moves made", moves), {"moves": moves})
    text = t.ngettext("{moves} move made, at best {best}", "{moves} moves made, at best {best}", moves)
    return fill(t, text, {"moves": moves, "best": best})


def what_now(t: Translator) -> str:
    """Return the label of the button that asks for a word on the next move."""
    return t.pgettext("button", "What now?")


def advice(t: Translator, advice: Advice) -> str:
    """Return a word on a good move that does not give it away."""
    values: dict[str, object] = {"piece": Man(t, str(advice.params["piece"]), str(advice.params["side"]))}
    return fill(t, _advice(t)[advice.code], values)


def _advice(t: Translator) -> dict[str, str]:
    return {
        "advice-mate": t.gettext("You can mate with this very move. Look for it."),
        "advice-win": t.gettext("This very move can win. Look for it."),
        "advice-in-check": t.gettext("Your king is in check. Look for the best answer."),
        "advice-drop": t.gettext("Look into your pocket: one of the pieces there is needed now."),
        "advice-promote": t.gettext("A pawn of yours is ready to become something bigger."),
        "advice-castle": t.gettext("Your king would be safer somewhere else."),
        "advice-capture": t.gettext("There is something to capture. Look what stands unprotected."),
        "advice-attacked": t.gettext("One of your pieces is attacked, and nothing protects it."),
        "advice-king": t.gettext("Your king is needed. Which way should it go?"),
        "advice-pawn": t.gettext("A pawn wants to move. Look which one, and how far."),
        "advice-check": t.gettext("A check helps now. Look where the king can go after it."),
        "advice-box": t.gettext("The {piece} can leave the king fewer squares to walk on."),
        "advice-piece": t.gettext("Find a better place for the {piece}. Do not let it be captured."),
    }


def _move(t: Translator, found: Outcome) -> Answer:
    return played(t, str(found.params["move"])), thinking(t, str(found.params["side"]))


def _reply(t: Translator, found: Outcome) -> Answer:
    check = "" if found.status is None else status.headline_sentence(t, found.status)
    return replied(t, str(found.params["move"]), str(found.params["side"])), check


def _won(t: Translator, found: Outcome) -> Answer:
    how, moves, best = str(found.params["how"]), int(found.params["moves"]), int(found.params["best"])
    headlines = {
        "checkmate": t.gettext("Checkmate: you have won!"),
        "promote": t.gettext("Promoted: you have won!"),
        "capture": t.gettext("All captured: you have won!"),
        "block": t.gettext("No move is left for the other side: you have won!"),
    }
    return headlines.get(how, t.gettext("You have won!")), _count(t, moves, best)


def _count(t: Translator, moves: int, best: int) -> str:
    if not best:
        return t.ngettext("It took you {moves} move.", "It took you {moves} moves.", moves)
    if moves <= best:
        return t.ngettext(
            "It took you {moves} move. Nobody plays it better.",
            "It took you {moves} moves. Nobody plays it better.",
            moves,
        )
    return t.ngettext(
        "It took you {moves} move. The shortest way has {best}.",
        "It took you {moves} moves. The shortest way has {best}.",
        moves,
    )


def _lost(t: Translator, found: Outcome) -> Answer:
    texts = {
        "checkmate": t.gettext("{move} is checkmate."),
        "promote": t.gettext("{move}: the other side has promoted a pawn first."),
        "capture": t.gettext("{move}: now all your pieces are captured."),
        "block": t.gettext("{move}: now you have no move left, and here that loses."),
    }
    text = texts.get(str(found.params["how"]), t.gettext("{move}, and the game is over."))
    if found.kind == "solved":
        return t.gettext("The game is over: you have lost"), text
    return t.gettext("This time the other side has won"), f"{text} {_again(t)}"


_COUNTED = ("threefold", "fifty", "fivefold", "seventyfive")


def _drawn(t: Translator, found: Outcome) -> Answer:
    texts = {
        "stalemate": t.gettext("There is no legal move, and the king is not in check."),
        "no-move": t.gettext("The side to move has no legal move. In this game that is a draw."),
        "dead-position": t.gettext("Nobody can mate any more."),
        "threefold": t.gettext("The same position has come up three times."),
        "fifty": t.gettext("Fifty moves were made without a pawn move and without a capture."),
    }
    how = str(found.params["how"])
    text = texts.get(how, t.gettext("The game is a draw by its rules."))
    # The first fact of a stalemate is no news, and a count says all that the sentence says.
    told = [] if how == "stalemate" else facts.why(t, found.because[:1])
    text = " ".join(told if told and how in _COUNTED else [text, *told])
    headline = t.gettext("Stalemate: a draw") if how == "stalemate" else t.gettext("A draw")
    if found.kind == "solved":
        return headline, text
    cure = t.gettext("Take the move back, and leave the king a square to go to.")
    return headline, f"{text} {cure if how == 'stalemate' else _again(t)}"


def _again(t: Translator) -> str:
    return t.gettext("Take back, or begin again.")


def _held(t: Translator, _: Outcome) -> Answer:
    return t.gettext("You have held out!"), t.gettext("{moves} moves, and the game is not lost.")


def _slow(t: Translator, _: Outcome) -> Answer:
    text = t.gettext("All {moves} moves are made.")
    return t.gettext("Too many moves"), f"{text} {_again(t)}"


def _over(t: Translator, _: Outcome) -> Answer:
    return t.gettext("This game is over"), t.gettext("Take the last move back, or begin again.")


def _wait(t: Translator, _: Outcome) -> Answer:
    return t.gettext("One moment"), t.gettext("The other side is to move.")


TELL_WHY = ("versus-drawn",)
"""Outcome codes whose writer tells the judge's first fact where it fits."""

WRITERS: Mapping[str, Writer] = MappingProxyType(
    {
        "versus-move": _move,
        "versus-reply": _reply,
        "versus-won": _won,
        "versus-lost": _lost,
        "versus-drawn": _drawn,
        "versus-held": _held,
        "versus-slow": _slow,
        "versus-over": _over,
        "wait": _wait,
    }
)
"""The writer of each of these outcome codes."""
