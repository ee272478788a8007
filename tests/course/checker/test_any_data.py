"""Whatever stands in a file, its author gets problems and never an exception."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn.course import LessonSession, Problem, solution
from chesslearn.course.checker import Known, check_data
from chesslearn.course.index import index, lesson_file
from chesslearn.course.loader import lesson_from, read_toml
from chesslearn.course.problems import ContentError, Told
from chesslearn.course.tasks import VersusTask

KINDS = """
id = "kinds"
part = "own"
title = "Kinds"
aim = "One of each."
minutes = 5

[[step]]
id = "line"
title = "T"
text = "T"
ask = "A"
task = "line"
fen = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"
line = ["a2a7", "h8g8", "b1b8"]
goal = { kind = "mate" }
alternatives = [{ at = 1, line = ["b1b7", "h8g8", "a2a8"] }]

[[step]]
id = "write"
title = "T"
text = "T"
ask = "A"
task = "notation"
kind = "score"
fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
moves = ["a1a8", "e8e7"]

[[step]]
id = "setup"
title = "T"
text = "T"
ask = "A"
task = "setup"
fen = "4k3/8/8/8/8/8/8/3KQ3 w - - 0 1"
target = "4k3/8/8/8/8/8/8/R2QK3"

[[step]]
id = "count"
title = "T"
text = "T"
ask = "A"
task = "count"
fen = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1"
answer = 1
of = { kind = "checks" }

[[step]]
id = "order"
title = "T"
text = "T"
ask = "A"
task = "order"
items = ["One", { text = "Two", early = "E" }]

[[step]]
id = "claim"
title = "T"
text = "T"
ask = "A"
task = "claim"
fen = "8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90"
move = "e3e2"
answer = "fifty"

[[step]]
id = "drill"
title = "T"
text = "T"
ask = "A"
task = "drill"
drill = "where-can-it-go"
rounds = 2

[[step]]
id = "versus"
title = "T"
text = "T"
ask = "A"
task = "versus"
fen = "8/1p6/8/8/8/8/PP6/8 w - - 0 1"
kings = "none"
goal = { kind = "win", by = ["promote", "block"] }
strength = "perfect"
side = "white"
moves = 3
best = 0
"""
LESSONS = {name: read_toml(lesson_file(name)) for name in index().order} | {"kinds": tomllib.loads(KINDS)}
WORDS = ["e2e4", "e1g1", "a7a8q", "0000", "e4", "mate", "refused", "none", "both", "black", "drill"]
POSITIONS = ["8/8/8/8/8/8/8/8 w - - 0 1", "k7/8/8/8/8/8/8/K7 b KQkq e3 0 1", "kk6/8/8/8/8/8/8/8 w - - 0 1"]
ITEMS = ["e4", "a1", "e2e4", 5, {}, {"text": "a"}, {"kind": "mate"}]
KEYS = ["kind", "e2e4", "squares", "from", "code"]
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 3),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.sampled_from(WORDS + POSITIONS),
    st.lists(st.sampled_from(ITEMS), max_size=3),
    st.dictionaries(st.sampled_from(KEYS), st.sampled_from(["check", "e4", 1]), max_size=3),
)


def places(value: Any) -> list[tuple[Any, Any]]:
    """Return every place of nested data, as container and key."""
    keys = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    found = [(value, key) for key in keys]
    return found + [place for key in keys for place in places(value[key])]


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    name = draw(st.one_of(st.just("kinds"), st.sampled_from(sorted(LESSONS))))
    data = copy.deepcopy(LESSONS[name])
    data["step"] = [draw(st.sampled_from(data["step"]))]
    for _ in range(draw(st.integers(1, 3))):
        container, key = draw(st.sampled_from(places(data)))
        match draw(st.sampled_from(["change", "remove", "add"])):
            case "change":
                container[key] = draw(VALUES)
            case "remove":
                del container[key]
                if not places(data):
                    break
            case _ if isinstance(container, dict):
                container[
                    draw(st.sampled_from(["before", "kings", "count", "fen", "marks", "zzz", "done"]))
                ] = draw(VALUES)
    return data


@given(damaged())
@settings(max_examples=300)
def test_damaged_lessons_never_raise(data: dict[str, Any]) -> None:
    for problem in check_data(data, "x.toml", Known()):
        assert isinstance(problem, Problem)
        # Whoever made it, it can be told in every language.
        assert isinstance(problem.message, Told) and isinstance(problem.cure, Told)


@given(damaged())
@settings(max_examples=150)
def test_lessons_that_load_can_be_played(data: dict[str, Any]) -> None:
    try:
        lesson = lesson_from(data, "x.toml")
    except ContentError:
        return
    session = LessonSession(lesson, seed="1")
    session.settle()
    if isinstance(session.step.task, VersusTask):
        # A whole game takes too long here.
        session.hint()
        return
    for attempt in solution(session)[:30]:
        session.attempt(attempt)
    assert session.state.attempts >= 0
