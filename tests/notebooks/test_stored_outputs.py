"""The notebooks are as the lessons are, and their stored outputs are really compared."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import nbformat
import pytest

from buildtools import notebooks

FIRST_STEP = "step-first-move"


def rook() -> Path:
    """Return the notebook of the lesson on the rook."""
    return next((notebooks.NOTEBOOKS / "lessons").glob("*-rook.ipynb"))


def excerpt(change: Callable[[nbformat.NotebookNode], None]) -> nbformat.NotebookNode:
    """Return the first step of the lesson on the rook as a notebook, its output changed."""
    notebook = nbformat.read(rook(), as_version=4)
    notebook.cells = [cell for cell in notebook.cells if cell.id in ("import", FIRST_STEP)]
    change(notebook.cells[-1].outputs[0])
    return notebook


def keep(output: nbformat.NotebookNode) -> None:
    """Leave the output as it is."""


def change_text(output: nbformat.NotebookNode) -> None:
    """Let the output speak of another step."""
    output.data["text/plain"] = output.data["text/plain"].replace("first-move", "last-move")


def change_picture(output: nbformat.NotebookNode) -> None:
    """Let the diagram be described otherwise."""
    output.data["image/svg+xml"] = output.data["image/svg+xml"].replace("a1 to a6", "a1 to a7")


def test_nbval_accepts_the_stored_outputs_and_no_others(tmp_path: Path) -> None:
    changes = {"kept": keep, "text": change_text, "picture": change_picture}
    for name, change in changes.items():
        nbformat.write(excerpt(change), tmp_path / f"{name}.ipynb")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--nbval",
        "--nbval-cell-timeout=120",
        "-rA",
        "-q",
        str(tmp_path),
    ]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False).stdout
    results = re.findall(r"^(PASSED|FAILED) \S*?(\w+)\.ipynb::Cell 1", said, re.MULTILINE)
    assert sorted(results) == [("FAILED", "picture"), ("FAILED", "text"), ("PASSED", "kept")], said


def test_the_notebooks_are_up_to_date() -> None:
    assert notebooks.stale(notebooks.run(notebooks.all_notebooks())) == []


def test_a_changed_a_missing_and_a_left_over_notebook_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    monkeypatch.setattr(notebooks, "ROOT", tmp_path)
    monkeypatch.setattr(notebooks, "NOTEBOOKS", tmp_path)
    for name in ("01-same", "02-changed", "03-left"):
        (lessons / f"{name}.ipynb").write_text("as it was", "utf-8")
    made = {
        lessons / "01-same.ipynb": "as it was",
        lessons / "02-changed.ipynb": "as it is",
        lessons / "04-new.ipynb": "as it is",
    }
    assert notebooks.stale(made) == [
        "lessons/03-left.ipynb: no lesson has this notebook",
        "lessons/02-changed.ipynb is out of date",
        "lessons/04-new.ipynb is missing",
    ]


def test_every_cell_of_a_lesson_that_shows_something_has_its_output_stored() -> None:
    for path in sorted((notebooks.NOTEBOOKS / "lessons").glob("*.ipynb")):
        cells = [cell for cell in nbformat.read(path, as_version=4).cells if cell.cell_type == "code"]
        bare = [cell.id for cell in cells if not cell.outputs]
        assert bare == [], path.name


def test_no_notebook_holds_the_id_of_a_widget() -> None:
    for path in sorted(notebooks.NOTEBOOKS.rglob("*.ipynb")):
        text = path.read_text("utf-8")
        assert "model_id" not in text and "widget-view" not in text and not re.search(r"0x[0-9a-f]{6}", text)
