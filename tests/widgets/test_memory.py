"""Placement, exam, review and the account, seen from the page."""

from __future__ import annotations

import json

import pytest

from chesslearn.course import Progress, SquareAttempt, load_course, memory, solution
from chesslearn.i18n import translator
from tests.widgets.browser import TODAY, Page, fresh, make

COURSE = load_course()
BANK = memory.make_bank(COURSE)


@pytest.fixture
def page() -> Page:
    return fresh()


def take_exam(page: Page, seed: str, *, wrong: int = 0) -> None:
    """Answer the exam of a seed; the last ``wrong`` questions are given up."""
    page.send(type="begin")
    exercises = memory.exam(BANK, seed)
    for index, exercise in enumerate(exercises):
        assert page.screen["name"] == "sitting"
        if index < len(exercises) - wrong:
            for attempt in solution(exercise.session()):
                make(page, attempt)
        page.send(type="next")


def known(day: int) -> Progress:
    progress = Progress()
    progress.note_solved("rook", "first-move")
    progress.note_review("rook.moves", day, 3)
    return progress


def test_the_home_page_offers_a_placement_until_it_is_done(page: Page) -> None:
    assert page.screen["placement"]
    page.send(type="placement")
    assert page.screen["name"] == "intro"
    page.send(type="begin")
    while page.screen["name"] == "sitting":
        assert page.screen["skip"]
        page.send(type="next")
    assert page.screen["name"] == "result"
    assert page.screen["go_on"]["lesson"] == "board"
    page.send(type="home")
    assert not page.screen["placement"]
    page.send(type="progress")
    assert page.screen["placement"]


def test_a_placement_marks_parts_as_known_and_says_where_to_begin() -> None:
    page = fresh("?page=placement&seed=7")
    page.send(type="begin")
    answers: list[memory.Answer] = []
    plan = memory.placement(BANK, "7")
    while (exercise := plan(answers)) is not None:
        right = exercise.part in ("board", "pieces")
        for attempt in solution(exercise.session()) if right else ():
            make(page, attempt)
        page.send(type="next")
        answers.append(memory.Answer(exercise=exercise, right=right))
    found = memory.placed(BANK, answers)
    assert found.known == ("board", "pieces")
    assert page.screen["go_on"]["lesson"] == found.lesson
    page.send(type="home")
    assert [part["id"] for part in page.screen["parts"] if part["note"]] == ["board", "pieces"]
    assert page.screen["go_on"]["lesson"] == found.lesson
    again = fresh(progress=Progress.from_json(page.widget.progress))
    assert again.screen["go_on"]["lesson"] == found.lesson


def test_leaving_a_placement_leads_home_and_marks_nothing(page: Page) -> None:
    page.send(type="placement")
    page.send(type="begin")
    page.send(type="leave")
    assert page.screen["name"] == "home"
    assert page.screen["placement"]
    assert not page.widget.progress


def test_an_exam_says_nothing_before_its_end() -> None:
    page = fresh("?page=exam&seed=1")
    page.send(type="begin")
    choosing = next(
        index for index, exercise in enumerate(memory.exam(BANK, "1")) if exercise.step.task.kind == "judge"
    )
    for _ in range(choosing):
        page.send(type="next")
    page.attempt(kind="choice", choice=0)
    step = page.screen["step"]
    assert step["choices"][0]["mark"] == "taken"
    assert step["feedback"]["tone"] == "info"
    assert not step["solved"]
    assert step["buttons"]["next"] and not step["buttons"]["hint"]
    answer = json.dumps(step)
    page.attempt(kind="choice", choice=1)
    assert json.dumps(page.screen["step"]) == answer
    for useless in ("hint", "undo", "restart"):
        page.send(type=useless)
        assert json.dumps(page.screen["step"]) == answer


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_a_passed_exam_gives_a_certificate(language: str) -> None:
    page = fresh("?page=exam&seed=1", language=language)
    take_exam(page, "1", wrong=4)
    result = page.screen
    assert result["name"] == "result"
    assert [answer["right"] for answer in result["answers"]] == [True] * 16 + [False] * 4
    assert all(answer["answer"] and answer["ask"] for answer in result["answers"])
    certificate = result["certificate"]
    assert certificate["blank"] in certificate["a4"] and certificate["blank"] in certificate["letter"]
    assert Progress.from_json(page.widget.progress).exams == {TODAY: 16}


def test_an_exam_that_is_not_passed_leads_to_practice() -> None:
    page = fresh("?page=exam&seed=1")
    take_exam(page, "1", wrong=5)
    assert page.screen["certificate"] is None
    assert page.screen["practise"]
    page.send(type="practise", code=None)
    assert page.screen["name"] == "sitting"
    assert page.screen["page"] == "review"
    assert page.screen["skip"] == ""


def test_what_is_due_is_offered_and_reviewed() -> None:
    page = fresh(progress=known(TODAY - 5))
    assert page.screen["review"]["page"] == "review"
    page.send(type="review")
    while page.screen["name"] == "sitting":
        session = page.widget._learner.session  # type: ignore[attr-defined]
        for attempt in solution(session):
            make(page, attempt)
        assert page.screen["step"]["solved"]
        page.send(type="next")
    assert page.screen["name"] == "result"
    assert all(answer["right"] for answer in page.screen["answers"])
    page.send(type="home")
    assert page.screen["review"] is None


def test_a_miss_in_a_review_is_explained_and_comes_again_tomorrow() -> None:
    page = fresh(progress=known(TODAY - 5))
    page.send(type="review")
    session = page.widget._learner.session  # type: ignore[attr-defined]
    right = solution(session)[0]
    if isinstance(right, SquareAttempt):
        wrong = next(
            square for square in ("a1", "b2", "c3", "d4", "e5", "f6")
            if SquareAttempt(square) not in solution(session)
        )  # fmt: skip
        page.attempt(kind="square", square=wrong)
    else:
        page.move("a1b8")
    assert page.screen["step"]["feedback"]["tone"] in ("refusal", "wrong")
    page.send(type="next")
    memory_now = Progress.from_json(page.widget.progress).memory["rook.moves"]
    assert memory.standing(memory_now).due == TODAY + 1


def test_it_is_calm_when_nothing_is_due(page: Page) -> None:
    assert page.screen["review"] is None
    page.send(type="review")
    assert page.screen["name"] == "result"
    assert page.screen["title"] and not page.screen["answers"]
    again = fresh("?page=review", progress=known(TODAY))
    assert again.screen["name"] == "result"


def test_the_account_and_the_reset_of_a_lesson_and_a_part() -> None:
    progress = known(TODAY - 1)
    for _ in range(9):
        progress.note_attempt("pin", "try-it", missed=True, reasons=["pinned"])
    progress.note_solved("pin", "try-it")
    progress.note_review("check.no-self-check", TODAY, 3)
    progress.note_known("mate", TODAY, True)
    page = fresh("?page=progress", progress=progress)
    assert [reason["code"] for reason in page.screen["reasons"]] == ["pinned"]
    page.send(type="practise", code="pinned")
    assert page.screen["name"] == "sitting"
    page.send(type="progress")
    page.send(type="forget", lesson="rook", part=None)
    assert page.screen["notice"]
    kept = Progress.from_json(page.widget.progress)
    assert kept.solved() == {"pin": ("try-it",)}
    assert "rook.moves" not in kept.memory
    page.send(type="forget", lesson=None, part="mate")
    kept = Progress.from_json(page.widget.progress)
    assert not kept.solved() and not kept.known
    for nonsense in ({"lesson": "none", "part": None}, {"lesson": None, "part": None}):
        page.send(type="forget", **nonsense)
        assert not page.widget.error


def test_messages_out_of_place_do_no_harm(page: Page) -> None:
    for message in ("begin", "leave", "next", "hint", "undo"):
        page.send(type=message)
        assert not page.widget.error
    page.send(type="practise", code="no-such-code")
    assert not page.widget.error


def test_the_texts_of_a_turned_step_fit_its_board() -> None:
    place = ("pawn", "second-square")
    exercise = BANK.from_step(place, "1", turn=0)
    page = fresh("?page=review", progress=known(TODAY - 5))
    assert exercise.flip.name == "colours"
    study = page.widget._learner.study  # type: ignore[attr-defined]
    study._sit("review", memory.listed([exercise]), 1)
    page.widget._learner.sit()  # type: ignore[attr-defined]
    for language, colours in (("en", ("black", "white")), ("ru", ("чёрн", "бел")), ("uk", ("чорн", "біл"))):
        said = translator(language).pgettext("pawn/second-square", exercise.step.ask)
        page.send(type="language", language=language)
        asked = page.screen["step"]["task"]["ask"]
        assert colours[0] in said and colours[1] not in said
        assert colours[1] in asked and colours[0] not in asked


def test_what_one_page_erases_does_not_come_back_from_another() -> None:
    one = fresh("?lesson=rook&step=no-jump")
    one.move("e1e7")
    other = fresh("?page=progress", Progress.from_json(one.widget.progress))
    other.send(type="reset")
    one.send(type="next")
    one.send(type="merge", saved=other.widget.progress)
    other.send(type="merge", saved=one.widget.progress)
    for page in (one, other):
        kept = Progress.from_json(page.widget.progress)
        assert kept.empty
        assert kept.erased == 1


def test_a_file_brings_back_what_was_erased(page: Page) -> None:
    page.send(type="open", lesson="rook", step="no-jump")
    page.move("e1e7")
    file = page.widget.progress
    page.send(type="reset")
    page.send(type="restore", text=file)
    assert Progress.from_json(page.widget.progress).solved() == {"rook": ("no-jump",)}


@pytest.mark.parametrize(
    ("code", "title", "text"),
    [
        ("pinned", "A pinned piece", "A pinned piece may move along the line of the pin"),
        ("pawn-blocked", "A pawn that is blocked", ""),
        ("wrong-way", "Not this piece's way", ""),
        ("king-takes-protected", "A king that takes a protected piece", "A piece is protected when"),
    ],
)
def test_the_account_says_what_was_tried_and_the_rule_it_breaks(code: str, title: str, text: str) -> None:
    progress = known(TODAY)
    for _ in range(memory.account.OFTEN):
        progress.note_attempt("rook", "no-jump", missed=True, reasons=[code])
    (met,) = fresh("?page=progress", progress).screen["reasons"]
    assert met["title"].replace("\N{NO-BREAK SPACE}", " ") == title
    assert met["text"].replace("\N{NO-BREAK SPACE}", " ").startswith(text)
    assert bool(met["text"]) == bool(text)


def test_a_notice_is_shown_at_the_end_of_a_lesson_too(page: Page) -> None:
    lesson = COURSE.lesson("rook")
    page.send(type="open", lesson="rook", step=lesson.steps[-1].id)
    page.send(type="next")
    assert page.screen["name"] == "recap"
    page.send(type="restore", text="nonsense")
    assert page.screen["name"] == "recap"
    assert page.screen["feedback"]["title"]
    assert page.screen["feedback"]["title"] in page.widget.announcement
    page.send(type="home")
    assert page.screen["feedback"] is None
