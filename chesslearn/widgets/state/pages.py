"""What the pages beside the lessons show: a part of the protocol, see `_state`."""

from __future__ import annotations

from typing import Literal

import attrs

PageName = Literal["placement", "exam", "review", "progress", "game", "quiz"]
StrengthName = Literal["new", "fresh", "steady", "strong"]


@attrs.frozen(eq=False, repr=False)
class Offer:
    """A door on the home page: what it leads to, in a few words, and the label of its button."""

    page: PageName
    label: str
    note: str = ""
    start: str = ""


@attrs.frozen(eq=False, repr=False)
class IntroScreen:
    """What awaits the learner, before a placement or an exam begins."""

    page: PageName
    title: str
    lead: str
    points: list[str]
    start: str
    later: str
    name: Literal["intro"] = "intro"


@attrs.frozen(eq=False, repr=False)
class ResultPart:
    """The result of one part of the course; ``share`` is a percentage, ``good`` the best there is."""

    title: str
    text: str
    share: int
    good: bool


@attrs.frozen(eq=False, repr=False)
class ResultAnswer:
    """One question again: what it asked, what was right, and why.

    ``lesson`` is "" where no step of a lesson stands behind it.
    """

    number: int
    title: str
    ask: str
    right: bool
    mark: str
    answer: str
    why_html: str
    lesson: str
    step: str


@attrs.frozen(eq=False, repr=False)
class Certificate:
    """The certificate as SVG for two papers.

    The browser puts the name where ``blank`` stands; the name is never sent.
    """

    blank: str
    a4: str
    letter: str


@attrs.frozen(eq=False, repr=False)
class ProgressLesson:
    """One lesson in the account."""

    lesson: str
    title: str
    text: str
    done: int
    total: int


@attrs.frozen(eq=False, repr=False)
class ProgressTopic:
    """The rules that one step teaches, in one sentence, and how well they stay."""

    title: str
    text: str
    strength: StrengthName
    strength_text: str
    lesson: str
    step: str


@attrs.frozen(eq=False, repr=False)
class ProgressPart:
    """One part of the course in the account; ``note`` says that it is known."""

    id: str
    title: str
    text: str
    done: int
    total: int
    note: str = ""
    lessons: list[ProgressLesson] = attrs.field(factory=list)
    topics: list[ProgressTopic] = attrs.field(factory=list)


@attrs.frozen(eq=False, repr=False)
class ProgressReason:
    """A reason of the judge that was met often."""

    code: str
    title: str
    text: str
    times: str


@attrs.frozen(eq=False, repr=False)
class ProgressScreen:
    """The account of what the learner knows, by part and rule.

    ``placement`` is the label of the link to a placement.
    """

    title: str
    lead: str
    review: Offer | None = None
    exam: str = ""
    placement: str = ""
    notice: str = ""
    reasons: list[ProgressReason] = attrs.field(factory=list)
    parts: list[ProgressPart] = attrs.field(factory=list)
    name: Literal["progress"] = "progress"
