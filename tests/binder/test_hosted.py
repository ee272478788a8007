"""The course as Binder serves it: installed from nothing, behind a base address and a token."""

from __future__ import annotations

import json
import os
import subprocess
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from chesslearn.course import load_course
from chesslearn.server import Options, configuration
from tests.binder import files
from tests.notebooks.jupyter import PATIENCE, Jupyter

pytestmark = pytest.mark.binder

BASE = "/user/chess-learner-1x2y/"
PAGE = "voila/render/notebooks/index.ipynb"
STEP = "first-move"


class Hosted(NamedTuple):
    """A server as on Binder, and a page of the course in a browser."""

    server: Jupyter
    page: Page
    asked: list[str]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Jupyter]:
    """Return a Jupyter Server in an environment made as Binder makes it, by pip instead of conda."""
    folder = tmp_path_factory.mktemp("binder")
    repository = files.copy_to(folder / "repository")
    program = folder / "env" / "bin"
    venv.create(folder / "env", with_pip=True)
    packages = [f"{name}{bound}" for name, bound in files.environment().items() if name != "python"]
    run([str(program / "python"), "-m", "pip", "install", "--quiet", *packages], folder)
    path = os.pathsep.join([str(program), os.environ["PATH"]])
    run(["./postBuild"], repository, {"PATH": path, "VIRTUAL_ENV": str(folder / "env")})
    command = [str(program / "python"), "-m", "jupyter_server"]
    running = Jupyter(command, root=repository, home=folder / "home", base=BASE)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def hosted(server: Jupyter, browser: Browser) -> Iterator[Hosted]:
    """Return the course opened by a link as Binder makes it."""
    context = browser.new_context(viewport={"width": 1280, "height": 900}, locale="en")
    page = context.new_page()
    page.set_default_timeout(PATIENCE * 1000)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{server.address}{PAGE}?token={server.token}&lesson=rook&step={STEP}")
    page.locator(".chesslearn[data-ready]").wait_for()
    yield Hosted(server, page, asked)
    context.close()


@pytest.fixture(scope="module")
def solved(hosted: Hosted) -> Hosted:
    """Return the same page after its step, so that there is progress to keep."""
    root = hosted.page.locator(".chesslearn")
    expect(root).to_have_attribute("data-step", STEP)
    for square in ("a1", "a6"):
        box = root.locator(f'[data-square="{square}"]').bounding_box()
        assert box
        hosted.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(root.locator('[data-square="a6"]')).to_have_attribute("data-piece", "wR")
    return hosted


def run(command: list[str], folder: Path, more: dict[str, str] | None = None) -> None:
    """Run a command and show what it said when it failed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment | (more or {}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_the_address_is_under_the_base(hosted: Hosted) -> None:
    assert hosted.server.address.endswith(BASE)
    assert hosted.page.locator("main.notice").count() == 0
    assert hosted.page.locator("[data-output=error]").count() == 0
    origin = hosted.server.address.removesuffix(BASE)
    assert [address for address in hosted.asked if not address.startswith((origin, "data:", "blob:"))] == []


def test_a_step_is_solved(solved: Hosted) -> None:
    expect(solved.page.locator(".chesslearn")).to_contain_text(load_course().lesson("rook").step(STEP).done)


def test_the_token_is_nowhere(solved: Hosted) -> None:
    page, token = solved.page, solved.server.token
    kept = page.evaluate("() => JSON.stringify([{...localStorage}, {...sessionStorage}, history.state])")
    assert "chesslearn.progress" in kept
    places = {
        "the page": page.content(),
        "the address": page.url,
        "the browser's store": kept,
        "the cookies that scripts read": page.evaluate("() => document.cookie"),
        "the server's log": solved.server.log,
    }
    assert [name for name, text in places.items() if token in text] == []


def test_the_page_is_the_one_of_chesslearn_serve(hosted: Hosted) -> None:
    config = json.loads(hosted.page.locator("#jupyter-config-data").text_content() or "")
    assert set(config["chesslearn"]) == {"en", "ru", "uk"}
    names = {extension["name"] for extension in config["federated_extensions"]}
    allowed = configuration(Options(pool=0)).VoilaConfiguration.extension_allowlist
    assert "anywidget" in names and names <= set(allowed)


def test_leaving_the_page_ends_its_kernel(hosted: Hosted) -> None:
    hosted.page.goto(f"{hosted.server.address}api/status")
    hosted.server.wait_for("Kernel shutdown")
