"""Pages: lines that fit their column, blocks that stay together, papers, and fonts."""

from __future__ import annotations

import io
import itertools

import chess
import pypdf
import pytest

from chesslearn.diagram import Diagram, men_of
from chesslearn.printing import A4, LETTER, Paper, _cairo, pdf
from chesslearn.printing.pages import Block, Words, flow, page, wrap

LONG = "Король прошёл бы через f1, а\u00a0это поле атакует слон\u00a0a6. Через битое поле не рокируются. " * 4
BOARD = Diagram(men_of(chess.Board()))


def read(data: bytes) -> pypdf.PdfReader:
    return pypdf.PdfReader(io.BytesIO(data))


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("room", [90, 200, 499])
def test_no_line_is_wider_than_its_column(room: float, bold: bool) -> None:
    lines = wrap(LONG.strip(), room, 10, bold=bold)
    assert " ".join(lines) == LONG.strip()
    assert all(_cairo.width(line, bold=bold) * 10 <= room for line in lines)
    assert all(
        _cairo.width(f"{line} {after.split(' ')[0]}", bold=bold) * 10 > room
        for line, after in itertools.pairwise(lines)
    )


def test_a_word_that_is_too_wide_stands_alone() -> None:
    assert wrap("a Donaudampfschifffahrt b", 30, 10) == ["a", "Donaudampfschifffahrt", "b"]


def test_no_break_spaces_hold() -> None:
    assert wrap("а\u00a0это поле", 10, 10) == ["а\u00a0это", "поле"]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_pages_are_full_and_blocks_stay_whole(paper: Paper) -> None:
    blocks = [Block((Words(LONG),), BOARD) for _ in range(11)]
    pages = flow(blocks, paper)
    assert [block for sheet in pages for block in sheet] == blocks
    room = paper.height - 2 * paper.margin
    for sheet in pages:
        assert sum(block.height(paper) for block in sheet) - sheet[-1].after <= room
    for sheet, following in itertools.pairwise(pages):
        assert sum(block.height(paper) for block in [*sheet, following[0]]) - following[0].after > room


def test_a_heading_goes_with_what_follows() -> None:
    blocks = []
    for number in range(30):
        blocks += [Block((Words(f"Heading {number}", size=15),), heading=True), Block((Words(LONG),), BOARD)]
    assert all(not sheet[-1].heading for sheet in flow(blocks, A4))


def test_a_block_that_fits_nowhere_has_a_page_to_itself() -> None:
    huge = Block((Words(LONG * 40),))
    assert [len(sheet) for sheet in flow([Block((Words("a"),)), huge, Block((Words("b"),))], A4)] == [1, 1, 1]


@pytest.mark.parametrize("paper", [A4, LETTER], ids=lambda paper: paper.name)
def test_the_pdf_has_the_size_of_the_paper(paper: Paper) -> None:
    made = read(pdf([Block((Words("Привіт"),), BOARD)], paper, "Гра", "uk"))
    assert len(made.pages) == 1
    box = made.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx((paper.width, paper.height), abs=0.1)
    assert made.metadata is not None
    assert made.metadata.title == "Гра"
    assert made.root_object["/Lang"] == "uk"


def test_text_is_escaped() -> None:
    assert "a &lt; b &amp; c" in page([Block((Words("a < b & c"),))], A4)


def test_a_font_with_all_letters_is_found() -> None:
    assert _cairo.missing(_cairo.family(), _cairo.SAMPLE) == ""


def test_a_letter_without_a_glyph_is_noticed() -> None:
    assert _cairo.missing(_cairo.family(), "Ж\U0010fffd") == "\U0010fffd"
