"""What steps of setting up, counting and claiming have to prove."""

from __future__ import annotations

import chess

from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import cannot_stand, check_task, repeated
from chesslearn.course.model import Step
from chesslearn.course.notation import man_name
from chesslearn.course.positions import load_board, position_faults
from chesslearn.course.problems import told
from chesslearn.course.tasks import ClaimTask, CountTask, SetupTask
from chesslearn.course.tasks.claim import ANSWERS, holds


@check_task.register
def _setup(task: SetupTask, step: Step, board: chess.Board, report: Report) -> None:
    goal = task.layout.goal(board)
    for fault in position_faults(load_board(goal.board_fen()), step.kings):
        report.add(
            "target",
            cannot_stand(fault),
            told("Mend the target, or write {code}", code='kings = "none"'),
        )
    surplus = task.surplus(board)
    if surplus:
        report.add(
            "fen",
            told("the board has men too many: {men}", men=", ".join(surplus)),
            told("Take them off the fen"),
        )
    elif board.piece_map() == goal.piece_map():
        report.add("target", told("every man is in its place already"), told("Change the fen or the target"))
    elif not task.layout.fixed and any(goal.piece_at(at) != man for at, man in board.piece_map().items()):
        report.add("fen", told("it cannot become a start of Chess960"), told("Take off what stands wrong"))
    men = {man_name(man): man for man in goal.piece_map().values()}
    for placing in task.wrong:
        man = men.get(placing[:2])
        if man is None:
            report.add(
                f"wrong.{placing}",
                told("there is no {man} to be placed", man=placing[:2]),
                told("Remove this line"),
            )
        elif task.layout.fixed and goal.piece_at(chess.parse_square(placing[2:])) == man:
            report.add(
                f"wrong.{placing}", told("{placing} is right", placing=placing), told("Remove this line")
            )


@check_task.register
def _count(task: CountTask, step: Step, board: chess.Board, report: Report) -> None:
    count = task.of.count(board)
    if count != task.answer:
        code = f"answer = {count} ({' '.join(sorted(task.of.squares(board)))})"
        report.add(
            "answer",
            told("{number} is not the number", number=task.answer),
            told("Write {code}", code=code),
        )
    if task.choices and task.answer not in task.choices:
        report.add(
            "choices", told('the answer "{answer}" is not among them', answer=task.answer), told("Add it")
        )
    if len(task.choices) == 1:
        report.add(
            "choices",
            told("there is nothing to choose from"),
            told("Offer two numbers or more, or none"),
        )
    for number in repeated(map(str, task.choices)):
        report.add("choices", told("{number} comes twice", number=number), told("Leave one out"))


@check_task.register
def _claim(task: ClaimTask, step: Step, board: chess.Board, report: Report) -> None:
    if task.answer not in task.choices:
        report.add(
            "choices",
            told('the answer "{answer}" is not among them', answer=task.answer),
            told("Add it"),
        )
    if len(set(task.choices)) < max(2, len(task.choices)):
        report.add(
            "choices",
            told("two different choices or more are needed"),
            told("Mend the list, or leave it out"),
        )
    if task.move is not None and not board.is_legal(chess.Move.from_uci(task.move)):
        report.add(
            "move",
            told("{move} is not legal: it cannot be announced", move=task.move),
            told("Mend the move or the fen"),
        )
        return
    true = [answer for answer in ANSWERS if holds(board, answer, task.move)[0]]
    if true != [task.answer]:
        report.add(
            "answer",
            told("the judge says {answers}", answers=", ".join(true)),
            told("Write {code}, or mend the game", code='answer = "' + true[0] + '"'),
        )
    if task.answer in task.wrong:
        report.add(f"wrong.{task.answer}", told("this is the right answer"), told("Use {key}", key="done"))
