"""The page on which a game is played."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.parts import Feedback, Option, Side, Task
from chesslearn.widgets.state.recap import MetRule

GameStage = Literal["setup", "playing", "over"]


@attrs.frozen(eq=False, repr=False)
class Rival:
    """Someone to play against, with a sentence on how they play.

    ``variants`` names the kinds of chess that they play.
    """

    value: str
    label: str
    note: str
    variants: list[str] = attrs.field(factory=list)


@attrs.frozen(eq=False, repr=False)
class GameSetup:
    """What may be chosen before a game, and what is chosen now.

    ``notes`` says in a sentence what each of the ``variants`` is.
    ``resume`` is the label of the way back to a game that goes on, or "".
    ``hint`` says what could be installed to have a stronger rival, or "".
    """

    variants: list[Option]
    notes: list[str]
    rivals: list[Rival]
    sides: list[Option]
    clocks: list[Option]
    variant: str
    rival: str
    side: str
    clock: str
    fen: str = ""
    hint: str = ""
    resume: str = ""


@attrs.frozen(eq=False, repr=False)
class GamePlayer:
    """One of the players: ``left`` is the time that is left, in milliseconds, or null without a clock.

    ``running`` says that this clock runs now. ``board`` is 1 for the players of
    the partner's board.
    """

    side: Side
    name: str
    left: int | None = None
    running: bool = False
    board: int = 0


@attrs.frozen(eq=False, repr=False)
class MoveRow:
    """One move of each side in the learner's notation; "" where there is none."""

    number: int
    white: str
    black: str


@attrs.frozen(eq=False, repr=False)
class GameButtons:
    """What may be done in the game now.

    ``answer`` says that an offer of a draw is to be answered, ``sit`` that the
    other board of bughouse may move on first, ``asks`` that in this
    kind of chess one may ask what threatens, ``ask`` that one may now.
    """

    undo: bool = False
    offer: bool = False
    answer: bool = False
    claim: bool = False
    sit: bool = False
    resign: bool = False
    asks: bool = False
    ask: bool = False


@attrs.frozen(eq=False, repr=False)
class GameScreen:
    """A game: what may be chosen before it, whose move it is, the moves, and how it ended.

    ``result`` tells how the game ended and why, ``feedback`` answers the last
    try; ``met`` looks back at the rules that the game met. ``coach`` says whether
    the coach speaks; null where there is none. ``kept`` is what the browser keeps
    to go on after a reload; "" when there is nothing to keep.
    """

    stage: GameStage
    title: str
    lead: str = ""
    setup: GameSetup | None = None
    task: Task | None = None
    players: list[GamePlayer] = attrs.field(factory=list)
    rows: list[MoveRow] = attrs.field(factory=list)
    thinking: bool = False
    buttons: GameButtons = attrs.field(factory=GameButtons)
    feedback: Feedback | None = None
    result: Feedback | None = None
    met: list[MetRule] = attrs.field(factory=list)
    coach: bool | None = None
    pgn: str = ""
    kept: str = ""
    name: Literal["game"] = "game"
