"""Records for every code of the judge, over all pieces and both sides."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from chesslearn.rules.codes import NOTES, REASONS, Code
from chesslearn.rules.facts import CHOICES, FACT_CODES, FactCode
from chesslearn.rules.types import Fact, Note, Reason

LETTERS = "KQRBNP"
LINE = "QRB"
SIDES = ("white", "black")

_SQUARES = {
    "from": ("e2",), "to": ("e4",), "king": ("e1",), "rook": ("h1",), "attackers": ("e8", "b4"),
    "checkers": ("e8", "b4"), "protector": ("d5",), "protectors": ("d5", "c6"), "pinned": ("e3",),
    "pinner": ("e7",), "captured": ("d5",), "blockers": ("e3",), "passed": ("f1",), "path": ("f1", "g1"),
    "history": ("d7", "d5"), "options": ("f3", "h3"), "attacks": ("d3", "f3"), "hill": ("d4", "e4"),
    "men": ("c1", "f8"), "pawns": ("a4", "a5"), "guarded": ("b4",), "kings": ("e1", "e8"),
    "rooks": ("a1", "h1"), "helpers": ("f7", "g7"), "end": ("h8",),
}  # fmt: skip

_HOW = {
    "game-over": ("checkmate", "stalemate", "variant-win", "variant-draw", "dead-position", "fivefold",
                  "seventyfive"),
    "ep-not-double-step": ("step", "capture", "drop"),
}  # fmt: skip

_PIECES = {
    "wrong-way": "KQRBN", "path-blocked": LINE, "pinned": "QRBNP", "relative-pin": "QRBNP",
    "moves-along-pin": "QRBP", "check-unanswered": "QRBNP", "exposes-king": "QRBNP", "double-check": "QRBNP",
}  # fmt: skip
_SPECIAL = {"pinner": LINE, "checker2": "QRB", "blocker": LETTERS, "choice": "QRBN"}


def _domain(code: str, name: str) -> tuple[object, ...]:
    if (code, name) in CHOICES:
        return CHOICES[code, name]
    match name:
        case "side" | "by" | "owner" | "blocker_side" | "turn" | "lost" | "winner":
            return SIDES
        case "piece":
            return tuple(_pieces(code))
        case "target" | "attacker" | "protector" | "checker" | "blocker" | "pinner" | "checker2" | "choice":
            return tuple(_SPECIAL.get(name, LETTERS if name != "checker" else "QRBNP"))
        case "how":
            return _HOW[code]
        case "pieces":
            return ("", "RB") if code == "pocket-no-help" else ("RB", "PN", "KQ")
        case "move":
            return ("Bxh1", "O-O")
        case "moves":
            return (("Kf1", "Ke7", "Qd8#"), ("Kf1", "Ke7", "Kf2", "Kd6", "Kf3", "Kd5", "Qd8#"))
        case "returned" | "replaced" | "home":
            return (True, False)
        case "wing":
            return ("king", "queen")
        case "reason":
            return ("castling-through-check",)
        case "left" | "count" | "index" | "number" | "needed" | "positions" | "rank":
            return (1, 2, 5, 21) if name in ("left", "count") else (4,)
        case _:
            return ("RN",)


def _pieces(code: str) -> str:
    if code.startswith(("pawn-", "ep", "promotion-missing", "promotion-bad")):
        return "P"
    return "K" if code.startswith("king-") else _PIECES.get(code, LETTERS)


def _params(code: str, names: tuple[str, ...]) -> Iterator[dict[str, object]]:
    """Yield values so that each value of each param comes up, with both sides."""
    domains = [_domain(code, name) for name in names]
    longest = max((len(domain) for domain in domains), default=1)
    for turn, side in itertools.product(range(longest), SIDES):
        params = {name: domain[turn % len(domain)] for name, domain in zip(names, domains, strict=True)}
        if "side" in params:
            params["side"] = side
        if "owner" in params:
            params["owner"] = "black" if side == "white" else "white"
        yield params


def _of(row: Code) -> Iterator[tuple[dict[str, tuple[str, ...]], dict[str, object]]]:
    for roles in (row.needs, row.roles):
        squares = {role: _SQUARES[role] for role in roles}
        yield from ((squares, params) for params in _params(row.code, row.params))
    if "number" in row.params:
        names = tuple(name for name in row.params if name not in ("move", "number", "by"))
        if row.code == "ep-expired":
            yield from (({r: _SQUARES[r] for r in row.needs}, params) for params in _params(row.code, names))


def reasons() -> Iterator[Reason]:
    """Yield reasons of every code."""
    for row in REASONS.values():
        yield from (Reason(row.code, squares, params, row.rule) for squares, params in _of(row))


def notes() -> Iterator[Note]:
    """Yield notes of every code."""
    for row in NOTES.values():
        yield from (Note(row.code, squares, params, row.rule) for squares, params in _of(row))


def facts() -> Iterator[Fact]:
    """Yield facts of every code."""
    for row in FACT_CODES.values():
        yield from _facts(row)


def _facts(row: FactCode) -> Iterator[Fact]:
    squares = {role: _SQUARES[role] for role in row.roles}
    for params in _params(row.code, row.params):
        yield Fact(row.code, squares, params)
        if row.code == "occurrence" or row.code.startswith("differs-"):
            yield Fact(row.code, squares, {**params, "move": ""})
