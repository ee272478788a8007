"""Whole games on the real page: against the computer, between two people, of every kind of chess."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from .conftest import NewLearner
from .learner import Learner
from .playing import begin, choose, clocks, exchange, more, moves, my_turn, over, play, tap

QUEEN = "4k3/8/8/8/8/8/4P3/QK6 w - - 0 1"
LOSING = "q3k3/8/8/8/8/8/4P3/4K3 w - - 0 1"
MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"
POCKET = "7k/8/8/8/8/8/8/4K3[QP] w - - 0 1"
FREE = "1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1"
KNIGHTS = ("g1f3", "g8f6", "f3g1", "f6g8")


def test_a_game_against_the_newcomer(learner: Learner) -> None:
    """From the door at home: a choice, tries that are explained, moves, and all of it taken back."""
    learner.open()
    with learner.answered():
        learner.page.get_by_role("banner").get_by_role("link", name="Play", exact=True).click()
    learner.page.get_by_role("radio", name=re.compile("Newcomer")).check()
    with learner.answered():
        learner.button("game.begin").click()
    learner.move("e2", "e5", "clicks")
    assert "pawn" in learner.answer.inner_text()
    assert learner.piece_on("e2") == "wP"
    exchange(learner, "e2", "e4")
    assert learner.piece_on("e4") == "wP"
    assert moves(learner)[0] == "e4"
    assert len(moves(learner)) == 2
    exchange(learner, "d2", "d4")
    assert len(moves(learner)) == 4
    learner.press("game.undo")
    assert len(moves(learner)) == 2
    learner.press("game.undo")
    assert learner.piece_on("e2") == "wP"
    assert not moves(learner)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_giving_up_is_asked_once_more(new_learner: NewLearner, language: str) -> None:
    learner = begin(new_learner(language), lang=language)
    exchange(learner, "e2", "e4")
    more(learner, "game.resign")
    tap(learner, learner.button("game.resign.no"))
    exchange(learner, "d2", "d4")
    more(learner, "game.resign")
    learner.press("game.resign.yes")
    assert over(learner)
    learner.move("a2", "a3", "clicks")
    assert learner.piece_on("a2") == "wP"
    learner.press("game.again")
    my_turn(learner)
    assert learner.root.get_by_role("gridcell").first.get_attribute("data-square") == "h1", (
        "the other side now"
    )


@pytest.mark.parametrize(("fen", "taken"), [(QUEEN, True), (LOSING, False)])
def test_a_draw_is_offered(learner: Learner, fen: str, taken: bool) -> None:
    """The computer takes it when it stands worse, and goes on when it stands better.

    One that never slips: whoever gives the queen away first does well to take a draw.
    """
    begin(learner, fen=fen, opponent="4")
    exchange(learner, "e2", "e4")
    if not learner.button("game.offer").is_visible():
        learner.button("game.more").click()
    learner.press("game.offer")
    if taken:
        assert "draw" in over(learner).lower()
    else:
        assert learner.answer.is_visible()
        assert not learner.button("game.again").is_visible()


def test_two_people_on_one_screen(learner: Learner) -> None:
    """They offer, decline, repeat, claim too early and in time."""
    begin(learner, opponent="person")
    play(learner, *KNIGHTS)
    more(learner, "game.offer")
    expect(learner.button("game.decline")).to_be_visible()
    learner.press("game.decline")
    tap(learner, learner.button("game.claim"))
    learner.press("game.claim.now")
    assert learner.answer.is_visible()
    assert not learner.button("game.again").is_visible()
    play(learner, *KNIGHTS[:3])
    tap(learner, learner.button("game.claim"))
    field = learner.page.get_by_label(learner.words["game.claim.with"])
    field.fill("Ng8")
    with learner.answered():
        field.press("Enter")
    assert "draw" in over(learner).lower()
    assert len(moves(learner)) == 7, "the announced move is not made"


def test_a_game_is_taken_along_and_brought_back(learner: Learner, tmp_path: Path) -> None:
    begin(learner, opponent="person")
    play(learner, "e2e4", "e7e5", "g1f3")
    with learner.page.expect_download() as saved:
        learner.button("game.save").click()
    file = tmp_path / "game.pgn"
    saved.value.save_as(file)
    text = file.read_text("utf-8")
    assert "1. e4 e5 2. Nf3 *" in text
    learner.press("game.new")
    learner.page.get_by_text(learner.words["game.from"]).click()
    field = learner.page.get_by_label(learner.words["game.pgn"])
    field.fill("1. e4 e5 2. Ke3")
    learner.press("game.pgn.take")
    assert "Ke3" in learner.answer.inner_text()
    field.fill(text)
    learner.press("game.pgn.take")
    my_turn(learner)
    assert moves(learner)[:3] == ["e4", "e5", "Nf3"]
    assert learner.piece_on("f3") == "wN"


def test_a_position_is_set_and_mate_given(learner: Learner) -> None:
    learner.open("?page=game")
    learner.page.get_by_text(learner.words["game.from"]).click()
    field = learner.page.get_by_label(learner.words["explorer.fen"])
    field.fill("8/8/8/8/8/8/8/K7 w - - 0 1")
    learner.press("game.begin")
    assert learner.answer.is_visible(), "a position without a king is refused"
    field.fill(MATE_IN_ONE)
    learner.press("game.begin")
    learner.move("a1", "a8")
    assert "heckmate" in over(learner)
    # The look back comes a moment after the end, as an answer of its own.
    expect(learner.page.get_by_role("region", name=learner.words["game.met"])).to_be_visible()
    learner.press("game.undo")
    assert learner.piece_on("a1") == "wR"


@pytest.mark.parametrize("hand", ["mouse", "clicks", "keyboard"])
def test_a_piece_is_dropped_from_the_pocket(learner: Learner, hand: str) -> None:
    begin(learner, variant="crazyhouse", fen=POCKET)
    learner.drop("wP", "a8", hand)  # type: ignore[arg-type]
    assert learner.answer.is_visible()
    learner.drop("wQ", "d5", hand)  # type: ignore[arg-type]
    assert learner.piece_on("d5") == "wQ"
    my_turn(learner)
    assert moves(learner)[0] == "Q@d5"


@pytest.mark.parametrize(
    ("target", "king", "rook"), [("b1", "c1", "d1"), ("c1", "c1", "d1"), ("h1", "g1", "f1")]
)
def test_chess960_castles_by_either_gesture(learner: Learner, target: str, king: str, rook: str) -> None:
    begin(learner, variant="chess960", fen=FREE, opponent="person")
    learner.move("e1", target)
    assert (learner.piece_on(king), learner.piece_on(rook)) == ("wK", "wR")
    assert moves(learner) == ["O-O" if king == "g1" else "O-O-O"]


def test_an_array_is_chosen_by_its_number(learner: Learner) -> None:
    learner.open("?page=game")
    choose(learner, "game.variant", "chess960")
    learner.page.get_by_label(learner.words["game.array"]).fill("0")
    learner.press("game.begin")
    my_turn(learner)
    assert [learner.piece_on(f"{file}1") for file in "abcdefgh"] == [f"w{man}" for man in "BBQNNRKR"]


@pytest.mark.parametrize(
    ("variant", "fen", "step"),
    [
        ("kingofthehill", "7k/8/8/8/8/3K4/8/8 w - - 0 1", "d3d4"),
        ("3check", "7k/8/8/8/8/8/8/1Q2K3 w - - 1+3 0 1", "b1b8"),
    ],
)
def test_variants_end_by_their_own_rule(learner: Learner, variant: str, fen: str, step: str) -> None:
    begin(learner, variant=variant, fen=fen)
    play(learner, step)
    assert "win" in over(learner).lower()


def test_bughouse_shows_both_boards_and_a_piece_travels(learner: Learner) -> None:
    """The learner waits until the partner has captured something, and puts it on the board."""
    begin(learner, variant="bughouse", opponent="2")
    assert learner.page.get_by_role("grid").count() == 2
    pocket = learner.page.locator("[data-pocket^=w]:not([aria-disabled=true])")
    for _ in range(60):
        if pocket.count() or learner.button("game.again").is_visible():
            break
        learner.press("game.sit")
        expect(learner.button("game.sit").or_(learner.button("game.again"))).to_be_visible()
    piece = pocket.first.get_attribute("data-pocket") or ""
    assert piece in {"wP", "wN", "wB", "wR", "wQ"}
    learner.drop(piece, "e4", "clicks")
    assert learner.piece_on("e4") == piece
    my_turn(learner)
    assert moves(learner)[0].endswith("@e4")


def test_a_flag_falls(learner: Learner) -> None:
    """Six seconds each: nobody moves, and White has lost."""
    begin(learner, opponent="person", clock="0.1+0")
    play(learner, "e2e4")
    assert "time" in over(learner).lower()
    assert "0:00" in clocks(learner)


def test_a_clock_of_the_page_that_jumps_decides_nothing(new_learner: NewLearner) -> None:
    """A device that slept thinks that the time is over; Python's clock says that it is not."""
    learner = new_learner()
    learner.page.clock.install()
    begin(learner, opponent="person", clock="5+3")
    play(learner, "e2e4", "e7e5")
    before = learner.revision
    learner.page.clock.fast_forward(400_000)
    learner.page.wait_for_function(
        "before => Number(document.querySelector('[data-ready]')?.dataset.revision) > before", arg=before
    )
    assert not learner.button("game.again").is_visible()
    for clock in learner.page.get_by_role("timer").all():
        expect(clock).to_have_text(re.compile("^[45]:"))
    play(learner, "g1f3")
    assert learner.piece_on("f3") == "wN"


def test_with_the_keyboard_alone(learner: Learner) -> None:
    learner.open("?page=game")
    learner.press("game.begin", "keyboard")
    my_turn(learner)
    exchange(learner, "e2", "e4", "keyboard")
    assert moves(learner)[0] == "e4"
    learner.press("game.undo", "keyboard")
    assert not moves(learner)
    more(learner, "game.resign", "keyboard")
    learner.press("game.resign.yes", "keyboard")
    assert over(learner)
    learner.press("game.again", "keyboard")
    my_turn(learner)


def test_on_a_phone(new_learner: NewLearner) -> None:
    """Nothing is wider than the page, and all that a game needs can be reached by touch."""
    learner = new_learner(viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    begin(learner)
    exchange(learner, "e2", "e4")
    more(learner, "game.resign")
    for place in (learner.grid, learner.button("game.undo"), learner.button("game.resign.yes")):
        box = place.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
    assert learner.page.evaluate("document.documentElement.scrollWidth") <= 360
    learner.press("game.resign.yes")
    assert over(learner)


def test_the_page_answers_while_the_opponent_thinks(learner: Learner) -> None:
    """The strongest thinks longest: meanwhile the board is turned, and the move taken back."""
    begin(learner, opponent="5")
    learner.move("e2", "e4", "clicks")
    learner.press("button.flip")
    expect(learner.root.get_by_role("gridcell").first).to_have_attribute("data-square", "h1")
    learner.press("game.undo")
    learner.shows("e2", "wP")
    assert not moves(learner)
    my_turn(learner)
    exchange(learner, "d2", "d4", "clicks")
    assert moves(learner)[0] == "d4"
    assert len(moves(learner)) == 2


def test_a_reload_goes_on_with_the_game(learner: Learner) -> None:
    """And a link to another game does not end the one that goes on."""
    begin(learner)
    exchange(learner, "e2", "e4")
    before = moves(learner)
    learner.reload()
    assert moves(learner) == before
    learner.open("?page=game&variant=crazyhouse")
    learner.press("Back to the game")
    assert moves(learner) == before
    exchange(learner, "d2", "d4")
    assert len(moves(learner)) == 4
