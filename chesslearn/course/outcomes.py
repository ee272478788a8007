"""What a task makes of an attempt, in codes; the words come from the catalogs."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

import attrs

from chesslearn.rules.types import Fact, Status, Verdict

OutcomeKind = Literal["solved", "progress", "refused", "wrong", "promotion", "nothing"]
Params = Mapping[str, str | int]

OUTCOME_CODES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # solved
        "shown": (),  # a demonstration has come to its end
        "solved": (),  # the text is `done` or the answer of the choice
        "solved-in-moves": ("moves", "par"),  # collect; moves == par is the best possible
        "solved-array": ("number",),  # setup: the start of Chess960 with this number, 0 to 959
        "refused-as-asked": ("code",),  # the goal was to be refused for this reason code
        # progress
        "frame": ("number", "total"),  # show: the text is that of the frame
        "stars-left": ("left", "moves"),  # collect: stars still to take
        "targets-left": ("left", "moves"),  # collect: stars and men, or men alone, still to take
        "squares-left": ("square", "left", "found"),  # squares: this one is right
        "reply": ("move", "left"),  # line: the reply in English SAN; `left` moves remain
        "written": ("san", "left"),  # notation: this move of the score sheet is right
        "placed": ("piece", "side", "square", "left"),  # setup: this man is right
        "ordered": ("number", "left"),  # order: this text is the next one
        "drill-right": ("left",),  # a round is done; `left` rounds remain
        "versus-move": ("move", "side"),  # versus: the learner's move; `side` is the opponent, who thinks
        "versus-reply": ("move", "side"),  # the opponent's move
        # versus, at the end: solved, or else wrong; `how` is a code of results, `side` the learner's
        "versus-won": ("how", "side", "moves", "best"),  # `best` is 0 where it is not known
        "versus-drawn": ("how", "side"),
        "versus-lost": ("how", "side", "move"),
        "versus-held": ("moves",),  # held out for so many moves
        # match: a round on both boards, and its end, on the learner's "own" board or "beside" it
        "match-round": ("move", "side", "beside", "answer"),  # `beside` and `answer`: on the other board
        "match-won": ("where",),
        "match-drawn": ("where",),
        "match-lost": ("where",),
        "versus-slow": ("moves",),  # no more moves than these were to be made
        # refused: the words are those of the verdict
        "refused": (),
        # wrong: allowed by the rules, but not what was asked
        "wrong-move": (),
        "move-not-drop": (),  # drop: a possible move of a man that stands on the board
        "refuted": ("move",),  # wrong, and this reply shows why
        "choice-not": (),
        "drill-not": ("answer", "given"),  # find-square: asked for `answer`, pointed at `given`
        "drill-not-name": ("given",),  # name-square: `given` is the name of another square
        "drill-not-colour": ("square", "answer", "given"),  # square-colour: "light" or "dark"
        "setup-not-here": ("piece", "side", "square"),
        "array-line": ("piece", "side", "square"),  # no square of this man's rank
        "array-taken": ("piece", "side", "square"),  # another man stands there
        "array-bishops": ("piece", "side", "square"),  # the bishops would not be of both colours
        "array-king": ("piece", "side", "square"),  # the king would not be between the rooks
        "array-mirror": ("piece", "side", "square"),  # another man stands opposite
        "array-rest": ("piece", "side", "square"),  # the other men would not find their squares
        "count-more": ("count",),  # there are more than `count`
        "count-fewer": ("count",),
        "order-early": (),  # something else comes before
        "claim-not": ("given",),  # claim: this answer is not true; the facts say why
        "played-other": ("move", "san"),  # notation: `move` was played, `san` is written
        "drill-not-legal": ("move",),  # legal-or-not: this move is possible
        "drill-not-array": ("given",),  # draw-array: this is not what is wrong, or something is
        "drill-not-status": ("given", "side"),  # check-mate-stalemate: the position is not what was given
        # take-or-not: the captures in English SAN, what they win and cost in pawns; `declined` is 1
        # when `side`, the other one, could capture back and had better not
        "drill-not-exchange": ("line", "taken", "given", "declined", "side"),
        # notation: what is missing or too much
        "notation-castling": ("side",),  # castling is written 0-0 or 0-0-0; `side`: "king" or "queen"
        "notation-castling-side": ("side",),
        "notation-not-castling": (),
        "notation-pawn-letter": (),
        "notation-letter-missing": ("piece",),
        "notation-letter": ("piece", "given"),  # the letter of `given`, but a `piece` moves
        "notation-file": ("square",),  # the rank of arrival is right, the file is not
        "notation-rank": ("square",),
        "notation-square": ("square",),
        "notation-from": ("square",),  # the square of departure stands where that of arrival should
        "notation-no-capture": (),
        "notation-capture": (),
        "notation-pawn-file": (),  # a capture by a pawn begins with its file
        "notation-no-en-passant": (),
        "notation-origin": (),  # file or rank of departure is another
        "notation-not-needed": (),
        "notation-ambiguous": ("piece", "to"),
        "notation-file-first": (),
        "notation-no-promotion": (),
        "notation-promotion": ("piece",),
        "notation-promotion-piece": ("piece",),
        "notation-check": (),
        "notation-mate": (),
        "notation-only-check": (),
        "notation-no-check": (),
        "square-itself": ("square",),  # the man asked about stands here
        "square-not-capture": ("square",),  # it may move here, but takes nothing
        "square-not-file": ("square", "name"),
        "square-not-rank": ("square", "name"),
        "square-not-diagonal": ("square", "first", "last"),
        "square-not-colour": ("square", "name"),  # `name`: "light" or "dark", the colour asked for
        "square-not-attacked": ("square", "side"),  # by this side
        "square-not-beside": ("square", "target"),  # attacked, but not beside the man on `target`
        "square-not-attacker": ("square", "target"),  # the man on `square` does not attack `target`
        "square-not-checker": ("square",),
        "square-not-pinned": ("square",),
        "square-not-man": ("square", "side"),  # no man of this side stands there
        "square-not-answer": ("square",),  # going there does not answer the check
        "square-no-answer": ("square",),  # the man there cannot answer the check
        "square-empty": ("square",),
        "square-not": ("square",),
        # promotion
        "promotion-choose": (),
        # nothing
        "square-already": ("square",),  # found before
        "not-a-square": ("text",),  # typed, and no square name
        "not-a-move": ("text",),  # typed, and no move
        "not-a-number": ("text",),
        "setup-none-left": ("piece", "side"),  # none of these lies in the tray
        "setup-empty": ("square",),
        "setup-right-there": ("piece", "side", "square"),  # it stands where it belongs
        "order-taken": (),  # this text has its place already
        "choice-already": (),  # this choice was answered before
        "solved-already": (),
        "versus-over": (),  # the game is over: take back or begin again
        "wait": (),  # the opponent is to move
        "same-square": (),  # put back where it stood
        "not-here": (),  # this step has no use for an attempt of this kind
    }
)
"""Every outcome code, with the names of its parameters."""


def _frozen(params: Params) -> Params:
    return MappingProxyType(dict(params))


def _known(outcome: Outcome, _attribute: object, code: str) -> None:
    names = OUTCOME_CODES.get(code)
    if names is None:
        raise ValueError(f"unknown outcome code {code!r}")
    if set(names) != set(outcome.params):
        raise ValueError(f"outcome {code!r} takes {sorted(names)}, got {sorted(outcome.params)}")


@attrs.frozen
class Travel:
    """In bughouse: a captured man that went from one board to the pockets of the other."""

    man: str
    """Colour and letter, as ``"wN"``."""
    here: bool
    """Whether it came to the learner's board, not left it."""


@attrs.frozen(kw_only=True)
class Outcome:
    """What a task makes of one attempt.

    ``text`` is a text of the lesson (``wrong``, ``done``, the answer of a choice,
    the text of a frame), in English, to be looked up under ``context``.
    """

    kind: OutcomeKind
    params: Params = attrs.field(factory=dict, converter=_frozen)
    """Values for the words, as `OUTCOME_CODES` names them."""
    code: str = attrs.field(validator=_known)
    """A key of `OUTCOME_CODES`."""
    verdict: Verdict | None = None
    """What the judge said of the move, when there was one."""
    text: str | None = None
    done: str | None = None
    """The step's ``done``, when ``text`` holds the answer of a choice."""
    context: str = ""
    """The context of the texts: ``"<lesson>/<step>"``."""
    status: Status | None = None
    """Check, mate or stalemate after the move; ``None`` when there is nothing to tell."""
    because: tuple[Fact, ...] = ()
    """What the judge has to show for the answer."""
    travelled: tuple[Travel, ...] = ()
    """In bughouse: the captured men that went from board to board."""


@attrs.frozen
class Question:
    """What a drill asks now: a code and values for its words."""

    code: str
    params: Params = attrs.field(factory=dict, converter=_frozen)


QUESTION_CODES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        "name-square": (),  # the square is marked on the board
        "find-square": ("square",),
        "square-colour": ("square",),
        "where-can-it-go": ("piece", "side", "square"),
        "legal-or-not": ("side",),  # the move is shown by an arrow
        "check-mate-stalemate": ("side",),  # to move
        "draw-array": (),
        "write-move": ("side",),
        "take-or-not": ("side",),  # the capture is shown by an arrow
        "play-move": ("san", "side"),
    }
)
"""Every question code, with the names of its parameters."""

ADVICE_CODES: Final = (
    "advice-mate",
    "advice-win",
    "advice-in-check",
    "advice-drop",
    "advice-promote",
    "advice-castle",
    "advice-capture",
    "advice-attacked",
    "advice-king",
    "advice-pawn",
    "advice-check",
    "advice-box",
    "advice-piece",
)
"""Codes of words on the next move; each has the parameters ``piece`` and ``side``."""

CHOICE_CODES: Final = (
    "light",
    "dark",
    "legal",
    "not-legal",
    "check",
    "checkmate",
    "stalemate",
    "none",
    "gains",
    "even",
    "loses",
    "no-claim",
    "threefold",
    "fifty",
    "dead-position",
    "array-allowed",
    "array-bishops",
    "array-king",
    "array-mirror",
)
"""Codes of choices that drills offer; choices of lessons carry texts instead."""
