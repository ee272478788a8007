"""A real server and a real Chromium; every page is looked over when its test ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.browser.learner import Learner
from tests.browser.serving import Server

NewLearner = Callable[..., Learner]
LOCALES = {"en": "en-GB", "ru": "ru-RU", "uk": "uk-UA"}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this process share."""
    with Server("--port", "0", folder=tmp_path_factory.mktemp("home")) as running:
        yield running


@pytest.fixture
def new_learner(server: Server, browser: Browser) -> Iterator[NewLearner]:
    """Make learners with browsers of their own; at the end nothing may have gone wrong on their pages."""
    learners: list[Learner] = []

    def make(language: str = "en", address: str | None = None, **options: Any) -> Learner:
        context = browser.new_context(
            **{
                "locale": LOCALES[language],
                "reduced_motion": "reduce",
                "viewport": {"width": 1180, "height": 760},
                **options,
            }
        )
        learners.append(Learner(context, address or server.address, language))
        return learners[-1]

    yield make
    found = {fault for learner in learners for fault in look_over(learner)}
    for learner in learners:
        # As a person closes a page, so that its kernel ends with it.
        learner.page.goto("about:blank")
        learner.page.context.close()
    assert not found


def look_over(learner: Learner) -> list[str]:
    """Return what is wrong on a page that no test may leave behind: faults, cell errors, foreign requests."""
    errors = learner.page.locator(".cl-error, [data-output=error], [data-mime-type$=stderr]")
    strangers = learner.hosts - {urlsplit(learner.address).netloc}
    return [*learner.faults, *errors.all_inner_texts(), *(f"a request to {host}" for host in strangers)]


@pytest.fixture
def learner(new_learner: NewLearner) -> Learner:
    """One English learner."""
    return new_learner()
