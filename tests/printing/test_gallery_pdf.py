"""The printed gallery: whole, readable in every language, and clear about what is missing."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pypdf
import pytest

from chesslearn import printing
from chesslearn.cli import main
from chesslearn.gallery import CHAPTERS, all_exhibits, plate
from chesslearn.i18n import LANGUAGES, translator
from chesslearn.printing import A4, LETTER, PrintingError, _cairo, gallery_pdf
from chesslearn.words import gallery as says

NO_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{cache}</cachedir></fontconfig>
"""


def squeezed(text: str) -> str:
    """Return a text without its spaces: what reads a PDF guesses them from the distances."""
    return re.sub(r"\s+", "", text)


@cache
def sentences(language: str) -> tuple[str, ...]:
    """Return all that the gallery says in a language."""
    t = translator(language)
    plates = [plate(t, exhibit) for exhibit in all_exhibits()]
    said = [(shown.caption, shown.said.headline, shown.said.text, *shown.more) for shown in plates]
    return (*(says.chapter(t, name) for name in CHAPTERS), *(text for texts in said for text in texts))


@pytest.fixture(scope="module", params=list(LANGUAGES))
def printed(request: pytest.FixtureRequest) -> tuple[str, pypdf.PdfReader]:
    paper = LETTER if request.param == "uk" else A4
    return request.param, pypdf.PdfReader(io.BytesIO(gallery_pdf(request.param, paper)))


def test_everything_is_printed(printed: tuple[str, pypdf.PdfReader]) -> None:
    language, reader = printed
    text = squeezed("".join(page.extract_text() for page in reader.pages))
    assert [sentence for sentence in sentences(language) if squeezed(sentence) not in text] == []


def test_every_page_is_numbered_and_of_one_size(printed: tuple[str, pypdf.PdfReader]) -> None:
    language, reader = printed
    width, height = (612, 792) if language == "uk" else (595, 842)
    for number, page in enumerate(reader.pages, 1):
        assert f"·{number}/{len(reader.pages)}" in squeezed(page.extract_text())
        assert (round(page.mediabox.width), round(page.mediabox.height)) == (width, height)


def test_every_letter_has_a_glyph() -> None:
    """A letter that the font lacks would be printed as a box, without a word."""
    letters = {letter for language in LANGUAGES for sentence in sentences(language) for letter in sentence}
    assert _cairo.missing(_cairo.family(), "".join(sorted(letters))) == ""


def test_the_command_writes_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    def gallery(language: str, paper: printing.Paper) -> bytes:
        asked.append((language, paper.name))
        return b"%PDF"

    monkeypatch.setattr(printing, "gallery_pdf", gallery)
    out = tmp_path / "gallery.pdf"
    assert main(["gallery", "-o", str(out)]) == 0
    assert main(["gallery", "-o", str(out), "--lang", "ru", "--paper", "letter"]) == 0
    assert asked == [("en", "a4"), ("ru", "letter")]
    assert out.read_bytes() == b"%PDF"


def test_a_folder_that_is_not_there_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(printing, "gallery_pdf", lambda language, paper: b"")
    assert main(["gallery", "-o", str(tmp_path / "no" / "gallery.pdf")]) == 1
    assert "cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (ImportError("No module named 'cairosvg'"), "pip install 'chesslearn[print]'"),
        (OSError('no library called "cairo-2" was found'), "apt install libcairo2"),
    ],
    ids=["no-package", "no-library"],
)
def test_what_is_missing_is_told_with_its_cure(
    error: Exception,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def fail(name: str) -> object:
        raise error

    monkeypatch.setattr(_cairo, "import_module", fail)
    with pytest.raises(PrintingError, match=re.escape(told)):
        _cairo.load("cairosvg")
    for known in (_cairo.family, _cairo.width, _cairo._font):
        known.cache_clear()
    assert main(["gallery", "-o", str(tmp_path / "gallery.pdf")]) == 1
    assert told in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_computer_without_fonts_is_told_so(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(NO_FONTS.format(cache=tmp_path / "cache"), "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "chesslearn", "gallery", "-o", str(tmp_path / "gallery.pdf"), "--lang", "uk"],
        env={"FONTCONFIG_FILE": str(config), "PATH": "", "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert "fonts-dejavu-core" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "gallery.pdf").exists()
