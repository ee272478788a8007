"""The command line: what it does, and what it says when it cannot."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from chesslearn import printing, server
from chesslearn.course import Progress
from chesslearn.i18n import COMPILE, CatalogMissing
from tests.cli.running import run


def test_the_built_in_course_has_no_problems(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check") == (0, "No problems.\n", "")


def test_every_problem_of_a_file_is_listed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "mine"\ncolour = 3\n', "utf-8")
    status, out, _ = run(capsys, "check", str(path))
    assert status == 1
    assert len(out.splitlines()) > 1
    assert "colour" in out


def test_a_file_that_is_not_there_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, err = run(capsys, "check", "nowhere.toml")
    assert (status, err) == (1, "chesslearn: no such file: nowhere.toml\n")


def test_coverage_is_for_people_and_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    _, text, _ = run(capsys, "coverage")
    _, data, _ = run(capsys, "coverage", "--json")
    taught = json.loads(data)["core"]["taught"]
    assert taught > 0
    assert re.search(rf"^core: {taught} of \d+$", text, re.M)


def test_progress_is_shown_from_a_code_and_a_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    progress = Progress()
    progress.note_solved("rook", "stars")
    path = tmp_path / "progress.json"
    path.write_text(progress.to_json(), "utf-8")
    for source in (progress.to_code(), str(path)):
        assert run(capsys, "progress", "show", source) == (0, "rook: stars\n", "")


@pytest.mark.parametrize("content", ["", "{", '{"version": 99}', "\ufeff"])
def test_unreadable_progress_is_explained(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: str
) -> None:
    path = tmp_path / "progress.json"
    path.write_text(content, "utf-8")
    for source in (str(path), "ABC-DEF", str(tmp_path / "missing.json")):
        status, _, err = run(capsys, "progress", "show", source)
        assert status == 1
        assert err.startswith("chesslearn: ")


@pytest.mark.parametrize(
    "words",
    [
        ["--port", "70000"],
        ["--port", "x"],
        ["--pool", "-1"],
        ["--max-learners", "0"],
        ["--lang", "de"],
        ["--idle", "9" * 5000],
    ],
)
def test_options_out_of_range_are_refused(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    status, _, err = run(capsys, *words)
    assert status == 2
    assert f"argument {words[0]}: " in err


def test_a_code_too_long_for_the_name_of_a_file_is_taken_for_a_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status, _, err = run(capsys, "progress", "show", "A" * 300)
    assert status == 1
    assert "no progress code" in err


def test_lessons_with_problems_are_told_and_the_course_is_served_without_them(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    served: list[server.Options] = []
    monkeypatch.setattr(server, "serve", served.append)
    (tmp_path / "mine.toml").write_text('id = "mine"\n', "utf-8")
    status, _, err = run(capsys, "serve", "--lessons", str(tmp_path))
    assert (status, len(served)) == (0, 1)
    assert "not shown: mine.toml" in err
    assert "Add title = ..." in err
    status, _, err = run(capsys, "--lessons", str(tmp_path / "none"))
    assert (status, len(served)) == (1, 1)
    assert "no such folder" in err


def test_a_taken_port_gives_way_to_a_free_one(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = server.bind("127.0.0.1", 0)
    port = taken[0].getsockname()[1]
    monkeypatch.setattr(server, "PORT", port)
    others = server.bind("127.0.0.1", None)
    assert others[0].getsockname()[1] not in (0, port)
    with pytest.raises(server.ServerError, match=f"port {port} cannot be opened"):
        server.bind("127.0.0.1", port)
    for each in (*taken, *others):
        each.close()


def test_an_address_of_another_computer_is_refused() -> None:
    with pytest.raises(server.ServerError, match=r"--host 127\.0\.0\.1"):
        server.bind("192.0.2.1", None)


def test_what_is_missing_is_named_with_its_cure(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(server, "_NEEDED", ("chess", "no_such_module"))
    with pytest.raises(server.ServerError, match=r"no_such_module cannot be imported.*pip install"):
        server.check_installation()
    monkeypatch.setattr(server, "_NEEDED", ())
    monkeypatch.setattr(server, "TEMPLATES", tmp_path / "templates")
    with pytest.raises(server.ServerError, match="front end"):
        server.check_installation()


def test_catalogs_that_are_not_compiled_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(_language: str, _paper: object) -> bytes:
        raise CatalogMissing

    monkeypatch.setattr(printing, "gallery_pdf", missing)
    status, _, err = run(capsys, "gallery", "-o", str(tmp_path / "gallery.pdf"))
    assert status == 1
    assert COMPILE in err


def test_the_gallery_is_in_the_language_of_the_terminal_unless_another_is_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def noted(language: str, _paper: object) -> bytes:
        asked.append(language)
        return b""

    monkeypatch.setenv("CHESSLEARN_LANG", "uk")
    monkeypatch.setattr(printing, "gallery_pdf", noted)
    words = ["gallery", "-o", str(tmp_path / "gallery.pdf")]
    assert run(capsys, *words)[0] == run(capsys, *words, "--lang", "ru")[0] == 0
    assert asked == ["uk", "ru"]
