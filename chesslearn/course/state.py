"""What a learner sees of a step: one frozen record, built anew after each change."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.course.notation import Arrow, Side, Square, Text
from chesslearn.course.outcomes import Params, Question


@attrs.frozen
class Hint:
    """One rung of the ladder of help: a text, or squares or arrows to draw."""

    text: Text | None = None
    squares: tuple[Square, ...] = ()
    arrows: tuple[Arrow, ...] = ()


@attrs.frozen
class Advice(Hint):
    """A rung that was made for the position: a code of `ADVICE_CODES` with values for its words."""

    code: str = ""
    params: Params = attrs.field(factory=dict)


@attrs.frozen
class ChoiceState:
    """One choice: its text (or the ``code`` of its words), and whether it was taken."""

    text: str
    state: Literal["open", "right", "not"] = "open"
    code: str = ""
    """A code of `CHOICE_CODES` for choices that drills offer; then ``text`` is empty."""
    place: int = 0
    """The place, from 1, that an ``order`` step has given the text; 0 for none."""


@attrs.frozen
class PromotionState:
    """A pawn waits at the last rank for the choice of a piece."""

    from_: str
    to: str
    side: Side


@attrs.frozen(kw_only=True)
class PartnerState:
    """The partner's board in bughouse, beside the learner's: only to be looked at."""

    fen: str
    turn: Side
    orientation: Side
    last_move: tuple[str, str] | None = None
    check: str | None = None
    pocket: tuple[tuple[str, int], ...] = ()


@attrs.frozen(kw_only=True)
class StepState:
    """All that is shown of a step. It holds no answers."""

    fen: str | None = None
    """The position now; ``None`` for a step without a board."""
    turn: Side | None = None
    orientation: Side = "white"
    last_move: tuple[str, str] | None = None
    check: str | None = None
    """The square of the king of the side to move, when it is in check."""
    stars: tuple[str, ...] = ()
    """Stars still to be collected."""
    found: tuple[str, ...] = ()
    """Right squares the learner has marked, in the order of finding."""
    marks: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    pocket: tuple[tuple[str, int], ...] = ()
    """Men beside the board that may be put on it, as ``("wQ", 1)``."""
    partner: PartnerState | None = None
    """The partner's board, in bughouse."""
    movable: Literal["any", "none"] = "none"
    selecting: bool = False
    """Whether clicks on squares are answers."""
    choices: tuple[ChoiceState, ...] = ()
    input: Literal["square", "move", "number"] | None = None
    """What may be typed."""
    moves_made: int = 0
    par: int | None = None
    goal_count: int | None = None
    goal_total: int | None = None
    unit: Literal["found", "move", "placed", "ordered", "played"] = "found"
    """What ``goal_count`` counts: things found, the learner's moves, men placed, texts put in order.

    ``"played"``: the moves of a game, counted by ``moves_made`` alone.
    """
    score: tuple[str, ...] = ()
    """Moves written so far, in English SAN, with their numbers: ``("1.e4", "e5", "2.Nf3")``."""
    frame: tuple[int, int] | None = None
    """Frames played and frames in all."""
    text: str | None = None
    """The text of the frame that is shown, to be looked up under the step's context."""
    question: Question | None = None
    round: tuple[int, int] | None = None
    """The number of this round, from 1, and rounds in all."""
    promotion: PromotionState | None = None
    thinking: bool = False
    """Whether the opponent is to move."""
    solved: bool = False
    attempts: int = 0
    hints_shown: tuple[Hint, ...] = ()
    can_undo: bool = False
    can_restart: bool = False
    can_hint: bool = False
