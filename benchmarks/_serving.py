"""Servers and pages to measure: the course's own, and Voilà's with the least there can be on it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
from playwright.sync_api import Browser, Page, sync_playwright

from buildtools import chromium

ROOT = Path(__file__).resolve().parent.parent
PATIENCE = 120_000
OURS = "[data-ready]"

SLIDER = "import ipywidgets\nipywidgets.IntSlider()"
SLIDER_READY = ".noUi-handle"
ECHO = '''
import anywidget, traitlets

class Echo(anywidget.AnyWidget):
    _esm = """
    function render({ model, el }) {
      const button = document.createElement("button");
      const answer = document.createElement("output");
      button.id = "ask";
      answer.textContent = answer.dataset.revision = "0";
      button.onclick = () => model.send({ type: "attempt" });
      model.on("change:count", () => {
        answer.textContent = answer.dataset.revision = String(model.get("count"));
      });
      el.append(button, answer);
    }
    export default { render };
    """
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(lambda *_: setattr(self, "count", self.count + 1))

Echo()
'''
ECHO_READY = "output[data-revision]"

_LINK = re.compile(r"http://[\w.]+:\d+/")


class Running:
    """A server in a process of its own, with its address."""

    def __init__(self, *command: str) -> None:
        self._said = ""
        self._news = threading.Condition()
        # A shell starts background programs with this signal ignored, and what they start ignores it too.
        signal.signal(signal.SIGINT, signal.default_int_handler)
        self.process = subprocess.Popen(
            [sys.executable, "-m", *command],
            cwd=tempfile.gettempdir(),
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        threading.Thread(target=self._listen, daemon=True).start()
        with self._news:
            self._news.wait_for(lambda: _LINK.search(self._said) or self.process.poll() is not None, 60)
        found = _LINK.search(self._said)
        if not found:
            raise RuntimeError(f"the server did not start:\n{self._said}")
        self.address = found[0]

    def kernels(self) -> list[psutil.Process]:
        """Return the processes of the kernels."""
        found: list[psutil.Process] = psutil.Process(self.process.pid).children()
        return found

    def stop(self) -> None:
        """End the server and its kernels."""
        self.process.send_signal(signal.SIGINT)
        self.process.wait(60)

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            with self._news:
                self._said += line
                self._news.notify_all()
        with self._news:
            self._news.notify_all()


@contextmanager
def course(pool: int = 0) -> Iterator[Running]:
    """Serve the course with so many pages ready made."""
    running = Running("chesslearn", "serve", "--no-browser", "--port", "0", "--pool", str(pool))
    try:
        yield running
    finally:
        running.stop()


@contextmanager
def bare_voila(code: str) -> Iterator[Running]:
    """Serve one cell through Voilà as it comes."""
    nothing: dict[str, object] = {"execution_count": None, "metadata": {}, "outputs": []}
    cell = {"cell_type": "code", "source": code, **nothing}
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook = {"cells": [cell], "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 4}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "floor.ipynb")
        path.write_text(json.dumps(notebook), "utf-8")
        port = f"--port={_free_port()}"
        running = Running("voila", str(path), "--no-browser", port, "--Voila.ip=127.0.0.1")
        try:
            yield running
        finally:
            running.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def browser() -> Iterator[Browser]:
    """Start a Chromium."""
    program = str(chromium.ensure())
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=program)
        yield found
        found.close()


def open_page(found: Browser, address: str, ready: str) -> Page:
    """Open a page with nothing cached, and wait until it is usable."""
    page = found.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(address)
    page.locator(ready).first.wait_for()
    return page
