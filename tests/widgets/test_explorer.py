"""The free board, seen from the page: positions, tries, questions, bad input."""

from __future__ import annotations

import pytest

from chesslearn.widgets import Explorer
from tests.widgets.browser import Page


@pytest.fixture
def page() -> Page:
    page = Page(Explorer(language="en"))
    page.hello()
    return page


def test_a_move_is_made_and_written_down(page: Page) -> None:
    page.move("e2e4")
    page.move("c7c5")
    assert page.screen["moves"] == "1.e4 c5"
    page.send(type="undo")
    assert page.screen["moves"] == "1.e4"
    page.send(type="restart")
    assert page.screen["moves"] == ""


def test_a_refusal_names_the_colours(page: Page) -> None:
    page.move("e1e2")
    assert page.screen["feedback"]["tone"] == "refusal"
    assert "white" in page.screen["feedback"]["text_html"].lower()
    assert "your" not in page.screen["feedback"]["text_html"].lower()


@pytest.mark.parametrize(
    ("preset", "belief", "tone"),
    [
        ("mate", "checkmate", "good"),
        ("stalemate", "stalemate", "good"),
        ("stalemate", "checkmate", "info"),
        ("check", "checkmate", "info"),
        ("queen-ending", "insufficient", "info"),
    ],
)
def test_a_question_is_answered_with_its_why(page: Page, preset: str, belief: str, tone: str) -> None:
    page.send(type="position", preset=preset, variant="standard")
    page.send(type="ask", belief=belief)
    assert page.screen["feedback"]["tone"] == tone
    assert page.screen["feedback"]["text_html"]
    assert page.board["marks"] or page.board["arrows"] or belief == "insufficient"


@pytest.mark.parametrize("fen", ["zzz", "8/8/8/8/8/8/8 w - - 0 1", "x" * 200])
def test_a_text_that_is_no_position_changes_nothing(page: Page, fen: str) -> None:
    page.move("e2e4")
    before = page.board["fen"]
    page.send(type="position", fen=fen, variant="standard")
    assert page.screen["feedback"]["tone"] == "refusal"
    assert page.board["fen"] == before


def test_an_impossible_position_is_set_up_and_named(page: Page) -> None:
    page.send(type="position", fen="P3k3/8/8/8/8/8/8/4K3 w - - 0 1", variant="standard")
    assert page.screen["status"]["title"] == "An impossible position"
    assert "a8" in " ".join(page.screen["status"]["more"])


def test_a_piece_from_the_pocket_is_dropped(page: Page) -> None:
    fen = "rnbqkbnr/ppp1pppp/8/8/8/8/PPPP1PPP/RNBQKBNR[P] w KQkq - 0 2"
    page.send(type="position", fen=fen, variant="crazyhouse")
    assert page.board["pocket"] == [{"piece": "wP", "count": 1}]
    page.attempt(kind="drop", piece="wP", to="e8")
    assert page.screen["feedback"]["tone"] == "refusal"
    page.attempt(kind="drop", piece="wP", to="e5")
    assert page.board["pocket"] == []
    page.send(type="undo")
    assert page.board["pocket"] == [{"piece": "wP", "count": 1}]


def test_a_pawn_at_the_last_rank_waits_for_the_choice(page: Page) -> None:
    page.send(type="position", preset="promotion", variant="standard")
    page.move("c7c8")
    assert page.board["promotion"] == {"from_square": "c7", "to_square": "c8", "side": "white"}
    page.move("c7d8n")
    assert page.board["promotion"] is None
    assert page.screen["moves"].endswith("cxd8=N")


def test_the_board_can_be_turned(page: Page) -> None:
    page.send(type="flip")
    assert page.board["orientation"] == "black"


def test_moves_are_written_in_the_letters_of_the_learner(page: Page) -> None:
    page.send(type="language", language="ru")
    page.attempt(kind="text", text="Кf3")
    assert page.screen["moves"] == "1.Кf3"


def test_what_a_programmer_gives_is_checked() -> None:
    with pytest.raises(ValueError, match="FEN"):
        Explorer("zzz")
    with pytest.raises(ValueError, match="standard, chess960"):
        Explorer(variant="atomic")
    with pytest.raises(TypeError, match="did you mean 'variant'"):
        Explorer(varaint="3check")
    assert repr(Explorer(variant="3check")).endswith("variant='3check')")
