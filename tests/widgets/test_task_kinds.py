"""The kinds of tasks, as the page shows and answers them."""

from __future__ import annotations

import tomllib
from typing import Any

import attrs
import pytest

from chesslearn.course import Course, Lesson
from chesslearn.course.loader import lesson_from
from chesslearn.i18n import translator
from chesslearn.widgets import _messages, _present
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._reading import parse_message
from chesslearn.widgets.state.board import BoardState
from chesslearn.widgets.state.step import StepScreen

HEAD = """
id = "kinds"
part = "own"
title = "Kinds"
aim = "One of each."
minutes = 5

[[step]]
id = "only"
title = "Only"
text = "A text."
ask = "Do it."
"""
LINE = """
task = "line"
fen = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1"
line = ["a2a7", "h8g8", "b1b8"]
"""
SETUP = 'task = "setup"\ntarget = "4k3/8/8/8/8/8/8/R2QK2R"'
COUNT = """
task = "count"
fen = "8/8/8/3N4/8/8/8/8 w - - 0 1"
kings = "none"
answer = 8
of = { kind = "moves", from = "d5" }
"""
SCORE = """
task = "notation"
kind = "score"
fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
moves = ["e2e4", "e7e5", "g1f3"]
"""
READ = SCORE.replace("score", "read").replace('moves = ["e2e4", "e7e5", "g1f3"]', 'move = "g1f3"')
CLAIM = 'task = "claim"\nfen = "8/8/4k3/8/8/3RK3/8/r7 w - - 97 90"\nanswer = "no-claim"'
CRAZY = """
task = "move"
variant = "crazyhouse"
fen = "6k1/5ppp/8/8/8/8/8/4K3[Rp] w - - 0 1"
goal = { kind = "check" }
"""
LEGAL = 'task = "drill"\ndrill = "legal-or-not"\nrounds = 2'
STATUS = 'task = "drill"\ndrill = "check-mate-stalemate"\nrounds = 4'


class Desk:
    """A learner at one step of a lesson."""

    def __init__(self, step: str, language: str = "en") -> None:
        lesson: Lesson = lesson_from(tomllib.loads(HEAD + step), "kinds.toml")
        course = Course(title=lesson.title, parts=(), lessons={"kinds": lesson})
        self.learner = Learner(course, lesson="kinds")
        self.language = language

    def attempt(self, **what: Any) -> None:
        message = parse_message({"type": "attempt", "revision": 1, "what": what})
        assert isinstance(message, _messages.Attempt)
        self.learner.attempt(message.what, self.language)

    @property
    def board(self) -> BoardState:
        assert self.learner.session is not None
        board = _present.board_state(self.learner.session, self.learner.outcome, translator(self.language))
        assert board is not None
        return board

    @property
    def screen(self) -> StepScreen:
        session = self.learner.session
        assert session is not None
        return _present.step_screen(
            session, self.learner.outcome, self.learner.text_error, translator(self.language)
        )

    @property
    def answer(self) -> tuple[str, str]:
        feedback = self.screen.feedback
        assert feedback is not None
        return feedback.tone, feedback.title.replace("\u00a0", " ")


def test_a_reply_is_on_the_board_and_in_words() -> None:
    desk = Desk(LINE)
    assert desk.screen.task.counter.replace("\u00a0", " ") == "Move 1 of 2"
    desk.attempt(kind="text", text="Ra7")
    assert desk.answer == ("good", "Right! The reply: Kg8")
    assert desk.board.last_move == ["h8", "g8"]
    assert desk.screen.task.counter.replace("\u00a0", " ") == "Move 2 of 2"


def test_pieces_lie_beside_the_board_and_are_put_on_it() -> None:
    desk = Desk(SETUP)
    assert [attrs.astuple(each) for each in desk.board.pocket] == [("wK", 1), ("wQ", 1), ("wR", 2), ("bK", 1)]
    assert (desk.board.movable, desk.screen.task.side) == (True, None)
    desk.attempt(kind="drop", piece="wR", to="h1")
    assert desk.answer == ("good", "Right: white rook on h1")
    assert [attrs.astuple(each) for each in desk.board.pocket][2] == ("wR", 1)
    desk.attempt(kind="drop", piece="wR", to="d1")
    assert desk.answer[0] == "wrong"


def test_a_number_is_typed() -> None:
    desk = Desk(COUNT)
    assert desk.screen.input == "number"
    desk.attempt(kind="text", text="6")
    assert desk.answer == ("wrong", "More than 6")


@pytest.mark.parametrize(
    ("language", "text", "score"), [("en", "e4", "1.e4 e5 2.Nf3"), ("ru", "е4", "1.e4 e5 2.Кf3")]
)
def test_a_score_sheet_grows(language: str, text: str, score: str) -> None:
    desk = Desk(SCORE, language)
    assert desk.screen.input == "move"
    for typed in (text, "e7-e5", "Кf3"):
        desk.attempt(kind="text", text=typed)
    assert desk.screen.solved
    assert desk.screen.task.counter.endswith(score)


def test_a_written_move_is_asked_for_in_the_letters_of_the_language() -> None:
    assert Desk(READ).screen.task.ask == "Play the move Nf3."
    desk = Desk(READ, "uk")
    assert "Кf3" in desk.screen.task.ask
    desk.attempt(kind="move", **{"from": "g1", "to": "f3"})
    assert desk.screen.solved


def test_a_claim_is_answered_with_the_count() -> None:
    desk = Desk(CLAIM)
    assert len(desk.screen.choices) == 4
    desk.attempt(kind="choice", choice=2)
    feedback = desk.screen.feedback
    assert feedback is not None
    assert (feedback.tone, feedback.title) == ("wrong", "Not fifty moves")
    assert "48" in feedback.text_html


def test_a_drop_may_be_typed_or_made() -> None:
    for what in ({"kind": "text", "text": "R@a8"}, {"kind": "drop", "piece": "wR", "to": "a8"}):
        desk = Desk(CRAZY)
        assert [each.piece for each in desk.board.pocket] == ["wR", "bP"]
        desk.attempt(**what)
        assert desk.screen.solved


def test_a_round_that_is_over_draws_nothing_on_the_next_board() -> None:
    desk = Desk(LEGAL)
    session = desk.learner.session
    assert session is not None
    while not desk.screen.solved:
        before = desk.board.fen
        desk.attempt(kind="choice", choice=0)
        if desk.board.fen == before and not desk.screen.solved:
            desk.attempt(kind="choice", choice=1)
        if not desk.screen.solved:
            assert {mark.kind for mark in desk.board.marks} <= {"here"}
            assert [arrow.kind for arrow in desk.board.arrows] == ["show"]


def test_the_board_does_not_tell_that_it_is_check() -> None:
    desk = Desk(STATUS)
    for _ in range(4):
        assert desk.board.check is None
        for choice in range(4):
            if not desk.screen.solved:
                before = desk.board.fen
                desk.attempt(kind="choice", choice=choice)
                if desk.board.fen != before:
                    break
    assert desk.screen.solved


def test_texts_in_order_have_their_places() -> None:
    desk = Desk('task = "order"\nitems = [{ text = "One." }, { text = "Two." }, { text = "Three." }]')
    texts = [choice.text_html for choice in desk.screen.choices]
    desk.attempt(kind="choice", choice=texts.index("One."))
    assert {choice.text_html: choice.number for choice in desk.screen.choices} == {
        "One.": 1, "Two.": 0, "Three.": 0,
    }  # fmt: skip
    assert [place.label for place in desk.screen.places] == ["Only"]
