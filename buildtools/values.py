"""What the functions that say something are called with in the table of sentences."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any, get_args

from buildtools.samples import COUNTS, SIDES
from chesslearn.course import ProgressError
from chesslearn.course.outcomes import CHOICE_CODES
from chesslearn.course.state import StepState
from chesslearn.i18n import Translator
from chesslearn.play.records import ResultCode
from chesslearn.rules.codes import REASONS
from chesslearn.words import game_setup

BOTH = (False, True)
VALUES: dict[str, tuple[object, ...]] = {
    **dict.fromkeys(("number", "done", "rules", "minutes", "right", "moves"), COUNTS),
    "count": (21,), "total": (5, 21), "frame": ((0, 3), (1, 3)), "code": tuple(CHOICE_CODES),
    "still_open": (0, *COUNTS),
    "again": (0, *COUNTS), "best": (None, *COUNTS), "passed": BOTH, "answered": BOTH, "check": BOTH,
    "rival": BOTH, "playing": BOTH, "true": BOTH, "mine": (None, *BOTH), "color": BOTH,
    "winner": (None, *SIDES), "you": (None, *SIDES), "side": SIDES, "white": COUNTS, "black": COUNTS,
    "answer": ("e4",), "packages": (("stockfish",),), "variant": ("standard", "chess960"),
    "because": ([],), "day": (date(2026, 3, 14),), "increment": (3, 7.5), "page": ("placement", "exam"),
}  # fmt: skip
"""The values of a parameter, by its name."""

SPECIAL: dict[str, tuple[object, ...]] = {
    "page.side.name": SIDES, "page.card_status.done": (0, 1, 19, 20), "page.card_status.total": (1, 2, 5, 21),
    "memory.sitting_title.kind": ("placement", "exam", "review", "practice", "quiz"),
    "memory.noted.kind": ("placement", "exam"), "memory.strength.name": ("new", "fresh", "steady", "strong"),
    "certificate.label.name": ("date", "signature"), "memory.mark.right": BOTH,
    "memory.account_lead.known": (0, *COUNTS), "memory.part_found.known": BOTH,
    "memory.placement_result.known": (0, *COUNTS), "memory.nothing_due.days": (None, *COUNTS),
    "game_setup.clock.minutes": (2, 1.5), "versus.played.move": ("Nf3",), "versus.replied.move": ("Nf3",),
    "tried.name.reason": tuple(REASONS), "game.ended.code": get_args(ResultCode), "gallery.claim.right": BOTH,
    "gallery.flag.winner": (None, *BOTH),
    "gallery.chapter.name": ("moves", "pawns", "en-passant", "castling", "king", "pocket", "notes", "status",
                             "beliefs", "claims", "flags"),
    "explorer.verdict_on_belief.belief": ("checkmate", "stalemate", "threefold", "fifty", "insufficient"),
}  # fmt: skip
"""The values of one function's parameter, where the name alone does not tell them."""

NOTICES: list[tuple[str, Any]] = [
    ("no-lesson", None), ("no-step", None), ("reset", None), *(("restored", n) for n in COUNTS),
    ("progress-code", ProgressError("broken")), ("progress-code", ProgressError("newer")),
    ("progress-file", ProgressError("broken")), ("progress-kept", ProgressError("broken")),
]  # fmt: skip
PGN = {"san": "Nf3", "number": 3, "side": "black", "name": "Atomic", "limit": 2000}
TYPED: dict[str, Any] = {"text": "xyz", "square": "e4", "to": "e4", "squares": ("d2", "f3")}
MOVES = [
    *((f"4k3/8/8/8/8/2{man}5/7P/4K3 w - - 0 1", "h2h4") for man in "QRBN"),
    *((f"7k/8/8/8/3{man}4/2B5/8/K7 w - - 0 1", "c3d4") for man in "qrbnp"),
    *((f"7k/8/8/8/3{man}4/8/3R4/K7 b - - 0 1", "h8g8") for man in "QRBN"),
    ("7k/8/8/8/8/2Q5/8/K7 w - - 0 1", "c3c4"), ("7k/8/8/8/8/2R5/8/K7 w - - 0 1", "c3c4"),
    ("7k/8/8/8/8/2N5/8/K7 w - - 0 1", "c3d5"), ("7k/8/8/8/8/2r5/8/K7 b - - 0 1", "c3c4"),
    ("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "e1g1"), ("4k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1", "e1c1"),
    ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8g8"), ("r3k2r/8/8/8/8/8/8/4K3 b kq - 0 1", "e8c8"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), ("8/4k2P/8/8/8/8/8/4K3 w - - 0 1", "h7h8q"),
    ("8/4k2P/8/8/8/8/8/4K3 w - - 0 1", "h7h8r"), ("8/4k2P/8/8/8/8/8/4K3 w - - 0 1", "h7h8b"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"), ("7k/8/5KQ1/8/8/8/8/8 w - - 0 1", "g6f7"),
]  # fmt: skip


def values_of(t: Translator, code: str, name: str) -> tuple[object, ...]:
    """Return the values of a parameter of a function; raises `LookupError` where none are known."""
    if f"{code}.{name}" in SPECIAL:
        return SPECIAL[f"{code}.{name}"]
    if name in ("lesson", "what"):
        title = t.pgettext("rook", "The rook")
        return (None, title) if code == "memory.placement_result" else (title,)
    if name == "name":
        return tuple(who for who, _ in game_setup.rivals(t).values())
    if name not in VALUES:
        raise LookupError(f"{code}: no values for the parameter {name!r}")
    return VALUES[name]


def states() -> Iterator[StepState]:
    """Yield states of a step with everything that is counted."""
    for number in COUNTS:
        yield StepState(round=(number, 21))
        yield StepState(moves_made=number, par=4)
        yield StepState(moves_made=number, unit="played")
        yield StepState(moves_made=number, unit="played", par=4)
        for unit in ("found", "move", "placed", "ordered"):
            yield StepState(goal_count=number, goal_total=21, unit=unit)
