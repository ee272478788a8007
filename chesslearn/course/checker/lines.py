"""What a line of moves and replies has to prove."""

from __future__ import annotations

from collections.abc import Iterator

import chess

from chesslearn.course.checker.moves import refutes
from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import (
    another_writing,
    check_beside,
    check_task,
    verdict_in_words,
)
from chesslearn.course.goals import Refused
from chesslearn.course.judging import judge
from chesslearn.course.model import Step
from chesslearn.course.notation import Uci
from chesslearn.course.positions import moved
from chesslearn.course.problems import Told, told
from chesslearn.course.tasks import LineTask


@check_task.register
def _line(task: LineTask, step: Step, board: chess.Board, report: Report) -> None:
    if not task.line:
        report.add(
            "line",
            told("there is no move to find"),
            told("Add {code}, the learner's move first", code="line = [...]"),
        )
        return
    faults = list(_alternative_faults(task))
    for key, message, cure in faults:
        report.add(key, message, cure)
    if faults:
        return
    keys = ["line", *(f"alternatives[{index}].line" for index in range(len(task.alternatives)))]
    sound = [_follows(line, task, board, report, key) for line, key in zip(task.lines, keys, strict=True)]
    if all(sound):
        _texts(task, board, report)


def _alternative_faults(task: LineTask) -> Iterator[tuple[str, Told, Told]]:
    for index, other in enumerate(task.alternatives):
        key = f"alternatives[{index}]"
        if not 1 <= other.at <= (len(task.line) + 1) // 2:
            yield (
                f"{key}.at",
                told("the learner has no move {number}", number=other.at),
                told("Count the learner's moves from 1"),
            )
        elif not other.line or other.line[0] == task.line[2 * (other.at - 1)]:
            yield (
                f"{key}.line",
                told("it does not leave the main line"),
                told("Begin with another right move"),
            )


def _follows(line: tuple[Uci, ...], task: LineTask, board: chess.Board, report: Report, key: str) -> bool:
    """Play one right way; the goal, if there is one, is reached by its last move and not before."""
    skipped = 0 if key == "line" else len(line) - len(task.alternatives[int(key[13:-6])].line)
    last = (len(line) - 1) // 2 * 2
    for ply, uci in enumerate(line):
        verdict = judge(board, chess.Move.from_uci(uci))
        place = f"{key}[{ply - skipped}]"
        if not verdict.legal or verdict.move is None:
            report.add(place, verdict_in_words(uci, verdict), told("Follow the moves from the fen"))
            return False
        if verdict.move.uci() != uci:
            report.add(place, another_writing(uci, verdict.move), told("Write that"))
            return False
        after = task.advance(board, verdict.move)
        if task.goal is not None and ply % 2 == 0:
            reached = task.goal.reached(board, verdict.move, after)
            if reached and ply < last:
                report.add(
                    place,
                    told("{move} reaches the goal already", move=uci),
                    told("End the line there"),
                )
                return False
            if not reached and ply == last:
                report.add(
                    place,
                    told("{move} does not reach the goal", move=uci),
                    told("Mend the line or the goal"),
                )
                return False
        beside = task.beside.get(uci, ())
        if not check_beside(moved(board, verdict.move, hand_back=False), beside, f"beside.{uci}", report):
            return False
        board = after
    return True


def _texts(task: LineTask, board: chess.Board, report: Report) -> None:
    if isinstance(task.goal, Refused):
        report.add(
            "goal",
            told("a line cannot end with a refusal"),
            told("Use a step of task {task}", task="move"),
        )
    elif task.goal is not None and task.goal.stands(board):
        report.add("goal", told("the goal is reached before any move"), told("Change the goal or the fen"))
    for uci in task.beside:
        if not any(uci in line for line in task.lines):
            report.add(
                f"beside.{uci}",
                told("{move} is no move of the line", move=uci),
                told("Remove this line, or mend the move"),
            )
    turns = list(_turns(task, board))
    for uci in task.right:
        if not any(uci in right for _, right in turns):
            report.add(
                f"right.{uci}",
                told("{move} is no right move", move=uci),
                told("Remove this line, or mend the move"),
            )
    for name, ucis in (("wrong", task.wrong), ("refuted", task.refuted)):
        for uci in ucis:
            if not any(uci not in right and _misses(task, here, uci) for here, right in turns):
                report.add(
                    f"{name}.{uci}",
                    told("{move} is never a legal move that misses", move=uci),
                    told("Remove this line: the judge answers illegal moves"),
                )
    for uci, reply in task.refuted.items():
        if not any(refutes(here, uci, reply) for here, right in turns if uci not in right):
            report.add(
                f"refuted.{uci}", told("{move} is no legal reply to it", move=reply), told("Mend the reply")
            )


def _turns(task: LineTask, start: chess.Board) -> Iterator[tuple[chess.Board, set[str]]]:
    """Yield each position in which the learner is to move, with the right moves."""
    for line in task.lines:
        board = start
        for ply, uci in enumerate(line):
            if ply % 2 == 0:
                yield board, {other[ply] for other in task.lines if other[:ply] == line[:ply] and other[ply:]}
            board = task.advance(board, chess.Move.from_uci(uci))


def _misses(task: LineTask, board: chess.Board, uci: str) -> bool:
    verdict = judge(board, chess.Move.from_uci(uci))
    if not verdict.legal or verdict.move is None or verdict.move.uci() != uci:
        return False
    after = moved(board, verdict.move, hand_back=False)
    return task.goal is None or not task.goal.reached(board, verdict.move, after)
