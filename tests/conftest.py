"""What tests in more than one folder need."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from buildtools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser


# The same examples in every run, however slow the machine.
settings.register_profile("same", derandomize=True, deadline=None)
settings.load_profile("same")


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command line and the notebooks speak English, whatever the locale of who tests."""
    monkeypatch.setenv("CHESSLEARN_LANG", "en")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Return a running Chromium, the only one of this process.

    Playwright cannot be started twice in a process, so every test with a
    browser takes this one and opens a context of its own.
    """
    from playwright.sync_api import sync_playwright

    program = chromium.ensure()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        yield browser
        browser.close()


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Hide the event loop that Playwright keeps in this thread from tests that have no browser.

    Once a browser runs, its loop counts as running between its calls too, and no test of
    the same process could run a loop of its own, or see what happens where there is none.
    """
    if "browser" in request.fixturenames:
        yield
        return
    loop = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)
