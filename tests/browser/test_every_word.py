"""Every text and every label on every page comes from the catalogs, and the longest fit a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from buildtools import pseudo
from chesslearn.i18n import translator
from chesslearn.words.interface import strings
from tests.browser import test_accessible as screens
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.reading import dictionary, said, too_wide
from tests.browser.serving import Server
from tests.words.strange import plain_words, strange

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def at(address: str) -> Callable[[Learner], None]:
    def go(learner: Learner) -> None:
        learner.open(address)

    go.__name__ = address
    return go


def exam(learner: Learner) -> None:
    learner.open("?page=exam&seed=1")
    with learner.answered():
        learner.page.locator("main .cl-big").click()


PAGES = [
    *screens.SCREENS,
    at("?page=explorer"),
    at("?page=progress"),
    at("?page=placement"),
    at("?page=game"),
    at("?page=quiz"),
    exam,
    *(
        at(f"?lesson={lesson}&step={step}")
        for lesson, step in (("board", 2), ("start", 3), ("pin", 2), ("notation", 4), ("repetition", 3))
    ),
    at("?lesson=crazyhouse&step=2"),
    at("?lesson=bughouse&step=2"),
]
FEWER = [
    screens.home, screens.hint, screens.refusal, screens.solved, screens.choices,
    screens.settings, screens.recap,
    at("?page=explorer"), at("?page=progress"), at("?page=game"), at("?lesson=bughouse&step=2"),
]  # fmt: skip


@pytest.fixture(scope="module")
def strange_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that speaks the language that nobody speaks as well."""
    folder = tmp_path_factory.mktemp("strange")
    pseudo.make(folder / "locales")
    with Server("--port", "0", folder=folder, CHESSLEARN_LOCALES=str(folder / "locales")) as running:
        yield running


def test_no_word_is_outside_the_catalogs_and_all_fit_a_phone(
    new_learner: NewLearner, strange_server: Server
) -> None:
    learner = new_learner(address=strange_server.address, **PHONE)
    learner.page.add_init_script(f"localStorage.setItem('chesslearn.language', '{pseudo.CODE}')")
    learner.language, learner.words = pseudo.CODE, strings(strange())
    found = {}
    for page in PAGES:
        page(learner)
        plain = [text for text in said(learner) if plain_words(text)]
        found[page.__name__] = plain + too_wide(learner)
    assert {name: what for name, what in found.items() if what} == {}


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_catalogs_know_every_text(new_learner: NewLearner, language: str) -> None:
    learner = new_learner(language, **PHONE)
    assert learner.words == strings(translator(language))
    found = {}
    for page in FEWER:
        page(learner)
        unknown = [text for text in said(learner) if not dictionary(language).knows(text)]
        found[page.__name__] = unknown + too_wide(learner)
    assert {name: what for name, what in found.items() if what} == {}
