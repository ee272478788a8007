"""The ladder of hints: it leads to the answer and gives it last."""

from __future__ import annotations

import re

import chess

from chesslearn.course.checker.report import Report
from chesslearn.course.checker.texts import squares_named
from chesslearn.course.model import Step
from chesslearn.course.notation import squares_of
from chesslearn.course.problems import told
from chesslearn.course.tasks import (
    CountTask,
    JudgeTask,
    LineTask,
    MoveTask,
    NotationTask,
    SquaresTask,
)
from chesslearn.course.writing import fault_of


def check_hints(step: Step, report: Report) -> None:
    """Check that no hint comes twice and none but the last gives the answer."""
    for index, hint in enumerate(step.hints):
        if hint in step.hints[:index]:
            report.add(f"hints[{index}]", told("this hint comes twice"), told("Leave one out"))
    for index in range(len(step.hints) - 1):
        if _gives_away(step, index):
            report.add(
                f"hints[{index}]",
                told("this hint gives the answer, and it is not the last"),
                told("Put it last, or let it only point the way"),
            )


def _gives_away(step: Step, index: int) -> bool:
    hint, board = step.hints[index], step.board()
    if isinstance(step.task, JudgeTask):
        right = [choice.text for choice in step.task.choices if choice.right and len(choice.text) > 3]
        return hint.text is not None and any(text in hint.text for text in right)
    if isinstance(step.task, SquaresTask) and board is not None:
        return step.task.of.squares(board) <= set(hint.squares)
    if isinstance(step.task, CountTask):
        return hint.text is not None and str(step.task.answer) in re.findall(r"(?<![a-h\d])\d+", hint.text)
    if isinstance(step.task, NotationTask) and board is not None and step.task.kind_ == "write":
        return hint.text is not None and _writes(hint.text, board, chess.Move.from_uci(step.task.line[0]))
    if not isinstance(step.task, MoveTask | LineTask) or board is None:
        return False
    moves = [chess.Move.from_uci(uci) for uci in step.task.expected]
    if any(squares_of(move) in hint.arrows for move in moves):
        return True
    return hint.text is not None and any(_tells(hint.text, step.ask, board, move) for move in moves)


def _writes(text: str, board: chess.Board, move: chess.Move) -> bool:
    """Whether a text holds the notation that is asked for."""
    if not board.is_legal(move):
        return False
    return any(fault_of(board, move, word.strip(".,;:!?()")) is None for word in text.split())


def _tells(text: str, asked: str, board: chess.Board, move: chess.Move) -> bool:
    """Whether a text gives a move that the task sentence has not given."""
    pair = set(squares_of(move))
    if len(pair) == 2 and pair <= set(squares_named(text)) and not pair <= set(squares_named(asked)):
        return True
    written = {move.uci(), move.uci()[:2] + "-" + move.uci()[2:4]}
    if board.is_legal(move):
        written.add(board.san(move).rstrip("+#"))
    words = set(re.split(r"[^\w=-]+", text.replace("–", "-")))
    return any(len(word) > 2 and word not in asked for word in written & words)
