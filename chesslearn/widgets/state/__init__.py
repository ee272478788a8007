"""What a widget shows: the records that travel from Python to the browser.

They hold no answers and no locks; the browser only draws them. The TypeScript
types in ``frontend/src/protocol.ts`` and ``docs/protocol.md`` are generated
from this module by ``python -m buildtools.protocol``.

Text fields that end in ``_html`` hold safe HTML made from the small Markdown
subset of the lessons; every other text is plain.

The records are neither compared nor printed, and do without the methods for
it: those of two hundred records take megabytes in every learner's process.
"""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.widgets.state.game import (
    GameButtons,
    GamePlayer,
    GameScreen,
    GameSetup,
    GameStage,
    MetRule,
    MoveRow,
    Rival,
)
from chesslearn.widgets.state.pages import (
    Certificate,
    IntroScreen,
    Offer,
    PageName,
    ProgressLesson,
    ProgressPart,
    ProgressReason,
    ProgressScreen,
    ProgressTopic,
    ResultAnswer,
    ResultPart,
    StrengthName,
)
from chesslearn.widgets.state.parts import Feedback, Option, Side, Task, Tone

__all__ = [
    "Certificate", "Feedback", "GameButtons", "GamePlayer", "GameScreen", "GameSetup", "GameStage",
    "IntroScreen", "MetRule", "MoveRow", "Offer", "Option", "PageName", "ProgressLesson", "ProgressPart",
    "ProgressReason",
    "ProgressScreen", "ProgressTopic", "ResultAnswer", "ResultPart", "Rival", "Side", "StrengthName", "Task",
    "Tone",
]  # fmt: skip

MarkKind = Literal["refused", "attacked", "path", "piece", "hint", "star", "found", "goal", "here", "hill"]
ArrowKind = Literal["refused", "attack", "hint", "show"]
CardState = Literal["new", "started", "done"]
DotState = Literal["todo", "done", "current"]
ChoiceMark = Literal["open", "right", "not", "taken"]
InputKind = Literal["square", "move", "number"]


@attrs.frozen(eq=False, repr=False)
class Mark:
    """A marked square; each kind differs by shape as well as by colour."""

    square: str
    kind: MarkKind


@attrs.frozen(eq=False, repr=False)
class Arrow:
    """An arrow between two squares."""

    from_square: str
    to_square: str
    kind: ArrowKind


@attrs.frozen(eq=False, repr=False)
class Promotion:
    """A pawn that waits for a choice: from where to where, and for which side."""

    from_square: str
    to_square: str
    side: Side


@attrs.frozen(eq=False, repr=False)
class PocketPiece:
    """A kind of piece that may be put on the board, such as "wQ", and how many there are."""

    piece: str
    count: int


@attrs.frozen(eq=False, repr=False)
class ChecksLeft:
    """In three-check: how many checks each side still has to give."""

    white: int
    black: int


@attrs.frozen(eq=False, repr=False)
class BoardState:
    """One board as it is to be drawn.

    ``fen`` holds the pieces and whose turn it is. ``movable`` says whether
    pieces may be dragged (any piece, to any square: Python judges);
    ``selecting`` that a click marks a square instead. ``pocket`` holds pieces
    beside the board that may be put on it. ``castling_rooks`` are the rooks onto
    which their king may be put to castle (Chess960): a tap on one of them, with
    the king in hand, is a move. ``onto_own`` makes a tap on any piece of one's own a
    move, where a step asks to try that; elsewhere it takes that piece in hand instead.
    ``caption`` names the board for a screen reader.
    """

    fen: str
    orientation: Side = "white"
    turn: Side | None = None
    last_move: list[str] = attrs.field(factory=list)
    check: str | None = None
    marks: list[Mark] = attrs.field(factory=list)
    arrows: list[Arrow] = attrs.field(factory=list)
    movable: bool = True
    selecting: bool = False
    coordinates: bool = True
    promotion: Promotion | None = None
    pocket: list[PocketPiece] = attrs.field(factory=list)
    checks: ChecksLeft | None = None
    castling_rooks: list[str] = attrs.field(factory=list)
    onto_own: bool = False
    caption: str = ""


@attrs.frozen(eq=False, repr=False)
class Choice:
    """One answer to choose, and what became of it.

    ``number`` is the place, from 1, that a text has got among others; 0 for none.
    """

    text_html: str
    mark: ChoiceMark = "open"
    number: int = 0


@attrs.frozen(eq=False, repr=False)
class Buttons:
    """Which buttons make sense now.

    ``forward`` is the label of the button that plays a demonstration on, or
    "". ``next`` is true once the step is solved; before that the way on is a
    quiet "Skip". ``hint_text`` is the label of the hint where it is not the usual
    one, or "".
    """

    hint: bool = False
    hint_text: str = ""
    undo: bool = False
    restart: bool = False
    forward: str = ""
    next: bool = False
    last: bool = False


@attrs.frozen(eq=False, repr=False)
class StepPlace:
    """A step to which the learner may go, and how it is called."""

    step: str
    label: str


@attrs.frozen(eq=False, repr=False)
class StepScreen:
    """One step of a lesson. ``places`` are all of its steps, in the order of ``dots``, or none."""

    lesson: str
    lesson_title: str
    step: str
    number: int
    count: int
    progress_text: str
    title: str
    text_html: str
    task: Task
    buttons: Buttons
    dots: list[DotState] = attrs.field(factory=list)
    places: list[StepPlace] = attrs.field(factory=list)
    feedback: Feedback | None = None
    hints_html: list[str] = attrs.field(factory=list)
    choices: list[Choice] = attrs.field(factory=list)
    input: InputKind | None = None
    solved: bool = False
    name: Literal["step"] = "step"


@attrs.frozen(eq=False, repr=False)
class Card:
    """One lesson on the home page. ``icon`` is a piece such as "wR"."""

    lesson: str
    title: str
    aim: str
    icon: str
    state: CardState
    status_text: str
    done: int
    total: int


@attrs.frozen(eq=False, repr=False)
class Part:
    """A part of the course with its lessons; ``note`` says that the learner knows it."""

    id: str
    title: str
    cards: list[Card] = attrs.field(factory=list)
    note: str = ""


@attrs.frozen(eq=False, repr=False)
class GoOn:
    """Where the learner stopped, or where to begin."""

    lesson: str
    step: str
    label: str


@attrs.frozen(eq=False, repr=False)
class HomeScreen:
    """The first page: go on, what is due today, and all lessons.

    ``placement`` is the label of the button for who does not begin from nothing, or "".
    ``unshown`` says, in English, what is wrong with own lessons that are left out.
    """

    title: str
    lead: str
    go_on: GoOn
    parts: list[Part] = attrs.field(factory=list)
    feedback: Feedback | None = None
    placement: str = ""
    review: Offer | None = None
    doors: list[Offer] = attrs.field(factory=list)
    unshown: list[str] = attrs.field(factory=list)
    name: Literal["home"] = "home"


@attrs.frozen(eq=False, repr=False)
class SittingScreen:
    """One question of a placement, an exam, a review or a quiz: a step, with another way on.

    ``skip`` is the label of the way on before an answer ("": as in a lesson),
    ``leave`` that of the button that ends the sitting.
    """

    page: PageName
    title: str
    step: StepScreen
    skip: str
    leave: str
    name: Literal["sitting"] = "sitting"


@attrs.frozen(eq=False, repr=False)
class ResultScreen:
    """The end of a placement, an exam, a review or a quiz.

    ``practise`` is the label of the button that practises what was missed,
    ``again`` that of the one that begins anew; "" where there is none.
    """

    page: PageName
    title: str
    lead: str
    good: bool
    parts: list[ResultPart] = attrs.field(factory=list)
    answers: list[ResultAnswer] = attrs.field(factory=list)
    go_on: GoOn | None = None
    exam: str = ""
    practise: str = ""
    again: str = ""
    certificate: Certificate | None = None
    name: Literal["result"] = "result"


@attrs.frozen(eq=False, repr=False)
class RecapRule:
    """One rule that the lesson taught, with the title of its step.

    ``again`` asks for another look: the step is still open, or something went
    wrong on the way; ``note`` says which.
    """

    title: str
    text: str
    again: bool
    step: str
    note: str = ""


@attrs.frozen(eq=False, repr=False)
class FactCard:
    """A little question at the end of a lesson, answered at once; ``settled``: the answer was found."""

    heading: str
    title: str
    question: str
    choices: list[Choice]
    feedback: Feedback | None = None
    settled: bool = False


@attrs.frozen(eq=False, repr=False)
class RecapScreen:
    """The end of a lesson: its rules, those that went wrong first, and a card beside them.

    ``met`` looks back at the rules that the game at the end of the lesson met.
    """

    lesson: str
    lesson_title: str
    title: str
    lead: str
    rules: list[RecapRule] = attrs.field(factory=list)
    next_lesson: GoOn | None = None
    card: FactCard | None = None
    feedback: Feedback | None = None
    met: list[MetRule] = attrs.field(factory=list)
    name: Literal["recap"] = "recap"


@attrs.frozen(eq=False, repr=False)
class FreeScreen:
    """The answer and the buttons under a bare board."""

    buttons: Buttons
    feedback: Feedback | None = None
    name: Literal["free"] = "free"


@attrs.frozen(eq=False, repr=False)
class ExplorerScreen:
    """The free board: any position, any try, any question.

    ``status`` says how the position stands, ``feedback`` answers the last try
    or question, ``moves`` is the game so far in the learner's notation.
    ``fen`` is the text of the position field.
    """

    title: str
    lead: str
    fen: str
    variant: str
    variants: list[Option]
    presets: list[Option]
    beliefs: list[Option]
    status: Feedback
    buttons: Buttons
    feedback: Feedback | None = None
    moves: str = ""
    name: Literal["explorer"] = "explorer"


Screen = (
    HomeScreen
    | StepScreen
    | RecapScreen
    | FreeScreen
    | ExplorerScreen
    | GameScreen
    | IntroScreen
    | SittingScreen
    | ResultScreen
    | ProgressScreen
)
