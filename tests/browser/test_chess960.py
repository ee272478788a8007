"""Castling in Chess960 on the real board: by drag, by two taps, by keyboard, by typing."""

from __future__ import annotations

import pytest

from .learner import Hand, Learner


@pytest.mark.parametrize("hand", ["mouse", "clicks", "keyboard"])
def test_the_king_castles_onto_its_own_rook(learner: Learner, hand: Hand) -> None:
    learner.open("?lesson=chess960-castling&step=onto-the-rook")
    learner.move("f1", "h1", hand)
    assert (learner.piece_on("g1"), learner.piece_on("f1"), learner.piece_on("h1")) == ("wK", "wR", "")
    assert learner.button("button.next").is_visible()


@pytest.mark.parametrize("hand", ["mouse", "clicks", "keyboard"])
def test_the_king_castles_onto_its_target_square(learner: Learner, hand: Hand) -> None:
    learner.open("?lesson=chess960-castling&step=only-the-king")
    learner.move("e8", "g8", hand)
    assert (learner.piece_on("g8"), learner.piece_on("f8")) == ("bK", "bR")
    assert learner.button("button.next").is_visible()


def test_after_a_plain_step_two_taps_still_castle(learner: Learner) -> None:
    learner.open("?lesson=chess960-castling&step=onto-the-rook")
    learner.move("f1", "g1", "clicks")
    assert (learner.piece_on("g1"), learner.piece_on("h1")) == ("wK", "wR")
    learner.move("g1", "h1", "clicks")
    assert (learner.piece_on("g1"), learner.piece_on("f1")) == ("wK", "wR")


def test_in_ordinary_chess_a_tap_on_the_rook_takes_it_in_hand(learner: Learner) -> None:
    learner.open("?lesson=castling&step=castle-short")
    learner.start_move("e1", "h1", "clicks")
    learner.mark("g1")
    assert (learner.piece_on("e1"), learner.piece_on("g1")) == ("wK", "wR")


def test_a_start_of_ones_own_is_drawn_on_the_board(learner: Learner) -> None:
    learner.open("?lesson=chess960&step=draw-your-own")

    def put(piece: str, square: str) -> None:
        learner.page.get_by_role("button", name=learner.words[f"piece.{piece}"]).click()
        learner.mark(square)

    put("wK", "a1")
    assert (learner.piece_on("a1"), learner.answer.is_visible()) == ("", True)
    for piece, square in zip(("wN", "wR", "wB", "wB", "wK", "wQ", "wN"), "abcdefg", strict=True):
        put(piece, f"{square}1")
    assert learner.piece_on("e8") == "bK"
    put("wR", "h1")
    assert learner.button("button.next").is_visible()
    assert learner.piece_on("h8") == "bR"


def test_the_third_check_is_counted_and_wins(learner: Learner) -> None:
    learner.open("?lesson=three-check&step=third-check")
    learner.move("h4", "f2", "clicks")
    assert learner.button("button.next").is_visible()
    assert learner.page.get_by_text(learner.words["checks.black"].format(count=0)).is_visible()
