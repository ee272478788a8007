"""Tries that are not possible: the page says why, shows it on the board, and the piece goes back."""

from __future__ import annotations

from collections.abc import Iterator

import chess
import pytest

from chesslearn import words
from chesslearn.course import load_course
from chesslearn.course.tasks import MoveTask
from chesslearn.i18n import translator
from chesslearn.rules import explain
from chesslearn.widgets._learner import HOME_BOARD
from chesslearn.words.drawing import draw
from tests.browser.conftest import NewLearner

Place = tuple[str, str] | None
HOME: Place = None
ON_THE_HOME_PAGE = {
    "h1h3": "The pawn on h2 is in the way.",
    "f2g3": "g3 is empty",
    "e1c1": "needs a white rook on a1",
    "c3c4": "bishop stands on c4",
    "e8e7": "It is White's move",
    "c4c5": "A bishop moves only along diagonals.",
}
IN_LESSONS = [("rook", "no-jump"), ("king", "into-attack"), ("pin", "try-it"), ("castling", "through-check")]
"""Steps that ask for a try which is refused."""


def refusals() -> Iterator[tuple[Place, str, str]]:
    """Yield places, tries there, and a piece of the answer in English."""
    for uci, english in ON_THE_HOME_PAGE.items():
        yield HOME, uci, english
    for lesson, step in IN_LESSONS:
        yield (lesson, step), move_asked_for(lesson, step), ""


def move_asked_for(lesson: str, step: str) -> str:
    task = load_course().lesson(lesson).step(step).task
    assert isinstance(task, MoveTask)
    return task.solutions[0]


def position(place: Place) -> chess.Board:
    fen = HOME_BOARD if place is None else load_course().lesson(place[0]).step(place[1]).fen
    assert fen
    return chess.Board(fen)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_refusal_says_why(new_learner: NewLearner, language: str) -> None:
    learner, t = new_learner(language), translator(language)
    at: Place | str = "nowhere"
    for place, uci, english in refusals():
        if place != at:
            learner.open("" if place is None else "?lesson={}&step={}".format(*place))
            at = place
        board = position(place)
        verdict = explain(board, chess.Move.from_uci(uci), ended=place is None)
        # On the free board of the home page the judge speaks of colours, in a lesson to the learner.
        expected = words.verdict(t, verdict, voice="colours" if place is None else "you")[0]
        before = {name: learner.piece_on(name) for name in chess.SQUARE_NAMES}

        learner.move(uci[:2], uci[2:4])

        told = " ".join(learner.answer.inner_text().split())
        assert " ".join(expected.text.split()) in told
        if language == "en":
            assert english in told
        for mark in draw(verdict.reasons[0]).marks:
            label = learner.cell(mark.square).get_attribute("aria-label") or ""
            assert learner.words[f"mark.{mark.kind}"] in label, (uci, mark, label)
        assert {name: learner.piece_on(name) for name in chess.SQUARE_NAMES} == before


def test_the_answer_is_read_out(new_learner: NewLearner) -> None:
    learner = new_learner().open()
    learner.move("h1", "h3", "keyboard")
    assert "The pawn on h2 is in the way" in learner.page.get_by_role("status").first.inner_text()


def test_a_phone_keeps_the_task_in_sight_after_a_refusal(new_learner: NewLearner) -> None:
    learner = new_learner(viewport={"width": 360, "height": 740}, has_touch=True)
    learner.open("?lesson=rook&step=stars")
    task = learner.page.get_by_text(load_course().lesson("rook").step("stars").ask)
    for square, in_sight in (("g7", True), ("h7", False)):
        learner.move("h8", square, "clicks")
        box = task.bounding_box()
        assert box
        assert (box["width"] > 180 and 0 < box["y"] < 740) is in_sight
        assert learner.answer.is_visible()


def test_a_refused_piece_is_back_on_its_square(new_learner: NewLearner) -> None:
    learner = new_learner().open("?lesson=rook&step=first-move")
    piece = learner.page.locator(".cg-wrap piece.rook:not(.ghost)")
    before = piece.bounding_box()
    learner.move("a1", "b2")
    learner.page.wait_for_function("!document.querySelector('.cg-wrap piece.dragging, .cg-wrap piece.anim')")
    assert piece.bounding_box() == before


def test_a_pawn_that_arrives_is_asked_what_it_becomes(new_learner: NewLearner) -> None:
    learner = new_learner().open("?lesson=promotion&step=your-choice")
    learner.move("d2", "d1")
    chooser = learner.page.get_by_role("dialog", name=learner.words["promotion.title"])
    with learner.answered():
        chooser.get_by_role("button", name=learner.words["promotion.Q"], exact=True).click()
    assert learner.piece_on("d1") == "bQ"
    assert learner.button("button.next").is_visible()


def test_a_blocked_pawn_is_explained_and_not_promoted(new_learner: NewLearner) -> None:
    learner = new_learner().open("?lesson=promotion&step=blocked")
    learner.move("e7", "e8")
    assert learner.page.get_by_role("dialog").count() == 0
    assert "e8" in learner.answer.inner_text()
