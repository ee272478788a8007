"""What the browser may say, one record for each message. `_reading` makes them of what comes in."""

from __future__ import annotations

from typing import Literal

import attrs

from chesslearn.course import attempts


class BadMessage(ValueError):
    """A message from the browser that has not the agreed form."""


@attrs.frozen
class Attempt:
    """The learner tried something on the state of that revision."""

    revision: int
    what: attempts.Attempt


@attrs.frozen
class Hello:
    """The page is there: its address query, the browser's languages and what it kept.

    ``saved`` is the kept progress, ``game`` a kept game, ``unfinished`` kept tests and games of steps,
    ``coach`` whether a coach is wanted, where that was chosen.
    """

    search: str
    languages: tuple[str, ...]
    saved: str | None
    language: str | None
    game: str | None = None
    coach: bool | None = None
    unfinished: str | None = None


@attrs.frozen
class Open:
    """A lesson is to be opened, at a step or where the learner stopped."""

    lesson: str
    step: str | None


@attrs.frozen
class Language:
    """Another language was chosen."""

    language: str


@attrs.frozen
class Restore:
    """A progress code is to be taken in, or what a ``file`` holds."""

    text: str
    file: bool = False


@attrs.frozen
class Merge:
    """Another page of the same browser kept progress that this learner does not know."""

    saved: str


@attrs.frozen
class Position:
    """A position is to be set up: a FEN or the name of a preset, and the variant."""

    fen: str | None
    preset: str | None
    variant: str


@attrs.frozen
class Ask:
    """A question about the position: is it checkmate, stalemate, a draw?"""

    belief: str


@attrs.frozen
class Practise:
    """What was missed, or what a reason of the judge tells of, is to be practised."""

    code: str | None


@attrs.frozen
class Forget:
    """A lesson or a part is to be as new."""

    lesson: str | None
    part: str | None


@attrs.frozen
class NewGame:
    """A game is to begin: the kind of chess, the rival, the side, the clock, and from where.

    ``number`` is that of a starting position of Chess960.
    """

    variant: str
    rival: str
    side: str
    clock: str
    fen: str | None = None
    number: int | None = None


@attrs.frozen
class BringGame:
    """A game is to be taken in from PGN, and gone on with against a rival, with a side."""

    pgn: str
    rival: str
    side: str


@attrs.frozen
class ClaimDraw:
    """A draw is claimed, with the position on the board or with the move that is announced."""

    move: str | None


@attrs.frozen
class Coach:
    """A coach is wanted at the board, or not."""

    on: bool


PlainType = Literal[
    "next", "hint", "undo", "restart", "home", "explorer", "flip", "ping", "reset", "pages",
    "placement", "exam", "review", "progress", "quiz", "begin", "leave",
    "game", "again", "resume", "offer", "accept", "decline", "resign", "flag", "sit",
    "analyse",
]  # fmt: skip


@attrs.frozen
class Plain:
    """A message without content."""

    type: PlainType


Message = (
    Attempt
    | Hello
    | Open
    | Language
    | Restore
    | Merge
    | Position
    | Ask
    | Practise
    | Forget
    | NewGame
    | BringGame
    | ClaimDraw
    | Coach
    | Plain
)
