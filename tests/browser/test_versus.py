"""Games against the opponent inside a lesson, in the browser."""

from __future__ import annotations

import re

import chess
import pytest
from playwright.sync_api import expect

from chesslearn import words
from chesslearn.course import load_course
from chesslearn.course.tasks import VersusTask
from chesslearn.course.versus import opposing
from chesslearn.i18n import translator
from tests.browser.conftest import NewLearner, look_over
from tests.browser.learner import Hand, Learner


def board_of(learner: Learner) -> chess.Board:
    """Return the position that is shown, White to move."""
    board = chess.Board(None)
    for square in chess.SQUARES:
        piece = learner.piece_on(chess.square_name(square))
        if piece:
            symbol = piece[1] if piece[0] == "w" else piece[1].lower()
            board.set_piece_at(square, chess.Piece.from_symbol(symbol))
    return board


def wait_for_turn(learner: Learner, side: str = "white") -> None:
    """Wait until the learner is to move, or the step is solved."""
    turn = re.escape(words.page.side(translator(learner.language), side)).replace(r"\ ", r"\s")
    task = learner.page.get_by_role("region", name=learner.words["step.task"])
    expect(task).to_contain_text(re.compile(f"{turn}|{re.escape(learner.words['step.solved'])}"))


@pytest.mark.parametrize(("language", "hand"), [("en", "mouse"), ("ru", "clicks"), ("uk", "keyboard")])
def test_a_lone_king_is_mated(new_learner: NewLearner, language: str, hand: Hand) -> None:
    learner = new_learner(language).open("?lesson=mating&step=queen-out")
    task = load_course().lesson("mating").step("queen-out").task
    assert isinstance(task, VersusTask)
    for _ in range(task.best):
        wait_for_turn(learner)
        move = opposing.best_move(board_of(learner), opposing.PERFECT, ())
        learner.move(chess.square_name(move.from_square), chess.square_name(move.to_square), hand)
    wait_for_turn(learner)
    assert learner.button("button.next").is_visible()
    expect(learner.answer).to_contain_text(str(task.best))


def test_two_rooks_are_answered_while_their_table_is_made(learner: Learner) -> None:
    learner.open("?lesson=mating&step=two-rooks-out")
    for to in ("g2", "h2", "f2"):
        learner.start_move("g1", to)
        expect(learner.answer).to_contain_text(re.compile(r"Black\splays"), timeout=4_000)
        learner.press("button.undo")
        learner.shows("g1", "wK")
        learner.shows("d6", "bK")


def test_a_move_is_taken_back_while_the_opponent_thinks(learner: Learner) -> None:
    learner.open("?lesson=mating&step=rook-out")
    learner.move("h1", "h5")
    learner.press("button.undo")
    learner.shows("h1", "wR")
    learner.shows("d6", "bK")
    wait_for_turn(learner)
    learner.move("h1", "h6")
    wait_for_turn(learner)
    assert learner.piece_on("h6") == "wR" and learner.piece_on("d6") == ""


def test_a_reload_goes_on_with_the_game(learner: Learner) -> None:
    learner.open("?lesson=mating&step=rook-out")
    learner.move("h1", "h5")
    wait_for_turn(learner)
    before = board_of(learner)
    learner.reload()
    assert board_of(learner) == before
    learner.press("button.undo")
    learner.shows("h1", "wR")
    learner.shows("d6", "bK")


def test_a_phone_counts_the_moves_too(new_learner: NewLearner) -> None:
    learner = new_learner(viewport={"width": 360, "height": 740}, has_touch=True)
    learner.open("?lesson=mating&step=rook-out")
    learner.move("h1", "h5", "clicks")
    wait_for_turn(learner)
    expect(learner.answer).to_be_visible()
    expect(learner.page.get_by_text(re.compile(r"1\smove\smade"))).to_be_in_viewport()
    expect(learner.button("button.undo")).to_be_in_viewport()


def test_a_mini_game_is_lost_taken_back_and_won(learner: Learner) -> None:
    learner.open("?lesson=pawn-games&step=race")
    for to in ("d3", "d4", "d5", "d6"):
        wait_for_turn(learner)
        learner.move(f"d{int(to[1]) - 1}", to)
        if learner.answer.get_by_text(re.compile("This time")).is_visible():
            break
    expect(learner.answer).to_contain_text(re.compile("This time"))
    learner.button("button.restart").click()
    for from_, to in (("b4", "b5"), ("b5", "b6"), ("b6", "b7")):
        wait_for_turn(learner)
        learner.move(from_, to)
    wait_for_turn(learner)
    learner.move("b7", "b8")
    learner.press("promotion.Q")
    expect(learner.button("button.next")).to_be_visible()
    assert learner.faults == []


def test_the_page_of_a_game_is_accessible(learner: Learner) -> None:
    learner.open("?lesson=mating&step=rook-out")
    learner.button("What now?").click()
    learner.move("h1", "h5")
    wait_for_turn(learner)
    assert look_over(learner) == []
