"""The closed table of the codes with which the judge tells how a position stands.

One row a code: what it means, the roles of its squares, its params, and the
article of the FIDE Laws (2023) it rests on. A `Fact` carries exactly the params
of its row and only roles of its row; a role that has no square is left out.

Params that recur: ``piece`` an upper-case letter, ``pieces`` a string of such
letters, ``side`` ``"white"`` or ``"black"``, ``move`` a move in English SAN,
``number`` the move number it had. Params that choose among few values list them
in `CHOICES`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import attrs

from .types import Fact


@attrs.frozen
class FactCode:
    """One row of the table of facts."""

    code: str
    meaning: str
    roles: tuple[str, ...] = ()
    params: tuple[str, ...] = ()
    article: str = ""


@attrs.frozen
class StatusCode:
    """One row of the table of status codes, in the order in which they win."""

    code: str
    meaning: str
    over: bool
    article: str = ""


# fmt: off
STATUS_CODES: tuple[StatusCode, ...] = (
    StatusCode("impossible-position", "no legal moves lead here; nothing else is judged", False, "3.10.3"),
    StatusCode("variant-win", "won by the variant's own rule: the hill, or the third check", True),
    StatusCode("variant-draw", "drawn by the variant's own rule", True),
    StatusCode("checkmate", "in check and without a legal move", True, "5.1.1"),
    StatusCode("stalemate", "not in check and without a legal move", True, "5.2.1"),
    StatusCode("dead-position", "no series of legal moves mates either king", True, "5.2.2"),
    StatusCode("fivefold", "the same position for the fifth time", True, "9.6.1"),
    StatusCode("seventyfive", "75 moves each without a pawn move or capture", True, "9.6.2"),
    StatusCode("double-check", "two men give check at once", False, "3.9.1"),
    StatusCode("check", "the king is attacked", False, "3.9.1"),
    StatusCode("in-progress", "the game goes on", False, "1.1"),
)
# fmt: on


def _row(code: str, meaning: str, roles: str = "", params: str = "", article: str = "") -> FactCode:
    return FactCode(code, meaning, tuple(roles.split()), tuple(params.split()), article)


# fmt: off
_ROWS = (
    # check and its answers (`piece`: the man that checks; `side`: whose king is in check)
    _row("checker", "this man gives check", "checkers king", "piece side", "3.9.1"),
    _row("answer-move", "the king can step to these squares", "king options", "side", "3.9.2"),
    _row("answer-capture", "these men can capture the checker", "from captured", "pieces side", "3.9.2"),
    _row("answer-en-passant", "these pawns can capture en passant and end the check",
         "from to captured", "side", "3.7.3.1"),
    _row("answer-block", "these men can step into the line, on these squares",
         "from options", "pieces side", "3.9.2"),
    _row("answer-drop", "pocket men can be dropped into the line", "options", "pieces side"),
    _row("only-move", "there is exactly one legal move (a drop has no from)",
         "from to captured", "piece move side", "1.4"),
    # squares round the king (mate, stalemate)
    _row("flight-guarded", "the king may not go to this square: these men guard it",
         "to attackers", "pieces side", "3.9.2"),
    _row("flight-along-line", "the square stays on the line of a checker behind the king",
         "to attackers", "pieces side", "3.9.2"),
    _row("flight-protected", "the king may not capture the man there: it is protected",
         "to protectors", "piece pieces side", "3.9.2"),
    _row("flight-own-piece", "an own man stands on the square", "to", "piece side", "3.1"),
    # why no checker can be captured, no line blocked
    _row("checker-safe", "no man attacks the checker (the king's own reach is told by the flights)",
         "checkers", "piece side", "5.1.1"),
    _row("capturer-pinned", "this man attacks the checker, but is pinned",
         "pinned pinner king checkers", "piece side", "3.9.2"),
    _row("line-unblockable", "nothing can stand between: contact, a knight or a pawn gives check",
         "checkers", "piece why side", "3.9.2"),
    _row("line-not-blocked", "no man can reach a square of the line", "path checkers", "piece side", "5.1.1"),
    _row("blocker-pinned", "this man could step into the line, but is pinned",
         "pinned pinner king options", "piece side", "3.9.2"),
    _row("double-check", "two checks at once: only a king move could answer both",
         "checkers king", "side", "3.9.2"),
    _row("pocket-no-help", "no man in the pocket can be dropped to help (pieces may be empty)",
         "", "pieces side"),
    # stalemate
    _row("not-attacked", "the king is not in check", "king", "side", "5.2.1"),
    _row("man-blocked", "this man has no move: others stand in its way",
         "from blockers", "piece side", "5.2.1"),
    _row("man-pinned", "this man is pinned and cannot move along the pin",
         "pinned pinner king", "piece side", "3.9.2"),
    _row("man-guarded-en-passant", "the pawn's en passant capture would open a line to its king",
         "from to captured attackers king", "side", "3.9.2"),
    _row("king-alone", "the side has nothing but its king", "king", "side", "5.2.1"),
    # dead positions and flag fall
    _row("material", "with these men nobody can ever mate", "men", "kind white black", "5.2.2"),
    _row("cannot-mate", "with these men this side can never mate that king", "men king", "kind side", "6.9"),
    _row("locked", "the pawns are locked for good and no king gets through", "pawns guarded", "", "5.2.2"),
    _row("shut-out", "whatever moves are made, this side's men never get at the king",
         "pawns", "side", "6.9"),
    _row("all-lines-end", "every series of legal moves was followed: none mates",
         "from to", "positions move", "5.2.2"),
    _row("mate-line", "legal moves to a mate or a variant's win by these men; its king now, at the end",
         "men helpers king end", "moves side", "6.9"),
    _row("not-decided", "the search reached its bound: no mate found, none excluded",
         "", "positions side", "6.9"),
    _row("always-can-win", "a flag fall always loses here: men come back, or the king can run to the hill",
         "king hill", "side kind"),
    _row("game-over", "the game had ended before", "", "status", "5.1.1"),
    # variant ends
    _row("hill-reached", "the king stands on the hill", "king", "side"),
    _row("checks-given", "the side has given its third check", "checkers king", "side count"),
    # repetition
    _row("occurrences", "how often this position has occurred, and how often it must",
         "", "count needed", "9.2.2"),
    _row("occurrence", "one occurrence, after this move (empty: the start)",
         "from to", "index move number side", "9.2.2"),
    _row("differs-turn", "it looked the same then, but the other side was to move",
         "kings", "move number side turn", "9.2.3"),
    _row("differs-castling", "it looked the same then, but castling rights differ",
         "king rooks", "move number side lost", "9.2.3.2"),
    _row("differs-en-passant", "it looked the same then, but a pawn could be captured en passant",
         "from to captured", "move number side", "9.2.3.1"),
    _row("differs-pockets", "it looked the same then, but pockets or promoted men differ",
         "", "move number side"),
    _row("differs-checks", "it looked the same then, but the checks given differ", "", "move number side"),
    _row("no-history", "the moves before this position are not known", "", ""),
    # move counts
    _row("counter", "half-moves without pawn move or capture, and how many it takes; from, to: the last move",
         "from to", "count needed", "9.3.2"),
    _row("counter-reset", "this move started the count again", "from to", "move number side why", "9.3.2"),
    _row("no-fifty-rule", "this variant has no rule of 50 moves", "", ""),
    # announced moves
    _row("announced", "the announced move brings it about", "from to", "move side", "9.2.1"),
    _row("announced-not-enough", "the announced move is legal, but does not bring it about",
         "from to", "move side", "9.2.1"),
    _row("announced-resets", "the announced move is a pawn move or a capture",
         "from to", "move side why", "9.3.1"),
    _row("announced-illegal", "the announced move is not legal", "from to", "side", "9.2.1"),
    _row("announced-not-needed", "the claim is right on the board already, without the announced move",
         "from to", "move side", "9.2.2"),
    # refuting a belief
    _row("escape-move", "this legal move ends the check", "from to captured", "move piece how side", "5.1.1"),
    _row("legal-move", "this move is legal", "from to captured", "move piece side", "5.2.1"),
    # faults of an impossible position
    _row("fault-no-king", "this side has no king", "", "side", "2.2"),
    _row("fault-many-kings", "this side has more than one king", "kings", "side count", "2.2"),
    _row("fault-pawns-on-last-rank", "pawns stand on the first or last rank", "pawns", "", "3.7.3.3"),
    _row("fault-opposite-check", "the side that is not to move is in check",
         "king attackers", "side", "3.9.2"),
    _row("fault-checkers", "no legal move can have given these checks at once",
         "checkers king", "side", "3.10.3"),
    _row("fault-many-pawns", "this side has more than eight pawns", "pawns", "side count", "2.2"),
    _row("fault-many-men", "this side has more than sixteen men", "", "side count", "2.2"),
    _row("fault-two-winners", "both sides have already won", "kings", ""),
)
# fmt: on

OVER: frozenset[str] = frozenset(row.code for row in STATUS_CODES if row.over)
"""The status codes of finished games."""

FACT_CODES: Mapping[str, FactCode] = MappingProxyType({row.code: row for row in _ROWS})
"""Every code a `Fact` may have, in table order."""

CHOICES: Mapping[tuple[str, str], tuple[str, ...]] = MappingProxyType(
    {
        ("line-unblockable", "why"): ("contact", "knight", "pawn"),
        ("material", "kind"): ("kings", "knight", "bishop", "bishops"),
        ("cannot-mate", "kind"): ("king", "knight", "bishops"),
        ("always-can-win", "kind"): ("hill", "drops"),
        ("counter-reset", "why"): ("pawn", "capture"),
        ("announced-resets", "why"): ("pawn", "capture"),
        ("escape-move", "how"): ("move", "capture", "block", "en-passant", "drop"),
        ("game-over", "status"): tuple(row.code for row in STATUS_CODES if row.over),
    }
)
"""The values that a param can take, where they are few: (code, param) to values."""

BELIEFS: tuple[str, ...] = ("checkmate", "stalemate", "threefold", "fifty", "insufficient")
"""What `why_not` can be asked about."""

CLAIM_KINDS: tuple[str, ...] = ("threefold", "fifty")
"""The draws that a player must claim (FIDE 9.2, 9.3)."""


def check_fact(fact: Fact) -> str:
    """Return what is wrong with a fact by the table, or an empty string.

    >>> check_fact(Fact("not-attacked", {"king": ("e1",)}, {"side": "white"}))
    ''
    >>> check_fact(Fact("not-attacked", {}, {}))
    "not-attacked: expected params ['side'], got []"
    """
    row = FACT_CODES.get(fact.code)
    if row is None:
        return f"unknown fact code: {fact.code!r}"
    if set(fact.params) != set(row.params):
        return f"{fact.code}: expected params {sorted(row.params)}, got {sorted(fact.params)}"
    if not set(fact.squares) <= set(row.roles):
        return f"{fact.code}: expected roles among {sorted(row.roles)}, got {sorted(fact.squares)}"
    for name, value in fact.params.items():
        allowed = CHOICES.get((fact.code, name))
        if allowed is not None and value not in allowed:
            return f"{fact.code}: expected {name} among {allowed}, got {value!r}"
    return ""
