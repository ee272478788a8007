"""Records that several pages are made of."""

from __future__ import annotations

from typing import Literal

import attrs

Side = Literal["white", "black"]
Tone = Literal["good", "refusal", "wrong", "info"]


@attrs.frozen(eq=False, repr=False)
class Feedback:
    """The answer to the last thing the learner did.

    ``article`` is the label of the article of the Laws ("" for none), ``rule``
    the rule in one sentence, shown when asked for; ``more`` holds further
    reasons that hold at the same time.
    """

    tone: Tone
    title: str
    text_html: str
    article: str = ""
    rule: str = ""
    more: list[str] = attrs.field(factory=list)


@attrs.frozen(eq=False, repr=False)
class Task:
    """The one thing to do: whose move, what, and how far it is.

    ``side`` draws the disc. ``counter`` is a short text such as
    "2 of 4 stars" or "" when there is nothing to count.
    """

    ask: str
    side: Side | None = None
    side_text: str = ""
    counter: str = ""


@attrs.frozen(eq=False, repr=False)
class Buttons:
    """Which buttons make sense now.

    ``forward`` is the label of the button that plays a demonstration on, or
    "". ``next`` is true once the step is solved; before that the way on is a
    quiet "Skip". ``hint_text`` is the label of the hint where it is not the usual
    one, or "".
    """

    hint: bool = False
    hint_text: str = ""
    undo: bool = False
    restart: bool = False
    forward: str = ""
    next: bool = False
    last: bool = False


@attrs.frozen(eq=False, repr=False)
class Option:
    """One entry of a list to choose from."""

    value: str
    label: str
