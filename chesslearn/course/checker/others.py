"""What steps of setting up, counting and claiming have to prove."""

from __future__ import annotations

import chess

from chesslearn.course.checker.report import Report
from chesslearn.course.checker.tasks import check_task, repeated
from chesslearn.course.model import Step
from chesslearn.course.notation import man_name
from chesslearn.course.positions import load_board, position_faults
from chesslearn.course.tasks import ClaimTask, CountTask, SetupTask
from chesslearn.course.tasks.claim import ANSWERS, holds


@check_task.register
def _setup(task: SetupTask, step: Step, board: chess.Board, report: Report) -> None:
    goal = task.layout.goal(board)
    for fault in position_faults(load_board(goal.board_fen()), step.kings):
        report.add(
            "target", f"the position cannot stand: {fault}", 'Mend the target, or write kings = "none"'
        )
    surplus = task.surplus(board)
    if surplus:
        report.add("fen", f"the board has men too many: {', '.join(surplus)}", "Take them off the fen")
    elif board.piece_map() == goal.piece_map():
        report.add("target", "every man is in its place already", "Change the fen or the target")
    elif not task.layout.fixed and any(goal.piece_at(at) != man for at, man in board.piece_map().items()):
        report.add("fen", "it cannot become a start of Chess960", "Take off what stands wrong")
    men = {man_name(man): man for man in goal.piece_map().values()}
    for placing in task.wrong:
        man = men.get(placing[:2])
        if man is None:
            report.add(f"wrong.{placing}", f"there is no {placing[:2]} to be placed", "Remove this line")
        elif task.layout.fixed and goal.piece_at(chess.parse_square(placing[2:])) == man:
            report.add(f"wrong.{placing}", f"{placing} is right", "Remove this line")


@check_task.register
def _count(task: CountTask, step: Step, board: chess.Board, report: Report) -> None:
    count = task.of.count(board)
    if count != task.answer:
        names = " ".join(sorted(task.of.squares(board)))
        report.add("answer", f"{task.answer} is not the number", f"Write answer = {count} ({names})")
    if task.choices and task.answer not in task.choices:
        report.add("choices", f"the answer {task.answer} is not among them", "Add it")
    if len(task.choices) == 1:
        report.add("choices", "there is nothing to choose from", "Offer two numbers or more, or none")
    for number in repeated(map(str, task.choices)):
        report.add("choices", f"{number} comes twice", "Leave one out")


@check_task.register
def _claim(task: ClaimTask, step: Step, board: chess.Board, report: Report) -> None:
    if task.answer not in task.choices:
        report.add("choices", f'the answer "{task.answer}" is not among them', "Add it")
    if len(set(task.choices)) < max(2, len(task.choices)):
        report.add("choices", "two different choices or more are needed", "Mend the list, or leave it out")
    if task.move is not None and not board.is_legal(chess.Move.from_uci(task.move)):
        report.add("move", f"{task.move} is not legal: it cannot be announced", "Mend the move or the fen")
        return
    true = [answer for answer in ANSWERS if holds(board, answer, task.move)[0]]
    if true != [task.answer]:
        report.add(
            "answer", f"the judge says {', '.join(true)}", f'Write answer = "{true[0]}", or mend the game'
        )
    if task.answer in task.wrong:
        report.add(f"wrong.{task.answer}", "this is the right answer", "Use done")
