"""The coach at the board, as the page meets it: on the page of a game, and in a step."""

from __future__ import annotations

import tomllib

import chess
import pytest

from chesslearn.course import Course, MoveAttempt, load_course, solution
from chesslearn.course.loader import lesson_from
from chesslearn.widgets import CourseApp, Game
from chesslearn.widgets._learner import Learner
from chesslearn.widgets._learner_widget import LearnerWidget
from chesslearn.widgets.playing.coaching import coached
from tests.widgets.browser import Page, fresh

LOSES = "4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1"
STAYS = "4k3/8/2p5/2P5/8/8/3Q4/4K3 w - - 0 1"
"""The pawn on c6 can only capture: the queen on d5 is in danger, or lost."""


@pytest.fixture
def page() -> Page:
    return fresh("?page=game")


def after(fen: str, *moves: str) -> chess.Board:
    board = chess.Board(fen)
    for move in moves:
        board.push_uci(move)
    return board


@pytest.mark.parametrize(
    ("choice", "shown"),
    [
        ({"rival": "1"}, True),
        ({"rival": "2"}, True),
        ({"rival": "3"}, False),
        ({"rival": "person"}, None),
        ({"variant": "3check"}, None),
        ({"variant": "chess960"}, None),
        ({"variant": "bughouse"}, None),
    ],
)
def test_there_is_a_coach_in_ordinary_chess(page: Page, choice: dict[str, str], shown: bool | None) -> None:
    page.begin(**{"rival": "1", **choice})
    assert page.screen["coach"] is shown


def test_the_wish_is_remembered(page: Page) -> None:
    page.hello("?page=game", coach=False)
    page.begin(rival="1")
    assert page.screen["coach"] is False
    page.send(type="coach", on=True)
    assert page.screen["coach"] is True
    page.begin(rival="4")
    assert page.screen["coach"] is True
    own = Page(Game(opponent=2))
    own.hello(coach=False)
    assert own.screen["coach"] is False


def test_the_line_tells_of_both_moves_and_goes_with_them(page: Page) -> None:
    page.begin(rival="1", fen=STAYS)
    page.move("d2d5")
    told = page.screen["feedback"]
    assert told["title"].startswith("Black plays")
    assert "the pawn on c6 can take your queen on d5" in told["text_html"]
    assert page.screen["buttons"]["undo"]
    assert page.widget.announcement.startswith("Black ")
    page.send(type="undo")
    assert page.screen["feedback"] is None
    assert page.board["arrows"] == []


@pytest.mark.parametrize(
    ("fen", "move", "reply", "said"),
    [
        ("4k3/8/8/3r4/8/8/4N3/4K3 w - - 0 1", "e2f4", "e8f8", ["threatens"]),
        ("4k3/8/8/3r4/8/8/4N3/4K3 w - - 0 1", "e2f4", "d5d2", []),
        ("r1bqkbnr/pppppppp/8/4n3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "e7e6", ["threatens"]),
        ("r1bqkbnr/pppppppp/8/4n3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "e5f3", []),
        (chess.STARTING_FEN, "g1f3", "e7e6", ["develops"]),
    ],
)
def test_what_the_reply_undid_is_not_told_any_more(fen: str, move: str, reply: str, said: list[str]) -> None:
    found = coached(after(fen, move, reply), "white")
    assert found is not None
    assert [remark.code for remark in found.mine] == said


def test_a_refusal_comes_before_the_coach(page: Page) -> None:
    page.begin(rival="1")
    page.move("e2e4")
    line = page.screen["feedback"]
    page.move("d1d8")
    assert page.screen["feedback"]["tone"] == "refusal"
    page.send(type="undo")
    assert page.screen["feedback"] == line


def test_without_the_coach_nothing_is_said(page: Page) -> None:
    page.begin(rival="1", fen=LOSES)
    page.send(type="coach", on=False)
    page.move("d2d5")
    assert page.screen["feedback"] is None


def test_before_the_reply_the_own_move_is_told_and_drawn() -> None:
    told = coached(after(LOSES, "d2d5"), "white")
    assert told is not None
    assert [remark.code for remark in told.mine] == ["hangs"]
    marks, arrows = told.drawn()
    assert [mark.square for mark in marks] == ["d5"]
    assert [(arrow.from_square, arrow.to_square) for arrow in arrows] == [("c6", "d5")]


@pytest.mark.parametrize(
    ("moves", "mine", "ahead", "arrows"),
    [
        (("d2d5", "e8e7"), ["hangs"], [], [("c6", "d5")]),
        (("d2d5", "c6d5"), ["hangs"], [], []),
        (("d2d5", "c6c5"), [], [], []),
    ],
)
def test_after_the_reply_only_what_still_holds_is_told(
    moves: tuple[str, ...], mine: list[str], ahead: list[str], arrows: list[tuple[str, str]]
) -> None:
    """A danger that goes on is told once, one that has passed no more, and a loss keeps its reason."""
    told = coached(after(LOSES, *moves), "white")
    assert told is not None
    assert [remark.code for remark in told.mine] == mine
    assert [remark.code for remark in told.ahead] == ahead
    assert [(arrow.from_square, arrow.to_square) for arrow in told.drawn()[1]] == arrows


def test_praise_hides_no_mate() -> None:
    """The bishop has come out, and the queen looks at f7 together with another."""
    start = "rnbqk1nr/pppp1ppp/8/2b1p2Q/4P3/8/PPPP1PPP/RNB1KBNR b KQkq - 0 1"
    told = coached(after(start, "b8c6", "f1c4"), "black")
    assert told is not None
    assert "threat-mate" in [remark.code for remark in told.ahead]
    assert len(told.mine) + len(told.ahead) <= 2


def test_the_opponents_first_move_is_told_too() -> None:
    told = coached(after(chess.STARTING_FEN, "e2e4"), "black")
    assert told is not None
    assert told.mine == ()
    assert told.reply == "e4"


@pytest.mark.parametrize("board", [chess.Board(), chess.variant.ThreeCheckBoard()])
def test_before_the_first_move_and_elsewhere_there_is_nothing_to_say(board: chess.Board) -> None:
    assert coached(board, "white") is None


HEAD = 'id = "duel"\npart = "own"\ntitle = "Duel"\naim = "Play."\nminutes = 5\n'
STEP = """
[[step]]
id = "game"
title = "Play"
text = "A text."
ask = "Play."
task = "versus"
goal = { kind = "end" }
strength = 1
coach = true
"""


def lesson_page(fen: str) -> Page:
    lesson = lesson_from(tomllib.loads(f'{HEAD}{STEP}fen = "{fen}"'), "duel.toml")
    course = Course(title="", parts=(), lessons={"duel": lesson})  # type: ignore[arg-type]
    page = Page(LearnerWidget(Learner(course, lesson="duel"), language="en"))
    page.hello()
    return page


def test_a_step_has_the_same_line() -> None:
    page = lesson_page(STAYS)
    page.move("d2d5")
    assert "the pawn on c6 can take your queen on d5" in page.screen["feedback"]["text_html"]
    page.send(type="undo")
    assert page.screen["feedback"] is None


def test_the_end_of_the_lesson_looks_back_at_the_game() -> None:
    page = lesson_page("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")
    page.move("e1e8")
    assert page.screen["solved"]
    page.send(type="next")
    assert page.screen["name"] == "recap"
    # This course of one lesson teaches no rule to link to; the built-in one does.
    assert page.screen["met"] == []


def test_the_whole_game_of_the_lesson_is_looked_back_at() -> None:
    app = CourseApp(language="en")
    page = Page(app)
    page.hello("?lesson=first-game&step=whole-game")
    session = app._learner.session
    assert session is not None
    for attempt in solution(session):
        assert isinstance(attempt, MoveAttempt)
        page.move(f"{attempt.from_}{attempt.to}{attempt.promotion or ''}")
    assert page.screen["solved"]
    page.send(type="next")
    met = page.screen["met"]
    assert met
    for rule in met:
        assert rule["step"] in [step.id for step in load_course().lesson(rule["lesson"]).steps]
        assert rule["title"]
        assert rule["move"][0].isdigit()
