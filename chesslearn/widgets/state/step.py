"""One step of a lesson: text, task, answer and buttons."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.parts import Buttons, Feedback, Task

DotState = Literal["todo", "done", "current"]
ChoiceMark = Literal["open", "right", "not", "taken"]
InputKind = Literal["square", "move", "number"]


@attrs.frozen(eq=False, repr=False)
class Choice:
    """One answer to choose, and what became of it.

    ``number`` is the place, from 1, that a text has got among others; 0 for none.
    """

    text_html: str
    mark: ChoiceMark = "open"
    number: int = 0


@attrs.frozen(eq=False, repr=False)
class StepPlace:
    """A step to which the learner may go, and how it is called."""

    step: str
    label: str


@attrs.frozen(eq=False, repr=False)
class StepScreen:
    """One step of a lesson. ``places`` are all of its steps, in the order of ``dots``, or none."""

    lesson: str
    lesson_title: str
    step: str
    number: int
    count: int
    progress_text: str
    title: str
    text_html: str
    task: Task
    buttons: Buttons
    dots: list[DotState] = attrs.field(factory=list)
    places: list[StepPlace] = attrs.field(factory=list)
    feedback: Feedback | None = None
    hints_html: list[str] = attrs.field(factory=list)
    choices: list[Choice] = attrs.field(factory=list)
    input: InputKind | None = None
    solved: bool = False
    name: Literal["step"] = "step"
