"""The quiz, and the card at the end of a lesson, in Chromium."""

from __future__ import annotations

import pytest

from chesslearn.course import load_course
from chesslearn.course.cards import Card, cards_after, quiz
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def choose(learner: Learner, card: Card, *, right: bool) -> None:
    text = next(choice.text for choice in card.choices if choice.right == right)
    with learner.answered():
        learner.page.locator(".cl-choice", has_text=text).click()


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_ten_questions_are_answered_on_the_way(new_learner: NewLearner, options: dict[str, object]) -> None:
    learner = new_learner(**options).open("?page=quiz&seed=browser")
    asked = quiz("browser")
    for number, card in enumerate(asked):
        assert learner.page.get_by_role("heading", name=card.title).is_visible()
        if number == 0:
            choose(learner, card, right=False)
            assert learner.answer.is_visible()
        choose(learner, card, right=True)
        assert learner.answer.is_visible()
        with learner.answered():
            learner.page.locator(".cl-onward").click()
    assert learner.page.get_by_role("heading", name="That was the quiz").is_visible()
    assert learner.page.locator(".cl-answer-right").count() == 9
    assert "page=quiz" in learner.page.url
    learner.press("Ten other questions")
    assert learner.page.locator(".cl-choice").count() >= 2
    assert learner.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_card_of_a_lesson_is_answered_with_the_keyboard(learner: Learner) -> None:
    (card,) = cards_after("castling")
    steps = load_course().lesson("castling").steps
    learner.open(f"?lesson=castling&step={len(steps)}")
    with learner.answered():
        learner.page.locator(".cl-onward").click()
    region = learner.page.get_by_role("region", name="Did you know?")
    assert region.is_visible()
    right = next(choice.text for choice in card.choices if choice.right)
    button = region.locator(".cl-choice", has_text=right)
    learner.tab_to(button)
    with learner.answered():
        learner.page.keyboard.press("Enter")
    assert "weak queen" in region.inner_text()
    assert button.get_attribute("aria-disabled") == "true"


def test_the_quiz_has_a_door_on_the_first_page(learner: Learner) -> None:
    learner.open()
    with learner.answered():
        learner.page.get_by_role("link", name="The quiz").click()
    assert "page=quiz" in learner.page.url
    learner.page.go_back()
    learner.page.get_by_role("link", name="The quiz").wait_for()
