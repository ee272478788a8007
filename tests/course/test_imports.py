"""Lessons know the judge and the opponent, and nothing else of the house but how to finish work."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import chesslearn.course

FOLDER = Path(chesslearn.course.__file__).parent
ALLOWED = ("chesslearn.course", "chesslearn.rules", "chesslearn.opponent", "chesslearn._slices")


def house_imports(path: Path) -> set[str]:
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" if node.module == "chesslearn" else node.module
                      for alias in node.names}  # fmt: skip
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return {name for name in names if name.startswith("chesslearn")}


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.py")), ids=lambda path: str(path.relative_to(FOLDER)))
def test_imports_go_one_way(path: Path) -> None:
    assert [name for name in house_imports(path) if not name.startswith(ALLOWED)] == []
