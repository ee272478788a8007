"""The catalogs are complete, and the check finds each kind of fault."""

from __future__ import annotations

import gettext
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from buildtools import catalogs
from buildtools.catalog_checks import faults, text_faults
from buildtools.extraction import templates

JUDGE = """
def words(t):
    yield t.gettext("The {piece} on e4 is pinned.")
    yield t.pgettext("genitive", "rook")
    yield t.ngettext("{n} step", "{n} steps", 2)
"""
GOOD = {
    "ru": [
        (None, "The {piece} on e4 is pinned.", "{piece:N} e4 в связке."),
        ("genitive", "rook", "ладьи"),
        (None, ("{n} step", "{n} steps"), ("{n} шаг", "{n} шага", "{n} шагов")),
    ],
    "uk": [
        (None, "The {piece} on e4 is pinned.", "{piece:N} e4 у зв’язці."),
        ("genitive", "rook", "тури"),
        (None, ("{n} step", "{n} steps"), ("{n} крок", "{n} кроки", "{n} кроків")),
    ],
}


def test_the_catalogs_are_complete() -> None:
    assert catalogs.check() == []


def test_update_has_nothing_to_do() -> None:
    for language in catalogs.LANGUAGES:
        for room, template in templates().items():
            path = catalogs.locales() / language / f"{room}.po"
            text = catalogs.po_text(catalogs.merged(template, catalogs.read(path, language)), language)
            assert path.read_text("utf-8") == text, f"run: python -m buildtools.catalogs update {room}"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A small source tree with complete catalogs."""
    package = tmp_path / "chesslearn" / "words" / "judge"
    package.mkdir(parents=True)
    (package / "reasons.py").write_text(JUDGE, "utf-8")
    catalogs.update(tmp_path)
    for language, entries in GOOD.items():
        path = catalogs.locales(tmp_path) / language / "judge.po"
        catalog = catalogs.read(path, language)
        for context, source, text in entries:
            message = catalog.get(source if isinstance(source, str) else source[0], context)
            assert message is not None
            message.string = text
        path.write_text(catalogs.po_text(catalog, language), "utf-8")
    return tmp_path


def _change(tree: Path, old: str, new: str, language: str = "ru") -> list[str]:
    path = catalogs.locales(tree) / language / "judge.po"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new), "utf-8")
    return catalogs.check(tree)


def test_a_good_tree_has_no_fault(tree: Path) -> None:
    assert catalogs.check(tree) == []
    assert catalogs.update(tree) == []


def test_compile_makes_a_catalog_that_gettext_reads(tree: Path) -> None:
    for path in catalogs.compile_all(tree):
        with path.open("rb") as file:
            catalog = gettext.GNUTranslations(file)
        assert catalog.pgettext("genitive", "rook") in ("ладьи", "тури")
        assert [catalog.ngettext("{n} step", "{n} steps", n)[4:6] for n in (1, 2, 5, 21)] in (
            ["шаг"[:2], "ша", "ша", "ша"],
            ["кр", "кр", "кр", "кр"],
        )
        forms = [catalog.ngettext("{n} step", "{n} steps", n) for n in (1, 21, 2, 22, 5, 11, 12, 100)]
        assert forms[0] == forms[1] != forms[2] == forms[3] != forms[4] == forms[5] == forms[6] == forms[7]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('msgstr "ладьи"', 'msgstr ""', "empty"),
        ('msgctxt "genitive"', '#, fuzzy\nmsgctxt "genitive"', "fuzzy"),
        ("{piece:N} e4 в", "Фигура e4 в", "placeholder lost: piece"),
        ("{piece:N} e4 в", "{piece:N} {to} e4 в", "placeholder added: to"),
        ("{piece:N}", "{piece:X}", "unknown form 'X'"),
        (" e4 в", " e5 в", "squares or moves lost: e4"),
        (" e4 в", " е4 в", "Cyrillic letter in the square"),
        ("связке", "cвязке", "Latin 'c' inside the word"),
        ("связке", "связке check", "Latin word 'check'"),
        ("связке", "зв\u2019язці", "Ukrainian letters"),
        ('msgstr "ладьи"', 'msgstr "rook"', "identical to the English"),
        ('msgstr "ладьи"', 'msgstr "чужой ферзем"', "е for ё"),
        ('msgstr "ладьи"', 'msgstr "туры"', "words to avoid"),
        ('msgstr "ладьи"', 'msgstr "ладьи - вот"', "a hyphen as dash"),
        ('msgstr "ладьи"', 'msgstr "\\"ладьи\\""', "straight quotes"),
        ('msgstr "ладьи"', 'msgstr "в\u00a0ладьи"', "no-break space"),
        ('\nmsgstr[2] "{n} шагов"', "", "2 plural forms, ru has 3"),
        ('msgstr[2] "{n} шагов"', 'msgstr[2] "{n} шагов"\nmsgstr[3] "{n} шага"', "the file can not be read"),
        ('msgid "rook"', 'msgid "castle"', "stale"),
    ],
)
def test_a_doctored_catalog_is_found_out(tree: Path, old: str, new: str, said: str) -> None:
    found = _change(tree, old, new)
    assert any(said in line for line in found), found
    assert all(line.startswith("chesslearn/locales/ru/judge.po: ") for line in found)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("зв’язці", "зв'язці", "the apostrophe is ’"),
        ("зв’язці", "связці ы", "Russian letters: ы"),
        ("тури", "ладьї", "words to avoid"),
        ("тури", "королева", "words to avoid"),
    ],
)
def test_a_doctored_ukrainian_catalog_is_found_out(tree: Path, old: str, new: str, said: str) -> None:
    found = _change(tree, old, new, "uk")
    assert any(said in line for line in found), found


def test_a_changed_source_makes_its_translation_fuzzy(tree: Path) -> None:
    source = tree / "chesslearn" / "words" / "judge" / "reasons.py"
    source.write_text(JUDGE.replace("is pinned.", "is now pinned."), "utf-8")
    assert any("missing" in line for line in catalogs.check(tree))
    assert any("stale" in line for line in catalogs.check(tree))
    catalogs.update(tree)
    assert any("fuzzy" in line for line in catalogs.check(tree))
    assert not any("stale" in line for line in catalogs.check(tree))


def test_a_missing_file_and_a_file_without_source_are_found(tree: Path) -> None:
    folder = catalogs.locales(tree) / "ru"
    (folder / "judge.po").rename(folder / "extra.po")
    found = catalogs.check(tree)
    assert any("judge.po: the file is missing" in line for line in found)
    assert any("extra.po: no source" in line for line in found)


def test_update_keeps_the_order_of_the_source_and_no_dates(tree: Path) -> None:
    text = (catalogs.locales(tree) / "uk" / "judge.po").read_text("utf-8")
    assert text.index("pinned") < text.index("rook") < text.index("{n} step")
    assert "Date" not in text
    assert "nplurals=3" in text


@pytest.mark.parametrize(
    ("language", "source", "text"),
    [
        ("ru", "Play Nf3 or O-O, then e2 to e4.", "Сыграйте Кf3 или 0-0, затем с поля e2 на e4."),
        ("uk", "The rook goes Ra1 to Rxa8.", "Тура йде з Тa1 на Тxa8."),
        ("ru", "The e-file and **two** squares", "Вертикаль e и **два** поля"),
        ("ru", "A list:\n- one\n- two", "Список:\n- один\n- два"),
        ("ru", "{king:Own d} is in check.", "{king:Own d} шах."),
    ],
)
def test_good_texts_pass(language: str, source: str, text: str) -> None:
    assert list(text_faults(source, text, language)) == []


@pytest.mark.parametrize(
    ("language", "source", "text", "said"),
    [
        ("ru", "Play Nf3.", "Сыграйте Nf3.", "squares or moves lost: Кf3"),
        ("uk", "Play Rf3.", "Зіграйте Лf3.", "squares or moves lost: Тf3"),
        ("ru", "Play O-O.", "Сыграйте O-O.", "castling"),
        ("ru", "**Two** squares", "Два поля", "another number of **"),
        ("ru", "A list:\n- one\n- two", "Список:\n- один и два", "list items"),
        ("ru", "The {piece}", "{piece", "can not be read"),
        ("ru", "The {piece}", "{piece:own d}", "unknown form"),
    ],
)
def test_bad_texts_do_not(language: str, source: str, text: str, said: str) -> None:
    assert any(said in fault for fault in text_faults(source, text, language))


def test_faults_name_the_text() -> None:
    template, catalog = Catalog(), Catalog()
    template.add("x" * 80, context="rook/go")
    (line,) = faults(template, catalog, "ru")
    assert line.startswith("[rook/go] 'xxx")
    assert "..." in line
