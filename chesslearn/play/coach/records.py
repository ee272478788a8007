"""The frozen record in which the coach speaks, and the closed table of what it may say."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import attrs

from chesslearn.rules.types import Params, Squares, frozen


@attrs.frozen
class Remark:
    """One thing to say: its code, the squares by role, small values; a row of `CODES`."""

    code: str
    squares: Squares = attrs.field(factory=dict, converter=frozen)
    params: Params = attrs.field(factory=dict, converter=frozen)


@attrs.frozen
class Code:
    """One row of the table: what it means, its roles and its params, all of them always there."""

    code: str
    meaning: str
    roles: tuple[str, ...]
    params: tuple[str, ...]


def _row(code: str, meaning: str, roles: str, params: str) -> Code:
    return Code(code, meaning, tuple(roles.split()), tuple(params.split()))


# fmt: off
_ROWS: Final = (
    _row("mates", "the move mates", "king checkers", "piece"),
    _row("stalemates", "the move leaves the opponent without a move: a draw", "king", ""),
    _row("misses-mate", "another move would have mated: here is one of `count`", "from to king",
         "piece move count"),
    _row("allows-mate", "the opponent can mate now, and another move would have prevented it",
         "from to king", "piece move"),
    _row("hangs", "the opponent can win this own man by force of captures. how: undefended (nobody takes "
         "back), cheaper (a cheaper man takes it), outnumbered (more attackers than it can stand); "
         "since: now (this move's doing), before (it was so already), unknown (the side was in check)",
         "man attackers", "piece attacker how since"),
    _row("captures", "the move captures. how: free (nobody takes back), good, even, bad; by captures on that "
         "square and by all captures alike", "from to captured", "piece target how"),
    _row("forks", "the man that moved attacks two or more men at once, and whatever the opponent answers it "
         "wins one", "from to men", "piece pieces"),
    _row("threatens", "the man that moved could now win these men, if the opponent did nothing",
         "from to men", "piece pieces"),
    _row("escapes", "the man that moved could have been won, and cannot be won where it went",
         "from to", "piece"),
    _row("defends", "these own men could have been won; the man that moved now guards them, and they cannot",
         "from to men", "piece pieces"),
    _row("checks", "the move gives check (to a king that can answer)", "king checkers", "pieces"),
    _row("castles", "the king castles. wing: king or queen", "from to", "wing"),
    _row("develops", "a knight or bishop leaves its first square for the first time, to where it is safe",
         "from to", "piece"),
    _row("threat-mate", "the opponent would mate, if it were their move", "from to king", "piece move"),
    _row("threat-capture", "the opponent would win this man by captures, if it were their move",
         "man attackers", "piece attacker how"),
)
# fmt: on

CODES: Final[Mapping[str, Code]] = MappingProxyType({row.code: row for row in _ROWS})
"""Every code a `Remark` may have, in the order of what matters most.

Params: ``piece`` the man that moves or that is in danger, ``pieces`` the men of the last role,
``target`` what is captured, ``attacker`` the man that would capture, all upper-case English
letters; ``move`` a move in English SAN. Roles are as in `rules.codes`; ``men`` and ``man`` are the
men spoken of, ``attackers`` the enemy men that could capture
the man, first the one that would (``attacker``).
"""
