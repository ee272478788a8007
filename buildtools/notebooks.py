"""Write the lesson notebooks from the lessons, and run every notebook once.

``python -m buildtools.notebooks`` makes ``notebooks/lessons/NN-<id>.ipynb`` of
each lesson of the course and gives all notebooks, the hand-written ones too,
fresh outputs. ``--check`` changes nothing and fails when a notebook is out of
date. No notebook holds prose: its cells show what the lesson and the catalogs
say in the reader's language, and what is stored is the English of it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat as _nbformat
from nbclient import NotebookClient

from chesslearn.course import Lesson, Step, load_course
from chesslearn.course.tasks import MoveTask

# Its functions have no types.
nbformat: Any = _nbformat

ROOT = Path(__file__).resolve().parent.parent
NOTEBOOKS = ROOT / "notebooks"

# The app's notebook is run by Voilà and never shown as a notebook.
_NOT_RUN = ("index.ipynb",)
_KEPT = ("image/svg+xml", "text/html", "text/markdown", "text/plain")
_METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
_LONGEST_CELL = 120
_FORGET = "get_ipython().run_line_magic('reset', '-f')"


def lesson_notebooks() -> dict[Path, Any]:
    """Return the notebook of each lesson by its path, not yet run."""
    lessons = load_course().lessons.values()
    return {
        NOTEBOOKS / "lessons" / f"{number:02}-{lesson.id}.ipynb": lesson_notebook(lesson)
        for number, lesson in enumerate(lessons, 1)
    }


def lesson_notebook(lesson: Lesson) -> Any:
    """Return the notebook of a lesson: the plan, every step, a free board, one to change."""
    return nbformat.v4.new_notebook(cells=list(_cells(lesson)), metadata={**_METADATA, "title": lesson.title})


def _cells(lesson: Lesson) -> Iterator[Any]:
    names = "Board, Game, lesson" if lesson.steps[-1].variant == "bughouse" else "Board, lesson"
    yield nbformat.v4.new_code_cell(f"from chesslearn import {names}, note, speak\n\nspeak()", id="import")
    yield nbformat.v4.new_code_cell(f'lesson("{lesson.id}").plan()', id="plan")
    for step in lesson.steps:
        yield nbformat.v4.new_code_cell(f'lesson("{lesson.id}").step("{step.id}")', id=f"step-{step.id}"[:64])
    yield nbformat.v4.new_code_cell('note("free-board")', id="free")
    yield nbformat.v4.new_code_cell(_free_board(lesson), id="free-board")
    yield nbformat.v4.new_code_cell('note("change-me")', id="change")
    yield nbformat.v4.new_code_cell(_board_to_change(lesson), id="change-board")


def _free_board(lesson: Lesson) -> str:
    if lesson.steps[-1].variant == "bughouse":
        return 'Game("bughouse", opponent=1)'
    asking = [step for step in lesson.steps if step.fen and isinstance(step.task, MoveTask)]
    return f"Board({_position(asking[-1])})" if asking else "Board()"


def _board_to_change(lesson: Lesson) -> str:
    """Return a board with an arrow: the first move that the lesson asks for, or any."""
    for step in lesson.steps:
        moves = step.task.solutions if isinstance(step.task, MoveTask) and step.fen else ()
        moves = tuple(move for move in moves if "@" not in move)
        if moves:
            return _board(step, moves[0][:4])
    return 'Board(orientation="white", marks=["e4"], arrows=["e2e4"])'


def _board(step: Step, move: str) -> str:
    side = step.orientation or ("black" if (step.fen or "").split()[1] == "b" else "white")
    return f'Board({_position(step)}, orientation="{side}", marks=["{move[2:]}"], arrows=["{move}"])'


def _position(step: Step) -> str:
    """Return the arguments that make the step's board; of bughouse one board is crazyhouse."""
    variant = "crazyhouse" if step.variant == "bughouse" else step.variant
    return f'"{step.fen}"' + ("" if variant == "standard" else f', variant="{variant}"')


def all_notebooks() -> dict[Path, Any]:
    """Return every notebook that is run: the lessons' as they should be, the others as they are."""
    made = lesson_notebooks()
    by_hand = {
        path: nbformat.read(path, as_version=4)
        for path in sorted(NOTEBOOKS.rglob("*.ipynb"))
        if path.parent.name not in ("lessons", ".ipynb_checkpoints") and path.name not in _NOT_RUN
    }
    return {**by_hand, **made}


def run(notebooks: dict[Path, Any], language: str = "en") -> dict[Path, str]:
    """Run notebooks for a reader of ``language`` and return their texts with stable outputs.

    They run one after another in one kernel.
    """
    runner = NotebookClient(
        nbformat.v4.new_notebook(),
        kernel_name="python3",
        resources={"metadata": {"path": str(ROOT)}},
        store_widget_state=False,
        record_timing=False,
        timeout=_LONGEST_CELL,
    )
    with runner.setup_kernel(env={**os.environ, "CHESSLEARN_LANG": language}):
        return {path: text(_run(notebook, runner)) for path, notebook in notebooks.items()}


def _run(notebook: Any, runner: NotebookClient) -> Any:
    # Each notebook finds an empty namespace, as if the kernel were its own.
    forget = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(_FORGET)])
    for part in (forget, notebook):
        runner.nb = part
        runner.reset_execution_trackers()
        for index, cell in enumerate(part.cells):
            runner.execute_cell(cell, index)
    return notebook


def text(notebook: Any) -> str:
    """Return a notebook's file: no ids of widgets, no counts that depend on what ran before."""
    notebook.metadata = nbformat.from_dict({**_METADATA, **_title(notebook)})
    for number, cell in enumerate((cell for cell in notebook.cells if cell.cell_type == "code"), 1):
        cell.execution_count, cell.metadata = number, nbformat.from_dict({})
        for output in cell.outputs:
            if "execution_count" in output:
                output.execution_count = number
            if "data" in output:
                output.metadata = nbformat.from_dict({})
                output.data = nbformat.from_dict(
                    {kind: output.data[kind] for kind in _KEPT if kind in output.data}
                )
    return str(nbformat.writes(notebook)) + "\n"


def _title(notebook: Any) -> dict[str, str]:
    return {"title": notebook.metadata["title"]} if "title" in notebook.metadata else {}


def stale(made: dict[Path, str]) -> list[str]:
    """Return what is wrong with the notebooks on disk, one line each."""
    wrong = [f"{_name(path)}: no lesson has this notebook" for path in _left_over(made)]
    for path, expected in made.items():
        if not path.is_file():
            wrong.append(f"{_name(path)} is missing")
        elif path.read_text("utf-8") != expected:
            wrong.append(f"{_name(path)} is out of date")
    return wrong


def _left_over(made: dict[Path, str]) -> list[Path]:
    return [path for path in sorted((NOTEBOOKS / "lessons").glob("*.ipynb")) if path not in made]


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def main(arguments: list[str]) -> int:
    """Write the notebooks, or with ``--check`` say which of them are out of date."""
    made = run(all_notebooks())
    wrong = stale(made)
    if "--check" in arguments:
        print(
            "\n".join([*wrong, *(["run: python -m buildtools.notebooks"] if wrong else [])])
            or "the notebooks fit"
        )
        return 1 if wrong else 0
    for path in _left_over(made):
        path.unlink()
    for path, content in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content, "utf-8")
    print("\n".join(wrong) or "the notebooks fit")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
