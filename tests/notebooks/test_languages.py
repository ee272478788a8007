"""What the notebooks say is there in every language: they hold code, and no prose of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import nbformat
import pytest

from buildtools import notebooks

LATIN = re.compile(r"[A-Za-z]{3,}")
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:]? [A-Za-z]{2,}")
CODE = re.compile(r"`[^`]*`")
LABEL = re.compile(r'aria-label="([^"]*)"')
NAMES = {"Python", "python", "chess", "PGN", "FEN"}
"""What is written in Latin letters in every language."""
OTHER_LANGUAGES = {"import"}
"""The cell whose output offers the other languages."""


def stored() -> Iterator[tuple[Path, Any]]:
    """Yield every notebook of the project."""
    for path in sorted(notebooks.NOTEBOOKS.rglob("*.ipynb")):
        if ".ipynb_checkpoints" not in path.parts:
            yield path, nbformat.read(path, as_version=4)


def english(output: dict[str, str]) -> Iterator[str]:
    """Yield English words of what a cell shows: all in its texts, runs of them in what is only printed."""
    for label in LABEL.findall(output.get("image/svg+xml", "")):
        if label != output["text/plain"]:
            yield from set(LATIN.findall(label)) - NAMES
    if "text/markdown" in output:
        yield from set(LATIN.findall(CODE.sub("", output["text/markdown"]))) - NAMES
    elif "text/html" not in output:
        yield from SENTENCE.findall(output["text/plain"])


def test_no_notebook_holds_prose() -> None:
    for path, notebook in stored():
        for cell in notebook.cells:
            assert cell.cell_type == "code", (path.name, cell.id)
            assert "#" not in re.sub(r'"[^"]*"', "", cell.source), (path.name, cell.id)


def test_the_page_of_the_course_leaves_the_language_to_the_learner() -> None:
    index = nbformat.read(notebooks.NOTEBOOKS / "index.ipynb", as_version=4)
    assert not any("speak" in cell.source or "language" in cell.source for cell in index.cells)


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_all_that_a_notebook_shows_is_in_the_reader_s_language(language: str) -> None:
    made = notebooks.run(notebooks.all_notebooks(), language)
    found = []
    for path, text in made.items():
        for cell in nbformat.reads(text, as_version=4).cells:
            shown = [dict(output.data) for output in cell.outputs if "data" in output]
            if cell.id in OTHER_LANGUAGES:
                shown = shown[1:]
            found += [(path.name, cell.id, word) for output in shown for word in english(output)]
    assert found == []


def test_the_finder_finds_english() -> None:
    picture = '<svg role="img" aria-label="Move the rook to d8.">'
    assert set(english({"image/svg+xml": picture, "text/plain": "step"})) == {"Move", "the", "rook"}
    assert list(english({"text/markdown": "# Тура\n\nAim: `plan()` на e4", "text/plain": "План"})) == ["Aim"]
    assert list(english({"text/plain": "('pinned', 'Your king stands there')"})) == [
        "Your king",
        "stands there",
    ]
    assert list(english({"text/plain": "Board('8/8/8/8/8/8/8/8 w - - 0 1')"})) == []
