"""A real JupyterLab on this machine, and a browser to look at it with."""

from __future__ import annotations

import json
import os
import re
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 120
_RUNNING = re.compile(r"(http://127\.0\.0\.1:\d+/)lab\?token=")
_SILENT = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
_NOTEBOOK = "window.jupyterapp.shell.currentWidget.content"
_SHOW_CELL = f"""id => {{
    const notebook = {_NOTEBOOK};
    notebook.activeCellIndex = notebook.widgets.findIndex(cell => cell.model.id === id);
    return notebook.scrollToItem(notebook.activeCellIndex, "start");
}}"""


class Lab:
    """A running ``jupyter lab`` with a copy of the notebooks, and everything it says."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "notebooks"
        self.token = secrets.token_hex(16)
        self._log = ""
        self._news = threading.Condition()
        shutil.copytree(ROOT / "notebooks", self.folder, ignore=shutil.ignore_patterns(".ipynb_checkpoints"))
        self._process = subprocess.Popen(
            [sys.executable, "-m", "jupyterlab", *self._arguments()],
            cwd=folder,
            env=_environment(folder),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        found = _RUNNING.search(self.wait_for_log(_RUNNING))
        assert found
        self.address = found[1]

    def wait_for_log(self, text: str | re.Pattern[str]) -> str:
        """Wait until the server has said ``text``, and return all that it has said."""
        with self._news:
            found = self._news.wait_for(lambda: re.search(text, self._log), timeout=PATIENCE)
            assert found, f"{text!r} is not in the log:\n{self._log}"
            return self._log

    def open(self, page: Page, notebook: str) -> LabPage:
        """Open a notebook of the folder and run all its cells."""
        page.goto(f"{self.address}lab/tree/{notebook}?reset&token={self.token}")
        page.locator(".jp-NotebookPanel .jp-Cell").first.wait_for()
        page.get_by_text("Python 3 (ipykernel) | Idle").wait_for()
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        page.wait_for_function(f"() => {_NOTEBOOK}.widgets.every(cell => cell.prompt !== '*')")
        return LabPage(page)

    def stop(self) -> None:
        """End the server and its kernels."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(timeout=PATIENCE)
        self._reader.join(timeout=PATIENCE)

    def _arguments(self) -> list[str]:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        return [
            "--no-browser",
            "--allow-root",
            "--expose-app-in-browser",
            "--ip=127.0.0.1",
            f"--port={port}",
            f"--IdentityProvider.token={self.token}",
            f"--ServerApp.root_dir={self.folder}",
        ]

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            with self._news:
                self._log += line
                self._news.notify_all()


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
        found: list[Any] = self.page.evaluate(
            f"""() => {{
                const notebook = {_NOTEBOOK};
                return [notebook.widgets.length, notebook.activeCellIndex, notebook.mode,
                    ...notebook.widgets.map(cell => cell.model.type + cell.model.sharedModel.getSource())];
            }}"""
        )
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


def _environment(folder: Path) -> dict[str, str]:
    """Return an environment in which nothing outside ``folder`` is read or written."""
    config = folder / "config"
    (config / "labconfig").mkdir(parents=True)
    (config / "labconfig" / "page_config.json").write_text(json.dumps(_SILENT), "utf-8")
    own = {f"JUPYTER_{name}_DIR": str(folder / name.lower()) for name in ("CONFIG", "DATA", "RUNTIME")}
    own |= {f"JUPYTERLAB_{name}_DIR": str(folder / name.lower()) for name in ("SETTINGS", "WORKSPACES")}
    return {**os.environ, **own, "HOME": str(folder), "PYTHONPATH": str(ROOT)}


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    """Return a running JupyterLab."""
    server = Lab(tmp_path_factory.mktemp("lab"))
    yield server
    server.stop()


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """Return an empty page of a laptop's size, closed after the last test."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    expect.set_options(timeout=PATIENCE * 1000)
    yield page
    context.close()
