"""Lesson notebooks in JupyterLab: steps are solved there, and keys of the board stay on it."""

from __future__ import annotations

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from chesslearn.course import load_course
from chesslearn.i18n import translator
from chesslearn.words import interface
from tests.notebooks.lab import Lab, LabPage

FOCUSED = """widget =>
    widget.contains(document.activeElement) && "square" in document.activeElement.dataset"""
KEYS = ["d", "d", "a", "b", "x", "c", "v", "m", "y", "Enter", "ArrowUp", "ArrowDown", "Escape", "Shift+Enter"]
FAULTY = """
from chesslearn import Board
board = Board()
board.on_attempt(lambda verdict: 1 / 0)
board
"""


@pytest.fixture(scope="module")
def rook(lab: Lab, page: Page) -> LabPage:
    """Return the lesson on the rook, all its cells run; each test works in a cell of its own."""
    notebook = next((lab.folder / "lessons").glob("*-rook.ipynb"))
    return lab.open(page, f"lessons/{notebook.name}")


def done(step: str) -> str:
    """Return what is said when a step of the lesson on the rook is solved."""
    return load_course().lesson("rook").step(step).done


def piece(widget: Locator, square: str) -> Locator:
    """Return the cell of a square."""
    return widget.locator(f'[data-square="{square}"]')


def walk_to(page: Page, widget: Locator, square: str) -> None:
    """Go to a square of the grid with the arrow keys, along its rank and then along its file."""
    at = page.evaluate("() => document.activeElement.dataset.square")
    while at != square:
        file, rank = ord(at[0]), int(at[1])
        if at[0] != square[0]:
            right = at[0] < square[0]
            key, at = "ArrowRight" if right else "ArrowLeft", f"{chr(file + (1 if right else -1))}{rank}"
        else:
            up = at[1] < square[1]
            key, at = "ArrowUp" if up else "ArrowDown", f"{at[0]}{rank + (1 if up else -1)}"
        page.keyboard.press(key)
        expect(piece(widget, at)).to_be_focused()


def tab_to_board(page: Page, widget: Locator) -> None:
    """Go into the board with the Tab key, as someone without a mouse does."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if widget.evaluate(FOCUSED):
            return
    raise AssertionError("the Tab key does not lead to the board")


def test_steps_are_solved_with_the_mouse(rook: LabPage) -> None:
    step = rook.widget("step-first-move")
    rook.drag(step, "a1", "a6")
    expect(step).to_contain_text(done("first-move"))
    expect(piece(step, "a6")).to_have_attribute("data-piece", "wR")

    refused = rook.widget("step-no-jump")
    rook.drag(refused, "e1", "e7")
    expect(refused).to_contain_text(done("no-jump"))
    expect(piece(refused, "e1")).to_have_attribute("data-piece", "wR")


def test_a_step_is_solved_by_keyboard_alone(rook: LabPage) -> None:
    step = rook.widget("step-capture")
    tab_to_board(rook.page, step)
    walk_to(rook.page, step, "b3")
    rook.page.keyboard.press("Enter")
    walk_to(rook.page, step, "b7")
    rook.page.keyboard.press("Enter")
    expect(step).to_contain_text(done("capture"))


def test_keys_on_the_board_do_not_reach_the_notebook(rook: LabPage) -> None:
    step = rook.widget("step-own-piece")
    tab_to_board(rook.page, step)
    before = rook.state()
    for key in KEYS:
        rook.page.keyboard.press(key)
    assert rook.state() == before

    # Outside the board the notebook's own keys work.
    rook.page.locator(".jp-Cell.jp-mod-active .cm-content").click()
    rook.page.keyboard.press("Escape")
    rook.page.keyboard.press("b")
    rook.wait_for_cells(before[0] + 1)


def test_one_line_lets_a_notebook_speak_another_language(lab: Lab, page: Page) -> None:
    """The browser is English, and its wish does not count."""
    lesson = nbformat.read(next((lab.folder / "lessons").glob("*-rook.ipynb")), as_version=4)
    kept = ("import", "plan", "step-first-move", "free")
    lesson.cells = [cell for cell in lesson.cells if cell.id in kept]
    lesson.cells[0].source = lesson.cells[0].source.replace("speak()", 'speak("uk")')
    nbformat.write(lesson, lab.folder / "spoken.ipynb")
    step = lab.open(page, "spoken.ipynb").widget("step-first-move")
    t, rook = translator("uk"), load_course().lesson("rook")
    expect(step).to_contain_text(t.pgettext("rook/first-move", rook.step("first-move").title))
    expect(step).to_have_attribute("lang", "uk")
    for said in (t.pgettext("rook", rook.title), t.pgettext("notebook", "A free board")):
        expect(page.get_by_role("heading", name=said).last).to_be_visible()
    expect(page.get_by_text('English: write speak("en") above')).to_be_visible()


def test_an_error_in_a_callback_is_told_and_logged(lab: Lab, page: Page) -> None:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(FAULTY.strip(), id="faulty")])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)"}
    nbformat.write(notebook, lab.folder / "faulty.ipynb")
    opened = lab.open(page, "faulty.ipynb")
    board = opened.widget("faulty")
    opened.drag(board, "e2", "e4")
    expect(board.get_by_role("alert")).to_have_text(interface.program_fault(translator("en")))
    lab.wait_for(r"Traceback \(most recent call last\)[\s\S]+ZeroDivisionError: division by zero")

    opened.drag(board, "e7", "e5")
    expect(piece(board, "e5")).to_have_attribute("data-piece", "bP")


def test_a_page_that_comes_later_is_shown_here_too(lab: Lab, page: Page) -> None:
    """There is no file to fetch it from: its script travels with the widget."""
    cell = nbformat.v4.new_code_cell("from chesslearn import Explorer\nExplorer()", id="free")
    notebook = nbformat.v4.new_notebook(cells=[cell])
    notebook.metadata["kernelspec"] = {"name": "python3", "display_name": "Python 3 (ipykernel)"}
    nbformat.write(notebook, lab.folder / "free.ipynb")
    opened = lab.open(page, "free.ipynb")
    board = opened.widget("free")
    expect(board.get_by_role("heading", level=1)).to_be_visible()
    opened.drag(board, "e2", "e4")
    expect(piece(board, "e4")).to_have_attribute("data-piece", "wP")
    # Its styles have come with it.
    expect(board.locator(".cl-explorer .cl-dock")).to_have_css("position", "static")
