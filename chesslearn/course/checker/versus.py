"""What a game against the opponent has to prove."""

from __future__ import annotations

import chess

from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import check_task
from chesslearn.course.model import Step
from chesslearn.course.problems import counted, told
from chesslearn.course.tasks import VersusTask
from chesslearn.course.versus import opposing
from chesslearn.course.versus.results import result_of


@check_task.register
def _versus(task: VersusTask, step: Step, board: chess.Board, report: Report) -> None:
    learner = board.turn if task.side is None else task.side == "white"
    if not board.occupied_co[chess.WHITE] or not board.occupied_co[chess.BLACK]:
        report.add("fen", told("one side has no men"), told("A game needs two sides"))
        return
    if result_of(board, task.goal.wins, threefold=task.goal.threefold) is not None:
        report.add("fen", told("the game is over before it begins"), told("Change the fen or the goal"))
        return
    for key, value in (("best", task.best), ("moves", task.moves)):
        if value < 0:
            report.add(
                key,
                told("{number} is no number of moves", number=value),
                told("Write a number from 1, or leave it out"),
            )
    if task.coach and (type(board) is not chess.Board or task.goal.wins):
        report.add("coach", told("the coach knows ordinary chess only"), told("Leave {key} out", key="coach"))
    if task.goal.holds and task.strength != opposing.PERFECT and not task.moves:
        report.add(
            "moves",
            told("it is not said how long to hold out"),
            told("Add {code}, say 10", code="moves = ..."),
        )
    if opposing.table_name(board) is not None and not task.goal.wins:
        _by_table(task, board, learner, report)
    elif task.strength == opposing.PERFECT:
        _counted_out(task, board, learner, report)
    elif task.best:
        report.add(
            "best",
            told("the least number of moves is not known here"),
            told("Leave {key} out", key="best"),
        )


def _by_table(task: VersusTask, board: chess.Board, learner: chess.Color, report: Report) -> None:
    """An endgame that a table knows: the mate is there, and ``best`` is what it takes."""
    if task.goal.kind != "mate":
        if task.best:
            report.add("best", told("{key} is for mates", key="best"), told("Leave {key} out", key="best"))
        return
    least = opposing.moves_to_mate(board, learner)
    if least is None:
        message = told("Black cannot force mate from here")
        if learner:
            message = told("White cannot force mate from here")
        report.add("goal", message, told("Change the fen or the side"))
    elif task.best != least:
        report.add(
            "best",
            told("{number} is not the least number of moves", number=task.best),
            told("Write {code}", code="best = " + str(least)),
        )
    elif task.moves and task.moves < least:
        report.add(
            "moves",
            counted("mate takes {n} move", "mate takes {n} moves", least),
            told("Write {code} or more, or leave it out", code="moves = " + str(least)),
        )


def _counted_out(task: VersusTask, board: chess.Board, learner: chess.Color, report: Report) -> None:
    """A mini game that is played exactly: the learner can win it, or at least draw where that is asked."""
    worth = opposing.worth_of(board, task.goal.wins)
    if worth is None:
        report.add(
            "strength",
            told("this game cannot be counted out, and no table knows it"),
            told("Write {code} to 5, or take fewer men", code="strength = 1"),
        )
        return
    worth = worth if board.turn == learner else -worth
    if task.best:
        report.add("best", told("{key} is for mates", key="best"), told("Leave {key} out", key="best"))
    if task.goal.kind != "end" and worth < (0 if task.goal.holds else 1):
        message = told("Black cannot reach the goal against the best play")
        if learner:
            message = told("White cannot reach the goal against the best play")
        report.add(
            "goal",
            message,
            told("Change the fen or the side, or write {code} to 5", code="strength = 1"),
        )
