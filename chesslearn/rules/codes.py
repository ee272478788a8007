"""The closed table of what the judge says about a move: every reason and every note.

A code is a contract: tests, lessons, class reports and translations use it.
Each row names the roles of squares and the small values that may come with it,
the rule it follows from and, through `articles`, the FIDE article.

Roles
    ``from``, ``to``: the attempt. In castling codes ``to`` is where the king would end
    (in ``castling-too-far`` where it was put).
    ``king``: the king in question: own in reasons, the enemy's when a note is about a check given.
    ``rook``: the castling rook's square (in notes: its start, then its end).
    ``attackers``, ``checkers``, ``protector``, ``pinned``, ``pinner``, ``captured``, ``blockers``: men.
    ``blockers`` go nearest first.
    ``passed``: squares the king crosses in castling that are attacked.
    ``path``: squares of the way: of the castling king (its end included), or between checker and king.
    ``history``: from and to of the culprit move (a drop: one square). Further squares follow where
    the code's row says so.
    ``options``: destinations that are legal instead.
    ``attacks``: the squares a pawn captures on. ``hill``: the squares of the hill.

Params
    ``piece``: the man that moves, as an upper-case English letter. ``side``: the side to move,
    ``"white"`` or ``"black"``. Others name the man of a role (``target`` on ``to``, ``blocker``,
    ``attacker``, ``protector``, ``pinner``, ``checker``, ``checker2``, always of the first square
    of that role) or a past move: ``move`` (SAN, English letters), ``number`` (of the move),
    ``by`` (the side that made it).
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, Literal

import attrs

from .articles import article

Kind = Literal["reason", "note"]


@attrs.frozen
class Code:
    """One row of the table.

    ``roles`` and ``params`` list all that may occur; ``needs`` lists the roles that always do.
    ``rule`` is the usual rule id; a reason may carry a more exact one (``rook.moves`` for a
    ``wrong-way`` of a rook), so take `Reason.rule` when there is a reason at hand.
    """

    code: str
    kind: Kind
    rule: str
    needs: tuple[str, ...]
    may: tuple[str, ...]
    params: tuple[str, ...]
    when: str

    @property
    def roles(self) -> tuple[str, ...]:
        """All roles that may occur, the certain ones first."""
        return self.needs + self.may

    @property
    def article(self) -> str:
        """The FIDE article of the usual rule, or an empty string."""
        return article(self.rule)


_MOVE = ("from", "to")
_PAST = ("move", "number", "by")


def _reason(
    code: str, rule: str, needs: str, may: str, params: str, when: str, *, past: bool = False
) -> Code:
    values = ("side", *params.split(), *(_PAST if past else ()))
    return Code(code, "reason", rule, tuple(needs.split()), tuple(may.split()), values, when)


def _note(code: str, rule: str, needs: str, may: str, params: str, when: str, *, past: bool = False) -> Code:
    values = ("side", *params.split(), *(_PAST if past else ()))
    return Code(code, "note", rule, tuple(needs.split()), tuple(may.split()), values, when)


# fmt: off
_REASONS: Final = (
    _reason("game-over", "mate.ends-game", "", "king checkers protector hill", "how winner checker checker2",
            "The game has ended: how is checkmate, stalemate, variant-win, variant-draw, dead-position, "
            "fivefold or seventyfive, in `play` also otherwise; winner is white, black or empty."),
    _reason("pass", "game.must-move", "", "king", "", "A null move."),
    _reason("no-piece", "move.definition", "from to", "", "", "Nothing stands on `from`."),
    _reason("not-your-turn", "game.alternate", "from to", "", "piece owner",
            "The man on `from` belongs to the side not to move (owner); in `play` any man, out of turn."),
    _reason("own-piece", "move.no-own-square", "from to", "options", "piece target",
            "An own man stands on `to`."),
    _reason("captures-king", "game.king-never-captured", "from to king", "options", "piece",
            "The enemy king stands on `to`; `king` is that king."),
    _reason("wrong-way", "move.definition", "from to", "options", "piece",
            "King, queen, rook, bishop or knight never move like that."),
    _reason("path-blocked", "move.no-jump", "from to blockers", "options", "piece blocker blocker_side",
            "A line piece would jump over `blockers`."),
    _reason("pawn-backward", "pawn.never-back", "from to", "attacks options", "piece",
            "A pawn move to a rank that is not ahead."),
    _reason("pawn-blocked", "pawn.blocked", "from to blockers", "attacks options",
            "piece blocker blocker_side", "Something stands straight in front of the pawn."),
    _reason("pawn-double-not-home", "pawn.double-step.once", "from to", "options", "piece",
            "Two squares or more ahead, but not from the pawn's first square."),
    _reason("pawn-double-blocked", "pawn.double-step.both-empty", "from to blockers", "options",
            "piece blocker blocker_side", "One of the two squares of the double step is occupied."),
    _reason("pawn-diagonal-empty", "pawn.no-empty-diagonal", "from to", "options", "piece",
            "One diagonal step ahead, nothing to capture."),
    _reason("pawn-wrong-way", "pawn.captures-differently", "from to", "attacks options", "piece",
            "Any other pawn geometry."),
    _reason("ep-expired", "ep.immediately", "from to history", "captured options", "piece",
            "The neighbour made its double step (`history`) earlier. Where another en passant is possible "
            "now, `options` and `captured` show it. move is absent when only the position told it.",
            past=True),
    _reason("ep-not-double-step", "ep.only-double-step", "from to history", "options captured", "piece how",
            "The neighbour came otherwise: how is step, capture or drop.", past=True),
    _reason("ep-no-right", "ep.immediately", "from to attackers", "options captured", "piece",
            "An enemy pawn stands beside (`attackers`), the position alone is known and says no."),
    _reason("ep-wrong-rank", "ep.where", "from to history", "options", "piece rank",
            "The capturer does not stand beside the pawn that jumped (`history`); rank is where it should."),
    _reason("ep-not-a-pawn", "ep.only-pawns", "from to history", "options", "piece target",
            "What just passed the square (`history`) is no pawn but a target.", past=True),
    _reason("ep-exposes-king", "ep.king-safety", "from to king captured attackers", "options",
            "piece attacker", "Both pawns leave a rank and it opens to the own king."),
    _reason("promotion-missing", "promotion.must", "from to", "", "piece",
            "A pawn may promote on `to`, but no choice is named."),
    _reason("promotion-bad-piece", "promotion.not-king-or-pawn", "from to", "", "piece choice",
            "Promotion to king or pawn."),
    _reason("promotion-not-last-rank", "promotion.only-pawns", "from to", "", "piece choice",
            "A choice is named, but no pawn reaches the last rank."),
    _reason("castling-king-moved", "castling.king-moved", "from to king history", "rook path",
            "wing returned", "The king moved before: `history`.", past=True),
    _reason("castling-rook-moved", "castling.rook-moved", "from to king rook history", "path",
            "wing returned", "The rook moved before. returned: a rook stands on `rook` again.", past=True),
    _reason("castling-rook-captured", "castling.rook-captured", "from to king rook history", "path",
            "wing replaced attacker",
            "The original rook was captured. replaced: another stands there; then the square it came from "
            "is the third of `history`.", past=True),
    _reason("castling-rook-dropped", "crazyhouse.castling", "from to king rook history", "path", "wing",
            "The rook was dropped.", past=True),
    _reason("castling-no-rook", "castling.same-rank", "from to king", "rook path", "wing target",
            "No own rook where castling needs one (`rook`, absent when no square can be named)."),
    _reason("castling-no-right", "castling.king-moved", "from to king rook", "path", "wing",
            "The position alone is known and says that the right is gone."),
    _reason("castling-blocked", "castling.blocked", "from to king rook blockers", "path",
            "wing blocker blocker_side", "Men on the way of king or rook."),
    _reason("castling-in-check", "castling.in-check", "from to king checkers", "rook path",
            "wing checker checker2", "The king is in check."),
    _reason("castling-through-check", "castling.through-check", "from to king passed attackers", "rook path",
            "wing attacker", "A square that the king crosses is attacked."),
    _reason("castling-into-check", "castling.into-check", "from to king attackers", "rook path pinner",
            "wing attacker", "The king would end on an attacked square. `pinner`: uncovered by the rook."),
    _reason("castling-too-far", "castling.king-always-two", "from to king", "options", "home target",
            "The king is taken too far along its rank, or two squares where no castling exists; `options` "
            "are the squares to put it on. home: it stands where it castles from."),
    _reason("king-takes-protected", "king.not-take-defended", "from to king protector captured", "hill",
            "piece target protector", "The man on `to` is protected."),
    _reason("king-next-to-king", "king.not-next-to-king", "from to king attackers", "hill",
            "piece attacker", "The enemy king (`attackers`) is beside `to`."),
    _reason("king-along-line", "king.stay-off-line", "from to king attackers", "hill checkers options",
            "piece attacker", "Every attacker of `to` looks through the king's old square; `options` are "
            "the squares that the king can go to."),
    _reason("king-into-attack", "king.not-into-attack", "from to king attackers", "hill pinned pinner",
            "piece attacker", "`to` is attacked. `pinned`: attackers that are pinned to their own king by "
            "`pinner`, and attack nevertheless."),
    _reason("pinned", "check.pinned-along-line", "from to king pinned pinner", "options",
            "piece pinner", "The man is pinned and would leave the line; `options` lie along it."),
    _reason("double-check", "check.double", "to king checkers", "from options", "piece checker checker2",
            "Two checkers, and the move is not the king's; `options` are the king's squares."),
    _reason("check-unanswered", "check.must-answer", "to king checkers", "from path options",
            "piece checker", "The move neither blocks (`path`) nor captures; `options` are the "
            "destinations of all moves that answer."),
    _reason("exposes-king", "check.no-self-check", "from to king attackers", "captured options",
            "piece attacker", "Any other way of leaving the king attacked."),
    _reason("drop-not-in-pocket", "crazyhouse.aim", "to", "", "piece", "The pocket holds no such man."),
    _reason("drop-occupied", "crazyhouse.drop-is-turn", "to blockers", "", "piece blocker blocker_side",
            "A man stands on `to`."),
    _reason("drop-pawn-rank", "crazyhouse.pawn-ranks", "to", "", "piece", "A pawn on rank 1 or 8."),
    _reason("drop-not-here", "crazyhouse.aim", "to", "", "piece", "The variant knows no drops."),
)

_NOTES: Final = (
    _note("reaches-hill", "koth.aim", "from to king hill", "captured checkers", "piece",
          "King of the Hill: the king steps on the hill and wins."),
    _note("third-check", "3check.aim", "to king checkers", "from", "piece checker",
          "Three-check: the last check that was needed."),
    _note("drop-mates", "crazyhouse.drop-mate", "to king checkers", "protector", "piece checker",
          "A drop mates."),
    _note("mates", "mate.definition", "from to king checkers", "protector",
          "piece checker checker2",
          "The move mates (a drop: `drop-mates`)."),
    _note("stalemates", "stalemate.definition", "to king", "from", "piece", "The move stalemates."),
    _note("leaves-dead-position", "draw.dead.immediate", "to", "from captured", "piece",
          "After the move neither side has the men to mate."),
    _note("ep-along-pin", "check.pinned-along-line", "from to captured king pinned pinner", "",
          "piece pinner", "En passant by a pinned pawn that stays on the line."),
    _note("ep", "ep.definition", "from to captured", "history", "piece", "An en passant capture."),
    _note("castling-gives-check", "check.give", "from to rook king checkers", "", "wing checker",
          "Castling gives check; `king` is the enemy's."),
    _note("castling-after-block", "castling.temporary", "from to rook passed attackers", "blockers history",
          "wing reason attacker number by",
          "An attack barred this castling earlier: reason is the castling code of then, `passed` the "
          "attacked squares, `attackers` the men of then, `blockers` what shuts the line now."),
    _note("castling-960-king-stays", "960.castling.king-may-not-move", "from to rook", "", "wing",
          "Chess960: only the rook moves."),
    _note("castling-960-rook-stays", "960.castling.four-ways", "from to rook", "", "wing",
          "Chess960: only the king moves."),
    _note("castling-960-swap", "960.castling.four-ways", "from to rook", "", "wing",
          "Chess960: king and rook change places."),
    _note("castling-rook-attacked", "castling.rook-attacked-ok", "from to rook attackers", "",
          "wing attacker", "The castling rook is attacked, which does not matter."),
    _note("castling-rook-crosses-attack", "castling.b1-attacked-ok", "from to rook passed attackers", "",
          "wing attacker", "The rook alone crosses (or lands on) attacked squares `passed`."),
    _note("king-step-not-castling", "960.castling.two-different-moves", "from to rook options", "",
          "piece wing", "Chess960: a plain king step towards a rook it could castle with loses the right; "
          "`options` is the rook to put the king on."),
    _note("captures-promoted-becomes-pawn", "crazyhouse.promoted-reverts", "from to captured", "",
          "piece target", "Crazyhouse: the captured man was promoted, a pawn goes to the pocket."),
    _note("drop-blocks-check", "crazyhouse.block-check", "to king checkers path", "", "piece checker",
          "A drop shuts the line of a check."),
    _note("pawn-dropped-may-double-step", "crazyhouse.pawn-double-step", "from to history", "", "piece",
          "A pawn that was dropped on its second rank makes a double step.", past=True),
    _note("underpromotion", "promotion.underpromotion", "from to", "", "piece choice",
          "Promotion to rook, bishop or knight."),
    _note("extra-queen", "promotion.not-limited", "from to", "", "piece choice",
          "A queen although the own queen is still there."),
    _note("extra-piece", "promotion.not-limited", "from to", "", "piece choice",
          "A rook, bishop or knight beyond those of the set."),
    _note("check-counts-once", "3check.double-counts-once", "to king checkers", "from",
          "piece checker checker2 left", "Three-check: a double check takes one off the counter."),
    _note("double-check", "check.double", "from to king checkers", "", "piece checker checker2",
          "Two men give check."),
    _note("discovered-check", "check.discovered", "from to king checkers", "", "piece checker",
          "Another man than the one that moved gives check."),
    _note("pinned-man-gives-check", "check.by-pinned-man", "from to king checkers pinned pinner", "",
          "piece checker pinner", "A checker is itself pinned to its own king."),
    _note("moves-along-pin", "check.pinned-along-line", "from to king pinned pinner", "", "piece pinner",
          "A pinned man moves along the line."),
    _note("king-takes-unprotected", "king.takes-undefended", "from to captured", "", "piece target",
          "The king captures a man that nothing protects."),
    _note("relative-pin", "check.no-self-check", "from to pinner protector", "", "piece pinner target",
          "The man leaves a line on which it shielded a dearer own man (`protector`: the man behind): "
          "legal, for only a king's shield is bound."),
    _note("capture-declined", "move.capture-optional", "from to options", "", "piece",
          "A capture by this man was possible: `options`."),
    _note("knight-jumps", "knight.jumps", "from to blockers", "", "piece blocker",
          "A man stands on each of the two ways of the knight."),
    _note("line-shut", "move.no-jump", "from to attackers blockers passed", "",
          "piece attacker blocker",
          "A man (`blockers`) shuts the line of `attackers` to a square of the king (`passed`)."),
)
# fmt: on

REASONS: Final = MappingProxyType({row.code: row for row in _REASONS})
"""Every reason by its code, in the order of the contract."""

NOTES: Final = MappingProxyType({row.code: row for row in _NOTES})
"""Every note by its code, most telling first; a verdict keeps this order."""
