"""A placement or an exam that was begun and left: it waits at its question, also after a reload."""

from __future__ import annotations

import json

import pytest

from chesslearn.course import MoveAttempt, load_course, memory, solution
from tests.widgets.browser import fresh, make

BANK = memory.make_bank(load_course())


@pytest.mark.parametrize("elsewhere", ["explorer", "game", "progress", "home"])
def test_an_exam_waits_for_who_went_elsewhere(elsewhere: str) -> None:
    page = fresh("?page=exam&seed=spring")
    page.send(type="begin")
    first = memory.exam(BANK, "spring")[0]
    for attempt in solution(first.session()):
        make(page, attempt)
    page.send(type="next")
    asked = page.screen["step"]["task"]["ask"]
    page.send(type=elsewhere)
    page.send(type="exam")
    assert page.screen["start"].replace("\N{NO-BREAK SPACE}", " ") == "Go on with question 2"
    page.send(type="begin")
    assert (page.screen["step"]["number"], page.screen["step"]["task"]["ask"]) == (2, asked)
    page.send(type="open", lesson="rook", step=None)
    page.send(type="exam")
    page.send(type="begin")
    assert page.screen["step"]["number"] == 2
    page.send(type="leave")
    page.send(type="exam")
    assert page.screen["start"] == "Show the first question"
    page.send(type="begin")
    page.send(type="reset")
    page.send(type="exam")
    assert page.screen["start"] == "Show the first question"


@pytest.mark.parametrize("kind", ["placement", "exam"])
def test_a_test_goes_on_after_a_reload(kind: memory.Kind) -> None:
    page = fresh(f"?page={kind}&seed=spring")
    assert page.widget.unfinished == ""
    page.send(type="begin")
    beside = memory.unfinished.begin(kind, BANK, "spring")
    for _ in range(4):
        for attempt in solution(beside.session):
            make(page, attempt)
            beside.attempt(attempt)
        page.send(type="next")
        beside.next()
    asked, kept = page.screen, page.widget.progress
    again = fresh(f"?page={kind}&seed=spring", saved=kept, unfinished=page.widget.unfinished)
    assert again.screen["start"].replace("\N{NO-BREAK SPACE}", " ") == "Go on with question 5"
    again.send(type="begin")
    assert again.screen == asked
    assert again.widget.unfinished == page.widget.unfinished
    assert again.widget.progress == kept, "nothing is noted twice"
    again.send(type="leave")
    assert again.widget.unfinished == ""
    other = fresh(f"?page={kind}&seed=autumn", unfinished=page.widget.unfinished)
    assert other.screen["start"] == "Show the first question", "a class takes the test it was given"


def test_a_promotion_that_was_not_chosen_is_free_after_a_reload() -> None:
    page = fresh("?page=exam&seed=2")
    page.send(type="begin")
    for exercise in memory.exam(BANK, "2"):
        if exercise.context == "promotion/rook":
            break
        page.send(type="next")
    (move,) = [each for each in solution(exercise.session()) if isinstance(each, MoveAttempt)]
    page.move(f"{move.from_}{move.to}")
    assert page.board["promotion"]
    page.send(type="undo")
    again = fresh("?page=exam", saved=page.widget.progress, unfinished=page.widget.unfinished)
    again.send(type="begin")
    assert again.board["promotion"] is None
    make(again, move)
    assert again.screen["step"]["buttons"]["next"]


@pytest.mark.parametrize(
    "tests",
    [
        "", "nonsense", "[]", "{}", '{"version":1}', '{"version":1,"tests":5}', '{"version":2,"tests":[]}',
        *(
            json.dumps({"version": 1, "tests": [{"kind": kind, "seed": "1", "tries": tries}]})
            for kind, tries in [
                ("quiz", [[]]), ("exam", 5), ("exam", [5]), ("exam", [[["square", "z9"]]]),
                ("exam", [[["choice", 1000]]]), ("exam", [[["move", "e2", "e4", 5]]]), ("exam", [[]] * 40),
                ("exam", [[["text", "x" * 65]]]), ("exam", [[["nosuch"]]]), (["exam"], [[]]),
            ]
        ),
    ],
)  # fmt: skip
def test_what_is_no_kept_test_is_left_out(tests: str) -> None:
    for kept in (tests, json.dumps({"tests": tests})):
        page = fresh("?page=exam", unfinished=kept)
        assert page.screen["start"] == "Show the first question"
        assert not page.widget.error
