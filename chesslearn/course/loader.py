"""Reading lesson files: TOML to records, strictly, with every problem at once."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, get_args

import attrs
import chess

from chesslearn.course._reading import Converter
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
    one_of,
    table,
    unknown_keys,
)
from chesslearn.course.drills import DRILLS
from chesslearn.course.goals import GOALS, Goal
from chesslearn.course.model import Lesson, Step
from chesslearn.course.notation import Text, Variant
from chesslearn.course.positions import QUIET_FEN, load_board, moved
from chesslearn.course.problems import ContentError, Problem
from chesslearn.course.state import Hint
from chesslearn.course.targets import TARGETS, Target
from chesslearn.course.tasks import TASKS
from chesslearn.course.versus import AIMS
from chesslearn.course.versus.opposing import PERFECT, STRONGEST, Strength

MAX_BYTES: Final = 256 * 1024
MAX_STEPS: Final = 64
MAX_ROUNDS: Final = 20

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
        raise _whole(path.name, "the file cannot be read", "Check its name and place") from None


def parse_toml(data: bytes, file: str) -> dict[str, Any]:
    """Return parsed TOML text; raises `ContentError` when it is none, or too large."""
    if len(data) > MAX_BYTES:
        raise _whole(file, f"the file has {len(data)} bytes, {MAX_BYTES} is the most", "Split the lesson")
    try:
        return tomllib.loads(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise _whole(file, f"byte {error.start} is not UTF-8", "Save the file as UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise _whole(
            file, f"this is not TOML: {error}", "Look for a missing quote or bracket there"
        ) from None


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


def _whole(file: str, message: str, cure: str) -> ContentError:
    return ContentError([Problem(file, "", "", message, cure)])


@cache
def _converter() -> Converter:
    converter = make_converter()
    converter.for_type(Goal, by_kind(GOALS, "goal", converter))
    converter.for_type(Target, by_kind(TARGETS, "target", converter))
    converter.for_type(Strength, lambda value, _cls: _strength(value))
    converter.for_type(Hint, lambda value, _cls: _hint(value, converter))
    converter.for_type(Step, lambda value, _cls: _step(value, converter))
    converter.for_type(Lesson, lambda value, _cls: _lesson(value, converter))
    aim, item = by_kind(AIMS, "goal", converter), lambda value, cls: _item(value, cls, converter)
    converter.for_types(_is_aim, lambda _cls: aim)
    converter.for_types(lambda cls: getattr(cls, "text_alone", False), lambda _cls: item)
    return converter


def _is_aim(cls: Any) -> bool:
    # By its name, since the class itself is there only when a game is played out.
    return getattr(cls, "__name__", "") == "Aim" and cls.__module__ == "chesslearn.course.versus.aims"


def _hint(value: object, converter: Converter) -> Hint:
    if isinstance(value, str):
        return Hint(text=converter.structure(value, Text))
    hint = into(Hint, value, converter, where="a hint")
    if hint == Hint():
        raise fault("the hint is empty", "Write a text, squares = [...] or arrows = [...]")
    return hint


def _strength(value: object) -> Strength:
    if value == PERFECT or (type(value) is int and 1 <= value <= STRONGEST):
        return value
    raise fault(f"{value!r} is no strength", f'Write 1 to {STRONGEST}, or "{PERFECT}"')


def _item(value: object, cls: type[Any], converter: Converter) -> Any:
    if isinstance(value, str):
        return cls(text=converter.structure(value, Text))
    return into(cls, value, converter, where="an item")


def _lesson(value: object, converter: Converter) -> Lesson:
    data = table(value)
    keys = [key for key in keys_of(Lesson) if key != "steps"]
    faults = unknown_keys(data, [*keys, "step"], "a lesson")
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
        faults.append(Fault(("icon",), f'"{icon}" is no man', 'Write colour and letter, as "wR" or "bN"'))
    if type(minutes) is int and not 1 <= minutes <= 120:
        faults.append(
            Fault(("minutes",), f"{minutes} minutes are not from 1 to 120", "Write how long it takes")
        )
    return faults


def _steps(value: object, converter: Converter) -> list[Step]:
    if not isinstance(value, list) or not value:
        raise fault("the lesson has no steps", "Begin each step with a line [[step]]")
    if len(value) > MAX_STEPS:
        raise fault(f"the lesson has {len(value)} steps, {MAX_STEPS} is the most", "Split the lesson")
    steps, faults, seen = [], [], set()
    for index, item in enumerate(value):
        try:
            steps.append(converter.structure(item, Step))
        except Faults as found:
            faults += found.under(index)
        step_id = item.get("id") if isinstance(item, dict) else None
        if isinstance(step_id, str) and step_id in seen:
            faults.append(
                Fault((index, "id"), "an earlier step has this id", "Give each step an id of its own")
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
    faults += _position_faults(data, task) + _task_faults(data, task)
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
    problem = "the task is missing" if kind is None else f"there is no task of kind {kind!r}"
    raise Faults([Fault(("task",), problem, did_you_mean(str(kind), TASKS, f"Use {one_of(TASKS)}"))])


def _strange_keys(data: Mapping[str, Any], task: type[Any], common: list[str]) -> list[Fault]:
    faults = unknown_keys(data, [*common, *keys_of(task)], f"a step of task {task.kind!r}")
    owners = {key: kind for kind, cls in TASKS.items() for key in keys_of(cls)} if faults else {}
    return [
        attrs.evolve(each, cure=f"Steps of task {owners[each.key]!r} have it") if each.key in owners else each
        for each in faults
    ]


def _position_faults(data: Mapping[str, Any], task: type[Any]) -> list[Fault]:
    fen = data.get("fen")
    if fen is None and task.needs_board:
        return [Fault(("fen",), "the step has no position", "Add fen = ...")]
    variant = data.get("variant", "standard")
    if not isinstance(fen, str) or variant not in get_args(Variant):
        return []
    faults = _partner_faults(data.get("partner"), variant)
    try:
        board = load_board(fen, variant)
    except ValueError as error:
        return [*faults, Fault(("fen",), f"this is no FEN: {error}", "Copy the FEN from a board editor")]
    return faults + _history_faults(board, data.get("before"))


def _partner_faults(partner: object, variant: Variant) -> list[Fault]:
    """Return what is wrong with the position of the board beside, which bughouse alone has."""
    if variant != "bughouse":
        if partner is None:
            return []
        return [Fault(("partner",), "only bughouse has a board beside", 'Write variant = "bughouse"')]
    if partner is None:
        return [Fault(("partner",), "bughouse is played on two boards", "Add partner = ..., a FEN")]
    try:
        load_board(QUIET_FEN, variant, partner if isinstance(partner, str) else QUIET_FEN)
    except ValueError as error:
        return [Fault(("partner",), f"this is no FEN: {error}", "Copy the FEN from a board editor")]
    return []


def _history_faults(board: chess.Board, before: object) -> list[Fault]:
    for index, uci in enumerate(before if isinstance(before, list) else []):
        try:
            board = moved(board, board.parse_uci(uci if isinstance(uci, str) else "?"), hand_back=False)
        except ValueError:
            return [
                Fault(("before", index), f"{uci!r} is no legal move there", "Follow the moves from the fen")
            ]
    return []


def _task_faults(data: Mapping[str, Any], task: type[Any]) -> list[Fault]:
    drill, rounds, par = data.get("drill"), data.get("rounds"), data.get("par")
    variant = data.get("variant", "standard")
    if task.variants and variant in get_args(Variant) and variant not in task.variants:
        cure = f"Write variant = {one_of(task.variants)}"
        return [Fault(("variant",), f"{variant} has no step of task {task.kind!r}", cure)]
    if task.kind == "versus" and variant != "standard" and _is_mini_game(data.get("goal")):
        cure = 'Leave variant out, or write goal = { kind = "win" }'
        return [Fault(("goal",), f"{variant} has no mini games", cure)]
    if task.kind == "drill" and type(rounds) is int and not 1 <= rounds <= MAX_ROUNDS:
        return [Fault(("rounds",), f"{rounds} rounds are not from 1 to {MAX_ROUNDS}", "Write 5 or 6")]
    if task.kind == "collect" and type(par) is int and par < 1:
        return [Fault(("par",), f"{par} is no number of moves", "Write the least number of moves")]
    if task.kind == "drill" and isinstance(drill, str) and drill not in DRILLS:
        cure = did_you_mean(drill, DRILLS, f"Use {one_of(DRILLS)}")
        return [Fault(("drill",), f"there is no drill {drill!r}", cure)]
    return []


def _is_mini_game(goal: object) -> bool:
    return isinstance(goal, dict) and (goal.get("kind") == "promote" or bool(goal.get("by")))


def _problem(file: str, data: Mapping[str, Any], each: Fault) -> Problem:
    """Say in which step a fault is, by the id of the step or by its number."""
    path, step = each.path, ""
    if len(path) > 1 and path[0] == "step" and isinstance(path[1], int):
        item = data["step"][path[1]]
        named = item.get("id") if isinstance(item, dict) else None
        step = named if isinstance(named, str) and named else f"#{path[1] + 1}"
        path = path[2:]
    return Problem(file, step, Fault(path, "", "").key, each.message, each.cure)
