"""A placement, an exam, a review or a quiz: before it, a question of it, its result."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.board import BoardState
from chesslearn.widgets.state.home import GoOn, PageName
from chesslearn.widgets.state.step import StepScreen


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
class SittingScreen:
    """One question of a placement, an exam, a review or a quiz: a step, with another way on.

    ``skip`` is the label of the way on before an answer ("": as in a lesson),
    ``leave`` that of the button that ends the sitting.
    """

    page: PageName
    title: str
    step: StepScreen
    skip: str
    leave: str
    name: Literal["sitting"] = "sitting"


@attrs.frozen(eq=False, repr=False)
class ResultPart:
    """The result of one part of the course; ``share`` is a percentage."""

    title: str
    text: str
    share: int


@attrs.frozen(eq=False, repr=False)
class ResultAnswer:
    """One question again: what it asked, what was right, and why, in words and on its board.

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
    board: BoardState | None = None


@attrs.frozen(eq=False, repr=False)
class Certificate:
    """The certificate as SVG for two papers.

    The browser puts the name where ``blank`` stands; the name is never sent.
    """

    blank: str
    a4: str
    letter: str


@attrs.frozen(eq=False, repr=False)
class ResultScreen:
    """The end of a placement, an exam, a review or a quiz.

    ``practise`` is the label of the button that practises what was missed,
    ``again`` that of the one that begins anew; "" where there is none.
    """

    page: PageName
    title: str
    lead: str
    good: bool
    parts: list[ResultPart] = attrs.field(factory=list)
    answers: list[ResultAnswer] = attrs.field(factory=list)
    go_on: GoOn | None = None
    exam: str = ""
    practise: str = ""
    again: str = ""
    certificate: Certificate | None = None
    name: Literal["result"] = "result"
