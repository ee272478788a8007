"""Reading what the browser says: every message is checked for shape, size and range.

A message that does not fit is a `BadMessage`; the widget answers it with the
current state, so nothing is left standing wrong in the browser.
"""

from __future__ import annotations

import re
from typing import Final, cast, get_args

from chesslearn.course import attempts
from chesslearn.widgets._messages import (
    Ask,
    Attempt,
    BadMessage,
    BringGame,
    ClaimDraw,
    Coach,
    Forget,
    Hello,
    Language,
    Merge,
    Message,
    NewGame,
    Open,
    Plain,
    PlainType,
    Position,
    Practise,
    Restore,
)

MAX_TEXT = attempts.LONGEST_TEXT
MAX_FEN = 200
MAX_SAVED = 262_144
MAX_CODE = 262_144
MAX_PGN = 65_536
MAX_GAME = 65_536
MAX_UNFINISHED = 65_536

_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_CLOCK = re.compile(r"none|[0-9]{1,3}[+][0-9]{1,2}")
_LANGUAGE = re.compile(r"[A-Za-z]{1,8}([-_][A-Za-z0-9]{1,8})*")
_TRIES: Final = {
    "move": ("from", "to", "promotion"),
    "drop": ("piece", "to"),
    "square": ("square",),
    "choice": ("choice",),
    "text": ("text",),
    "forward": (),
}
"""What an attempt of each kind holds, in the order in which `attempts.read` takes it."""
_PLAIN: Final[tuple[PlainType, ...]] = get_args(PlainType)


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
                    tag for tag in languages[:20] if isinstance(tag, str) and _LANGUAGE.fullmatch(tag)
                ),
                saved=_optional_text(content, "saved", MAX_SAVED),
                language=_optional_text(content, "language", 16),
                game=_kept_text(content.get("game"), MAX_GAME),
                coach=_optional_bool(content, "coach"),
                unfinished=_kept_text(content.get("unfinished"), MAX_UNFINISHED),
            )
        case "open":
            step = _optional_text(content, "step", 64)
            return Open(_match(content, "lesson", _ID), step)
        case "language":
            return Language(_match(content, "language", _LANGUAGE))
        case "restore":
            return Restore(_text(content, "text", MAX_CODE), _optional_bool(content, "file") or False)
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
        case plain if plain in _PLAIN:
            return Plain(cast(PlainType, plain))
        case other:
            raise BadMessage(f"unknown message type {str(other)[:40]!r}")


def _kept_text(value: object, longest: int) -> str | None:
    """Return what a tab or a browser keeps; what is no text, or too long, counts as none."""
    return value if isinstance(value, str) and 0 < len(value) <= longest else None


def _parse_new_game(content: dict[str, object]) -> NewGame:
    return NewGame(
        variant=_match(content, "variant", _ID),
        rival=_match(content, "rival", _ID),
        side=_match(content, "side", _ID),
        clock=_match(content, "clock", _CLOCK),
        fen=_optional_text(content, "fen", 2 * MAX_FEN),  # bughouse begins from two positions
        number=None if content.get("number") is None else _number(content, "number", 959),
    )


def _parse_try(what: object) -> attempts.Attempt:
    if not isinstance(what, dict):
        raise BadMessage(f"what: expected an object, got {type(what).__name__}")
    kind = what.get("kind")
    if not isinstance(kind, str) or kind not in _TRIES:
        raise BadMessage(f"unknown attempt kind {str(kind)[:40]!r}")
    try:
        return attempts.read([kind, *map(what.get, _TRIES[kind])])
    except ValueError as error:
        raise BadMessage(str(error)) from error


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
    if not pattern.fullmatch(value):
        raise BadMessage(f"{key}: {value!r} does not fit")
    return value


def _number(content: dict[str, object], key: str, most: int) -> int:
    value = content.get(key)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadMessage(f"{key}: expected a whole number from 0 to {most}, got {str(value)[:40]!r}")
    return value
