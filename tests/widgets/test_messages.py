"""Messages from the browser: what fits is read, everything else is refused."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chesslearn.course.attempts import (
    ChoiceAttempt,
    DropAttempt,
    ForwardAttempt,
    MoveAttempt,
    SquareAttempt,
    TextAttempt,
)
from chesslearn.widgets._messages import (
    Attempt,
    BadMessage,
    Hello,
    Language,
    Open,
    Plain,
    PlainType,
    Restore,
)
from chesslearn.widgets._reading import parse_message


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ({"type": "attempt", "revision": 3, "what": {"kind": "move", "from": "e2", "to": "e4"}},
         Attempt(3, MoveAttempt("e2", "e4"))),
        ({"type": "attempt", "revision": 0,
          "what": {"kind": "move", "from": "e7", "to": "e8", "promotion": "n"}},
         Attempt(0, MoveAttempt("e7", "e8", "n"))),
        ({"type": "attempt", "revision": 1, "what": {"kind": "drop", "piece": "bP", "to": "e4"}},
         Attempt(1, DropAttempt("bP", "e4"))),
        ({"type": "attempt", "revision": 1, "what": {"kind": "square", "square": "a1"}},
         Attempt(1, SquareAttempt("a1"))),
        ({"type": "attempt", "revision": 1, "what": {"kind": "choice", "choice": 2}},
         Attempt(1, ChoiceAttempt(2))),
        ({"type": "attempt", "revision": 1, "what": {"kind": "text", "text": "Кf3"}},
         Attempt(1, TextAttempt("Кf3"))),
        ({"type": "attempt", "revision": 1, "what": {"kind": "forward"}}, Attempt(1, ForwardAttempt())),
        ({"type": "open", "lesson": "rook"}, Open("rook", None)),
        ({"type": "open", "lesson": "rook", "step": "no-jump"}, Open("rook", "no-jump")),
        ({"type": "language", "language": "uk"}, Language("uk")),
        ({"type": "restore", "text": "abc"}, Restore("abc")),
        ({"type": "restore", "text": "{}", "file": True}, Restore("{}", file=True)),
        ({"type": "hello", "search": "?lang=ru", "languages": ["uk-UA", 5, "en"],
          "saved": None, "language": None},
         Hello("?lang=ru", ("uk-UA", "en"), None, None)),
        *[({"type": name}, Plain(name)) for name in
          ("next", "hint", "undo", "restart", "home", "ping", "reset")],  # type: ignore[arg-type]
    ],
)  # fmt: skip
def test_reads_what_fits(content: object, expected: object) -> None:
    assert parse_message(content) == expected


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (None, "expected an object"),
        ([], "expected an object"),
        ({}, "unknown message type"),
        ({"type": "eval"}, "unknown message type"),
        ({"type": "attempt"}, "revision"),
        ({"type": "attempt", "revision": True, "what": {"kind": "forward"}}, "revision"),
        ({"type": "attempt", "revision": -1, "what": {"kind": "forward"}}, "revision"),
        ({"type": "attempt", "revision": 1, "what": "e2e4"}, "what"),
        ({"type": "attempt", "revision": 1, "what": {"kind": "jump"}}, "unknown attempt kind"),
        ({"type": "attempt", "revision": 1, "what": {"kind": "move", "from": "e9", "to": "e4"}}, "from"),
        ({"type": "attempt", "revision": 1, "what": {"kind": "move", "from": "e2", "to": "e4\n"}}, "to"),
        ({"type": "attempt", "revision": 1, "what": {"kind": "move", "from": "e2", "to": "e2"}},
         "no attempt"),
        ({"type": "attempt", "revision": 1,
          "what": {"kind": "move", "from": "e2", "to": "e4", "promotion": "qq"}}, "promotion"),
        ({"type": "attempt", "revision": 1, "what": {"kind": "drop", "piece": "wk", "to": "e4"}}, "piece"),
        ({"type": "attempt", "revision": 1, "what": {"kind": "choice", "choice": 100}}, "choice"),
        ({"type": "attempt", "revision": 1, "what": {"kind": "text", "text": "x" * 65}}, "text"),
        ({"type": "open", "lesson": "../secret"}, "lesson"),
        ({"type": "open", "lesson": "rook", "step": 5}, "step"),
        ({"type": "language", "language": "<script>"}, "language"),
        ({"type": "restore", "text": "x" * 300_000}, "text"),
        ({"type": "new-game", "variant": "standard", "rival": "1", "side": "white", "clock": "nonesuch"},
         "clock"),
        ({"type": "hello", "search": 1}, "search"),
        ({"type": "hello", "search": "", "languages": "en"}, "languages"),
    ],
)  # fmt: skip
def test_refuses_what_does_not_fit(content: object, says: str) -> None:
    with pytest.raises(BadMessage, match=says):
        parse_message(content)


_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=20) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
_TYPES = st.sampled_from(["attempt", "hello", "open", "language", "restore", "next", "x"])
_KINDS = st.sampled_from(["move", "drop", "square", "choice", "text", "forward", "x"])


@given(_JSON, _TYPES, _KINDS, _JSON)
def test_never_raises_anything_else(junk: object, kind: str, what: str, more: object) -> None:
    body = {"type": kind, "revision": 1, "what": {"kind": what, "from": more, "to": junk, "square": junk}}
    for content in (junk, body, {**body, "lesson": junk, "text": more, "search": junk, "language": more}):
        try:
            parse_message(content)
        except BadMessage:
            continue


def test_the_page_of_the_protocol_knows_what_a_page_says() -> None:
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    (hello,) = re.findall(r"^\| `hello` \| (.*) \|$", page, re.M)
    assert set(re.findall(r"`(\w+)`", hello)) == {field.name for field in attrs.fields(Hello)}
    assert [name for name in get_args(PlainType) if f"`{name}`" not in page] == []
