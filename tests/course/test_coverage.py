"""Which rules are taught, and by which steps."""

from __future__ import annotations

import json
from collections.abc import Callable
from types import MappingProxyType

from chesslearn.course import Course, Lesson
from chesslearn.course.coverage import as_data, coverage
from chesslearn.course.inventory import LEVELS, inventory
from chesslearn.i18n import translator
from chesslearn.words.terminal import report

MOVE = """
rules = ["rook.moves", "board.centre"]
task = "move"
fen = "8/8/8/8/3R4/8/8/8 w - - 0 1"
kings = "none"
goal = { kind = "reach", squares = ["d8"] }
"""
SHOW = """
rules = ["bishop.moves", "rook.moves"]
task = "show"
fen = "8/8/8/8/3R4/8/8/8 w - - 0 1"
kings = "none"
frames = [{ move = "d4d8" }]
"""


def test_the_inventory_has_every_rule() -> None:
    rules = inventory()
    assert len(rules) == 481
    assert {rule.level for rule in rules.values()} == set(LEVELS)
    assert rules["rook.moves"].fide == "3.3"
    assert all(rule.statement and rule.fide for rule in rules.values())


def test_watching_does_not_count(make_lesson: Callable[..., Lesson]) -> None:
    lesson = make_lesson(MOVE, SHOW, MOVE)
    course = Course(title="T", parts=(), lessons=MappingProxyType({"little": lesson}))  # type: ignore[arg-type]
    levels = coverage(course)
    taught = {each.rule.id: each.steps for level in levels for each in level.rules if each.steps}
    assert taught == {
        "rook.moves": ("little/only", "little/step-2"), "board.centre": ("little/only", "little/step-2")
    }  # fmt: skip
    assert [(level.level, level.taught) for level in levels] == [
        (level, {"core": 1, "strategy": 1}.get(level, 0)) for level in LEVELS
    ]
    assert sum(level.total for level in levels) == 481


def test_coverage_is_told_in_text_and_data(make_lesson: Callable[..., Lesson]) -> None:
    course = Course(title="T", parts=(), lessons={"little": make_lesson(MOVE)})  # type: ignore[arg-type]
    levels = coverage(course)
    lines = report(translator("en"), levels).splitlines()
    assert lines[0] == "core: 1 of 169"
    assert "  rook.moves: little/only" in lines
    assert "  bishop.moves: -" in lines
    data = json.loads(json.dumps(as_data(levels)))
    assert data["core"]["rules"]["rook.moves"] == ["little/only"]
    assert (data["core"]["taught"], data["core"]["total"]) == (1, 169)
