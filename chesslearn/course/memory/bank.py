"""What can be asked: for each rule the steps and drills that ask about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

import attrs

from chesslearn.course.index import content
from chesslearn.course.memory import fresh
from chesslearn.course.memory.flips import NONE, Flip, flipped
from chesslearn.course.memory.suits import best
from chesslearn.course.model import Course, Lesson, Step, StepOutline
from chesslearn.course.progress import Progress
from chesslearn.course.session import LessonSession

_WATCHED: Final = ("show", "versus", "match")
_TOO_LONG: Final = ("show", "collect", "drill", "line", "order", "setup")


@attrs.frozen(kw_only=True)
class Exercise:
    """One question: a step in some position, with the rules that its answer tells of."""

    lesson: Lesson
    """The lesson of the step, with this one step."""
    flip: Flip = NONE
    seed: str
    rules: tuple[str, ...]
    part: str

    @property
    def step(self) -> Step:
        """The step that is asked."""
        return self.lesson.steps[0]

    @property
    def context(self) -> str:
        """Under which the texts of the step are looked up."""
        return f"{self.lesson.id}/{self.step.id}"

    @property
    def fresh(self) -> bool:
        """Whether the question was made new by a drill."""
        return fresh.is_drill(self.step)

    def session(self) -> LessonSession:
        """Return a session of its own, in which the lesson's own tasks judge the answer."""
        return LessonSession(self.lesson, Progress(), seed=self.seed)


@attrs.frozen(kw_only=True, eq=False)
class Bank:
    """The rules of a course, where each is taught, and what asks about it."""

    course: Course
    homes: Mapping[str, tuple[str, str]]
    """Rule id to the lesson and step that teach it first, in the order of the course."""
    asked: Mapping[str, tuple[tuple[str, str], ...]]
    """Rule id to the steps that ask about it."""
    alone: tuple[tuple[str, str], ...]
    """Steps that can be asked without the lesson around them, in the order of the course.

    Placement and exam ask these; parts beyond the rules have none.
    """

    def part_of(self, lesson: str) -> str:
        """Return the part in which a lesson stands."""
        return next(part.id for part in self.course.parts if lesson in part.lessons)

    def outline(self, place: tuple[str, str]) -> StepOutline:
        """Return what is known of a step of the course before its lesson is opened."""
        return self.course.outlines[place[0]].step(place[1])

    def step(self, place: tuple[str, str]) -> Step:
        """Return a step of the course."""
        return self.course.lesson(place[0]).step(place[1])

    def rules_of(self, lessons: Iterable[str]) -> tuple[str, ...]:
        """Return the rules that lessons teach first."""
        wanted = set(lessons)
        return tuple(rule for rule, (lesson, _) in self.homes.items() if lesson in wanted)

    def from_step(self, place: tuple[str, str], seed: str, *, turn: int = 0, bare: bool = False) -> Exercise:
        """Return a step as a question, in another position or colour if any suits it.

        ``turn`` takes another one each time; ``bare`` leaves out hints, and the
        text when the task does without it: one to judge does not, nor one that
        hangs on moves made before.
        """
        lesson, step = self.course.lesson(place[0]), self.step(place)
        flip = best(step, turn)
        asked = flipped(step, flip)
        if bare:
            asked = fresh.without_help(asked, text=step.task.kind == "judge" or bool(step.before))
        return self._exercise(lesson, asked, flip, seed, step.rules)

    def from_drill(self, rule: str, seed: str) -> Exercise | None:
        """Return a fresh question about a rule, or ``None`` when none can be made."""
        lesson = self.course.lesson(self.homes[rule][0])
        made = fresh.drill(rule, self.step(self.homes[rule]), seed)
        return None if made is None else self._exercise(lesson, made[0], NONE, made[1], (rule,))

    def about(self, rule: str, seed: str, turn: int) -> Exercise | None:
        """Return a question about a rule, another one each ``turn``; ``None`` when nothing asks about it."""
        steps = self.asked.get(rule, ())
        ways = len(steps) + fresh.has_drill(rule)
        if not ways:
            return None
        way = turn % ways
        if fresh.has_drill(rule):
            made = self.from_drill(rule, seed) if way == 0 or not steps else None
            if made is not None or not steps:
                return made
            way = max(0, way - 1)
        return self.from_step(steps[way % len(steps)], seed, turn=turn)

    def _exercise(
        self, lesson: Lesson, step: Step, flip: Flip, seed: str, rules: tuple[str, ...]
    ) -> Exercise:
        return Exercise(
            lesson=attrs.evolve(lesson, steps=(step,)),
            flip=flip,
            seed=seed,
            rules=tuple(rule for rule in rules if rule in self.homes),
            part=self.part_of(lesson.id),
        )


def make_bank(course: Course) -> Bank:
    """Return what a course can ask about."""
    homes: dict[str, tuple[str, str]] = {}
    asked: dict[str, list[tuple[str, str]]] = {}
    told: dict[str, list[tuple[str, str]]] = {}
    for lesson in course.outlines.values():
        for step in lesson.steps:
            for rule in step.rules:
                if step.done:
                    homes.setdefault(rule, (lesson.id, step.id))
                if step.task not in _WATCHED:
                    (asked if _asks(step) else told).setdefault(rule, []).append((lesson.id, step.id))
    for rule, steps in told.items():
        if not fresh.has_drill(rule):
            asked.setdefault(rule, steps)
    alone = [
        (lesson, step.id)
        for part in course.parts
        if not part.beyond
        for lesson in part.lessons
        for step in course.outlines[lesson].steps
        if (lesson, step.id) in questions()
    ]
    return Bank(
        course=course,
        homes=MappingProxyType(homes),
        asked=MappingProxyType({rule: tuple(steps) for rule, steps in asked.items()}),
        alone=tuple(alone),
    )


@cache
def questions() -> frozenset[tuple[str, str]]:
    """Return the steps of ``content/questions.txt``."""
    lines = content().joinpath("questions.txt").read_text(encoding="utf-8").split("\n")
    names = [line.strip().partition("/") for line in lines if line.strip() and not line.startswith("#")]
    return frozenset((lesson, step) for lesson, _, step in names)


def _asks(step: StepOutline) -> bool:
    """Whether a step asks a rule from memory: it is not long, and not told what to try."""
    return step.task not in _TOO_LONG and not step.asks_refusal
