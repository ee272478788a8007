"""A game, seen from the page: choices, moves, refusals, offers, claims, the end."""

from __future__ import annotations

import pytest

from tests.widgets.browser import Page, fresh

QUEEN_MATES = "6k1/5ppp/8/8/8/8/5PPP/3QR1K1 w - - 0 1"
SHUFFLE = ["Ra2", "Ra7", "Ra1", "Ra8"]


@pytest.fixture
def page() -> Page:
    return fresh("?page=game")


@pytest.mark.parametrize(
    "variant", ["standard", "chess960", "kingofthehill", "3check", "crazyhouse", "bughouse"]
)
@pytest.mark.parametrize("side", ["white", "black"])
def test_every_kind_of_chess_is_played_from_both_sides(page: Page, variant: str, side: str) -> None:
    page.begin(variant=variant, rival="1", side=side)
    assert page.screen["stage"] == "playing"
    assert page.board["orientation"] == side
    assert (page.widget.partner is not None) is (variant == "bughouse")
    before = len(page.screen["rows"])
    page.attempt(kind="text", text="a4" if side == "white" else "h5")
    rows = page.screen["rows"]
    assert len(rows) > before or rows[-1]["black"]
    assert page.board["turn"] == side


def test_a_refusal_is_told_as_in_the_lessons_and_put_away(page: Page) -> None:
    page.begin(rival="2")
    page.move("d1d3")
    assert page.screen["feedback"]["tone"] == "refusal"
    assert "d2" in page.screen["feedback"]["text_html"]
    assert page.board["marks"]
    assert page.screen["rows"] == []
    page.send(type="undo")
    assert page.screen["feedback"] is None
    assert page.board["marks"] == []


def test_two_people_are_told_of_colours(page: Page) -> None:
    page.begin()
    assert page.screen["task"]["ask"] == "White to move."
    page.move("e1e3")
    assert "your" not in page.screen["feedback"]["text_html"].lower()


def test_the_rival_replies_and_its_move_is_announced(page: Page) -> None:
    page.begin(rival="3")
    assert "You play White" in page.widget.announcement
    page.move("e2e4")
    assert page.screen["rows"][0]["black"]
    assert page.widget.announcement.startswith("Black ")
    assert page.screen["thinking"] is False
    page.send(type="flip")
    assert page.widget.announcement == ""


def test_taking_back_takes_both_moves(page: Page) -> None:
    page.begin(rival="1")
    assert page.screen["buttons"]["undo"] is False
    page.move("e2e4")
    page.send(type="undo")
    assert page.screen["rows"] == []
    assert page.board["turn"] == "white"


def test_a_pawn_at_the_last_rank_waits_for_the_choice(page: Page) -> None:
    page.begin(fen="8/P6k/8/8/8/8/8/K7 w - - 0 1")
    page.move("a7a8")
    assert page.board["promotion"] == {"from_square": "a7", "to_square": "a8", "side": "white"}
    page.send(type="undo")
    assert page.board["promotion"] is None
    page.move("a7a8n")
    assert page.screen["rows"][0]["white"] == "a8=N"


def test_mate_is_told_with_its_why(page: Page) -> None:
    page.begin(fen=QUEEN_MATES, rival="2")
    page.move("d1d8")
    result = page.screen["result"]
    assert page.screen["stage"] == "over"
    assert result["title"] == "You win · Checkmate"
    assert result["more"]
    assert result["tone"] == "good"
    assert page.board["arrows"] or page.board["marks"]
    assert page.screen["task"] is None
    assert "Checkmate" in page.widget.announcement
    page.move("e1e2")
    assert page.screen["feedback"]["tone"] == "refusal"


def test_a_game_that_is_over_looks_back_at_the_lessons(page: Page) -> None:
    page.begin()
    for text in ("e4", "e5", "Bc4", "Nc6", "Nf3", "Nf6", "0-0", "a6"):
        page.attempt(kind="text", text=text)
    assert page.screen["met"] == []
    page.send(type="resign")
    assert [met["move"] for met in page.screen["met"]] == ["4.O-O"]
    assert page.screen["met"][0]["lesson"] == "castling"
    page.send(type="again")
    assert page.screen["met"] == []


def test_a_mate_may_be_taken_back_but_no_resignation(page: Page) -> None:
    page.begin(fen=QUEEN_MATES, rival="2")
    page.move("d1d8")
    assert page.screen["buttons"]["undo"] is True
    page.send(type="undo")
    assert page.screen["stage"] == "playing"
    page.send(type="resign")
    assert page.screen["result"]["title"] == "You lose · Given up"
    assert page.screen["buttons"]["undo"] is False


@pytest.mark.parametrize(("answer", "stage"), [("accept", "over"), ("decline", "playing")])
def test_an_offer_is_answered_by_the_other_person(page: Page, answer: str, stage: str) -> None:
    page.begin()
    page.move("e2e4")
    page.send(type="offer")
    assert page.screen["buttons"]["answer"] is True
    assert "Black offers a draw" in page.screen["feedback"]["text_html"]
    page.send(type=answer)
    assert page.screen["stage"] == stage
    assert page.screen["buttons"]["answer"] is False


def test_a_rival_that_stands_better_declines(page: Page) -> None:
    page.begin(fen="4k3/8/8/8/8/8/PPP5/qq2K3 w - - 0 1", rival="2")
    page.move("e1e2")
    page.send(type="offer")
    assert page.screen["feedback"]["title"] == "No draw yet"
    assert page.screen["stage"] == "playing"


def test_a_wrong_claim_is_explained_and_a_right_one_ends_the_game(page: Page) -> None:
    page.begin(fen="r3k3/8/8/8/8/8/8/R3K3 w - - 0 1")
    page.send(type="claim", move=None)
    assert page.screen["feedback"]["tone"] == "refusal"
    assert page.screen["stage"] == "playing"
    for text in SHUFFLE + SHUFFLE[:3]:
        page.attempt(kind="text", text=text)
    page.send(type="claim", move="zz")
    assert page.screen["feedback"]["tone"] == "refusal"
    page.send(type="claim", move="Ra8")
    assert page.screen["result"]["title"] == "A draw · The third repetition"
    assert page.screen["result"]["more"]


@pytest.mark.parametrize(
    ("fen", "headline", "text"),
    [
        ("4k3/8/2p5/3Q4/8/8/8/4K3 w - - 0 1", "This threatens", "The pawn on c6 can take the queen on d5"),
        ("6k1/8/8/8/8/8/q7/6K1 w - - 0 1", "Nothing threatens", "no mate in one"),
        ("6k1/4r3/8/8/8/8/5PPP/6K1 w - - 0 1", "This threatens", "Re1# would be mate"),
        ("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1", "Check first", "in check"),
    ],
)
def test_one_may_ask_what_threatens(page: Page, fen: str, headline: str, text: str) -> None:
    page.begin(fen=fen, rival="2")
    page.send(type="ask", belief="threats")
    feedback = page.screen["feedback"]
    assert (feedback["title"], feedback["tone"]) == (headline, "info")
    assert text in feedback["text_html"].replace("\xa0", " ")
    assert bool(page.board["arrows"]) is (headline == "This threatens")
    page.send(type="undo")
    assert page.screen["feedback"] is None


def test_nobody_asks_what_threatens_where_it_is_not_known(page: Page) -> None:
    page.begin(variant="crazyhouse")
    assert page.screen["buttons"]["ask"] is False
    page.send(type="ask", belief="threats")
    assert page.screen["feedback"] is None


def test_again_changes_the_sides(page: Page) -> None:
    page.begin(rival="1")
    page.send(type="resign")
    page.send(type="again")
    assert page.screen["stage"] == "playing"
    assert page.board["orientation"] == "black"


def test_the_game_comes_out_as_text(page: Page) -> None:
    page.begin()
    page.move("e2e4")
    assert "1. e4" in page.screen["pgn"]


def test_the_position_goes_to_the_free_board(page: Page) -> None:
    page.begin(variant="crazyhouse")
    page.move("e2e4")
    page.send(type="analyse")
    assert page.screen["name"] == "explorer"
    assert page.screen["variant"] == "crazyhouse"
    assert "4P3" in page.screen["fen"]
    page.send(type="game")
    assert page.screen["rows"][0]["white"] == "e4"


def test_moves_are_written_in_the_letters_of_the_learner(page: Page) -> None:
    page.begin()
    page.attempt(kind="text", text="Nf3")
    page.send(type="language", language="uk")
    assert page.screen["rows"][0]["white"] == "Кf3"
