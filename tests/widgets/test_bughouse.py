"""Two boards on the page: what is sent for the partner's, and what a screen reader hears."""

from __future__ import annotations

from typing import Any

import pytest

from chesslearn.widgets.course import StepView

from .browser import Page


def page_at(step: str, lesson: str = "bughouse") -> Page:
    page = Page(StepView(lesson, step, language="en"))
    page.hello()
    return page


def partner_of(page: Page) -> dict[str, Any]:
    partner = page.widget.partner
    assert isinstance(partner, dict)
    return partner


def test_the_partners_board_is_seen_from_the_other_side_and_rests() -> None:
    page = page_at("it-arrives")
    partner = partner_of(page)
    assert (page.board["orientation"], partner["orientation"]) == ("white", "black")
    assert partner["caption"] == "Your partner's board"
    assert not partner["movable"] and not partner["selecting"]
    assert page_at("play", "crazyhouse").widget.partner is None


def test_it_is_said_who_gets_what() -> None:
    page = page_at("it-arrives")
    page.move("e1e2")
    assert page.widget.announcement.endswith("Your partner gets: black pawn. You get: white rook.")
    assert partner_of(page)["pocket"] == [{"piece": "bP", "count": 1}]
    assert page.board["pocket"] == [{"piece": "wR", "count": 1}]
    page.send(type="undo")
    assert partner_of(page)["pocket"] == []


def test_a_round_is_read_out_on_both_boards() -> None:
    page = page_at("play")
    page.move("e2e4")
    said = page.widget.announcement
    own, _, beside = said.partition(" On the other board: ")
    assert own.startswith("Black ") and beside.startswith("White ") and " Black " in beside
    assert partner_of(page)["last_move"]
    assert page.screen["feedback"]["title"].startswith("Black answers")


@pytest.mark.parametrize("piece", ["bP", "wQ"])
def test_only_what_lies_in_the_own_pocket_is_dropped(piece: str) -> None:
    page = page_at("be-first")
    before = page.board["fen"]
    page.attempt(kind="drop", piece=piece, to="g7")
    assert page.board["fen"] == before
