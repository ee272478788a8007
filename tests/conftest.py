"""What tests in more than one folder need."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from buildtools import chromium

if TYPE_CHECKING:
    from playwright.sync_api import Browser


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
