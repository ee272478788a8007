"""The choice of a language, and the polish of texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from chesslearn import i18n
from chesslearn.course import load_course
from chesslearn.i18n import LANGUAGES, choose, polish, translator

NB = "\u00a0"
WIDEST = 19
"""So many letters stand side by side on a card of the home page, the narrowest text there is."""


@pytest.mark.parametrize(
    ("query", "saved", "browser", "env", "expected"),
    [
        ("", None, (), None, "en"),
        ("", None, (), "uk_UA.UTF-8", "uk"),
        ("", None, ("de-DE", "ru-RU", "en"), "uk", "ru"),
        ("", None, ("fr", "de"), None, "en"),
        ("", "uk", ("ru",), "ru", "uk"),
        ("?lang=ru", "uk", ("en",), "uk", "ru"),
        ("lesson=rook&lang=UK-ua", None, ("en",), None, "uk"),
        ("?lang=ua", None, (), None, "uk"),
        ("?lang=tlh&lesson=rook", "ru", (), None, "ru"),
        ("?lang=", "tlh", ("be", "uk"), None, "uk"),
        ("?lang=de&lang=ru", None, (), None, "ru"),
        ("", "", ("",), "", "en"),
    ],
)
def test_choice(
    query: str, saved: str | None, browser: tuple[str, ...], env: str | None, expected: str
) -> None:
    assert choose(query, saved, browser, env) == expected


def test_each_language_has_its_own_name() -> None:
    assert dict(LANGUAGES) == {"en": "English", "ru": "Русский", "uk": "Українська"}


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'de'"):
        translator("de")


def test_missing_catalog_says_what_to_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(i18n, "_FOLDERS", {"ru": tmp_path})
    translator.cache_clear()
    try:
        with pytest.raises(i18n.CatalogMissing, match=r"python -m buildtools\.catalogs compile"):
            translator("ru")
    finally:
        translator.cache_clear()


def test_empty_text_is_not_the_header_of_the_catalog(t: i18n.Translator) -> None:
    assert t.gettext("") == ""
    assert t.pgettext("rook", "") == ""


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("ru", "Конь в связке — и всё.", f"Конь в{NB}связке{NB}— и{NB}всё."),
        ("ru", "осталось 2 хода, 5 шагов", f"осталось 2{NB}хода, 5{NB}шагов"),
        ("ru", "ст. 3.8.2 Правил ФИДЕ", f"ст.{NB}3.8.2 Правил ФИДЕ"),
        ("ru", "из шахмат-960 и сказать", f"из шахмат-960 и{NB}сказать"),
        ("ru", "№ 4: с поля e4 на e5", f"№{NB}4: с{NB}поля e4 на e5"),
        ("uk", "З поля e4 й до поля e5", f"З{NB}поля e4 й{NB}до поля e5"),
        ("uk", "тура в’їхала у кут", f"тура в’їхала у{NB}кут"),
        ("en", "a king, 2 moves — done", f"a king, 2{NB}moves{NB}— done"),
        ("ru", "<p>и <b>в</b> 1.Кf3 Кc6</p>", f"<p>и{NB}<b>в</b> 1.Кf3 Кc6</p>"),
    ],
)
def test_polish(language: str, text: str, expected: str) -> None:
    once = polish(text, language)
    assert once == expected
    assert polish(once, language) == once


def lesson_texts(t: i18n.Translator) -> Iterator[str]:
    course = load_course()
    for lesson in map(course.lesson, course.lessons):
        yield from (t.polished(lesson.id, text) for text in (lesson.title, lesson.aim))
        for step in lesson.steps:
            texts = (step.title, step.text, step.ask, step.done)
            yield from (t.polished(f"{lesson.id}/{step.id}", text) for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_stays_together_is_no_wider_than_a_card(language: str) -> None:
    texts = lesson_texts(translator(language))
    runs = {run for text in texts for run in re.split("[ \n]", text) if NB in run}
    assert runs
    assert [run for run in runs if len(run) > WIDEST] == []
