"""The rook's lesson from its card to its end, in three languages and with every hand."""

from __future__ import annotations

import pytest

from chesslearn.course import Progress, load_course
from chesslearn.i18n import translator
from tests.browser.conftest import NewLearner
from tests.browser.learner import Hand, Learner
from tests.browser.solving import session, solve_lesson, solve_step


def title_of(lesson: str, language: str) -> str:
    return translator(language).pgettext(lesson, load_course().lesson(lesson).title)


@pytest.mark.parametrize(
    ("language", "hand"),
    [("en", "mouse"), ("ru", "mouse"), ("uk", "mouse"), ("en", "keyboard"), ("uk", "keyboard")],
)
def test_the_rook_is_learned(new_learner: NewLearner, language: str, hand: Hand) -> None:
    learner = new_learner(language).open()
    title = learner.page.get_by_text(title_of("rook", language), exact=True)
    card = learner.page.get_by_role("listitem").get_by_role("link").filter(has=title)
    before = card.inner_text()
    with learner.answered():
        if hand == "keyboard":
            learner.tab_to(card)
            learner.page.keyboard.press("Enter")
        else:
            card.click()
    assert learner.root.get_attribute("data-lesson") == "rook"
    assert "lesson=rook" in learner.page.url

    solve_lesson(learner, "rook", hand)

    rules = learner.page.get_by_role("region", name=learner.words["recap.rules"])
    assert rules.get_by_role("listitem").count() >= 3
    assert learner.words["recap.again"] not in rules.inner_text()
    with learner.answered():
        learner.page.get_by_role("link", name=learner.words["recap.home"], exact=True).click()
    assert card.inner_text() != before
    kept = Progress.from_json(learner.page.evaluate("localStorage.getItem('chesslearn.progress')"))
    assert len(kept.solved()["rook"]) == len(load_course().lesson("rook").steps)


def test_a_piece_is_moved_by_two_clicks(learner: Learner) -> None:
    learner.open("?lesson=rook&step=first-move").move("a1", "a6", "clicks")
    assert learner.piece_on("a6") == "wR"
    assert learner.button("button.next").is_visible()


def test_going_onto_an_own_piece_takes_two_clicks_where_a_step_asks_for_it(learner: Learner) -> None:
    learner.open("?lesson=rook&step=own-piece")
    solve_step(learner, session("rook", "own-piece"), "clicks")
    assert learner.button("button.next").is_visible()


def test_a_move_is_typed(new_learner: NewLearner) -> None:
    learner = new_learner("ru").open("?lesson=rook&step=first-move")
    learner.button("move.open").click()
    field = learner.page.get_by_label(learner.words["move.label"])
    field.fill("Лa6")
    with learner.answered():
        field.press("Enter")
    assert learner.piece_on("a6") == "wR"
