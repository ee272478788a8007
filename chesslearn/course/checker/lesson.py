"""What a lesson and each of its steps have to prove."""

from __future__ import annotations

import attrs

from chesslearn.course._structure import did_you_mean
from chesslearn.course.checker import (  # noqa: F401  # each registers its check
    lines,
    moves,
    notation,
    others,
    versus,
)
from chesslearn.course.checker.hints import check_hints
from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import cannot_stand, check_choices, check_task
from chesslearn.course.inventory import inventory
from chesslearn.course.model import Lesson, Step
from chesslearn.course.positions import BOTH_KINGS, NO_KING, beside_of, position_faults
from chesslearn.course.problems import told
from chesslearn.course.tasks import JudgeTask, ShowTask


@attrs.frozen
class Known:
    """What a lesson may refer to: lessons that come earlier, lessons there are, parts."""

    earlier: frozenset[str] = frozenset()
    lessons: frozenset[str] = frozenset()
    parts: frozenset[str] | None = None
    """``None`` when the lesson is not of the built-in course and may make its own part."""


def check_lesson(lesson: Lesson, report: Report, known: Known) -> None:
    """Check a lesson that has loaded."""
    if known.parts is not None and report.file != f"{lesson.id}.toml":
        report.add(
            "id",
            told('the file of lesson "{lesson}" has another name', lesson=lesson.id),
            told("Name it {file}", file=lesson.id + ".toml"),
        )
    if known.parts is not None and lesson.part not in known.parts:
        report.add(
            "part",
            told('the course has no part "{part}"', part=lesson.part),
            did_you_mean(lesson.part, known.parts, told("Add the part to {file}", file="course.toml")),
        )
    for index, need in enumerate(lesson.needs):
        _check_need(need, f"needs[{index}]", lesson, report, known)
    for step in lesson.steps:
        check_step(step, report.at(step.id))


def check_step(step: Step, report: Report) -> None:
    """Check one step: position, rules, task and hints."""
    for index, rule in enumerate(step.rules):
        if rule not in inventory():
            report.add(
                f"rules[{index}]",
                told('there is no rule "{rule}"', rule=rule),
                did_you_mean(rule, inventory(), told("Take an id from {file}", file="rules.tsv")),
            )
    if not step.ask and not isinstance(step.task, ShowTask):
        report.add(
            "ask",
            told("the step does not say what to do"),
            told("Add {code}, one sentence", code="ask = ..."),
        )
    board = step.board()
    if board is None:
        _check_without_board(step, report)
        return
    free = step.task.any_position or (isinstance(step.task, JudgeTask) and not step.task.possible)
    faults = position_faults(board, step.kings) if step.fen and not free else []
    for fault in faults:
        report.add("fen", cannot_stand(fault), _CURES.get(fault) or told("Mend the fen"))
    beside = beside_of(board)
    for fault in position_faults(beside, step.kings) if beside is not None else ():
        report.add("partner", cannot_stand(fault), told("Mend the fen of {key}", key="partner"))
        faults.append(fault)
    if not faults:
        check_task(step.task, step, board, report)
        check_hints(step, report)


_CURES = {
    **dict.fromkeys(NO_KING.values(), told("Add the king, or write {code}", code='kings = "none"')),
    BOTH_KINGS: told("Remove the line {key}, or the kings", key="kings"),
}


def _check_need(need: str, key: str, lesson: Lesson, report: Report, known: Known) -> None:
    if need == lesson.id:
        report.add(key, told("the lesson needs itself"), told("Remove it"))
    elif need not in known.lessons:
        report.add(
            key,
            told('there is no lesson "{lesson}"', lesson=need),
            did_you_mean(need, known.lessons, told("Name a lesson that comes earlier")),
        )
    elif need not in known.earlier:
        report.add(
            key,
            told('the lesson "{lesson}" comes later', lesson=need),
            told("Need only earlier lessons, or change the order"),
        )


def _check_without_board(step: Step, report: Report) -> None:
    if step.marks or step.arrows:
        report.add(
            "marks",
            told("there is no board to draw on"),
            told("Add {code}, or remove marks and arrows", code="fen = ..."),
        )
    if isinstance(step.task, JudgeTask):
        check_choices(step.task, report)
        if step.task.proof is not None:
            report.add("proof", told("there is no board for the proof"), told("Add {code}", code="fen = ..."))
