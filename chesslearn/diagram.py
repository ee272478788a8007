"""One picture of a position: board, men, marks and arrows, as SVG of our own.

It looks like the board on the screen, and every mark and arrow has a shape of
its own, so that it can be told apart in black and white: a page without a
kernel shows it, and it is printed. Lengths are in hundredths of a square.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal
from xml.sax.saxutils import quoteattr

import attrs
import chess

SIDE = 800
"""The side of the board."""

STAR = "M50 16l10.4 21.6 23.6 3.2-17.2 16.6 4.2 23.6L50 69.6 29 81l4.2-23.6L16 40.8l23.6-3.2z"
"""The outline of a star on a square."""

_EDGE = 50
_GAP = 60
_LIGHT, _DARK, _INK = "#f1ead9", "#a9bbdb", "#2b3654"
_LAST, _REFUSED, _HERE, _HINT, _GOLD = "#ffe06a", "#b34e08", "#2248a0", "#8a5c00", "#ffc933"
_HEAD, _SHAFT, _BACK, _SHORT = 46, 18, 18, 8


@attrs.frozen
class Diagram:
    """What one picture shows.

    ``men`` maps squares to men as letters, capital for White. ``marks`` are
    pairs of a square and a kind, ``arrows`` triples of two squares and a kind,
    the kinds of `chesslearn.words.drawing`. ``pockets`` holds the men beside
    the board as letters, in any order.
    """

    men: Mapping[str, str]
    marks: tuple[tuple[str, str], ...] = ()
    arrows: tuple[tuple[str, str, str], ...] = ()
    last_move: tuple[str, ...] = ()
    check: str | None = None
    orientation: Literal["white", "black"] = "white"
    coordinates: bool = True
    pockets: str = ""

    @property
    def width(self) -> int:
        """The width of the picture, edges and pockets included."""
        return SIDE + self._edge + (120 if self.pockets else 0)

    @property
    def height(self) -> int:
        """The height of the picture."""
        return SIDE + self._edge

    @property
    def _edge(self) -> int:
        return _EDGE if self.coordinates else 0


def men_of(board: chess.BaseBoard) -> dict[str, str]:
    """Return the men of a board by their squares, as `Diagram` takes them.

    >>> men_of(chess.Board("8/8/8/8/8/8/8/Kk6 w - - 0 1"))
    {'b1': 'k', 'a1': 'K'}
    """
    return {chess.square_name(square): man.symbol() for square, man in board.piece_map().items()}


def svg(diagram: Diagram, label: str, *, size: int = 360, beside: Diagram | None = None) -> str:
    """Return the picture as one SVG ``size`` wide, with ``label`` as its text alternative.

    A second picture ``beside`` it, in the same measure, makes the SVG wider.
    """
    used = [*diagram.men.values(), *diagram.pockets]
    width, drawn = diagram.width, body(diagram)
    if beside is not None:
        used += [*beside.men.values(), *beside.pockets]
        drawn += f'<g transform="translate({width + _GAP} 0)">{body(beside)}</g>'
        width += _GAP + beside.width
    name = quoteattr(label, {'"': "&quot;"})
    scale = size / diagram.width
    return (
        f'<svg role="img" aria-label={name} xmlns="http://www.w3.org/2000/svg" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 {width} {diagram.height}" '
        f'width="{round(scale * width)}" height="{round(scale * diagram.height)}">'
        f"<defs>{men_defs(used)}</defs>{drawn}</svg>"
    )


def men_defs(letters: Iterable[str]) -> str:
    """Return the definitions that `body` refers to, each man once."""
    # Only pages without a kernel and printed ones need pictures; a learner's kernel is spared their source.
    import chess.svg

    return "".join(chess.svg.PIECES[letter] for letter in sorted(set(letters)))


def body(diagram: Diagram) -> str:
    """Return the picture without its frame: to be put into a larger SVG that has the `men_defs`."""
    return "".join(_layers(diagram))


def _layers(diagram: Diagram) -> Iterator[str]:
    yield f'<g transform="translate({diagram._edge} 0)">'
    yield _squares()
    for square in diagram.last_move:
        yield _at(diagram, square, f'<rect width="100" height="100" fill="{_LAST}" opacity=".64"/>')
    if diagram.check:
        yield _at(diagram, diagram.check, f'<rect width="100" height="100" fill="{_REFUSED}" opacity=".45"/>')
    for square, kind in diagram.marks:
        yield _at(diagram, square, _mark(kind))
    for square, letter in sorted(diagram.men.items()):
        yield _at(diagram, square, _man(letter))
    for square in (square for square, kind in diagram.marks if kind == "found"):
        yield _at(diagram, square, _TICK)
    yield from (_arrow(diagram, *arrow) for arrow in diagram.arrows)
    yield f'<rect width="{SIDE}" height="{SIDE}" fill="none" stroke="{_INK}" stroke-width="3"/>'
    yield from _pockets(diagram)
    yield "</g>"
    if diagram.coordinates:
        yield from _coordinates(diagram)


def _squares() -> str:
    dark = "".join(
        f"M{column * 100} {row * 100}h100v100h-100z"
        for row in range(8)
        for column in range(8)
        if (row + column) % 2
    )
    board = f'<rect width="{SIDE}" height="{SIDE}" fill="{_LIGHT}"/>'
    return f'{board}<path fill="{_DARK}" d="{dark}"/>'


def _corner(diagram: Diagram, square: str) -> tuple[int, int]:
    column, row = "abcdefgh".index(square[0]), 8 - int(square[1])
    if diagram.orientation == "black":
        column, row = 7 - column, 7 - row
    return column * 100, row * 100


def _at(diagram: Diagram, square: str, shape: str) -> str:
    x, y = _corner(diagram, square)
    return f'<g transform="translate({x} {y})">{shape}</g>'


def _man(letter: str) -> str:
    color = "white" if letter.isupper() else "black"
    name = f"{color}-{chess.piece_name(chess.PIECE_SYMBOLS.index(letter.lower()))}"
    # The men are drawn on a field of 45.
    return f'<use xlink:href="#{name}" transform="scale(2.2222)"/>'


def _coordinates(diagram: Diagram) -> Iterator[str]:
    ranks, files = "87654321", "abcdefgh"
    if diagram.orientation == "black":
        ranks, files = ranks[::-1], files[::-1]
    font = 'font-family="DejaVu Sans, Arial, sans-serif" font-size="38" text-anchor="middle"'
    yield f'<g {font} fill="{_INK}">'
    for index, (rank, file) in enumerate(zip(ranks, files, strict=True)):
        yield f'<text x="{_EDGE / 2:g}" y="{index * 100 + 64}">{rank}</text>'
        yield f'<text x="{_EDGE + index * 100 + 50}" y="{SIDE + 39}">{file}</text>'
    yield "</g>"


def _pockets(diagram: Diagram) -> Iterator[str]:
    """Each side's pocket stands at the right, on its own half."""
    for mine in (True, False):
        men = sorted(letter for letter in diagram.pockets if letter.isupper() is mine)
        below = mine is (diagram.orientation == "white")
        for index, letter in enumerate(men):
            y = SIDE - 100 * (index + 1) if below else 100 * index
            yield f'<g transform="translate({SIDE + 15} {y})">{_man(letter)}</g>'


def _line(color: str, width: int, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return f'fill="none" stroke="{color}" stroke-width="{width}"{dashed}'


def _wash(color: str, opacity: str) -> str:
    return f'<rect width="100" height="100" fill="{color}" opacity="{opacity}"/>'


def _hatching() -> str:
    """Return lines from the lower left to the upper right, cut off at the edges of the square."""
    lines = ""
    for offset in range(25, 200, 25):
        x1, y1 = (0, offset) if offset <= 100 else (offset - 100, 100)
        lines += f"M{x1} {y1}L{y1} {x1}"
    return lines


_TICK = (
    f'<circle cx="79" cy="21" r="17" fill="{_HERE}"/>'
    '<path d="M71 21.5l6 6 10.5-12" fill="none" stroke="#fff" stroke-width="5"/>'
)
_MARKS: Mapping[str, str] = {
    "refused": f'<path d="{_hatching()}" {_line(_REFUSED, 6)} opacity=".6"/>'
    f'<rect x="3.5" y="3.5" width="93" height="93" {_line(_REFUSED, 7)}/>',
    "attacked": f'<circle cx="50" cy="50" r="43" {_line(_REFUSED, 8)}/>',
    "path": f'<circle cx="50" cy="50" r="13" fill="{_HERE}"/>',
    "piece": f'<rect x="4" y="4" width="92" height="92" rx="14" {_line(_HERE, 6)}/>',
    "here": _wash("#5c93ff", ".35")
    + f'<rect x="4.5" y="4.5" width="91" height="91" {_line(_HERE, 9, "20 12")}/>',
    "hint": f'<circle cx="50" cy="50" r="44" fill="{_GOLD}" opacity=".65"/>'
    f'<circle cx="50" cy="50" r="41" {_line(_HINT, 7, "22 10")}/>',
    "star": f'<path d="{STAR}" fill="{_GOLD}" stroke="{_HINT}" stroke-width="4" stroke-linejoin="round"/>',
    "found": _wash("#5c93ff", ".42"),
    "hill": f'<path d="M24 70L50 32L76 70" {_line(_HERE, 6)} stroke-linejoin="round" opacity=".5"/>',
    "goal": f'<path d="M4 26V4h22M74 4h22v22M96 74v22H74M26 96H4V74" {_line(_HERE, 7)}/>'
    f'<circle cx="50" cy="50" r="9" fill="{_HERE}"/>',
}
_ARROWS: Mapping[str, str] = {
    "attack": f'fill="{_REFUSED}" opacity=".85"',
    "refused": f'fill="#fff" fill-opacity=".45" stroke="{_REFUSED}" stroke-width="5" stroke-dasharray="18 9"',
    "hint": f'fill="{_GOLD}" stroke="{_HINT}" stroke-width="4"',
    "show": f'fill="#fff" fill-opacity=".75" stroke="{_HERE}" stroke-width="6" stroke-linejoin="round"',
}


def _mark(kind: str) -> str:
    return _MARKS[kind]


def _arrow(diagram: Diagram, start: str, end: str, kind: str) -> str:
    (x1, y1), (x2, y2) = _corner(diagram, start), _corner(diagram, end)
    angle = math.degrees(math.atan2(y2 - y1, x2 - x1))
    length = math.hypot(x2 - x1, y2 - y1) - _BACK - _SHORT
    half, neck = _SHAFT / 2, length - _HEAD
    outline = f"M0 {-half:g}H{neck:.1f}V{-_HEAD / 2:g}L{length:.1f} 0L{neck:.1f} {_HEAD / 2:g}V{half:g}H0z"
    place = f"translate({x1 + 50} {y1 + 50}) rotate({angle:.2f}) translate({_BACK} 0)"
    return f'<path transform="{place}" d="{outline}" {_ARROWS[kind]}/>'
