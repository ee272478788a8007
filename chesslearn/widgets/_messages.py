"""What the browser may say: every message, checked for shape, size and range.

A message that does not fit is a `BadMessage`; the widget answers it with the
current state, so nothing is left standing wrong in the browser.
"""

from __future__ import annotations

import re
from typing import Literal

import attrs

MAX_TEXT = 64
MAX_FEN = 200
MAX_SAVED = 262_144
MAX_CODE = 262_144
MAX_PGN = 65_536
MAX_GAME = 65_536

_SQUARE = re.compile(r"[a-h][1-8]\Z")
_PIECE = re.compile(r"[wb][KQRBNP]\Z")
_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}\Z")
_CLOCK = re.compile(r"none|[0-9]{1,3}[+][0-9]{1,2}\Z")
_LANGUAGE = re.compile(r"[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*\Z")

PromotionLetter = Literal["q", "r", "b", "n", "k", "p"]


class BadMessage(ValueError):
    """A message from the browser that has not the agreed form."""


@attrs.frozen
class MoveTry:
    """A piece was moved, or typed, from one square to another."""

    from_square: str
    to_square: str
    promotion: PromotionLetter | None = None


@attrs.frozen
class DropTry:
    """A piece from beside the board, such as "wQ", was put on a square."""

    piece: str
    to_square: str


@attrs.frozen
class SquareTry:
    """A square was marked."""

    square: str


@attrs.frozen
class ChoiceTry:
    """An answer was chosen, by its number from 0."""

    choice: int


@attrs.frozen
class TextTry:
    """Something was typed: a move or the name of a square."""

    text: str


@attrs.frozen
class ForwardTry:
    """The demonstration is to go on by one move."""


Try = MoveTry | DropTry | SquareTry | ChoiceTry | TextTry | ForwardTry


@attrs.frozen
class Attempt:
    """The learner tried something on the state of that revision."""

    revision: int
    what: Try


@attrs.frozen
class Hello:
    """The page is there: its address query, the browser's languages and what it kept.

    ``saved`` is the kept progress, ``game`` a kept game, ``coach`` whether a coach
    is wanted, where that was chosen.
    """

    search: str
    languages: tuple[str, ...]
    saved: str | None
    language: str | None
    game: str | None = None
    coach: bool | None = None


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
    """A progress code or file is to be taken in."""

    text: str


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


@attrs.frozen
class Plain:
    """A message without content."""

    type: Literal[
        "next", "hint", "undo", "restart", "home", "explorer", "flip", "ping", "reset", "pages",
        "placement", "exam", "review", "progress", "quiz", "begin", "leave",
        "game", "again", "resume", "offer", "accept", "decline", "resign", "flag", "sit",
        "analyse",
    ]  # fmt: skip


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


def parse_message(content: object) -> Message:
    """Return the message that ``content`` holds, or raise `BadMessage`."""
    if not isinstance(content, dict):
        raise BadMessage(f"expected an object, got {type(content).__name__}")
    match content.get("type"):
        case "attempt":
            return Attempt(_number(content, "revision", 2**53), _parse_try(content.get("what")))
        case "hello":
            languages = content.get("languages", [])
            if not isinstance(languages, list):
                raise BadMessage(f"languages: expected a list, got {type(languages).__name__}")
            return Hello(
                search=_text(content, "search", 2_000),
                languages=tuple(
                    tag for tag in languages[:20] if isinstance(tag, str) and _LANGUAGE.match(tag)
                ),
                saved=_optional_text(content, "saved", MAX_SAVED),
                language=_optional_text(content, "language", 16),
                game=_kept_game(content.get("game")),
                coach=_optional_bool(content, "coach"),
            )
        case "open":
            step = _optional_text(content, "step", 64)
            return Open(_match(content, "lesson", _ID), step)
        case "language":
            return Language(_match(content, "language", _LANGUAGE))
        case "restore":
            return Restore(_text(content, "text", MAX_CODE))
        case "merge":
            return Merge(_text(content, "saved", MAX_SAVED))
        case "position":
            preset = None if content.get("preset") is None else _match(content, "preset", _ID)
            return Position(_optional_text(content, "fen", MAX_FEN), preset, _match(content, "variant", _ID))
        case "ask":
            return Ask(_match(content, "belief", _ID))
        case "practise":
            return Practise(None if content.get("code") is None else _match(content, "code", _ID))
        case "forget":
            lesson = None if content.get("lesson") is None else _match(content, "lesson", _ID)
            part = None if content.get("part") is None else _match(content, "part", _ID)
            return Forget(lesson, part)
        case "new-game":
            return _parse_new_game(content)
        case "pgn":
            rival, side = _match(content, "rival", _ID), _match(content, "side", _ID)
            return BringGame(_text(content, "pgn", MAX_PGN), rival, side)
        case "claim":
            return ClaimDraw(_optional_text(content, "move", MAX_TEXT))
        case "coach":
            return Coach(_optional_bool(content, "on") or False)
        case (
            "next" | "hint" | "undo" | "restart" | "home" | "explorer" | "flip" | "ping" | "reset" | "pages"
            | "placement" | "exam" | "review" | "progress" | "quiz" | "begin" | "leave"
            | "game" | "again" | "resume" | "offer" | "accept" | "decline" | "resign" | "flag" | "sit"
            | "analyse"
        ) as plain:  # fmt: skip
            return Plain(plain)
        case other:
            raise BadMessage(f"unknown message type {str(other)[:40]!r}")


def _kept_game(value: object) -> str | None:
    """Return a kept game; what is no text, or too long for a game, counts as none."""
    return value if isinstance(value, str) and 0 < len(value) <= MAX_GAME else None


def _parse_new_game(content: dict[str, object]) -> NewGame:
    return NewGame(
        variant=_match(content, "variant", _ID),
        rival=_match(content, "rival", _ID),
        side=_match(content, "side", _ID),
        clock=_match(content, "clock", _CLOCK),
        fen=_optional_text(content, "fen", MAX_FEN),
        number=None if content.get("number") is None else _number(content, "number", 959),
    )


def _parse_try(what: object) -> Try:
    if not isinstance(what, dict):
        raise BadMessage(f"what: expected an object, got {type(what).__name__}")
    match what.get("kind"):
        case "move":
            from_square, to_square = _match(what, "from", _SQUARE), _match(what, "to", _SQUARE)
            if from_square == to_square:
                raise BadMessage(f"a move from {from_square} to itself is no attempt")
            return MoveTry(from_square, to_square, _promotion(what))
        case "drop":
            return DropTry(_match(what, "piece", _PIECE), _match(what, "to", _SQUARE))
        case "square":
            return SquareTry(_match(what, "square", _SQUARE))
        case "choice":
            return ChoiceTry(_number(what, "choice", 99))
        case "text":
            return TextTry(_text(what, "text", MAX_TEXT))
        case "forward":
            return ForwardTry()
        case other:
            raise BadMessage(f"unknown attempt kind {str(other)[:40]!r}")


def _text(content: dict[str, object], key: str, longest: int) -> str:
    value = content.get(key)
    if not isinstance(value, str):
        raise BadMessage(f"{key}: expected text, got {type(value).__name__}")
    if len(value) > longest:
        raise BadMessage(f"{key}: {len(value)} characters, at most {longest} are taken")
    return value


def _optional_text(content: dict[str, object], key: str, longest: int) -> str | None:
    return None if content.get(key) is None else _text(content, key, longest)


def _optional_bool(content: dict[str, object], key: str) -> bool | None:
    value = content.get(key)
    if value is not None and not isinstance(value, bool):
        raise BadMessage(f"{key}: expected true or false, got {str(value)[:40]!r}")
    return value


def _match(content: dict[str, object], key: str, pattern: re.Pattern[str]) -> str:
    value = _text(content, key, 64)
    if not pattern.match(value):
        raise BadMessage(f"{key}: {value!r} does not fit")
    return value


def _number(content: dict[str, object], key: str, most: int) -> int:
    value = content.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadMessage(f"{key}: expected a whole number from 0 to {most}, got {str(value)[:40]!r}")
    return value


def _promotion(what: dict[str, object]) -> PromotionLetter | None:
    match what.get("promotion"):
        case None | ("q" | "r" | "b" | "n" | "k" | "p") as letter:
            return letter
        case other:
            raise BadMessage(f"promotion: expected one letter of 'qrbnkp', got {str(other)[:40]!r}")
