"""The texts for the terminal: none is missing, none is left over, and the parser's own are all retold."""

from __future__ import annotations

import ast
import io
import string
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import chesslearn
from chesslearn import cli
from chesslearn._arguments import Parser, whole_number
from chesslearn.course import Progress, ProgressError
from chesslearn.i18n import Translator, translator
from chesslearn.words import terminal
from tests.cli.running import english

PACKAGE = Path(chesslearn.__file__).parent
ENGLISH = translator("en")
ERRORS = ("HostError", "ServerError", "PrintingError")


def raised() -> Iterator[tuple[str, set[str] | None]]:
    """Yield each code that the sources raise, with what it names where that can be told from the call."""
    for path in PACKAGE.rglob("*.py"):
        for call in (
            each for each in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(each, ast.Call)
        ):
            if isinstance(call.func, ast.Name) and call.func.id in ERRORS and call.args:
                names = {keyword.arg for keyword in call.keywords}
                known = None if None in names else {name for name in names if name}
                code = ast.unparse(call.args[0]).removeprefix("f").strip("'")
                for kind in ("broken", "newer") if "{" in code else ("",):
                    yield code.replace("{error.code}", kind), known


def test_every_fault_that_is_raised_has_its_text_and_all_that_it_names() -> None:
    texts = terminal.faults(ENGLISH)
    found = list(raised())
    assert {code for code, _ in found} == set(texts)
    for code, names in found:
        wanted = {name for _, name, _, _ in string.Formatter().parse(texts[code]) if name}
        assert names is None or wanted <= names, code


@pytest.mark.parametrize(("text", "code"), [("ABC-DEF", "broken"), ('{"version": 99}', "newer")])
def test_progress_fails_with_these_codes(text: str, code: str) -> None:
    read: Callable[[str], Progress] = Progress.from_json if "{" in text else Progress.from_code
    with pytest.raises(ProgressError) as failed:
        read(text)
    assert failed.value.code == code


class Asked(dict[str, str]):
    """Texts that note which of them were asked for."""

    def __init__(self, texts: dict[str, str]) -> None:
        super().__init__(texts)
        self.keys_asked: set[str] = set()

    def __getitem__(self, key: str) -> str:
        self.keys_asked.add(key)
        return super().__getitem__(key)


@pytest.mark.parametrize("group", ["helps", "places"])
def test_every_text_of_the_help_is_used(group: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Asked(getattr(terminal, group)(ENGLISH))
    monkeypatch.setattr(terminal, group, lambda _: texts)
    cli._parser(ENGLISH)
    assert texts.keys_asked == set(texts)


@pytest.mark.parametrize("language", ["ru", "uk"])
@pytest.mark.parametrize(
    "message",
    [
        "the following arguments are required: -o/--output",
        "unrecognized arguments: --bad worse",
        "argument --lang: expected one argument",
        "argument --no-browser: ignored explicit argument '3'",
        "argument --lang: invalid choice: 'de' (choose from 'en', 'ru', 'uk')",
        "argument --lang: invalid choice: 'de' (choose from en, ru, uk)",
        "argument --lang: invalid choice: 'ukr', maybe you meant 'uk'? (choose from en, ru, uk)",
        "argument --lang: invalid choice: 'a (choose from b) c' (choose from en, ru, uk)",
        "ambiguous option: --l could match --lang, --lessons",
        "ambiguous option: --l=en could match --lang, --lessons",
        "argument --lang: unrecognized arguments: a\nb",
    ],
)
def test_every_wording_of_the_standard_library_is_retold(
    capsys: pytest.CaptureFixture[str], language: str, message: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        Parser(t=translator(language), prog="chesslearn").error(message)
    assert ended.value.code == 2
    assert not english(capsys.readouterr().err, "bad worse 'de' de ukr a (choose from b) c --l=en output")


def test_a_wording_that_is_not_known_is_passed_on(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        Parser(t=translator("uk"), prog="chesslearn").error("argument --lang: something new")
    assert "помилка: --lang: something new" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        ("port", ("0", "8866", "65535"), ("65536", "-1", "x", "", "٣", "1.5", " 1")),
        ("number", ("0", "999999999"), ("-1", "1000000000", "9" * 5000)),
        ("positive", ("1", "40"), ("0", "00")),
    ],
)
def test_numbers_are_taken_in_their_range(kind: str, right: tuple[str, ...], wrong: tuple[str, ...]) -> None:
    read = partial(whole_number, ENGLISH, kind)
    assert [read(text) for text in right] == [int(text) for text in right]
    for text in wrong:
        with pytest.raises(Exception, match="expected a"):
            read(text)


@pytest.mark.parametrize(
    ("encoding", "spoken"),
    [("utf-8", "uk"), ("cp1251", "uk"), ("cp866", "en"), ("latin-1", "en"), ("ascii", "en")],
)
def test_a_language_is_spoken_where_its_letters_can_be_shown(
    monkeypatch: pytest.MonkeyPatch, encoding: str, spoken: str
) -> None:
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(io.BytesIO(), encoding))
    assert terminal.spoken("uk").language == spoken


def test_letters_that_cannot_be_shown_are_written_in_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    page = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(page, "ascii"))
    terminal.show_all_letters()
    print("ж", flush=True)
    assert page.getvalue() == b"\\u0436\n"


def test_without_compiled_catalogs_the_terminal_is_spoken_to_in_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def lost(language: str) -> Translator:
        if language != "en":
            raise terminal.CatalogMissing(language)
        return ENGLISH

    monkeypatch.setattr(terminal, "translator", lost)
    assert terminal.spoken("uk") is ENGLISH
