"""The words before a game: the way to it, and what may be chosen."""

from __future__ import annotations

from chesslearn.i18n import Translator, decimal
from chesslearn.words import explorer
from chesslearn.words.said import fill

BUGHOUSE = "bughouse"


def title(t: Translator) -> str:
    """Return the title of the page before a game."""
    return fill(t, t.pgettext("page", "Play a game"))


def lead(t: Translator) -> str:
    """Return the sentence under the title."""
    return fill(t, t.gettext("Against the computer, or two of you on one screen."))


def door(t: Translator, *, playing: bool = False) -> str:
    """Return the label of the door to the page, or to the game that goes on there."""
    if playing:
        return fill(t, t.pgettext("door", "Go on with your game"))
    return fill(t, t.pgettext("door", "Play a game"))


def resume(t: Translator) -> str:
    """Return the label of the way back to a game that goes on."""
    return fill(t, t.pgettext("button", "Back to the game"))


def variants(t: Translator) -> dict[str, str]:
    """Return the names of the kinds of chess that may be played."""
    return {**explorer.variants(t), BUGHOUSE: fill(t, t.pgettext("variant", "Bughouse"))}


def variant_notes(t: Translator) -> dict[str, str]:
    """Return a sentence on each kind of chess."""
    return {
        "standard": fill(t, t.pgettext("variant note", "The game as everyone knows it.")),
        "chess960": fill(t, t.pgettext("variant note", "The first rank is drawn by lot.")),
        "kingofthehill": fill(
            t, t.pgettext("variant note", "A king that reaches the middle of the board wins too.")
        ),
        "3check": fill(t, t.pgettext("variant note", "Whoever gives check three times wins too.")),
        "crazyhouse": fill(t, t.pgettext("variant note", "What you capture, you may put on the board.")),
        BUGHOUSE: fill(
            t,
            t.pgettext("variant note", "Two boards, two teams: your partner hands you what it captures."),
        ),
    }


def rivals(t: Translator) -> dict[str, tuple[str, str]]:
    """Return whom one may play: the name, and a sentence on how they play; engines go by their own names."""
    return {
        "1": (
            fill(t, t.pgettext("rival", "Newcomer")),
            fill(t, t.pgettext("rival note", "Knows how the pieces move, and leaves many unguarded.")),
        ),
        "2": (
            fill(t, t.pgettext("rival", "Hunter")),
            fill(t, t.pgettext("rival note", "Takes what it can take, and seldom asks what comes next.")),
        ),
        "3": (
            fill(t, t.pgettext("rival", "Watcher")),
            fill(t, t.pgettext("rival note", "Guards its pieces, and now and then overlooks something.")),
        ),
        "4": (
            fill(t, t.pgettext("rival", "Thinker")),
            fill(t, t.pgettext("rival note", "Thinks of your answer before it moves.")),
        ),
        "5": (
            fill(t, t.pgettext("rival", "Old hand")),
            fill(
                t,
                t.pgettext("rival note", "Sees two moves ahead, and knows the simple endings by heart."),
            ),
        ),
        "person": (
            fill(t, t.pgettext("rival", "Two on one screen")),
            fill(t, t.pgettext("rival note", "Take turns with someone beside you, or move for both sides.")),
        ),
    }


def engine_note(t: Translator) -> str:
    """Return a sentence on how an engine plays."""
    return fill(t, t.pgettext("rival note", "A chess engine that hardly anybody beats."))


def engine_missing(t: Translator, packages: tuple[str, ...]) -> str:
    """Return what could be installed to have a stronger rival."""
    return fill(
        t,
        t.gettext("For a much stronger opponent, install {engine} where this course runs."),
        {"engine": packages[0]},
    )


def sides(t: Translator) -> dict[str, str]:
    """Return the colours one may take."""
    return {
        "white": fill(t, t.pgettext("your colour", "White")),
        "black": fill(t, t.pgettext("your colour", "Black")),
        "drawn": fill(t, t.pgettext("your colour", "By lot")),
    }


def clocks(t: Translator) -> dict[str, str]:
    """Return the clocks one may play with: minutes for the game and seconds added for each move."""
    return {
        "none": fill(t, t.pgettext("clock", "No clock")),
        "5+3": fill(t, t.pgettext("clock", "5 minutes + 3 seconds a move")),
        "10+0": fill(t, t.pgettext("clock", "10 minutes")),
        "15+10": fill(t, t.pgettext("clock", "15 minutes + 10 seconds a move")),
    }


def clock(t: Translator, minutes: float, increment: float) -> str:
    """Return a clock that is none of the list."""
    return fill(
        t,
        t.pgettext("clock", "{minutes} min + {seconds} s a move"),
        {"minutes": decimal(minutes, t.language), "seconds": decimal(increment, t.language)},
    )
