"""The language of a notebook: one line chooses it, a block may be told another, the page decides last."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from chesslearn import Board, CourseApp, Explorer, Game, StepView, lesson, note, speak, speaking
from chesslearn.gallery import chapter
from chesslearn.i18n import translator
from chesslearn.widgets._base import HouseWidget
from chesslearn.words import notebooks
from tests.widgets.browser import Page

BLOCKS: dict[str, Callable[..., HouseWidget]] = {
    "board": Board,
    "course": CourseApp,
    "explorer": Explorer,
    "game": Game,
    "lesson": lambda **told: lesson("rook", **told),
    "step": lambda **told: StepView("rook", "no-jump", **told),
    "step of a lesson": lambda **told: lesson("rook", **told).step("no-jump"),
}
TEXTS: dict[str, Callable[..., str]] = {
    "note": lambda **told: str(note("free-board", **told)),
    "plan": lambda **told: str(lesson("rook", **told).plan()),
    "chapter": lambda **told: chapter("flags", **told).title,
}
blocks = pytest.mark.parametrize("block", BLOCKS.values(), ids=list(BLOCKS))
texts = pytest.mark.parametrize("text", TEXTS.values(), ids=list(TEXTS))


@pytest.fixture(autouse=True)
def new_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing be chosen yet, as in a notebook that has just been opened."""
    monkeypatch.setattr(speaking, "_chosen", None)
    monkeypatch.delenv("CHESSLEARN_LANG", raising=False)


def after_hello(widget: HouseWidget, **hello: object) -> str:
    """Return the language of a block once its page has said which languages it likes."""
    Page(widget).hello(**{"languages": ["ru"], **hello})
    return widget.language


@blocks
def test_a_block_speaks_what_was_chosen_whatever_the_browser_likes(
    block: Callable[..., HouseWidget],
) -> None:
    speak("uk")
    assert block().language == "uk"
    assert after_hello(block(), language="ru", search="?lang=ru") == "uk"


@blocks
def test_a_block_that_is_told_a_language_speaks_that(block: Callable[..., HouseWidget]) -> None:
    speak("uk")
    assert after_hello(block(language="en")) == "en"


@blocks
def test_where_nothing_was_chosen_the_browser_decides(
    block: Callable[..., HouseWidget], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHESSLEARN_LANG", "uk")
    assert after_hello(block()) == "ru"
    assert after_hello(block(), languages=["fr"]) == "uk"
    assert after_hello(block(), language="en") == "en"
    assert after_hello(block(), language="en", search="?lang=uk") == "uk"


def test_who_chooses_a_language_on_the_page_gets_it() -> None:
    speak("uk")
    page = Page(CourseApp())
    page.hello()
    page.send(type="language", language="ru")
    assert page.widget.language == "ru"


def test_what_was_made_before_keeps_its_language() -> None:
    before = Board()
    speak("uk")
    assert (before.language, Board().language) == ("en", "uk")


@texts
def test_a_text_follows_what_was_chosen_and_what_it_is_told(text: Callable[..., str]) -> None:
    english = text()
    speak("uk")
    assert text() == text(language="uk") != english
    assert text(language="en") == english


@texts
def test_a_text_follows_the_environment(text: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHESSLEARN_LANG", "ru_RU.UTF-8")
    assert text() == text(language="ru")


def test_without_a_language_it_is_that_of_the_environment_else_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert repr(speak()) == "speak('en')"
    monkeypatch.setenv("CHESSLEARN_LANG", "uk")
    assert repr(speak()) == "speak('uk')"
    assert repr(speak("ru")) == "speak('ru')"
    assert repr(speak()) == "speak('uk')"


def test_a_language_that_the_course_lacks_is_refused_and_changes_nothing() -> None:
    speak("uk")
    with pytest.raises(ValueError, match=r"expected a language of en, .*, got 'fr'"):
        speak("fr")
    assert Board().language == "uk"


def test_every_other_language_is_offered_in_itself() -> None:
    assert str(speak("ru")) == (
        'English: write speak("en") above and run all cells again.\n'
        'Українська: напишіть вище speak("uk") і\u00a0знову виконайте всі комірки.'
    )
    assert speak("uk")._repr_mimebundle_()["text/markdown"] == (
        '- English: write `speak("en")` above and run all cells again.\n'
        '- Русский: напишите выше `speak("ru")` и\u00a0снова выполните все ячейки.\n'
    )


@pytest.mark.parametrize("name", notebooks.notes(translator("en")))
def test_a_note_is_there_in_every_language(name: str) -> None:
    told = [note(name, language=language) for language in ("en", "ru", "uk")]
    assert len({str(each) for each in told}) == 3
    for each in told:
        level = "# " if name in ("building-blocks", "gallery") else "## "
        assert each.to_markdown().startswith(level)
        assert each._repr_mimebundle_() == {"text/markdown": each.to_markdown(), "text/plain": str(each)}
        assert repr(each) == f"note({name!r})"
        assert "`" not in str(each)
        assert "{" not in str(each)


def test_a_note_that_is_not_there_names_those_that_are() -> None:
    with pytest.raises(KeyError, match="no note 'queens'; there are free-board, change-me"):
        note("queens")
