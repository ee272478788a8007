"""What may be wrong with a step as a whole: its positions, and keys that do not go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, get_args

import chess

from chesslearn.course._complaints import no_fen
from chesslearn.course._structure import Fault, did_you_mean, shown, use_one_of
from chesslearn.course.drills import DRILLS
from chesslearn.course.notation import Variant
from chesslearn.course.positions import QUIET_FEN, load_board, moved
from chesslearn.course.problems import counted, told

MAX_ROUNDS: Final = 20


def position_faults(data: Mapping[str, Any], task: type[Any]) -> list[Fault]:
    """Return what is wrong with the positions that a step is given, and the moves before it."""
    fen = data.get("fen")
    if fen is None and task.needs_board:
        return [Fault(("fen",), told("the step has no position"), told("Add {code}", code="fen = ..."))]
    variant = data.get("variant", "standard")
    if not isinstance(fen, str) or variant not in get_args(Variant):
        return []
    faults = _partner_faults(data.get("partner"), variant)
    try:
        board = load_board(fen, variant)
    except ValueError as error:
        return [*faults, Fault(("fen",), no_fen(error), told("Copy the FEN from a board editor"))]
    return faults + _history_faults(board, data.get("before"))


def _partner_faults(partner: object, variant: Variant) -> list[Fault]:
    """Return what is wrong with the position of the board beside, which bughouse alone has."""
    if variant != "bughouse":
        if partner is None:
            return []
        cure = told("Write {code}", code='variant = "bughouse"')
        return [Fault(("partner",), told("only bughouse has a board beside"), cure)]
    if partner is None:
        cure = told("Add {code}, a FEN", code="partner = ...")
        return [Fault(("partner",), told("bughouse is played on two boards"), cure)]
    try:
        load_board(QUIET_FEN, variant, partner if isinstance(partner, str) else QUIET_FEN)
    except ValueError as error:
        return [Fault(("partner",), no_fen(error), told("Copy the FEN from a board editor"))]
    return []


def _history_faults(board: chess.Board, before: object) -> list[Fault]:
    for index, uci in enumerate(before if isinstance(before, list) else []):
        try:
            board = moved(board, board.parse_uci(uci if isinstance(uci, str) else "?"), hand_back=False)
        except ValueError:
            message = told("{move} is no legal move there", move=shown(uci))
            return [Fault(("before", index), message, told("Follow the moves from the fen"))]
    return []


def task_faults(data: Mapping[str, Any], task: type[Any]) -> list[Fault]:
    """Return what is wrong with the keys of a task taken together."""
    drill, rounds, par = data.get("drill"), data.get("rounds"), data.get("par")
    variant = data.get("variant", "standard")
    if task.variants and variant in get_args(Variant) and variant not in task.variants:
        message = told("{variant} has no step of task {task}", variant=variant, task=shown(task.kind))
        return [Fault(("variant",), message, use_one_of(task.variants))]
    if task.kind in ("versus", "match") and variant != "standard" and _is_mini_game(data.get("goal")):
        code = 'goal = { kind = "win" }'
        cure = told("Leave {key} out, or write {code}", key="variant", code=code)
        if task.variants:
            cure = told("Write {code}", code=code)
        return [Fault(("goal",), told("{variant} has no mini games", variant=variant), cure)]
    if task.kind == "drill" and type(rounds) is int and not 1 <= rounds <= MAX_ROUNDS:
        message = counted(
            "{n} round is not from 1 to {most}",
            "{n} rounds are not from 1 to {most}",
            rounds,
            most=MAX_ROUNDS,
        )
        return [Fault(("rounds",), message, told("Write 5 or 6"))]
    if task.kind == "collect" and type(par) is int and par < 1:
        message = told("{number} is no number of moves", number=par)
        return [Fault(("par",), message, told("Write the least number of moves"))]
    if task.kind == "drill" and isinstance(drill, str) and drill not in DRILLS:
        message = told("there is no drill {drill}", drill=shown(drill))
        return [Fault(("drill",), message, did_you_mean(drill, DRILLS, use_one_of(DRILLS)))]
    return []


def _is_mini_game(goal: object) -> bool:
    return isinstance(goal, dict) and (goal.get("kind") == "promote" or bool(goal.get("by")))
