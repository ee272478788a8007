"""What a game against the opponent has to prove."""

from __future__ import annotations

import chess

from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import check_task
from chesslearn.course.model import Step
from chesslearn.course.notation import side_name
from chesslearn.course.tasks import VersusTask
from chesslearn.course.versus import opposing
from chesslearn.course.versus.results import result_of


@check_task.register
def _versus(task: VersusTask, step: Step, board: chess.Board, report: Report) -> None:
    learner = board.turn if task.side is None else task.side == "white"
    if not board.occupied_co[chess.WHITE] or not board.occupied_co[chess.BLACK]:
        report.add("fen", "one side has no men", "A game needs two sides")
        return
    if result_of(board, task.goal.wins, threefold=task.goal.threefold) is not None:
        report.add("fen", "the game is over before it begins", "Change the fen or the goal")
        return
    for key, value in (("best", task.best), ("moves", task.moves)):
        if value < 0:
            report.add(key, f"{value} is no number of moves", "Write a number from 1, or leave it out")
    if task.coach and (type(board) is not chess.Board or task.goal.wins):
        report.add("coach", "the coach knows ordinary chess only", "Leave coach out")
    if task.goal.holds and task.strength != opposing.PERFECT and not task.moves:
        report.add("moves", "it is not said how long to hold out", "Add moves = ..., say 10")
    if opposing.table_name(board) is not None and not task.goal.wins:
        _by_table(task, board, learner, report)
    elif task.strength == opposing.PERFECT:
        _counted_out(task, board, learner, report)
    elif task.best:
        report.add("best", "the least number of moves is not known here", "Leave best out")


def _by_table(task: VersusTask, board: chess.Board, learner: chess.Color, report: Report) -> None:
    """An endgame that a table knows: the mate is there, and ``best`` is what it takes."""
    if task.goal.kind != "mate":
        if task.best:
            report.add("best", "best is for mates", "Leave best out")
        return
    least = opposing.moves_to_mate(board, learner)
    if least is None:
        report.add("goal", f"{side_name(learner)} cannot force mate from here", "Change the fen or the side")
    elif task.best != least:
        report.add("best", f"{task.best} is not the least number of moves", f"Write best = {least}")
    elif task.moves and task.moves < least:
        report.add("moves", f"mate takes {least} moves", f"Write moves = {least} or more, or leave it out")


def _counted_out(task: VersusTask, board: chess.Board, learner: chess.Color, report: Report) -> None:
    """A mini game that is played exactly: the learner can win it, or at least draw where that is asked."""
    worth = opposing.worth_of(board, task.goal.wins)
    if worth is None:
        report.add(
            "strength",
            "this game cannot be counted out, and no table knows it",
            "Write strength = 1 to 5, or take fewer men",
        )
        return
    worth = worth if board.turn == learner else -worth
    if task.best:
        report.add("best", "best is for mates", "Leave best out")
    if task.goal.kind != "end" and worth < (0 if task.goal.holds else 1):
        report.add(
            "goal",
            f"{side_name(learner)} cannot reach the goal against the best play",
            "Change the fen or the side, or write strength = 1 to 5",
        )
