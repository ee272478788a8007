"""What the notebooks say between their blocks: heads, and a few words on each block."""

from __future__ import annotations

from chesslearn.i18n import Translator
from chesslearn.words import gallery
from chesslearn.words.said import fill

HEADS = frozenset({"building-blocks", "gallery"})
"""The notes at the head of a notebook."""


def notes(t: Translator) -> dict[str, tuple[str, ...]]:
    """Return every note by its name: a title, then sentences with code between backticks."""
    code = {
        "print": f"`chesslearn gallery -o gallery.pdf --lang {t.language}`",
        "step": '`StepView("rook", "no-jump")`',
        "speak": "`speak()`",
        "language": "`language=`",
        "plan": "`.plan()`",
        "person": '`opponent="person"`',
    }
    return {name: tuple(fill(t, text, code) for text in texts) for name, texts in _texts(t).items()}


def _texts(t: Translator) -> dict[str, tuple[str, ...]]:
    return {
        "free-board": (
            t.pgettext("notebook", "A free board"),
            t.gettext("Move anything anywhere. What cannot be, goes back, and the board says why."),
        ),
        "change-me": (
            t.pgettext("notebook", "Change me"),
            t.gettext(
                "Another position, more arrows, the board turned round: "
                "change the line below and run it again."
            ),
        ),
        "building-blocks": (
            t.pgettext("notebook", "Building blocks"),
            t.gettext(
                "Everything the course is made of, for your own notebooks. Run the cells, change them."
            ),
        ),
        "gallery": (
            gallery.title(t),
            t.gettext(
                "Every reason why a move is not possible, every note on a move that is, every way a position "
                "can stand: each with a position that brings it about, and its words in every language of "
                "the course. To read through, to choose examples from, to print: {print}."
            ),
            t.gettext(
                "The hatched square is where the move would have gone. A filled arrow is an attack, "
                "a dashed one the move tried, an outlined one a move made."
            ),
        ),
        "board": (
            t.pgettext("notebook", "A board"),
            t.gettext("Drag, click, use the keys or type a move: every try is judged."),
        ),
        "try": (
            t.pgettext("notebook", "A try from Python"),
            t.gettext("What the judge says of it, and the position after it."),
        ),
        "attempts": (
            t.pgettext("notebook", "Hear of every try"),
            t.gettext("A function of yours gets the verdict of each try that is made in the browser."),
        ),
        "explain": (
            t.pgettext("notebook", "The judge alone"),
            t.gettext("It needs no board on the screen: any python-chess position and any move will do."),
        ),
        "status": (
            t.pgettext("notebook", "How a position stands"),
            t.gettext(
                "And why: this king is not attacked, each square around it is, "
                "and it has no other piece to move."
            ),
        ),
        "step": (
            t.pgettext("notebook", "A step of a lesson"),
            t.gettext("{step} is the same."),
        ),
        "lesson": (
            t.pgettext("notebook", "A whole lesson"),
            t.gettext(
                "Here in Ukrainian: {language} is for one block, {speak} for all the others. "
                "{plan} shows what the teacher reads."
            ),
        ),
        "explorer": (
            t.pgettext("notebook", "A free board for any question"),
            t.gettext("Set up a position, try any move, ask what it is."),
        ),
        "game": (
            t.pgettext("notebook", "A whole game"),
            t.gettext("Any kind of chess, five strengths, or {person} for two on one screen."),
        ),
        "course": (
            t.pgettext("notebook", "The course itself"),
            t.gettext("As learners have it."),
        ),
    }
