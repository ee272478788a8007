"""Journeys that leave the plain way: texts in order, from step to step, two pages at once."""

from __future__ import annotations

from playwright.sync_api import expect

from chesslearn.course import Progress, load_course
from chesslearn.course.tasks.order import OrderTask
from tests.browser.learner import Learner


def test_texts_are_put_in_order(learner: Learner) -> None:
    step = next(step for step in load_course().lesson("game").steps if isinstance(step.task, OrderTask))
    assert isinstance(step.task, OrderTask)
    learner.open(f"?lesson=game&step={step.id}")
    choices = learner.page.get_by_role("list", name=learner.words["step.choices"]).get_by_role("button")
    early = choices.filter(has_text=step.task.items[-1].text)
    with learner.answered():
        early.click()
    for number, item in enumerate(step.task.items, 1):
        chosen = choices.filter(has_text=item.text)
        with learner.answered():
            chosen.click()
        expect(chosen).to_contain_text(str(number))
    assert learner.button("button.next").is_visible()


def test_a_bar_leads_to_its_step(learner: Learner) -> None:
    learner.open("?lesson=rook&step=how-it-moves")
    bars = learner.page.get_by_role("navigation", name=learner.words["step.places"])
    learner.tab_to(bars.get_by_role("link").first)
    for _ in range(2):
        learner.page.keyboard.press("ArrowRight")
    with learner.answered():
        learner.page.keyboard.press("Enter")
    assert learner.step == load_course().lesson("rook").steps[2].id


def test_two_pages_keep_what_each_of_them_solved(learner: Learner) -> None:
    learner.open("?lesson=rook&step=no-jump")
    other = learner.page.context.new_page()
    other.goto(f"{learner.address}?lesson=rook&step=first-move")
    other.locator("[data-ready]").wait_for()
    learner.move("e1", "e7")
    other.get_by_role("button", name=learner.words["move.open"]).click()
    other.get_by_role("textbox").fill("a1a6")
    other.get_by_role("textbox").press("Enter")
    expect(other.get_by_role("button", name=learner.words["button.next"])).to_be_visible()
    other.wait_for_function(
        "() => ['no-jump', 'first-move'].every(step => localStorage['chesslearn.progress'].includes(step))"
    )
    kept = Progress.from_json(learner.page.evaluate("localStorage.getItem('chesslearn.progress')"))
    assert kept.is_solved("rook", "no-jump") and kept.is_solved("rook", "first-move")
    other.goto("about:blank")
