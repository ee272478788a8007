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
from chesslearn.course.checker.tasks import check_choices, check_task
from chesslearn.course.inventory import inventory
from chesslearn.course.model import Lesson, Step
from chesslearn.course.positions import beside_of, position_faults
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
        report.add("id", f'the file of lesson "{lesson.id}" has another name', f"Name it {lesson.id}.toml")
    if known.parts is not None and lesson.part not in known.parts:
        report.add(
            "part",
            f'the course has no part "{lesson.part}"',
            did_you_mean(lesson.part, known.parts, "Add the part to course.toml"),
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
                f'there is no rule "{rule}"',
                did_you_mean(rule, inventory(), "Take an id from rules.tsv"),
            )
    if not step.ask and not isinstance(step.task, ShowTask):
        report.add("ask", "the step does not say what to do", "Add ask = ..., one sentence")
    board = step.board()
    if board is None:
        _check_without_board(step, report)
        return
    free = step.task.any_position or (isinstance(step.task, JudgeTask) and not step.task.possible)
    faults = position_faults(board, step.kings) if step.fen and not free else []
    for fault in faults:
        report.add("fen", f"the position cannot stand: {fault}", _CURES.get(fault, "Mend the fen"))
    beside = beside_of(board)
    for fault in position_faults(beside, step.kings) if beside is not None else ():
        report.add("partner", f"the position cannot stand: {fault}", "Mend the fen of partner")
        faults.append(fault)
    if not faults:
        check_task(step.task, step, board, report)
        check_hints(step, report)


_CURES = {
    "White has no king": 'Add the king, or write kings = "none"',
    "Black has no king": 'Add the king, or write kings = "none"',
    'both kings are here, but kings = "none"': "Remove the line kings, or the kings",
}


def _check_need(need: str, key: str, lesson: Lesson, report: Report, known: Known) -> None:
    if need == lesson.id:
        report.add(key, "the lesson needs itself", "Remove it")
    elif need not in known.lessons:
        report.add(
            key,
            f'there is no lesson "{need}"',
            did_you_mean(need, known.lessons, "Name a lesson that comes earlier"),
        )
    elif need not in known.earlier:
        report.add(key, f'the lesson "{need}" comes later', "Need only earlier lessons, or change the order")


def _check_without_board(step: Step, report: Report) -> None:
    if step.marks or step.arrows:
        report.add("marks", "there is no board to draw on", "Add fen = ..., or remove marks and arrows")
    if isinstance(step.task, JudgeTask):
        check_choices(step.task, report)
        if step.task.proof is not None:
            report.add("proof", "there is no board for the proof", "Add fen = ...")
