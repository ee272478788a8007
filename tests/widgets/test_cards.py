"""Cards on the page: one at the end of a lesson, ten of them as a quiz."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from chesslearn.course import load_course
from chesslearn.course.cards import Card, cards_after, quiz
from chesslearn.widgets.course import lesson
from tests.widgets.browser import TODAY, Page, fresh


def right(card: Card) -> int:
    return next(index for index, choice in enumerate(card.choices) if choice.right)


def finish(page: Page, name: str) -> dict[str, Any]:
    """Skip through a lesson to its end; return the card there."""
    for _ in load_course().lesson(name).steps:
        page.send(type="next")
    assert page.screen["name"] == "recap"
    card = page.screen["card"]
    assert card is None or isinstance(card, dict)
    return card or {}


def test_the_card_of_a_lesson_is_answered_at_once() -> None:
    page = fresh("?lesson=rook")
    shown = finish(page, "rook")
    (card,) = cards_after("rook")
    assert (shown["title"], shown["question"]) == (card.title, card.question)
    texts = [choice["text_html"].replace("\xa0", " ") for choice in shown["choices"]]
    assert texts == [each.text for each in card.choices]
    assert (shown["feedback"], shown["settled"]) == (None, False)

    page.attempt(kind="choice", choice=1 - right(card))
    shown = page.screen["card"]
    assert shown["feedback"]["tone"] == "wrong"
    assert card.choices[1].answer in shown["feedback"]["text_html"]
    assert not shown["settled"]

    page.attempt(kind="choice", choice=right(card))
    shown = page.screen["card"]
    assert shown["settled"]
    assert "chaturanga" in shown["feedback"]["text_html"]
    assert "chaturanga" in page.widget.announcement
    assert page.screen["name"] == "recap"


def test_of_two_cards_another_comes_each_day(set_day: Callable[[int], None]) -> None:
    known = cards_after("game-end")
    assert len(known) == 2
    for day in (TODAY, TODAY + 1, TODAY + 2):
        set_day(day)
        shown = finish(fresh("?lesson=game-end"), "game-end")
        assert shown["title"] == known[day % 2].title


def test_only_choices_are_taken_there() -> None:
    page = fresh("?lesson=rook")
    finish(page, "rook")
    page.move("a1a2")
    page.attempt(kind="choice", choice=9)
    assert not page.screen["card"]["settled"]


def test_a_lesson_without_a_card_ends_without_one() -> None:
    name = next(name for name in load_course().lessons if not cards_after(name))
    page = Page(lesson(name))
    assert finish(page, name) == {}
    page.attempt(kind="choice", choice=0)
    assert page.screen["card"] is None


def test_the_home_page_has_a_door_to_the_quiz() -> None:
    page = fresh()
    assert "quiz" in [door["page"] for door in page.screen["doors"]]
    page.send(type="quiz")
    assert (page.screen["name"], page.screen["page"]) == ("sitting", "quiz")
    assert page.screen["step"]["count"] == 10
    page.send(type="leave")
    assert page.screen["name"] == "home"


def test_a_quiz_tells_the_answers_on_the_way_and_at_the_end() -> None:
    page = fresh("?page=quiz&seed=tuesday")
    asked = quiz("tuesday")
    for number, card in enumerate(asked):
        step = page.screen["step"]
        assert (step["title"], step["task"]["ask"]) == (card.title, card.question)
        assert page.widget.board is None
        if number == 0:
            page.attempt(kind="choice", choice=(right(card) + 1) % len(card.choices))
            assert page.screen["step"]["feedback"]["tone"] == "wrong"
        page.attempt(kind="choice", choice=right(card))
        assert page.screen["step"]["feedback"]["tone"] == "good"
        assert page.screen["step"]["buttons"]["next"]
        page.send(type="next")
    screen = page.screen
    assert (screen["name"], screen["page"]) == ("result", "quiz")
    assert screen["lead"].replace("\xa0", " ").startswith("9 of 10 right at once.")
    assert [answer["right"] for answer in screen["answers"]] == [False] + [True] * 9
    assert all(answer["why_html"] and not answer["lesson"] for answer in screen["answers"])
    page.send(type="begin")
    assert page.screen["name"] == "sitting"
    assert not page.widget.progress


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_the_quiz_speaks_the_language(language: str) -> None:
    page = fresh("?page=quiz&seed=tuesday", language=language)
    (card, *_) = quiz("tuesday")
    step = page.screen["step"]
    assert step["task"]["ask"] != card.question
    assert all(step["choices"])
