"""Pieces from the pocket on the real board: by drag, by taps, by keyboard, by typing; and two boards."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from chesslearn.course import load_course

from .conftest import NewLearner
from .learner import Hand, Learner
from .solving import solve_lesson

MATE = "?lesson=crazyhouse&step=mate-from-the-pocket"


@pytest.mark.parametrize(
    ("lesson", "language", "hand"),
    [("crazyhouse", "uk", "keyboard"), ("crazyhouse", "en", "mouse"), ("bughouse", "ru", "clicks")],
)
def test_a_lesson_is_solved_up_to_its_game(
    new_learner: NewLearner, lesson: str, language: str, hand: Hand
) -> None:
    learner = new_learner(language).open(f"?lesson={lesson}&step=1")
    solve_lesson(learner, lesson, hand, until="play")
    assert learner.step == "play"
    assert learner.root.locator(".cl-dot-done").count() == len(load_course().lesson(lesson).steps) - 1


@pytest.mark.parametrize("hand", ["mouse", "clicks", "keyboard"])
def test_a_piece_is_dropped(learner: Learner, hand: Hand) -> None:
    learner.open(MATE)
    learner.drop("wN", "g7", hand)
    assert learner.answer.is_visible()
    assert (learner.piece_on("g7"), learner.pocketed("wN").count()) == ("bP", 1)
    learner.drop("wN", "f7", hand)
    assert (learner.piece_on("f7"), learner.pocketed("wN").count()) == ("wN", 0)
    assert learner.button("button.next").is_visible()


@pytest.mark.parametrize(("language", "text"), [("en", "N@f7"), ("ru", "К@f7"), ("uk", "К@f7")])
def test_a_drop_is_typed(new_learner: NewLearner, language: str, text: str) -> None:
    learner = new_learner(language).open(MATE)
    learner.type_move(text)
    assert learner.piece_on("f7") == "wN"
    assert learner.button("button.next").is_visible()


@pytest.mark.parametrize(
    ("step", "text", "words"),
    [
        ("mate-from-the-pocket", "N@g7", "g7"),
        ("second-to-seventh", "P@b8", "rank"),
        ("second-to-seventh", "P@b1", "rank"),
    ],
)
def test_refusals_say_why(learner: Learner, step: str, text: str, words: str) -> None:
    learner.open(f"?lesson=crazyhouse&step={step}")
    learner.type_move(text)
    expect(learner.answer).to_contain_text(words)
    assert learner.root.locator(".cl-mark-refused").count() == 1


def test_a_promoted_piece_is_marked(learner: Learner) -> None:
    learner.open("?lesson=crazyhouse&step=marked-queen")
    promoted = learner.words["square.promoted"].replace("{label}", "d8, black queen")
    assert learner.cell("d8").get_attribute("aria-label") == promoted
    assert learner.page.locator("g[data-promoted]").count() == 1
    learner.move("d4", "d8")
    pocket = learner.page.get_by_role("group", name=learner.words["pocket.white"])
    expect(pocket.get_by_label("white pawn")).to_be_visible()


@pytest.mark.parametrize("hand", ["mouse", "clicks", "keyboard"])
def test_the_free_board_has_pockets_too(learner: Learner, hand: Hand) -> None:
    learner.open("?page=explorer")
    learner.page.get_by_text(learner.words["explorer.setup"]).click()
    learner.page.get_by_label(learner.words["explorer.variant"]).select_option("crazyhouse")
    learner.page.get_by_label(learner.words["explorer.fen"]).fill("4r2k/8/8/8/8/8/8/4K3[PN] w - - 0 1")
    with learner.answered():
        learner.button("explorer.set").last.click()
    learner.drop("wP", "a2", hand)  # does not answer the check
    assert learner.piece_on("a2") == ""
    learner.drop("wP", "e1", hand)
    learner.drop("wN", "e4", hand)
    assert learner.piece_on("e4") == "wN"
    assert learner.pocketed("wP").count() == 0, "it is Black's turn"


def test_a_captured_piece_travels_to_the_partner(learner: Learner) -> None:
    learner.open("?lesson=bughouse&step=it-arrives")
    partner = learner.page.get_by_role("region", name="Your partner's board")
    assert partner.get_by_role("gridcell").count() == 64
    learner.move("e1", "e2")
    expect(partner.get_by_role("group", name=learner.words["pocket.black"]).get_by_role("img")).to_have_count(
        1
    )
    expect(learner.page.get_by_role("status")).to_contain_text("Your partner gets: black pawn.")
    expect(learner.page.get_by_role("status")).to_contain_text("You get: white rook.")
    learner.drop("wR", "a8")
    assert learner.button("button.next").is_visible()


def test_a_round_of_a_match_moves_on_both_boards(learner: Learner) -> None:
    learner.open("?lesson=bughouse&step=play")
    partner = learner.page.get_by_role("region", name="Your partner's board")
    before = partner.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.dataset.piece)")
    learner.move("e2", "e4")
    expect(partner.locator("[data-beside]").first).to_be_visible()
    expect(learner.page.get_by_role("status")).to_contain_text("On the other board: White")
    after = partner.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.dataset.piece)")
    assert before != after
    learner.move("d2", "d4")
    assert learner.piece_on("d4") == "wP"
