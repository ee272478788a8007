"""The one diagram: what it shows, and that black and white is enough to tell its marks apart."""

from __future__ import annotations

import re
import typing
import xml.etree.ElementTree as ET

import chess
import pytest

from chesslearn.diagram import Diagram, body, men_defs, men_of, svg
from chesslearn.words import drawing

EMPTY = Diagram({})
MARKS = typing.get_args(drawing.MarkKind)
ARROWS = typing.get_args(drawing.ArrowKind)


def shapes(picture: Diagram) -> str:
    """Return what a picture adds to the empty board, without its colours."""
    added = body(picture).removeprefix(body(EMPTY)[:-4])
    return re.sub(r'#[0-9a-f]{3,6}|opacity="[.\d]+"', "", added)


def test_it_is_well_formed_and_has_a_text_alternative() -> None:
    picture = svg(Diagram(men_of(chess.Board())), 'a "start" & <more>')
    root = ET.fromstring(picture)
    assert root.get("role") == "img"
    assert root.get("aria-label") == 'a "start" & <more>'


def test_each_man_stands_on_its_square_and_is_defined_once() -> None:
    picture = svg(Diagram(men_of(chess.Board())), "start")
    assert picture.count("<use ") == 32
    assert all(picture.count(f'id="{color}-pawn"') == 1 for color in ("white", "black"))
    assert men_defs("NnN").count("<g id=") == 2


@pytest.mark.parametrize(("side", "corner"), [("white", "0 700"), ("black", "700 0")])
def test_it_can_be_turned(side: typing.Literal["white", "black"], corner: str) -> None:
    picture = svg(Diagram({"a1": "R"}, orientation=side), "a rook")
    assert f'<g transform="translate({corner})"><use' in picture


def test_every_kind_of_mark_has_a_shape_of_its_own() -> None:
    drawn = {kind: shapes(Diagram({}, marks=(("e4", kind),))) for kind in MARKS}
    assert len(set(drawn.values())) == len(MARKS)


def test_every_kind_of_arrow_has_a_look_of_its_own() -> None:
    drawn = {kind: shapes(Diagram({}, arrows=(("e2", "e4", kind),))) for kind in ARROWS}
    assert len(set(drawn.values())) == len(ARROWS)


def test_a_found_square_keeps_its_tick_above_the_man() -> None:
    picture = body(Diagram({"e4": "P"}, marks=(("e4", "found"),)))
    assert picture.index("<use ") < picture.index("M71 21.5")


def test_pockets_stand_beside_the_board_and_coordinates_below() -> None:
    plain, pocket = Diagram({}, coordinates=False), Diagram({}, pockets="Nq")
    assert (plain.width, plain.height) == (800, 800)
    assert pocket.width > EMPTY.width > plain.width
    assert body(pocket).count("<use ") == 2
    assert "<text" not in body(plain)
    assert re.findall(r">(\w)</text>", body(EMPTY)) == [
        letter for pair in zip("87654321", "abcdefgh", strict=True) for letter in pair
    ]
