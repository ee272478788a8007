"""What a step of notation has to prove."""

from __future__ import annotations

import chess

from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import another_writing, check_task, verdict_in_words
from chesslearn.course.judging import judge
from chesslearn.course.model import Step
from chesslearn.course.positions import moved
from chesslearn.course.problems import told
from chesslearn.course.tasks import NotationTask


@check_task.register
def _notation(task: NotationTask, step: Step, board: chess.Board, report: Report) -> None:
    start = board
    for index, uci in enumerate(task.line):
        key = "move" if task.move else f"moves[{index}]"
        verdict = judge(board, chess.Move.from_uci(uci))
        if not verdict.legal or verdict.move is None:
            report.add(key, verdict_in_words(uci, verdict), told("Follow the moves from the fen"))
            return
        if verdict.move.uci() != uci:
            report.add(key, another_writing(uci, verdict.move), told("Write that"))
            return
        board = moved(board, verdict.move, hand_back=False)
    if task.wrong and task.kind_ != "read":
        report.add("wrong", told("only a move that is played can be another one"), told("Remove this line"))
    for uci in task.wrong if task.kind_ == "read" else ():
        verdict = judge(start, chess.Move.from_uci(uci))
        if not verdict.legal or uci == task.move:
            report.add(
                f"wrong.{uci}", told("{move} is no other legal move", move=uci), told("Remove this line")
            )
    if task.kind_ == "read" and task.must:
        report.add("must", told("nothing is written in this step"), told("Remove this line"))
