"""What each kind of task has to prove. A new kind registers its own check."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch

import chess

from chesslearn.course.checker.report import Report
from chesslearn.course.judging import judge
from chesslearn.course.model import Step
from chesslearn.course.positions import beside_of, moved_beside
from chesslearn.course.problems import Told, counted, told
from chesslearn.course.tasks import CollectTask, JudgeTask, ShowTask, SquaresTask, Task
from chesslearn.course.tasks.shortest import TooHard, shortest
from chesslearn.course.tasks.show import play, ready
from chesslearn.rules.types import Verdict


@singledispatch
def check_task(task: Task, step: Step, board: chess.Board, report: Report) -> None:  # type: ignore[type-arg]
    """Check what a task claims about its board; kinds without claims need no check."""


def verdict_in_words(uci: str, verdict: Verdict) -> Told:
    """Say the verdict on a move for an author."""
    if verdict.legal:
        return told("{move} is legal", move=uci)
    return told('{move} is refused for "{code}"', move=uci, code=verdict.reasons[0].code)


def another_writing(uci: str, move: chess.Move) -> Told:
    """Say that a move is written otherwise in lesson files."""
    return told("{move} is another way of writing {other}", move=uci, other=move.uci())


def cannot_stand(fault: Told) -> Told:
    """Say of a position what `position_faults` has found."""
    return told("the position cannot stand: {fault}", fault=fault)


@check_task.register
def _show(task: ShowTask, step: Step, board: chess.Board, report: Report) -> None:
    if not task.frames:
        report.add(
            "frames",
            told("there is nothing to show"),
            told("Add {code}", code="frames = [{ move = ... }]"),
        )
    start = board
    for index, frame in enumerate(task.frames):
        board = start if frame.back else board
        if not frame.move:
            if not check_beside(board, frame.beside, f"frames[{index}].beside", report):
                return
            board = moved_beside(board, frame.beside)
            continue
        move = chess.Move.from_uci(frame.move)
        verdict = judge(ready(board, move, step.kings), move)
        if not verdict.legal:
            report.add(
                f"frames[{index}].move",
                verdict_in_words(frame.move, verdict),
                told("Follow the moves from the fen; sides take turns when there are kings"),
            )
            return
        board = play(board, move, step.kings)
        if not check_beside(board, frame.beside, f"frames[{index}].beside", report):
            return
        board = moved_beside(board, frame.beside)


def check_beside(board: chess.Board, ucis: Iterable[str], key: str, report: Report) -> bool:
    """Check moves on the partner's board; return whether all of them are legal."""
    for index, uci in enumerate(ucis):
        beside, move = beside_of(board), chess.Move.from_uci(uci)
        if beside is None:
            report.add(
                key,
                told("there is no board beside this one"),
                told("Write {code}", code='variant = "bughouse"'),
            )
            return False
        if not beside.is_legal(move):
            report.add(
                f"{key}[{index}]",
                verdict_in_words(uci, judge(beside, move)),
                told("Follow the moves from the position of {key}", key="partner"),
            )
            return False
        board = moved_beside(board, (uci,))
    return True


@check_task.register
def _collect(task: CollectTask, step: Step, board: chess.Board, report: Report) -> None:
    faults = list(_collect_faults(task, board))
    for key, message, cure in faults:
        report.add(key, message, cure)
    if faults:
        return
    try:
        line = shortest(board, task.targets)
    except TooHard:
        report.add(
            "par",
            told("the least number of moves is too hard to compute"),
            told("Use fewer men or stars"),
        )
        return
    if line is None:
        report.add(
            "stars", told("not all of them can be reached"), told("Move a star, or the men in the way")
        )
    elif len(line) != task.par:
        code = f"par = {len(line)} ({' '.join(move.uci() for move in line)})"
        report.add(
            "par",
            told("{number} is not the least number of moves", number=task.par),
            told("Write {code}", code=code),
        )


def _collect_faults(task: CollectTask, board: chess.Board) -> Iterator[tuple[str, Told, Told]]:
    if not task.targets:
        yield "stars", told("there is nothing to collect"), told("Add {code}", code="stars = [...]")
    for square in repeated(task.targets):
        yield (
            "stars",
            told("{square} is named twice", square=square),
            told("Name each square once, as a star or a capture"),
        )
    for square in task.stars:
        colour = board.color_at(chess.parse_square(square))
        if colour == board.turn:
            yield (
                "stars",
                told("the star on {square} is collected at the start", square=square),
                told("Put it on another square"),
            )
        elif colour is not None:
            yield (
                "stars",
                told("an enemy man stands on the star {square}", square=square),
                told("Write {code} for it", code='captures = ["' + square + '"]'),
            )
    for square in task.captures:
        man = board.piece_at(chess.parse_square(square))
        if man is None or man.color == board.turn or man.piece_type == chess.KING:
            yield (
                "captures",
                told("no enemy man to capture stands on {square}", square=square),
                told("Name the squares of enemy men"),
            )


@check_task.register
def _squares(task: SquaresTask, step: Step, board: chess.Board, report: Report) -> None:
    origin = task.of.origin(board)
    if origin is not None and board.color_at(chess.parse_square(origin)) != board.turn:
        report.add(
            "of.from",
            told("no man of the side to move stands on {square}", square=origin),
            told("Mend the square or the fen"),
        )
        return
    answers = task.of.squares(board)
    if not answers:
        report.add(
            "of",
            told("no square is right: the step is solved before it begins"),
            told("Ask for something there is"),
        )
    if not 0 <= task.count <= len(answers):
        report.add(
            "count",
            counted(
                "{n} square is asked for, {right} are right",
                "{n} squares are asked for, {right} are right",
                task.count,
                right=len(answers),
            ),
            told("Leave {key} out, or ask for fewer", key="count"),
        )
    for square in sorted(answers & set(task.wrong)):
        report.add(
            f"wrong.{square}", told("{square} is a right square", square=square), told("Remove this line")
        )


@check_task.register
def _judge(task: JudgeTask, step: Step, board: chess.Board, report: Report) -> None:
    check_choices(task, report)
    if task.proof is None or not step.fen:
        return
    verdict = judge(board, chess.Move.from_uci(task.proof.move))
    first = "" if verdict.legal else verdict.reasons[0].code
    if verdict.legal != task.proof.legal or (task.proof.code and task.proof.code != first):
        report.add(
            "proof",
            verdict_in_words(task.proof.move, verdict),
            told("Mend the fen, the proof or the choices"),
        )


def check_choices(task: JudgeTask, report: Report) -> None:
    """Check that there is a choice, and one right one."""
    right = sum(choice.right for choice in task.choices)
    if right != 1:
        report.add(
            "choices",
            counted("{n} choice is right", "{n} choices are right", right),
            told("Write {code} at exactly one", code="right = true"),
        )
    if len(task.choices) < 2:
        report.add("choices", told("there is nothing to choose from"), told("Offer two choices or more"))
    for text in repeated(choice.text for choice in task.choices):
        report.add("choices", told('the choice "{text}" comes twice', text=text), told("Leave one out"))


def repeated(items: Iterable[str]) -> list[str]:
    """Return what comes more than once, in order."""
    seen: set[str] = set()
    return [item for item in items if item in seen or seen.add(item)]  # type: ignore[func-returns-value]
