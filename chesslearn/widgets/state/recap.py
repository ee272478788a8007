"""The end of a lesson: its rules, a card, the rules that a game met."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.home import GoOn
from chesslearn.widgets.state.parts import Feedback
from chesslearn.widgets.state.step import Choice


@attrs.frozen(eq=False, repr=False)
class RecapRule:
    """One rule that the lesson taught, with the title of its step.

    ``again`` asks for another look: the step is still open, or something went
    wrong on the way; ``note`` says which.
    """

    title: str
    text: str
    again: bool
    step: str
    note: str = ""


@attrs.frozen(eq=False, repr=False)
class FactCard:
    """A little question at the end of a lesson, answered at once; ``settled``: the answer was found."""

    heading: str
    title: str
    question: str
    choices: list[Choice]
    feedback: Feedback | None = None
    settled: bool = False


@attrs.frozen(eq=False, repr=False)
class MetRule:
    """A rule that the game met: the step that teaches it, and the move."""

    title: str
    move: str
    lesson: str
    step: str


@attrs.frozen(eq=False, repr=False)
class RecapScreen:
    """The end of a lesson: its rules, those that went wrong first, and a card beside them.

    ``met`` looks back at the rules that the game at the end of the lesson met.
    """

    lesson: str
    lesson_title: str
    title: str
    lead: str
    rules: list[RecapRule] = attrs.field(factory=list)
    next_lesson: GoOn | None = None
    card: FactCard | None = None
    feedback: Feedback | None = None
    met: list[MetRule] = attrs.field(factory=list)
    name: Literal["recap"] = "recap"
