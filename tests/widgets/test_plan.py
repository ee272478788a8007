"""The plan that a teacher sees in a notebook, and the pictures of steps."""

from __future__ import annotations

import tomllib

import pytest

from chesslearn import lesson
from chesslearn.course import load_course
from chesslearn.course.loader import lesson_from
from chesslearn.i18n import translator
from chesslearn.widgets.plan import Plan

STRANGE = """
id = "little"
part = "pieces"
title = "Little *stars* & <b>"
aim = "Try **it**."
minutes = 5
[[step]]
id = "only"
title = "Only [one]"
text = "A text."
ask = "Do *it*."
task = "move"
fen = "8/8/8/8/8/8/8/R7 w - - 0 1"
kings = "none"
goal = { kind = "reach", squares = ["a6"] }
"""


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_plan_says_all_of_the_teacher_s_table_in_the_reader_s_language(language: str) -> None:
    t, rook = translator(language), load_course().lesson("rook")
    plain = " ".join(str(lesson("rook", language=language).plan()).replace("\u00a0", " ").split())
    assert rook.teacher is not None
    for text in (rook.teacher.aim, rook.teacher.game, *rook.teacher.questions):
        assert t.pgettext("rook", text).replace("\u00a0", " ") in plain
    for step in rook.steps:
        assert t.pgettext(f"rook/{step.id}", step.title).replace("\u00a0", " ") in plain
    assert str(rook.teacher.minutes) in plain


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_plan_begins_with_the_title_and_the_aim_of_the_lesson(language: str) -> None:
    t, rook = translator(language), load_course().lesson("rook")
    title, aim, heading, *_ = lesson("rook", language=language).plan().to_markdown().split("\n\n")
    assert title.startswith("# ")
    assert title.endswith(t.pgettext("rook", rook.title))
    assert aim == t.polished("rook", rook.aim)
    assert heading == "## " + t.pgettext("lesson plan", "Aim")


def test_every_lesson_has_a_plan_for_notebooks_and_terminals() -> None:
    for name in load_course().lessons:
        plan = lesson(name).plan()
        bundle = plan._repr_mimebundle_()
        assert bundle == {"text/markdown": plan.to_markdown(), "text/plain": str(plan)}
        assert repr(plan) == f"lesson({name!r}).plan()"
        assert "**" not in str(plan)


def test_a_lesson_without_a_teacher_s_table_has_a_plan_too() -> None:
    plan = Plan(lesson_from(tomllib.loads(STRANGE), "little.toml"), translator("en"))
    assert str(plan) == (
        "Lesson plan: Little *stars* & <b>\n\nAIM\nTry it.\n\nTIME\n5\u00a0minutes\n\n"
        "WHAT EACH STEP TRAINS\n1. Only [one]\n   Do it."
    )


def test_titles_are_no_markdown_and_nothing_is_html() -> None:
    markdown = Plan(lesson_from(tomllib.loads(STRANGE), "little.toml"), translator("en")).to_markdown()
    assert markdown.startswith(r"# Lesson plan: Little \*stars\* &amp; &lt;b>" + "\n")
    assert r"**Only \[one\]**" in markdown
    assert "Try **it**." in markdown


def test_the_picture_of_a_step_says_what_is_to_be_done() -> None:
    bundle, _ = lesson("rook").step("no-jump")._repr_mimebundle_()
    ask = load_course().lesson("rook").step("no-jump").ask
    assert f'aria-label="{ask} White: rook e1. Black: pawn e4. White to move."' in bundle["image/svg+xml"]
    assert bundle["text/plain"] == "lesson('rook').step('no-jump')"


def test_the_picture_of_a_bughouse_step_shows_both_boards() -> None:
    step = next(step for step in load_course().lesson("bughouse").steps if step.task.kind == "match")
    picture = lesson("bughouse").step(step.id)._repr_mimebundle_()[0]["image/svg+xml"]
    start = "White: king e1, queen d1, rook a1, rook h1"
    first, caption, beside = picture.partition("Your partner's board.")
    assert caption
    assert start in first and start in beside
    assert picture.count('href="#white-king"') == 2


def test_the_picture_of_a_drill_is_the_same_each_time() -> None:
    course = load_course()
    drills = [
        (name, step.id)
        for name, known in course.lessons.items()
        for step in known.steps
        if type(step.task).__name__ == "DrillTask"
    ]
    assert drills
    for name, step in drills:
        pictures = {lesson(name).step(step)._repr_mimebundle_()[0]["image/svg+xml"] for _ in range(4)}
        assert len(pictures) == 1, (name, step)


def test_a_language_that_the_notebook_names_holds_against_the_browser_s() -> None:
    hello = {"type": "hello", "search": "?lang=ru", "languages": ["en"], "saved": None, "language": "en"}
    asked, open_ = lesson("rook", language="uk"), lesson("rook")
    for widget in (asked, open_):
        widget._receive(widget, hello, [])
    assert (asked.language, open_.language) == ("uk", "ru")


def test_a_step_stays_where_it_is_whatever_the_address_names() -> None:
    hello = {
        "type": "hello",
        "search": "?lesson=bishop&step=2",
        "languages": [],
        "saved": None,
        "language": None,
    }
    step = lesson("rook").step("capture")
    step._receive(step, hello, [])
    assert step.screen is not None
    assert (step.screen["lesson"], step.screen["step"]) == ("rook", "capture")
