"""Records for every code of the judge and of the tasks, over all men, both sides and some counts."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from chesslearn.course.outcomes import OUTCOME_CODES, Outcome
from chesslearn.play.coach.records import CODES, Remark
from chesslearn.rules.codes import NOTES, REASONS, Code
from chesslearn.rules.facts import CHOICES, FACT_CODES, FactCode
from chesslearn.rules.types import Fact, Note, Reason

LETTERS = "KQRBNP"
LINE = "QRB"
SIDES = ("white", "black")
COUNTS = (1, 2, 5, 11, 21)

_SQUARES = {
    "from": ("e2",), "to": ("e4",), "king": ("e1",), "rook": ("h1",), "attackers": ("e8", "b4"),
    "checkers": ("e8", "b4"), "protector": ("d5",), "protectors": ("d5", "c6"), "pinned": ("e3",),
    "pinner": ("e7",), "captured": ("d5",), "blockers": ("e3",), "passed": ("f1",), "path": ("f1", "g1"),
    "history": ("d7", "d5"), "options": ("f3", "h3"), "attacks": ("d3", "f3"), "hill": ("d4", "e4"),
    "men": ("c1", "f8"), "pawns": ("a4", "a5"), "guarded": ("b4",), "kings": ("e1", "e8"),
    "rooks": ("a1", "h1"), "man": ("e4",), "helpers": ("f7", "g7"), "end": ("h8",),
}  # fmt: skip

_ELSEWHERE: dict[str, dict[str, tuple[str, ...]]] = {
    "castling-blocked": {"blockers": ("b1",)},
    "not-your-turn": {"from": ()},
    "fault-checkers": {"checkers": ("e8",)},
}
"""Other squares of some codes, of which something else is said."""

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
            return COUNTS if name in ("left", "count") else (4,)
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
        if row.code in _ELSEWHERE:
            others = squares | _ELSEWHERE[row.code]
            yield from ((others, params) for params in _params(row.code, row.params))
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
        if row.code in _ELSEWHERE:
            yield Fact(row.code, squares | _ELSEWHERE[row.code], params)
        if row.code == "occurrence" or row.code.startswith("differs-"):
            yield Fact(row.code, squares, {**params, "move": ""})


_VALUES: dict[str, tuple[str | int, ...]] = {
    "moves": COUNTS, "par": (2, 5), "left": COUNTS, "found": (1,), "number": (1,),
    "total": (3,), "code": ("pinned",), "square": ("e4",), "answer": ("e4", "light", "dark"),
    "given": ("d4", "light", "dark"), "piece": tuple("KQRBNP"), "to": ("e4",),
    "first": ("a1",), "last": ("h8",), "text": ("z9",),
    "side": ("white", "black"), "target": ("d5",), "move": ("Kxg8+", "O-O"), "san": ("Nf3",), "count": (7,),
    "how": ("checkmate", "variant-win", "promote", "capture", "block", "stalemate", "dead-position",
            "no-move", "threefold", "fifty", "fivefold"),
    "best": (0, 1, 5),
    "line": ("Rxd5 exd5",), "taken": COUNTS, "declined": (0, 1),
    "where": ("own", "beside"), "beside": ("N@f3",),
}  # fmt: skip
_SPECIAL_VALUES: dict[tuple[str, str], tuple[str | int, ...]] = {
    ("drill-not", "answer"): ("e4",), ("drill-not", "given"): ("d4",), ("drill-not-name", "given"): ("d4",),
    ("match-round", "answer"): ("Kxg8+",),
    ("square-not-file", "name"): ("e",), ("square-not-rank", "name"): tuple("12345678"),
    ("square-not-colour", "name"): ("light", "dark"),
    ("notation-letter", "given"): tuple("KQRBNP"), ("notation-promotion", "piece"): tuple("QRBN"),
    ("notation-promotion-piece", "piece"): tuple("QRBN"),
    ("notation-letter-missing", "piece"): tuple("KQRBN"),
    ("notation-castling", "side"): ("king", "queen"), ("notation-castling-side", "side"): ("king", "queen"),
    ("claim-not", "given"): ("no-claim", "threefold", "fifty", "dead-position"),
    ("drill-not-exchange", "given"): (0, 5),
    ("drill-not-array", "given"): ("array-allowed", "array-bishops", "array-king", "array-mirror"),
    ("drill-not-status", "given"): ("check", "checkmate", "stalemate", "none"),
}  # fmt: skip


_REMARKS: dict[str, tuple[str | int, ...]] = {
    "piece": tuple("QRBNP"), "attacker": tuple("PQRBNK"), "target": tuple("RBNPQ"),
    "since": ("now", "before"),
    "pieces": ("RN", "QB", "KP"), "count": (1, 2), "move": ("Qd8#", "O-O#"), "wing": ("king", "queen"),
}  # fmt: skip
_REMARKED = {"hangs": ("undefended", "cheaper", "outnumbered"), "captures": ("free", "good", "even", "bad")}


def remarks() -> Iterator[Remark]:
    """Yield remarks of the coach of every code."""
    for row in CODES.values():
        squares = {role: _SQUARES[role] for role in row.roles}
        domains = [
            _REMARKED.get(row.code, _REMARKED["hangs"]) if name == "how" else _REMARKS[name]
            for name in row.params
        ]
        for values in itertools.product(*domains):
            yield Remark(row.code, squares, dict(zip(row.params, values, strict=True)))


def outcomes() -> Iterator[Outcome]:
    """Yield outcomes of every code."""
    for code, names in OUTCOME_CODES.items():
        domains = [_SPECIAL_VALUES.get((code, name)) or _VALUES[name] for name in names]
        for values in itertools.product(*domains):
            yield Outcome(kind="progress", code=code, params=dict(zip(names, values, strict=True)))
