"""Reading records of a lesson from parsed TOML: hints, tasks, steps, the lesson itself."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

import attrs

from chesslearn.course._reading import Converter
from chesslearn.course._step_faults import position_faults, task_faults
from chesslearn.course._strict import make_converter
from chesslearn.course._structure import (
    Fault,
    Faults,
    by_kind,
    did_you_mean,
    fault,
    fields_into,
    into,
    keys_of,
    shown,
    table,
    unknown_keys,
    use_one_of,
)
from chesslearn.course.goals import GOALS, Goal
from chesslearn.course.model import Lesson, Step
from chesslearn.course.notation import Text
from chesslearn.course.problems import Told, counted, told
from chesslearn.course.state import Hint
from chesslearn.course.targets import TARGETS, Target
from chesslearn.course.tasks import TASKS
from chesslearn.course.versus import AIMS
from chesslearn.course.versus.opposing import PERFECT, STRONGEST, Strength

MAX_STEPS: Final = 64


@cache
def converter() -> Converter:
    """Return what builds the records of lesson files; its `structure` raises `Faults`."""
    made = make_converter()
    made.for_type(Goal, by_kind(GOALS, made, no_kind=_no_goal, no_key=_no_key_of_goal))
    made.for_type(Target, by_kind(TARGETS, made, no_kind=_no_target, no_key=_no_key_of_target))
    made.for_type(Strength, lambda value, _cls: _strength(value))
    made.for_type(Hint, lambda value, _cls: _hint(value, made))
    made.for_type(Step, lambda value, _cls: _step(value, made))
    made.for_type(Lesson, lambda value, _cls: _lesson(value, made))
    aim = by_kind(AIMS, made, no_kind=_no_goal, no_key=_no_key_of_goal)
    made.for_types(_is_aim, lambda _cls: aim)
    made.for_types(
        lambda cls: getattr(cls, "text_alone", False),
        lambda _cls: lambda value, cls: _item(value, cls, made),
    )
    return made


def _no_goal(kind: str) -> Told:
    return told("there is no goal of kind {kind}", kind=kind)


def _no_key_of_goal(kind: str) -> Told:
    return told("a goal of kind {kind} has no key of this name", kind=kind)


def _no_target(kind: str) -> Told:
    return told("there is no target of kind {kind}", kind=kind)


def _no_key_of_target(kind: str) -> Told:
    return told("a target of kind {kind} has no key of this name", kind=kind)


def _is_aim(cls: Any) -> bool:
    # By its name, since the class itself is there only when a game is played out.
    return getattr(cls, "__name__", "") == "Aim" and cls.__module__ == "chesslearn.course.versus.aims"


def _hint(value: object, converter: Converter) -> Hint:
    if isinstance(value, str):
        return Hint(text=converter.structure(value, Text))
    hint = into(Hint, value, converter, no_key=told("a hint has no key of this name"))
    if hint == Hint():
        raise fault(
            told("the hint is empty"),
            told("Write a text, {one} or {other}", one="squares = [...]", other="arrows = [...]"),
        )
    return hint


def _strength(value: object) -> Strength:
    if value == PERFECT or (type(value) is int and 1 <= value <= STRONGEST):
        return value
    raise fault(
        told("{value} is no strength", value=shown(value)),
        told('Write 1 to {strongest}, or "{perfect}"', strongest=STRONGEST, perfect=PERFECT),
    )


def _item(value: object, cls: type[Any], converter: Converter) -> Any:
    if isinstance(value, str):
        return cls(text=converter.structure(value, Text))
    return into(cls, value, converter, no_key=told("an item has no key of this name"))


def _lesson(value: object, converter: Converter) -> Lesson:
    data = table(value)
    keys = [key for key in keys_of(Lesson) if key != "steps"]
    faults = unknown_keys(data, [*keys, "step"], told("a lesson has no key of this name"))
    steps: list[Step] = []
    try:
        steps = _steps(data.get("step"), converter)
    except Faults as found:
        faults += found.under("step")
    try:
        lesson = fields_into(Lesson, data, converter, steps=tuple(steps))
    except Faults as found:
        faults += found.faults
    faults += _lesson_faults(data)
    if faults:
        raise Faults(faults)
    return lesson


def _lesson_faults(data: Mapping[str, Any]) -> list[Fault]:
    faults = []
    icon, minutes = data.get("icon", "wK"), data.get("minutes", 1)
    if isinstance(icon, str) and (len(icon) != 2 or icon[0] not in "wb" or icon[1] not in "KQRBNP"):
        faults.append(
            Fault(
                ("icon",),
                told('"{icon}" is no man', icon=icon),
                told("Write colour and letter, as {one} or {other}", one='"wR"', other='"bN"'),
            )
        )
    if type(minutes) is int and not 1 <= minutes <= 120:
        faults.append(
            Fault(
                ("minutes",),
                counted("{n} minute is not from 1 to 120", "{n} minutes are not from 1 to 120", minutes),
                told("Write how long it takes"),
            )
        )
    return faults


def _steps(value: object, converter: Converter) -> list[Step]:
    if not isinstance(value, list) or not value:
        raise fault(
            told("the lesson has no steps"), told("Begin each step with a line {code}", code="[[step]]")
        )
    if len(value) > MAX_STEPS:
        raise fault(
            counted(
                "the lesson has {n} step, {most} is the most",
                "the lesson has {n} steps, {most} is the most",
                len(value),
                most=MAX_STEPS,
            ),
            told("Split the lesson"),
        )
    steps, faults, seen = [], [], set()
    for index, item in enumerate(value):
        try:
            steps.append(converter.structure(item, Step))
        except Faults as found:
            faults += found.under(index)
        step_id = item.get("id") if isinstance(item, dict) else None
        if isinstance(step_id, str) and step_id in seen:
            faults.append(
                Fault(
                    (index, "id"),
                    told("an earlier step has this id"),
                    told("Give each step an id of its own"),
                )
            )
        seen.add(step_id if isinstance(step_id, str) else None)
    if faults:
        raise Faults(faults)
    return steps


def _step(value: object, converter: Converter) -> Step:
    data = table(value)
    try:
        task = _task_class(data)
    except Faults as found:
        raise Faults([*found.faults, *_common_faults(data, converter)]) from None
    common = keys_of(Step)
    faults = _strange_keys(data, task, common)
    made = None
    try:
        made = fields_into(task, data, converter)
    except Faults as found:
        faults += found.faults
    try:
        step = fields_into(Step, data, converter, skip=("task",), task=made)
    except Faults as found:
        faults += found.faults
    faults += position_faults(data, task) + task_faults(data, task)
    if faults:
        raise Faults(faults)
    return step


def _common_faults(data: Mapping[str, Any], converter: Converter) -> list[Fault]:
    """Return what is wrong with a step whose task is not known."""
    try:
        fields_into(Step, data, converter, skip=("task",), task=None)
    except Faults as found:
        return list(found.faults)
    return []


def _task_class(data: Mapping[str, Any]) -> type[Any]:
    kind = data.get("task")
    if isinstance(kind, str) and kind in TASKS:
        return TASKS[kind]
    problem = told("there is no task of kind {kind}", kind=shown(kind))
    if kind is None:
        problem = told("the task is missing")
    raise Faults([Fault(("task",), problem, did_you_mean(str(kind), TASKS, use_one_of(TASKS)))])


def _strange_keys(data: Mapping[str, Any], task: type[Any], common: list[str]) -> list[Fault]:
    message = told("a step of task {task} has no key of this name", task=shown(task.kind))
    faults = unknown_keys(data, [*common, *keys_of(task)], message)
    owners = {key: kind for kind, cls in TASKS.items() for key in keys_of(cls)} if faults else {}
    return [
        attrs.evolve(each, cure=told("Steps of task {task} have it", task=shown(owners[each.key])))
        if each.key in owners
        else each
        for each in faults
    ]
