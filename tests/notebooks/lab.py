"""JupyterLab with the notebooks, and one of them in the browser."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page

from tests.notebooks.jupyter import Jupyter

NOTEBOOKS = Path(__file__).resolve().parents[2] / "notebooks"
_SILENT = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
_NOTEBOOK = "window.jupyterapp.shell.currentWidget.content"
_SHOW_CELL = f"""id => {{
    const notebook = {_NOTEBOOK};
    notebook.activeCellIndex = notebook.widgets.findIndex(cell => cell.model.id === id);
    return notebook.scrollToItem(notebook.activeCellIndex, "start");
}}"""
_STATE = f"""() => {{
    const notebook = {_NOTEBOOK};
    return [notebook.widgets.length, notebook.activeCellIndex, notebook.mode,
        ...notebook.widgets.map(cell => cell.model.type + cell.model.sharedModel.getSource())];
}}"""


class Lab(Jupyter):
    """A running ``jupyter lab`` with a copy of the notebooks."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "notebooks"
        shutil.copytree(NOTEBOOKS, self.folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
        config = home / "jupyter_config" / "labconfig" / "page_config.json"
        config.parent.mkdir(parents=True)
        config.write_text(json.dumps(_SILENT), "utf-8")
        command = [sys.executable, "-m", "jupyterlab", "--expose-app-in-browser"]
        super().__init__(command, root=self.folder, home=home)

    def open(self, page: Page, notebook: str) -> LabPage:
        """Open a notebook of the folder and run all its cells."""
        page.goto(f"{self.address}lab/tree/{notebook}?reset&token={self.token}")
        page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        page.wait_for_function(f"() => {_NOTEBOOK}.widgets.every(cell => cell.prompt !== '*')")
        return LabPage(page)


class LabPage:
    """A notebook in the browser, all of it run."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def widget(self, cell: str) -> Locator:
        """Bring a cell into view and return its widget, ready for use."""
        self.page.evaluate(_SHOW_CELL, cell)
        widget = self.page.locator(".jp-Cell.jp-mod-active .chesslearn[data-ready]")
        widget.wait_for()
        widget.scroll_into_view_if_needed()
        return widget

    def state(self) -> list[Any]:
        """Return what a stray key would change: number of cells, which is active, mode, sources."""
        found: list[Any] = self.page.evaluate(_STATE)
        return found

    def wait_for_cells(self, count: int) -> None:
        """Wait until the notebook has that many cells."""
        self.page.wait_for_function(f"count => {_NOTEBOOK}.widgets.length === count", arg=count)

    def drag(self, widget: Locator, start: str, end: str) -> None:
        """Drag the man on ``start`` to ``end`` with the mouse."""
        mouse = self.page.mouse
        mouse.move(*_middle(widget, start))
        mouse.down()
        mouse.move(*_middle(widget, end), steps=4)
        mouse.up()


def _middle(widget: Locator, square: str) -> tuple[float, float]:
    box = widget.locator(f'[data-square="{square}"]').bounding_box()
    assert box is not None, f"{square} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
