"""The account of what the learner knows."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.home import Offer

StrengthName = Literal["new", "fresh", "steady", "strong"]


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
    """A reason of the judge that was met often.

    ``title`` names what was tried, ``text`` is the rule, or "" where no step says it by itself.
    """

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
