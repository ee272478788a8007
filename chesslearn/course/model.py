"""The records of lessons: a course has parts, a part has lessons, a lesson has steps."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs
import chess

from chesslearn.course.notation import (
    NO_TEXT,
    Arrow,
    Ident,
    Kings,
    Side,
    Square,
    Text,
    Uci,
    Variant,
    side_name,
)
from chesslearn.course.positions import EMPTY_FEN, QUIET_FEN, load_board, moved
from chesslearn.course.problems import Problem
from chesslearn.course.state import Hint
from chesslearn.course.tasks import Setting, Task


@attrs.frozen(kw_only=True)
class Step:
    """One screen: a text and one thing to do."""

    id: Ident
    title: Text
    text: Text
    ask: Text = NO_TEXT
    """The one sentence that says what to do."""
    rules: tuple[str, ...] = ()
    """Ids of the rules that the step teaches, as in ``rules.tsv``."""
    fen: str | None = None
    before: tuple[Uci, ...] = ()
    """Moves already played from ``fen``: the judge then knows the history."""
    variant: Variant = "standard"
    """The kind of chess that is played."""
    partner: str | None = None
    """The position on the partner's board, in bughouse."""
    kings: Kings = "both"
    orientation: Side | None = None
    """Whose side is below; the side to move when it is left out."""
    marks: tuple[Square, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    hints: tuple[Hint, ...] = ()
    done: Text = NO_TEXT
    """What is said when the step is solved."""
    task: Task[Any]

    def board(self) -> chess.Board | None:
        """Return a new board with the position the step begins with, its history on the stack."""
        fen = self.fen or (EMPTY_FEN if self.task.empty_board else None)
        if fen is None:
            return None
        board = load_board(fen, self.variant, self.partner or QUIET_FEN)
        for uci in self.before:
            board = moved(board, board.parse_uci(uci), hand_back=False)
        return board

    def setting(self, lesson: str, seed: str = "") -> Setting:
        """Return what the task needs to know of this step."""
        board = self.board()
        side = side_name(board.turn) if board else "white"
        return Setting(
            context=f"{lesson}/{self.id}",
            start=board,
            kings=self.kings,
            orientation=self.orientation or self.task.seat or side,
            done=self.done or None,
            marks=self.marks,
            arrows=self.arrows,
            seed=seed,
        )


@attrs.frozen
class StepOutline:
    """What is known of a step before its lesson is opened."""

    id: str
    title: str
    done: str
    """What is said when the step is solved; "" when nothing is."""
    rules: tuple[str, ...]
    task: str
    """The kind of its task."""
    asks_refusal: bool = False
    """Whether it asks to try what is not possible."""


@attrs.frozen
class Outline:
    """What is known of a lesson before it is opened."""

    id: str
    part: str
    title: str
    aim: str
    icon: str
    steps: tuple[StepOutline, ...]

    def index(self, step_id: str) -> int | None:
        """Return the position of a step, counted from 0, or ``None``."""
        return next((index for index, step in enumerate(self.steps) if step.id == step_id), None)

    def step(self, step_id: str) -> StepOutline:
        """Return a step by its id; ``KeyError`` when there is none."""
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(step_id)


@attrs.frozen(kw_only=True)
class Teacher:
    """The plan around a lesson, for the one who gives it."""

    aim: Text = NO_TEXT
    minutes: int = 0
    questions: tuple[Text, ...] = ()
    game: Text = NO_TEXT


@attrs.frozen(kw_only=True)
class Lesson:
    """A lesson: steps in order, and what it needs."""

    id: Ident
    part: Ident
    title: Text
    aim: Text
    minutes: int
    needs: tuple[Ident, ...] = ()
    icon: str = ""
    """A man for the card, as ``"wR"``."""
    teacher: Teacher | None = None
    steps: tuple[Step, ...] = attrs.field(metadata={"key": "step"})

    @property
    def step_ids(self) -> tuple[str, ...]:
        """The ids of the steps, in order."""
        return tuple(step.id for step in self.steps)

    @property
    def outline(self) -> Outline:
        """What the list of lessons shows of this one."""
        steps = (
            StepOutline(step.id, step.title, step.done, step.rules, step.task.kind, bool(step.task.refusal))
            for step in self.steps
        )
        return Outline(self.id, self.part, self.title, self.aim, self.icon, tuple(steps))

    def step(self, step_id: str) -> Step:
        """Return a step by its id; ``KeyError`` names the ids there are."""
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(
            f"lesson {self.id!r} has no step {step_id!r}; its steps are {', '.join(self.step_ids)}"
        )

    def index(self, step_id: str) -> int | None:
        """Return the position of a step, counted from 0, or ``None``."""
        return self.step_ids.index(step_id) if step_id in self.step_ids else None


@attrs.frozen(kw_only=True)
class Part:
    """A part of the course: lessons that belong together, by id."""

    id: Ident
    title: Text
    lessons: tuple[Ident, ...] = ()
    beyond: bool = False
    """Beyond the rules of chess: placement, exam and certificate leave the part out."""


@attrs.frozen(kw_only=True)
class Course:
    """All lessons, in order."""

    title: Text
    lead: Text = NO_TEXT
    """The sentence under the title."""
    parts: tuple[Part, ...]
    lessons: Mapping[str, Lesson]
    """Lessons by id, in the order of the course; one that is built in is read when it is asked for."""
    outlines: Mapping[str, Outline] = attrs.field(
        default=attrs.Factory(
            lambda self: {name: lesson.outline for name, lesson in self.lessons.items()}, takes_self=True
        )
    )
    """What the pages beside the lessons show of each, by id."""
    problems: tuple[Problem, ...] = ()
    """What is wrong with a teacher's own lessons: those files are left out."""

    def lesson(self, lesson_id: str) -> Lesson:
        """Return a lesson by its id; ``KeyError`` names the ids there are."""
        if lesson_id not in self.lessons:
            raise KeyError(f"there is no lesson {lesson_id!r}; the lessons are {', '.join(self.lessons)}")
        return self.lessons[lesson_id]

    def next_after(self, lesson_id: str) -> Lesson | None:
        """Return the lesson that follows, or ``None`` after the last (or an unknown) one."""
        ids = list(self.lessons)
        place = ids.index(lesson_id) + 1 if lesson_id in ids else len(ids)
        return self.lessons[ids[place]] if place < len(ids) else None
