"""What a step of one move has to prove."""

from __future__ import annotations

import chess

from chesslearn.course._structure import did_you_mean
from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import another_writing, check_task, verdict_in_words
from chesslearn.course.goals import Refused
from chesslearn.course.judging import judge
from chesslearn.course.model import Step
from chesslearn.course.positions import moved
from chesslearn.course.problems import Told, told
from chesslearn.course.tasks import MoveTask
from chesslearn.rules import REASONS
from chesslearn.rules.types import Verdict


@check_task.register
def _move(task: MoveTask, step: Step, board: chess.Board, report: Report) -> None:
    if task.goal.stands(board):
        report.add("goal", told("the goal is reached before any move"), told("Change the goal or the fen"))
    if not task.expected:
        report.add("solutions", told("no move solves the step"), told("Add {code}", code="solutions = [...]"))
    for index, uci in enumerate(task.solutions):
        _solution(task, uci, step, board, report, f"solutions[{index}]")
    if isinstance(task.goal, Refused):
        _refused_goal(task.goal, task, board, report)
    else:
        _one_answer(task, step, board, report)
    for uci, code in task.refusals.items():
        _refusal(uci, code, board, report)
    for uci in task.wrong:
        _wrong(task, uci, step, board, report, f"wrong.{uci}")
    for uci, reply in task.refuted.items():
        _wrong(task, uci, step, board, report, f"refuted.{uci}")
        if not refutes(board, uci, reply):
            report.add(
                f"refuted.{uci}", told("{move} is no legal reply to it", move=reply), told("Mend the reply")
            )


def _solution(task: MoveTask, uci: str, step: Step, board: chess.Board, report: Report, key: str) -> None:
    if isinstance(task.goal, Refused):
        return
    verdict = judge(board, chess.Move.from_uci(uci))
    if not verdict.legal or verdict.move is None:
        report.add(key, verdict_in_words(uci, verdict), told("Mend the move or the fen"))
    elif not _reaches(task, step, board, verdict.move):
        report.add(key, told("{move} does not reach the goal", move=uci), told("Mend the move or the goal"))


def _refused_goal(goal: Refused, task: MoveTask, board: chess.Board, report: Report) -> None:
    if goal.code not in REASONS:
        report.add(
            "goal.code",
            told('the judge knows no reason "{code}"', code=goal.code),
            did_you_mean(goal.code, REASONS, told("Take a code from {file}", file="docs/authoring.md")),
        )
        return
    for index, uci in enumerate(task.solutions):
        verdict = judge(board, chess.Move.from_uci(uci))
        if verdict.legal or verdict.reasons[0].code != goal.code:
            report.add(
                f"solutions[{index}]",
                _for_another_reason(uci, verdict, goal.code),
                told("Mend the move, the fen or the goal's code"),
            )


def _for_another_reason(uci: str, verdict: Verdict, code: str) -> Told:
    if verdict.legal:
        return told('{move} is legal, not refused for "{code}"', move=uci, code=code)
    first = verdict.reasons[0].code
    return told('{move} is refused for "{first}", not for "{code}"', move=uci, first=first, code=code)


def _one_answer(task: MoveTask, step: Step, board: chess.Board, report: Report) -> None:
    """A step that lists one solution claims that there is no other."""
    answers = [move.uci() for move in task.answers(board, hand_back=step.kings == "none")]
    if not answers:
        report.add("goal", told("no legal move reaches the goal"), told("Mend the goal or the fen"))
    others = [uci for uci in answers if uci not in task.expected]
    if others and len(task.expected) == 1:
        report.add(
            "solutions",
            told("one solution is given, but {moves} reach the goal too", moves=", ".join(others)),
            told("List them all, or change the position so that there is one"),
        )


def _refusal(uci: str, code: str, board: chess.Board, report: Report) -> None:
    verdict = judge(board, chess.Move.from_uci(uci))
    if verdict.legal:
        report.add(f"refusals.{uci}", verdict_in_words(uci, verdict), told("Remove it, or mend the fen"))
    elif verdict.reasons[0].code != code:
        report.add(
            f"refusals.{uci}",
            _for_another_reason(uci, verdict, code),
            told('Write "{code}"', code=verdict.reasons[0].code),
        )


def refutes(board: chess.Board, uci: str, reply: str) -> bool:
    """Whether ``reply`` is a legal answer to the legal move ``uci``."""
    move = chess.Move.from_uci(uci)
    return board.is_legal(move) and moved(board, move, hand_back=False).is_legal(chess.Move.from_uci(reply))


def _wrong(task: MoveTask, uci: str, step: Step, board: chess.Board, report: Report, key: str) -> None:
    verdict = judge(board, chess.Move.from_uci(uci))
    if not verdict.legal or verdict.move is None:
        message = told(
            '{move} is refused for "{code}": the judge answers it', move=uci, code=verdict.reasons[0].code
        )
        report.add(key, message, told("Remove this line"))
    elif verdict.move.uci() != uci:
        report.add(key, another_writing(uci, verdict.move), told("Write {code}", code=verdict.move.uci()))
    elif _reaches(task, step, board, verdict.move):
        report.add(key, told("{move} reaches the goal", move=uci), told("Remove this line"))


def _reaches(task: MoveTask, step: Step, board: chess.Board, move: chess.Move) -> bool:
    return task.reaches(board, move, moved(board, move, hand_back=step.kings == "none"))
