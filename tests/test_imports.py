"""Imports go one way through the house, and the lower floors stay light."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import chesslearn

PACKAGE = Path(chesslearn.__file__).parent
MAY_IMPORT = {
    "i18n": set(),
    "speaking": {"i18n"},
    "_slices": set(),
    "rules": set(),
    "diagram": set(),
    "course": {"rules", "opponent", "_slices"},
    "opponent": {"rules", "_slices"},
    "play": {"rules", "opponent", "_slices"},
    "words": {"rules", "course", "play", "i18n"},
    "gallery": {"rules", "course", "words", "i18n", "speaking", "diagram"},
    "printing": {"rules", "course", "words", "i18n", "diagram", "gallery"},
    "classroom": {"rules", "course", "words", "i18n"},
    "widgets": {
        "rules",
        "course",
        "opponent",
        "play",
        "printing",
        "words",
        "i18n",
        "speaking",
        "diagram",
        "gallery",
    },
    "_arguments": {"words", "i18n"},
    "_memory": set(),
    "_kernels": {"_memory", "words"},
    "_files": set(),
    "_hints": set(),
    "_places": set(),
    "_voila": {"_files", "_hints", "_kernels", "_memory", "_places", "words", "i18n"},
    "server": {"_voila", "words", "i18n"},
    "hosted": {"server", "_voila"},
    "cli": {"_arguments", "server", "printing", "words", "course", "i18n"},
    "__main__": {"cli"},
}
MODULES = sorted(
    path for path in PACKAGE.rglob("*.py") if path.parent != PACKAGE or path.name != "__init__.py"
)


def floor_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported_floors(path: Path) -> set[str]:
    """Return the parts of the house that a module imports, wherever in it."""
    here = ("chesslearn", *path.relative_to(PACKAGE).parent.parts)
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            start = here[: len(here) - node.level + 1] if node.level else ()
            module = ".".join([*start, *filter(None, [node.module])])
            names |= {f"{module}.{alias.name}" for alias in node.names}
    parts = {name.split(".")[1] for name in names if name.startswith("chesslearn.")}
    return parts - {"__version__"}


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_imports_go_one_way(path: Path) -> None:
    floor = floor_of(path)
    assert floor in MAY_IMPORT, f"say in this test what {floor} may import"
    assert imported_floors(path) - {floor} <= MAY_IMPORT[floor]


@pytest.mark.parametrize(
    ("module", "unwanted"),
    [
        ("chesslearn", {"chess", "anywidget", "tornado"}),
        ("chesslearn.rules", {"anywidget", "tornado", "sqlite3", "ssl"}),
        (
            "chesslearn.course",
            {
                "anywidget",
                "ipywidgets",
                "tornado",
                "sqlite3",
                "ssl",
                "curses",
                "difflib",
                "zoneinfo",
                "chesslearn.opponent",
            },
        ),
        ("chesslearn.cli", {"anywidget", "voila", "tornado", "sqlite3", "cairosvg"}),
        ("chesslearn.printing", {"anywidget", "cairosvg", "cairocffi", "pypdf"}),
        ("chesslearn.play", {"anywidget", "chess.engine", "chess.pgn", "chess.svg"}),
        ("chesslearn.widgets", {"chess", "chess.svg", "cairosvg"}),
        ("chesslearn.opponent.bughouse", {"chesslearn.opponent.thinking"}),
    ],
)
def test_importing_takes_nothing_heavy_along(module: str, unwanted: set[str]) -> None:
    """What may be missing in a browser's Python, or costs time, is loaded by whoever needs it."""
    code = f"import sys; before = set(sys.modules); import {module}; print(*set(sys.modules) - before)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert not unwanted & set(loaded)


LEARNER = """
import sys
from chesslearn import CourseApp
app = CourseApp()
def say(**message): app._receive(None, message, [])
kept = '{"games": [["first-game", "whole-game", "e2e4"]]}'
search = "?lesson=rook&step=no-jump"
say(type="hello", search=search, languages=["en"], saved=None, language=None, unfinished=kept)
for _ in range(10):
    say(type="attempt", revision=app.revision, what={"kind": "move", "from": "e1", "to": "c3"})
assert app.screen["feedback"]["tone"] == "refusal"
print(*sys.modules)
"""


def test_a_learner_of_a_lesson_carries_nothing_that_others_need() -> None:
    """Author's checker, opponent, game, printing and diagrams: whoever needs them loads them."""
    loaded = subprocess.run(
        [sys.executable, "-c", LEARNER], capture_output=True, text=True, check=True
    ).stdout.split()
    heavy = ("course.checker", "opponent.thinking", "opponent.tables", "play", "printing", "diagram",
             "gallery", "course.memory", "course.tasks.versus", "course.tasks.drill",
             "widgets._exploration", "widgets.plan", "widgets.board", "widgets.playing.table",
             "widgets.memory.account", "widgets.memory.sitting", "widgets.state.game",
             "widgets.state.sitting", "widgets.state.progress", "widgets.state.explorer",
             "widgets.state.screens")  # fmt: skip
    assert "chesslearn.widgets.course" in loaded
    assert [name for name in loaded if name.removeprefix("chesslearn.") in heavy] == []
