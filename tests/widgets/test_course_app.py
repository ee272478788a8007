"""The course app, seen from the page: places, answers, language, progress, bad input."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from chesslearn.course import Progress, load_course
from chesslearn.course.index import lesson_file
from chesslearn.widgets import CourseApp, LessonView, StepView, lesson
from tests.widgets.browser import Page, fresh


@pytest.fixture
def page() -> Page:
    return fresh()


def test_begins_at_home_with_every_lesson(page: Page) -> None:
    cards = [card["lesson"] for part in page.screen["parts"] for card in part["cards"]]
    assert page.screen["name"] == "home"
    assert cards == list(load_course().lessons)
    assert page.screen["go_on"]["lesson"] == cards[0]


def test_the_board_of_the_home_page_answers(page: Page) -> None:
    page.move("c4a4")
    assert page.screen["feedback"]["tone"] == "refusal"
    page.move("c4d5")
    assert page.screen["feedback"]["tone"] == "good"
    page.send(type="restart")
    assert page.screen["feedback"] is None


def test_a_refusal_has_words_squares_and_no_loss(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    fen = page.board["fen"]
    page.move("e1c3")
    assert page.screen["feedback"]["tone"] == "refusal"
    assert "c3" in page.screen["feedback"]["text_html"]
    assert {"square": "c3", "kind": "refused"} in page.board["marks"]
    assert page.board["fen"] == fen
    assert not page.screen["solved"]


def test_a_refusal_that_was_asked_for_solves_the_step(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    assert page.screen["solved"]
    assert page.screen["feedback"]["tone"] == "good"
    assert page.screen["buttons"]["next"]


def test_the_language_changes_everything_at_once(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1c3")
    english = (page.screen["title"], page.screen["feedback"]["title"], page.widget.strings["button.hint"])
    page.send(type="language", language="uk")
    ukrainian = (page.screen["title"], page.screen["feedback"]["title"], page.widget.strings["button.hint"])
    assert page.widget.language == "uk"
    assert not set(english) & set(ukrainian)


@pytest.mark.parametrize(
    ("search", "saved", "languages", "language"),
    [
        ("?lang=uk", "ru", ["en"], "uk"),
        ("", "ru", ["uk"], "ru"),
        ("", None, ["de-AT", "uk-UA", "ru"], "uk"),
        ("?lang=xx", None, [], "en"),
    ],
)
def test_the_language_is_chosen_in_order(
    search: str, saved: str | None, languages: list[str], language: str
) -> None:
    page = Page(CourseApp())
    page.hello(search, language=saved, languages=languages)
    assert page.widget.language == language


def test_an_unknown_lesson_is_said_on_the_home_page() -> None:
    page = fresh("?lesson=snooker")
    assert page.screen["name"] == "home"
    assert page.screen["feedback"]["title"]


def test_an_unknown_step_opens_the_lesson() -> None:
    page = fresh("?lesson=rook&step=salto")
    assert (page.screen["name"], page.screen["number"]) == ("step", 1)
    assert page.screen["feedback"]["title"]


def test_a_step_may_be_named_by_number() -> None:
    page = fresh("?lesson=rook&step=3")
    assert page.screen["number"] == 3


def test_an_old_revision_changes_nothing(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.send(type="attempt", revision=1, what={"kind": "move", "from": "e1", "to": "e7"})
    assert not page.screen["solved"]


@pytest.mark.parametrize("message", [{}, {"type": "eval"}, {"type": "attempt", "revision": "x", "what": 1}])
def test_a_malformed_message_is_answered_by_the_state(
    page: Page, message: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, "chesslearn"):
        page.send(**message)
    assert page.screen["name"] == "home"
    assert "refused a message" in caplog.text


def test_a_fault_is_a_sentence_on_the_page_and_a_traceback_in_the_log(
    page: Page, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the fault of this test")

    page.send(type="open", lesson="rook", step="no-jump")
    monkeypatch.setattr("chesslearn.course.LessonSession.attempt", fail)
    page.move("e1e7")
    assert page.widget.error
    assert "RuntimeError: the fault of this test" in caplog.text
    monkeypatch.undo()
    page.move("e1e7")
    assert page.screen["solved"] and not page.widget.error


def test_traits_set_by_the_browser_count_for_nothing(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.widget.set_state(
        {"screen": {"solved": True}, "progress": "{}", "board": {"fen": "x"}, "revision": 900}
    )
    page.widget._receive(None, {"type": "ping"}, [])
    assert page.screen["name"] == "step" and not page.screen["solved"]
    assert page.widget.progress == ""


def test_a_whole_lesson_ends_with_its_recap(page: Page) -> None:
    rook = load_course().lesson("rook")
    page.send(type="open", lesson="rook", step=rook.steps[0].id)
    for _ in rook.steps:
        page.send(type="next")
    assert page.screen["name"] == "recap"
    assert page.screen["next_lesson"]["lesson"] == load_course().next_after("rook").id  # type: ignore[union-attr]
    assert len(page.screen["rules"]) == sum(bool(step.done) for step in rook.steps)


def test_what_went_wrong_comes_first_in_the_recap(page: Page) -> None:
    solved = Progress()
    for step in load_course().lesson("rook").steps:
        solved.note_solved("rook", step.id)
    page.hello("?lesson=rook&step=capture", saved=solved.to_json())
    page.move("b3c5")
    for _ in range(9):
        page.send(type="next")
        if page.screen["name"] == "recap":
            break
    assert page.screen["rules"][-1]["again"] is False
    assert page.screen["rules"][0]["step"] == "capture"


def test_steps_that_were_skipped_are_still_open_in_the_recap(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    while page.screen["name"] == "step":
        page.send(type="next")
    noted = [rule["step"] for rule in page.screen["rules"] if rule["note"]]
    assert "no-jump" not in noted
    assert len(noted) == len(page.screen["rules"]) - 1
    assert str(len(load_course().lesson("rook").steps) - 1) in page.screen["lead"]


def test_the_free_board_is_a_page_of_the_course(page: Page) -> None:
    page.send(type="explorer")
    page.move("e2e5")
    assert page.screen["name"] == "explorer"
    assert page.screen["feedback"]["tone"] == "refusal"
    page.send(type="home")
    assert page.screen["name"] == "home"


def test_a_typed_move_in_the_letters_of_the_learner(page: Page) -> None:
    page.send(type="open", lesson="rook", step="first-move")
    page.send(type="language", language="uk")
    page.attempt(kind="text", text="Тa6")
    assert page.screen["solved"]


def test_lessons_and_steps_for_notebooks() -> None:
    view = lesson("rook", language="ru")
    assert isinstance(view, LessonView) and repr(view) == "lesson('rook')"
    step = view.step("no-jump")
    assert isinstance(step, StepView) and repr(step) == "lesson('rook').step('no-jump')"
    assert step.screen["step"] == "no-jump"
    with pytest.raises(KeyError, match="board, rook"):
        lesson("snooker")
    with pytest.raises(KeyError, match="no-jump"):
        view.step("salto")
    with pytest.raises(TypeError, match="did you mean 'language'"):
        LessonView("rook", langage="ru")


def test_a_refusal_can_show_the_rule_as_the_course_teaches_it(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1c3")
    assert page.screen["feedback"]["rule"] == load_course().lesson("rook").steps[0].done


def test_own_lessons_with_mistakes_are_named_and_the_others_are_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    good = lesson_file("rook").read_text("utf-8").replace('id = "rook"', 'id = "good"', 1)
    (tmp_path / "good.toml").write_text(good, "utf-8")
    (tmp_path / "bad.toml").write_text(
        good.replace('"good"', '"bad"', 1).replace("minutes", "minuets"), "utf-8"
    )
    monkeypatch.setenv("CHESSLEARN_LESSONS", str(tmp_path))
    page = fresh()
    cards = [card["lesson"] for part in page.screen["parts"] for card in part["cards"]]
    assert "good" in cards
    assert "bad" not in cards
    assert any("bad.toml, minuets" in line and "minutes" in line for line in page.screen["unshown"])
    page.send(type="open", lesson="rook", step=None)
    assert page.screen["name"] == "step"


def test_a_folder_of_lessons_that_is_gone_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHESSLEARN_LESSONS", str(tmp_path / "gone"))
    page = fresh()
    assert ["gone" in line for line in page.screen["unshown"]] == [True]


def test_a_tap_on_an_own_piece_is_a_move_only_where_the_step_asks_for_it(page: Page) -> None:
    for lesson_name, step in (("rook", "own-piece"), ("bishop", "own-piece")):
        page.send(type="open", lesson=lesson_name, step=step)
        assert page.board["onto_own"]
    page.send(type="open", lesson="rook", step="no-jump")
    assert not page.board["onto_own"]
