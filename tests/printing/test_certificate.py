"""The certificate: one sheet across in three languages, on two papers."""

from __future__ import annotations

from datetime import date
from xml.etree import ElementTree

import pytest

from chesslearn.i18n import translator
from chesslearn.printing import PAPERS
from chesslearn.printing.certificate import BLANK, certificate_pdf, certificate_png, certificate_svg

DAY = date(2026, 5, 3)


@pytest.mark.parametrize("paper", PAPERS.values(), ids=PAPERS)
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_sheet_is_across_and_says_what_it_should(language: str, paper: object) -> None:
    svg = certificate_svg(translator(language), right=18, total=20, day=DAY, paper=paper)  # type: ignore[arg-type]
    root = ElementTree.fromstring(svg)
    width, height = (float(root.get(name, "").removesuffix("pt")) for name in ("width", "height"))
    assert width > height
    said = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]
    assert BLANK in said
    assert any("18" in text and "20" in text for text in said)
    assert any(text in ("2026-05-03", "03.05.2026") for text in said)


def test_a_name_is_text_and_nothing_else() -> None:
    name = "Ada <script> & “Co”"
    svg = certificate_svg(translator("en"), right=16, total=20, day=DAY, name=name)
    ElementTree.fromstring(svg)
    assert "<script>" not in svg
    assert BLANK not in svg


def test_it_is_printed_and_painted() -> None:
    t = translator("uk")
    assert certificate_pdf(t, name="Ївга", right=16, total=20, day=DAY, paper="letter").startswith(b"%PDF")
    assert certificate_png(t, name="Ївга", right=16, total=20, day=DAY, scale=0.5).startswith(b"\x89PNG")
