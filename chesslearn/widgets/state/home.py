"""The home page: lessons by part, and the doors to the other pages."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.parts import Feedback

CardState = Literal["new", "started", "done"]
PageName = Literal["placement", "exam", "review", "progress", "game", "quiz"]


@attrs.frozen(eq=False, repr=False)
class Card:
    """One lesson on the home page. ``icon`` is a piece such as "wR"."""

    lesson: str
    title: str
    aim: str
    icon: str
    state: CardState
    status_text: str
    done: int
    total: int


@attrs.frozen(eq=False, repr=False)
class Part:
    """A part of the course with its lessons; ``note`` says that the learner knows it."""

    id: str
    title: str
    cards: list[Card] = attrs.field(factory=list)
    note: str = ""


@attrs.frozen(eq=False, repr=False)
class GoOn:
    """Where the learner stopped, or where to begin."""

    lesson: str
    step: str
    label: str


@attrs.frozen(eq=False, repr=False)
class Offer:
    """A door on the home page: what it leads to, in a few words, and the label of its button."""

    page: PageName
    label: str
    note: str = ""
    start: str = ""


@attrs.frozen(eq=False, repr=False)
class HomeScreen:
    """The first page: go on, what is due today, and all lessons.

    ``placement`` is the label of the button for who does not begin from nothing, or "".
    ``unshown`` says what is wrong with own lessons that are left out.
    """

    title: str
    lead: str
    go_on: GoOn
    parts: list[Part] = attrs.field(factory=list)
    feedback: Feedback | None = None
    placement: str = ""
    review: Offer | None = None
    doors: list[Offer] = attrs.field(factory=list)
    unshown: list[str] = attrs.field(factory=list)
    name: Literal["home"] = "home"
