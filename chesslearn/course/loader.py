"""Reading lesson files: TOML to records, strictly, with every problem at once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import attrs

from chesslearn.course._complaints import no_toml
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
from chesslearn.course.problems import ContentError, Problem, Told, counted, told
from chesslearn.course.state import Hint
from chesslearn.course.targets import TARGETS, Target
from chesslearn.course.tasks import TASKS
from chesslearn.course.versus import AIMS
from chesslearn.course.versus.opposing import PERFECT, STRONGEST, Strength

MAX_BYTES: Final = 256 * 1024
MAX_STEPS: Final = 64

Source = str | Path | Traversable


def load_lesson(source: Source) -> Lesson:
    """Return the lesson of a TOML file.

    Raises `ContentError` with every problem of form: keys, types, squares, moves
    and positions that cannot be read. What is true or false on the board is the
    checker's business.
    """
    path = Path(source) if isinstance(source, str) else source
    return lesson_from(read_toml(path), path.name)


def read_toml(path: Path | Traversable) -> dict[str, Any]:
    """Return a parsed TOML file; raises `ContentError` when it is none, or too large."""
    return parse_toml(read_bytes(path), path.name)


def read_bytes(path: Path | Traversable) -> bytes:
    """Return what a file holds; raises `ContentError` when there is none."""
    try:
        return path.read_bytes()
    except OSError:
        raise _whole(path.name, told("the file cannot be read"), told("Check its name and place")) from None


def parse_toml(data: bytes, file: str) -> dict[str, Any]:
    """Return parsed TOML text; raises `ContentError` when it is none, or too large."""
    if len(data) > MAX_BYTES:
        message = counted(
            "the file has {n} byte, {most} is the most",
            "the file has {n} bytes, {most} is the most",
            len(data),
            most=MAX_BYTES,
        )
        raise _whole(file, message, told("Split the lesson"))
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        message = told("byte {number} is not UTF-8", number=error.start)
        raise _whole(file, message, told("Save the file as UTF-8")) from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        cure = told("Look for a missing quote or bracket there")
        raise _whole(file, no_toml(error), cure) from None


def lesson_from(data: Mapping[str, Any], file: str) -> Lesson:
    """Return the lesson of parsed TOML; raises `ContentError` with every problem."""
    try:
        lesson: Lesson = _converter().structure(data, Lesson)
    except Faults as found:
        raise ContentError(_problem(file, data, each) for each in found.faults) from None
    return lesson


def structure(data: object, cls: type[Any], file: str) -> Any:
    """Return a record of ``cls`` from parsed TOML that is no lesson; raises `ContentError`."""
    try:
        return _converter().structure(data, cls)
    except Faults as found:
        raise ContentError(
            Problem(file, "", each.key, each.message, each.cure) for each in found.faults
        ) from None


def _whole(file: str, message: Told, cure: Told) -> ContentError:
    return ContentError([Problem(file, "", "", message, cure)])


@cache
def _converter() -> Converter:
    converter = make_converter()
    converter.for_type(Goal, by_kind(GOALS, converter, no_kind=_no_goal, no_key=_no_key_of_goal))
    converter.for_type(Target, by_kind(TARGETS, converter, no_kind=_no_target, no_key=_no_key_of_target))
    converter.for_type(Strength, lambda value, _cls: _strength(value))
    converter.for_type(Hint, lambda value, _cls: _hint(value, converter))
    converter.for_type(Step, lambda value, _cls: _step(value, converter))
    converter.for_type(Lesson, lambda value, _cls: _lesson(value, converter))
    aim = by_kind(AIMS, converter, no_kind=_no_goal, no_key=_no_key_of_goal)
    converter.for_types(_is_aim, lambda _cls: aim)
    converter.for_types(
        lambda cls: getattr(cls, "text_alone", False),
        lambda _cls: lambda value, cls: _item(value, cls, converter),
    )
    return converter


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


def _problem(file: str, data: Mapping[str, Any], each: Fault) -> Problem:
    """Say in which step a fault is, by the id of the step or by its number."""
    path, step = each.path, ""
    if len(path) > 1 and path[0] == "step" and isinstance(path[1], int):
        item = data["step"][path[1]]
        named = item.get("id") if isinstance(item, dict) else None
        step = named if isinstance(named, str) and named else f"#{path[1] + 1}"
        path = path[2:]
    return Problem(file, step, attrs.evolve(each, path=path).key, each.message, each.cure)
