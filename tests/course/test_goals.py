"""Goals, each for both colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import attrs
import chess
import pytest

from chesslearn.course.drills import DRILLS
from chesslearn.course.goals import (
    GOALS,
    AnswerCheck,
    Attack,
    Block,
    Capture,
    CaptureChecker,
    Castle,
    Check,
    Defend,
    DiscoveredCheck,
    DoubleCheck,
    EnPassant,
    EscapeCheck,
    Gain,
    Goal,
    Keep,
    Mate,
    Moves,
    Pin,
    Promote,
    Reach,
    Refused,
    Stalemate,
    Win,
)
from chesslearn.course.targets import TARGETS
from chesslearn.course.tasks import TASKS
from chesslearn.course.versus import AIMS

CASTLING = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"
PROMOTION = "8/4P3/8/8/8/2k5/8/4K3 w - - 0 1"
BACK_RANK = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
CORNER = "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1"
EN_PASSANT = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2"
TAKE = "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1"
IN_CHECK = "4r1k1/8/8/8/1b6/2N2B2/8/3QK3 w - - 0 1"
EP_CHECK = "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1"
DISCOVERY = "4k3/8/8/8/4N3/8/8/4RK2 w - - 0 1"
OPEN_FILE = "4k3/8/4n3/8/8/8/3R4/4K3 w - - 0 1"

TABLE: list[tuple[Goal, str, str, bool]] = [
    (Reach(squares=("d4", "d5")), TAKE, "d1d4", True),
    (Reach(squares=("d4",)), TAKE, "d1d3", False),
    (Capture(), TAKE, "d1d5", True),
    (Capture(squares=("d5",)), TAKE, "d1d5", True),
    (Capture(squares=("d4",)), TAKE, "d1d4", False),
    (Capture(), EN_PASSANT, "e5d6", True),
    (EnPassant(), EN_PASSANT, "e5d6", True),
    (EnPassant(), TAKE, "d1d5", False),
    (Moves(moves=("d1d3", "d1d2")), TAKE, "d1d2", True),
    (Moves(moves=("d1d3",)), TAKE, "d1d2", False),
    (Castle(), CASTLING, "e1g1", True),
    (Castle(side="king"), CASTLING, "e1g1", True),
    (Castle(side="king"), CASTLING, "e1c1", False),
    (Castle(side="queen"), CASTLING, "e1c1", True),
    (Castle(), CASTLING, "e1d1", False),
    (Check(), CASTLING, "a1a8", True),
    (Check(), CASTLING, "a1a7", False),
    (Mate(), BACK_RANK, "a1a8", True),
    (Mate(), CASTLING, "a1a8", False),
    (Stalemate(), CORNER, "f1f7", True),
    (Stalemate(), CORNER, "f1f8", False),
    (Promote(), PROMOTION, "e7e8n", True),
    (Promote(pieces=("q",)), PROMOTION, "e7e8n", False),
    (Promote(pieces=("q", "r")), PROMOTION, "e7e8r", True),
    (Refused(code="path-blocked"), TAKE, "d1d5", False),
    (Attack(squares=("d5",)), CASTLING, "a1d1", True),
    (Attack(squares=("d5", "d7")), CASTLING, "a1d1", True),
    (Attack(squares=("d5", "c7")), CASTLING, "a1d1", False),
    (Attack(squares=("e5",)), DISCOVERY, "e4f2", True),
    (Attack(squares=("e5",), by="moved"), DISCOVERY, "e4f2", False),
    (Attack(squares=("d3", "h3"), by="moved"), DISCOVERY, "e4f2", True),
    (Gain(), TAKE, "d1d5", True),
    (Gain(), TAKE, "d1d4", False),
    (Gain(), "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", False),
    (Keep(), "4k3/8/4p3/3n4/8/8/8/3RK3 w - - 0 1", "d1d5", False),
    (Keep(), "4k3/8/8/3r4/8/3N4/8/6K1 w - - 0 1", "d3f4", True),
    (Keep(), "4k3/8/8/3r4/8/3N4/8/6K1 w - - 0 1", "g1f1", False),
    (Defend(squares=("d1",)), "4k3/8/8/8/8/8/8/3R2K1 w - - 0 1", "g1f2", False),
    (Defend(squares=("d1",)), "4k3/8/8/8/8/8/5K2/3R4 w - - 0 1", "f2e2", True),
    (Defend(squares=("d1",)), "4k3/8/8/8/8/8/5K2/3R4 w - - 0 1", "d1e1", False),
    (Pin(squares=("e6",)), OPEN_FILE, "d2e2", True),
    (Pin(squares=("e6",)), OPEN_FILE, "d2d6", False),
    (AnswerCheck(), IN_CHECK, "d1e2", True),
    (AnswerCheck(), TAKE, "d1d5", False),
    (EscapeCheck(), IN_CHECK, "e1f2", True),
    (EscapeCheck(), IN_CHECK, "d1e2", False),
    (EscapeCheck(), TAKE, "e1e2", False),
    (Block(), IN_CHECK, "d1e2", True),
    (Block(), IN_CHECK, "f3e4", True),
    (Block(), IN_CHECK, "e1f2", False),
    (Block(), TAKE, "d1d5", False),
    (CaptureChecker(), EP_CHECK, "e4d3", True),
    (CaptureChecker(), EP_CHECK, "c5d4", True),
    (CaptureChecker(), EP_CHECK, "c5d5", False),
    (DoubleCheck(), DISCOVERY, "e4f6", True),
    (DoubleCheck(), DISCOVERY, "e4c3", False),
    (DiscoveredCheck(), DISCOVERY, "e4c3", True),
    (DiscoveredCheck(), DISCOVERY, "e4f6", True),
    (DiscoveredCheck(), BACK_RANK, "a1a8", False),
    (Win(), BACK_RANK, "a1a8", True),
    (Win(), BACK_RANK, "a1a7", False),
]


def mirrored(goal: Goal, mirror: Callable[[Any], Any]) -> Goal:
    names = {"squares", "moves"} & {field.name for field in attrs.fields(type(goal))}
    return attrs.evolve(goal, **{name: mirror(getattr(goal, name)) for name in names})


@pytest.mark.parametrize(("goal", "fen", "uci", "reached"), TABLE)
@pytest.mark.parametrize("side", ["white", "black"])
def test_reached(
    goal: Goal, fen: str, uci: str, reached: bool, side: str, mirror: Callable[[Any], Any]
) -> None:
    if side == "black":
        goal, fen, uci = mirrored(goal, mirror), mirror(fen), mirror(uci)
    board = chess.Board(fen)
    after = board.copy()
    after.push_uci(uci)
    assert goal.reached(board, chess.Move.from_uci(uci), after) is reached


def test_every_goal_is_in_the_table() -> None:
    """All but the drop, which needs a board with a pocket: `tasks/test_drop.py` tells it apart."""
    assert {type(row[0]) for row in TABLE} == set(GOALS.values()) - {GOALS["drop"]}


@pytest.mark.parametrize("kinds", [AIMS, DRILLS, GOALS, TARGETS, TASKS])
def test_every_kind_stands_under_its_name(kinds: Mapping[str, Any]) -> None:
    assert [kinds[name].kind for name in kinds] == list(kinds)


def test_reach_stands_when_an_own_man_is_there() -> None:
    board = chess.Board(TAKE)
    assert Reach(squares=("d1",)).stands(board)
    assert not Reach(squares=("d5", "d4")).stands(board)
    assert not Capture().stands(board)


@pytest.mark.parametrize(
    ("goal", "fen"),
    [
        (Attack(squares=("d5",)), TAKE),
        (Defend(squares=("d1",)), TAKE),
        (Pin(squares=("e6",)), OPEN_FILE.replace("3R4", "4R3")),
    ],
)
def test_what_stands_already_is_no_goal(goal: Goal, fen: str) -> None:
    assert goal.stands(chess.Board(fen))
    assert not goal.stands(chess.Board("4k3/8/8/3n4/8/8/8/R6K w - - 0 1"))
