"""Placement, exam, review and the account in Chromium, on the desktop and on a phone."""

from __future__ import annotations

import json
from datetime import date

import pytest

from chesslearn.course import Progress, TextAttempt, load_course, memory, solution
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.solving import make

BANK = memory.make_bank(load_course())
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def today() -> int:
    """Return the day it is here, as the page counts it."""
    return date.today().toordinal()


def keep(learner: Learner, progress: Progress) -> None:
    learner.page.add_init_script(
        f"localStorage.getItem('chesslearn.progress')"
        f" ?? localStorage.setItem('chesslearn.progress', {json.dumps(progress.to_json())})"
    )


def kept(learner: Learner) -> Progress:
    return Progress.from_json(learner.page.evaluate("localStorage.getItem('chesslearn.progress')"))


def follow(learner: Learner, name: str) -> None:
    with learner.answered():
        learner.page.get_by_role("link", name=name).first.click()


def onward(learner: Learner) -> None:
    with learner.answered():
        learner.page.locator(".cl-onward").click()


def answer(learner: Learner, exercise: memory.Exercise) -> bool:
    """Answer a question right; ``False`` for one that asks for more than a hand can do here."""
    attempts = solution(exercise.session())
    if any(isinstance(attempt, TextAttempt) or getattr(attempt, "promotion", None) for attempt in attempts):
        return False
    for attempt in attempts:
        make(learner, attempt, "mouse")
    return True


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_who_knows_some_chess_finds_a_place_to_begin(
    new_learner: NewLearner, options: dict[str, object]
) -> None:
    learner = new_learner(**options).open()
    follow(learner, "I know some chess")
    assert "page=placement" in learner.page.url
    learner.press("Show the first question")
    for _ in range(memory.MOST_PLACEMENT):
        if learner.button("I don't know").count() == 0:
            break
        learner.press("I don't know")
    assert learner.page.get_by_role("heading", name="Your place is found").is_visible()
    follow(learner, "Open “The board”")
    assert learner.root.get_attribute("data-lesson") == "board"
    learner.open()
    assert learner.page.get_by_role("link", name="I know some chess").count() == 0


def test_a_placement_can_be_left_and_comes_back_with_the_back_button(learner: Learner) -> None:
    learner.open("?page=placement")
    learner.press("Show the first question")
    learner.press("Stop here")
    assert learner.page.get_by_role("link", name="I know some chess").is_visible()
    with learner.answered():
        learner.page.go_back()
    assert learner.button("Show the first question").is_visible()


def test_an_exam_ends_with_every_answer_and_its_why(new_learner: NewLearner) -> None:
    began = today()
    learner = new_learner("uk").open("?lang=uk&page=exam&seed=browser")
    with learner.answered():
        learner.page.locator(".cl-filled").click()
    right, missed = 0, 0
    for number, exercise in enumerate(memory.exam(BANK, "browser"), 1):
        assert learner.page.get_by_role("heading", name=f"Запитання {number}", exact=True).is_visible()
        solved = number > 3 and answer(learner, exercise)
        right += solved
        missed += not solved and exercise.session().state.fen is not None
        onward(learner)
    ((day, noted),) = kept(learner).exams.items()
    assert (noted, began <= day <= today()) == (right, True)
    assert learner.page.locator(".cl-answer").count() == memory.QUESTIONS
    assert learner.page.locator(".cl-answer-right").count() == right
    # What is not right is open, and shows its board.
    boards = learner.page.locator(".cl-answer:not(.cl-answer-right) .cl-board")
    assert boards.count() == missed > 0
    assert all(board.is_visible() for board in boards.all())
    if right >= memory.PASS:
        field = learner.page.get_by_label(learner.words["certificate.name"])
        field.fill("Ївга <b>")
        sheet = learner.page.get_by_role("img", name="Ївга")
        assert sheet.evaluate("image => image.decode().then(() => image.naturalWidth > 500)")
        assert "Ївга" not in learner.page.evaluate("JSON.stringify(localStorage)")


def test_an_exam_goes_on_after_a_reload_and_in_no_other_tab(learner: Learner) -> None:
    learner.open("?page=exam&seed=browser")
    learner.press("Show the first question")
    assert answer(learner, memory.exam(BANK, "browser")[0])
    onward(learner)
    learner.reload()
    learner.press("Go on with question 2")
    assert learner.page.get_by_role("heading", name="Question 2", exact=True).is_visible()
    other = Learner(learner.page.context, learner.address, "en").open("?page=exam")
    assert other.button("Show the first question").is_visible()
    assert other.faults == []


def test_what_is_due_is_reviewed_with_help(learner: Learner) -> None:
    began, progress = today(), Progress()
    progress.note_solved("king", "all-round")
    progress.note_review("king.one-square", began - 9, 3)
    keep(learner, progress)
    learner.open()
    assert learner.page.get_by_text("Today: 1").is_visible()
    follow(learner, "Review now")
    exercises = memory.review(BANK, progress, began).exercises
    for number, exercise in enumerate(exercises, 1):
        assert learner.button("Stop here").is_visible()
        assert answer(learner, exercise)
        assert learner.answer.is_visible()
        assert learner.button("Stop here").count() == (number < len(exercises))
        onward(learner)
    assert learner.page.get_by_role("heading", name="All remembered!").is_visible()
    log = kept(learner).memory["king.one-square"]
    assert log in [{began - 9: 3, day: 3} for day in (began, today())]
    learner.open()
    assert learner.page.get_by_role("link", name="Review now").count() == 0


@pytest.mark.parametrize("options", [{}, PHONE], ids=["desktop", "phone"])
def test_the_account_shows_what_to_practise_and_resets_a_lesson(
    new_learner: NewLearner, options: dict[str, object]
) -> None:
    learner = new_learner(**options)
    progress = Progress()
    for _ in range(9):
        progress.note_attempt("pin", "try-it", missed=True, reasons=["pinned"])
    progress.note_solved("pin", "try-it")
    progress.note_solved("rook", "stars")
    keep(learner, progress)
    learner.open()
    follow(learner, "What you know")
    assert learner.page.get_by_text("met 9 times").is_visible()
    learner.page.get_by_role("group").filter(has_text="Check and mate").locator("summary").click()
    learner.button("Reset: The pin").click()
    learner.press("settings.reset.yes")
    assert kept(learner).solved() == {"rook": ("stars",)}
    assert learner.page.get_by_text("is like new").first.is_visible()
    overflow = learner.page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert overflow <= 0


def test_a_reason_is_practised(learner: Learner) -> None:
    progress = Progress()
    for _ in range(4):
        progress.note_attempt("rook", "no-jump", missed=True, reasons=["path-blocked"])
    keep(learner, progress)
    learner.open("?page=progress")
    with learner.answered():
        learner.page.get_by_role("button", name="Practise").first.click()
    assert learner.page.get_by_text("Practice", exact=True).is_visible()
    learner.press("button.skip")
    learner.press("Stop here")
    assert learner.page.get_by_role("link", name="What you know").is_visible()
