"""Which squares and arrows show a reason, a note or a fact on the board.

The attempt is hatched, what attacks or shields is ringed, and an arrow leads
from each attacker to what it attacks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal

import attrs

from chesslearn.rules.types import Fact, Note, Reason

if TYPE_CHECKING:
    from chesslearn.play.coach import Remark

MarkKind = Literal["refused", "attacked", "path", "piece", "hint", "star", "found", "goal", "here", "hill"]
ArrowKind = Literal["refused", "attack", "hint", "show"]
Record = Reason | Note | Fact


@attrs.frozen
class Mark:
    """A marked square; the kinds are those of the protocol."""

    square: str
    kind: MarkKind


@attrs.frozen
class Arrow:
    """An arrow between two squares; the kinds are those of the protocol."""

    from_: str
    to: str
    kind: ArrowKind


@attrs.frozen
class Drawing:
    """Marks and arrows, at most one mark a square and one arrow a pair of squares."""

    marks: tuple[Mark, ...] = ()
    arrows: tuple[Arrow, ...] = ()


_MARKS: tuple[tuple[str, MarkKind], ...] = (
    ("attackers", "piece"),
    ("checkers", "piece"),
    ("protector", "piece"),
    ("protectors", "piece"),
    ("pinner", "piece"),
    ("pinned", "piece"),
    ("blockers", "piece"),
    ("men", "piece"),
    ("helpers", "piece"),
    ("pawns", "piece"),
    ("kings", "piece"),
    ("passed", "attacked"),
    ("guarded", "attacked"),
    ("captured", "here"),
    ("rook", "here"),
    ("rooks", "here"),
    ("options", "path"),
    ("path", "path"),
    ("hill", "goal"),
    ("end", "goal"),
    ("king", "here"),
)
"""Role to kind of mark; the earlier role wins a square that has several."""

_QUIET = frozenset({"options", "path"})
"""Roles that show a way out: drawn for the codes whose words speak of it."""

_SPEAKS_OF_OPTIONS = frozenset(
    {"wrong-way", "castling-too-far", "pinned", "capture-declined", "king-step-not-castling",
     "answer-move", "answer-block", "answer-drop", "blocker-pinned"}
)  # fmt: skip
_SPEAKS_OF_PATH = frozenset({"line-not-blocked", "drop-blocks-check"})
_MANY = 8


def draw(record: Record) -> Drawing:
    """Return what to draw for one record."""
    marks = {mark.square: mark for mark in reversed(list(_marks(record)))}
    arrows = {(arrow.from_, arrow.to): arrow for arrow in reversed(list(_arrows(record)))}
    return Drawing(tuple(reversed(marks.values())), tuple(reversed(arrows.values())))


def remark(said: Remark) -> Drawing:
    """Return what to draw for a remark of the coach: what is in danger, and what the man that moved looks at.

    A mate that was missed is told and not drawn: the board has gone on.
    """
    squares = said.squares
    if said.code in ("hangs", "threat-capture"):
        target = squares["man"][0]
        return Drawing((Mark(target, "attacked"),), (Arrow(squares["attackers"][0], target, "attack"),))
    if said.code in ("allows-mate", "threat-mate"):
        start, end = squares["from"][0], squares["to"][0]
        return Drawing((Mark(squares["king"][0], "attacked"),), (Arrow(start, end, "attack"),))
    if said.code in ("forks", "threatens", "defends"):
        start, men = squares["to"][0], squares["men"]
        marks = tuple(Mark(square, "here") for square in men)
        return Drawing(marks, tuple(Arrow(start, square, "show") for square in men))
    return Drawing()


def _marks(record: Record) -> Iterator[Mark]:
    squares = record.squares
    if isinstance(record, Reason):
        yield from (Mark(square, "refused") for square in squares.get("to", ()))
        if "to" not in squares:
            yield from (Mark(square, "refused") for square in squares.get("from", ()))
    elif isinstance(record, Fact) and "attackers" in squares:
        yield from (Mark(square, "attacked") for square in squares.get("to", ()))
    for role, kind in _MARKS:
        found = squares.get(role, ())
        if role in _QUIET and not _shown(record.code, role, len(found)):
            continue
        yield from (Mark(square, kind) for square in found)
    if not isinstance(record, Reason):
        yield from (Mark(square, "here") for square in squares.get("to", ()))
        if isinstance(record, Fact):
            yield from (Mark(square, "piece") for square in squares.get("from", ()))


def _shown(code: str, role: str, count: int) -> bool:
    return count <= _MANY and code in (_SPEAKS_OF_OPTIONS if role == "options" else _SPEAKS_OF_PATH)


def _arrows(record: Record) -> Iterator[Arrow]:
    squares = record.squares
    for attacker, target in _attacks(record):
        yield Arrow(attacker, target, "attack")
    if isinstance(record, Reason):
        yield from _history(squares.get("history", ()))
        if len(squares.get("from", ())) == 1 and len(squares.get("to", ())) == 1:
            yield Arrow(squares["from"][0], squares["to"][0], "refused")
    elif isinstance(record, Fact):
        for start in squares.get("from", ()):
            yield from (Arrow(start, end, "show") for end in squares.get("to", ()))


def _history(squares: tuple[str, ...]) -> Iterator[Arrow]:
    if len(squares) >= 2 and squares[0] != squares[1]:
        yield Arrow(squares[0], squares[1], "show")


def _attacks(record: Record) -> Iterator[tuple[str, str]]:
    """Yield who attacks what, by the roles at hand."""
    squares = record.squares
    king = squares.get("king", ())
    for role, targets in (
        ("checkers", king),
        ("attackers", _passed(record) if "passed" in squares else _attacked(record)),
        ("pinner", _shielded(record)),
        ("protector", squares.get("to", ()) if isinstance(record, Reason) else ()),
        ("protectors", squares.get("to", ())),
    ):
        for attacker in squares.get(role, ()):
            yield from ((attacker, target) for target in targets if attacker != target)


def _passed(record: Record) -> tuple[str, ...]:
    """Return the squares on a king's or rook's way; of several men it is not known which attacks which."""
    squares = record.squares
    known = len(squares["passed"]) == 1 or len(squares.get("attackers", ())) == 1
    # An attack of the past may have come from a man that is gone.
    known = known and (record.code != "castling-after-block" or "blockers" in squares)
    return squares["passed"] if known else ()


def _shielded(record: Record) -> tuple[str, ...]:
    """Return what a pinner looks at: the man behind the pinned one, or that one where `king` is another."""
    squares = record.squares
    if record.code in ("king-into-attack", "pinned-man-gives-check"):
        return squares.get("pinned", ())
    return squares.get("king" if "pinned" in squares else "protector", ())


def _attacked(record: Record) -> tuple[str, ...]:
    squares = record.squares
    if record.code in ("exposes-king", "ep-exposes-king", "man-guarded-en-passant", "fault-opposite-check"):
        return squares.get("king", ())
    if record.code in ("castling-rook-attacked",):
        return squares.get("rook", ())[:1]
    if record.code == "ep-no-right":
        return ()
    return squares.get("to", ()) or squares.get("king", ())
