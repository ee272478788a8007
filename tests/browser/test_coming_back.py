"""Links into the course, reloading, and progress that is taken along."""

from __future__ import annotations

from chesslearn.course import Progress, load_course
from chesslearn.i18n import translator
from tests.browser.conftest import NewLearner
from tests.browser.learner import Learner
from tests.browser.solving import session, solve_step


def test_a_reload_in_the_middle_goes_on_at_the_same_step(learner: Learner) -> None:
    learner.open("?lesson=rook")
    beside = session("rook")
    for _ in range(2):
        solve_step(learner, beside, "mouse")
        learner.press("button.next")
        beside.next()
    learner.reload()
    assert learner.step == beside.step.id
    solve_step(learner, beside, "mouse")


def test_the_home_page_leads_on_to_where_the_learner_stopped(learner: Learner) -> None:
    learner.open("?lesson=rook")
    beside = session("rook")
    solve_step(learner, beside, "mouse")
    learner.press("button.next")
    beside.next()
    learner.move("a1", "b2")
    learner.open()
    with learner.answered():
        learner.page.locator(f'a[href*="step={beside.step.id}"]').first.click()
    assert learner.step == beside.step.id


def test_back_and_forward_of_the_browser_work(learner: Learner) -> None:
    learner.open()
    with learner.answered():
        learner.page.locator('a[href*="lesson=bishop"]').first.click()
    with learner.answered():
        learner.page.go_back()
    assert learner.root.get_attribute("data-lesson") is None
    with learner.answered():
        learner.page.go_forward()
    assert learner.root.get_attribute("data-lesson") == "bishop"


def test_a_link_leads_to_a_step_in_a_language(learner: Learner) -> None:
    learner.speak("uk")
    learner.open("?lesson=castling&step=3&lang=uk")
    step = load_course().lesson("castling").steps[2]
    assert learner.step == step.id
    title = translator("uk").pgettext(f"castling/{step.id}", step.title)
    assert learner.page.get_by_role("heading", name=title).is_visible()
    assert learner.page.locator("html").get_attribute("lang") == "uk"


def test_a_link_to_no_lesson_leads_home_and_says_so(learner: Learner) -> None:
    learner.open("?lesson=checkers")
    assert learner.root.get_attribute("data-lesson") is None
    assert learner.answer.is_visible()


def test_a_link_to_no_step_leads_to_the_lesson_and_says_so(learner: Learner) -> None:
    learner.open("?lesson=rook&step=no-such-step")
    assert learner.step == "how-it-moves"
    assert learner.answer.is_visible()


def test_markup_in_a_link_stays_text(learner: Learner) -> None:
    learner.open("?lesson=<img src=x onerror=alert(1)>&step=<b>")
    assert learner.page.locator('img[src="x"]').count() == 0


def restore(learner: Learner, text: str) -> str:
    learner.button("header.settings").click()
    field = learner.page.get_by_label(learner.words["settings.restore"])
    field.fill(text)
    with learner.answered():
        learner.button("settings.restore.send").click()
    said = learner.page.get_by_role("dialog").get_by_role("status")
    said.filter(has_text=" ").wait_for()
    return said.inner_text()


def test_a_broken_code_is_explained(learner: Learner) -> None:
    learner.open()
    assert len(restore(learner, "NOT-A-CODE")) > 20
    assert learner.page.evaluate("localStorage.getItem('chesslearn.progress')") is None


def test_a_code_brings_progress_to_another_browser(new_learner: NewLearner) -> None:
    progress = Progress()
    progress.note_solved("rook", "how-it-moves")
    progress.note_solved("rook", "first-move")
    learner = new_learner("ru").open()
    restore(learner, progress.to_code())
    kept = Progress.from_json(learner.page.evaluate("localStorage.getItem('chesslearn.progress')"))
    assert kept.solved() == progress.solved()


def test_kept_progress_that_cannot_be_read_does_no_harm(learner: Learner) -> None:
    learner.page.add_init_script("localStorage.setItem('chesslearn.progress', '{\"version\": \"x\"')")
    learner.open("?lesson=rook&step=first-move").move("a1", "a6")
    assert learner.button("button.next").is_visible()


def test_the_language_changes_without_a_reload(learner: Learner) -> None:
    learner.open("?lesson=rook&step=first-move").move("a1", "b2")
    learner.page.evaluate("window.samePage = true")
    for language in ("ru", "uk", "en"):
        with learner.answered():
            learner.page.get_by_label(learner.words["header.language"]).select_option(language)
        learner.speak(language)
        step = load_course().lesson("rook").step("first-move")
        title = translator(language).pgettext("rook/first-move", step.title)
        assert learner.page.get_by_role("heading", name=title).is_visible()
        assert learner.button("button.hint").is_visible()
        assert learner.answer.is_visible(), "the refusal is still there, in the new language"
        assert learner.page.locator("html").get_attribute("lang") == language
    assert learner.page.evaluate("window.samePage")


def test_the_chosen_language_is_kept(learner: Learner) -> None:
    learner.open()
    with learner.answered():
        learner.page.get_by_label(learner.words["header.language"]).select_option("uk")
    learner.open()
    assert learner.root.get_attribute("lang") == "uk"
