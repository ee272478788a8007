"""The language of the command line: which one it is, and that nothing in it is left in English."""

from __future__ import annotations

import ctypes
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from chesslearn import printing, server
from chesslearn.i18n import translator
from chesslearn.words import terminal
from tests.cli.running import ROOT, english, run, run_apart

LANGUAGES = ("ru", "uk")
LESSON = ROOT / "chesslearn" / "content" / "lessons" / "rook.toml"
_CYRILLIC = re.compile(r"[А-Яа-яІіЇїЄєҐґ]")

COMMANDS = ("", "serve", "check", "coverage", "progress", "progress show", "gallery")
ERRORS = (
    "--bad", "nosuch", "serve extra", "serve --port", "serve --port x", "serve --port 70000",
    "serve --pool -1", "serve --port 0x10", "serve --max-learners 0", "serve --idle 9999999999",
    "serve --lang de", "serve --lang ukr", "serve --l en", "serve --l=en", "serve --no-browser=3",
    "serve --host", "serve --lessons {here}/none",
    "check --bad", "check {here}/none.toml", "check {here} {here}/none.toml",
    "coverage extra", "coverage --json=3",
    "progress", "progress nosuch", "progress sho", "progress show", "progress show a b",
    "progress show ABC-DEF", "progress show {here}/none.json", "progress show {here}/newer.json",
    "progress show {here}/folder.json", "progress show {here}/letters.json",
    "gallery", "gallery -o", "gallery -o {here}", "gallery -o {here}/none/x.pdf",
    "gallery -o {here}/newer.json/x.pdf", "gallery -o x.pdf --paper a5", "gallery -o x.pdf --lang",
)  # fmt: skip


def test_a_word_of_english_is_found() -> None:
    assert english("использование: chesslearn serve [--lang {en,ru,uk}] a b FILE") == ["FILE"]
    assert english("нет файла: /tmp/there.toml or not", "check /tmp/there.toml") == ["or", "not"]


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Each language in turn, as that of the terminal."""
    monkeypatch.setenv("CHESSLEARN_LANG", request.param)
    return str(request.param)


@pytest.fixture
def here(tmp_path: Path) -> Path:
    """Return a folder with files of progress that cannot be read."""
    (tmp_path / "newer.json").write_text('{"version": 99}', "utf-8")
    (tmp_path / "letters.json").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder.json").mkdir()
    return tmp_path


@pytest.mark.parametrize(
    ("environment", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LC_MESSAGES": "ru_RU.UTF-8", "LANG": "uk_UA.UTF-8"}, "ru"),
        ({"LC_ALL": "uk_UA", "LC_MESSAGES": "ru_RU.UTF-8", "LANG": "ru_RU.UTF-8"}, "uk"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "ru_RU.UTF-8"}, "ru"),
        ({"CHESSLEARN_LANG": "ru", "LC_ALL": "uk_UA.UTF-8"}, "ru"),
        ({"CHESSLEARN_LANG": "en", "LC_ALL": "uk_UA.UTF-8"}, "en"),
        ({"CHESSLEARN_LANG": "de", "LANG": "uk_UA.UTF-8"}, "uk"),
    ],
    ids=str,
)
def test_the_language_is_that_of_the_variable_or_of_the_locale(
    environment: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CHESSLEARN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert terminal.spoken().language == spoken


@pytest.mark.parametrize(
    ("number", "language"), [(0x0419, "ru"), (0x0422, "uk"), (0x0407, "en"), (0x0000, "en")]
)
def test_on_windows_it_is_that_of_its_menus(
    number: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("CHESSLEARN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    windows = SimpleNamespace(kernel32=SimpleNamespace(GetUserDefaultUILanguage=lambda: number))
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    assert terminal.spoken().language == language
    monkeypatch.setenv("LANG", "uk_UA.UTF-8")
    assert terminal.spoken().language == "uk"


def test_serve_speaks_the_language_that_it_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CHESSLEARN_LANG", "ru")
    status, _, err = run(capsys, "--lang", "uk", "--lessons", "none")
    assert (status, err) == (1, "chesslearn: папку не знайдено: none\n")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_has_no_english(capsys: pytest.CaptureFixture[str], language: str, command: str) -> None:
    status, out, err = run(capsys, *command.split(), "--help")
    assert (status, err) == (0, "")
    assert _CYRILLIC.search(out)
    assert not english(out)
    inner = [f"{command} {name}".strip() for name in re.findall(r"^    (\w+) ", out, re.M)]
    assert set(inner) <= set(COMMANDS)


@pytest.mark.parametrize("typed", ERRORS)
def test_an_error_has_no_english(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, here: Path, language: str, typed: str
) -> None:
    monkeypatch.setattr(printing, "gallery_pdf", lambda *_: b"")
    words = typed.format(here=here)
    status, out, err = run(capsys, *words.split())
    assert (status, out) == (2 if "[-h]" in err else 1, "")
    assert _CYRILLIC.search(err)
    assert not english(err.replace("`pip install -U chesslearn`", ""), words)


@pytest.mark.parametrize("number", terminal.causes(translator("en")))
def test_why_the_system_refuses_is_told_without_english(language: str, number: int) -> None:
    error = terminal.HostError("unwritten", file="x.pdf", cause=OSError(number, "Not for the host"))
    assert not english(str(error), "x.pdf")


def test_what_has_no_words_is_told_as_the_system_tells_it(language: str) -> None:
    for error, told in ((OSError(5, "Input/output error"), "Input/output error"), (OSError("odd"), "odd")):
        assert told in str(terminal.HostError("unread", file="x", cause=error))


def test_addresses_and_ports_that_cannot_be_had_are_told_without_english(language: str) -> None:
    taken = server.bind("127.0.0.1", 0)
    port = taken[0].getsockname()[1]
    for host, number in (
        ("127.0.0.1", port), ("192.0.2.1", None), ("192.0.2.1", 8000), ("nowhere.invalid", None),
    ):  # fmt: skip
        with pytest.raises(server.ServerError) as refused:
            server.bind(host, number)
        assert not english(str(refused.value), "nowhere.invalid")
    taken[0].close()


def test_coverage_and_a_sound_course_are_told_without_english(
    capsys: pytest.CaptureFixture[str], language: str
) -> None:
    _, out, _ = run(capsys, "coverage")
    assert not english("\n".join(line for line in out.splitlines() if not line.startswith("  ")))
    _, out, _ = run(capsys, "check", str(LESSON))
    assert _CYRILLIC.search(out)
    assert not english(out)


def test_json_is_the_same_in_every_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = set()
    for each in ("en", *LANGUAGES):
        monkeypatch.setenv("CHESSLEARN_LANG", each)
        told.add(run(capsys, "coverage", "--json")[1])
    assert len(told) == 1


def test_the_locale_of_a_terminal_is_enough(tmp_path: Path) -> None:
    assert run_apart(tmp_path, "check", "none.toml", LANG="uk_UA.UTF-8", PYTHONUTF8="1") == (
        1, "", "chesslearn: файл не знайдено: none.toml\n",
    )  # fmt: skip


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_the_letters_gets_english(tmp_path: Path, encoding: str) -> None:
    (tmp_path / "kept.json").write_text(
        '{"version": 1, "lessons": {"тура": {"крок": {"solved": true}}}}', "utf-8"
    )
    for words, status, told in (
        (["--help"], 0, "usage: "), (["--bad"], 2, "unrecognized arguments"), (["ж"], 2, "unrecognized"),
        (["check", "немає.toml"], 1, "no such file"), (["progress", "show", "kept.json"], 0, "\\u"),
        (["--lang", "ru", "--lessons", "ж"], 1, "no such folder"),
    ):  # fmt: skip
        done = run_apart(tmp_path, *words, CHESSLEARN_LANG="uk", PYTHONIOENCODING=encoding, PYTHONUTF8="0")
        assert done[0] == status, done
        assert told in done[1] + done[2]
        assert "Traceback" not in done[2]


def test_problems_of_a_lesson_are_told_in_the_language_of_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "own.toml").write_text("id = 5 6\n", "utf-8")
    monkeypatch.setenv("CHESSLEARN_LANG", "uk")
    status, out, _ = run(capsys, "check", str(tmp_path / "own.toml"))
    assert status == 1
    assert out.replace("\u00a0", " ") == (
        "own.toml: це не TOML: після значення в рядку є щось зайве (рядок 1, місце 8). "
        "Погляньте, чи не пропущено там лапку або дужку.\n"
    )
