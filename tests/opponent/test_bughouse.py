"""Bughouse: men travel to the partner, the match ends with either board, mate by either rule."""

from __future__ import annotations

import chess
import pytest

from chesslearn.opponent.bughouse import BughouseBoard, BughouseMatch, MatchEnd, MateRule, team_of
from tests.opponent.boards import patiently

BACK_RANK = "6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1"
SMOTHERED = "6rk/6pp/8/6N1/8/8/8/4K3[] w - - 0 1"
QUIET = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[] w - - 0 1"
STALE = "k7/8/2K5/8/8/8/8/1Q6[] w - - 0 1"


def play(match: BughouseMatch, *moves: str) -> None:
    """Make moves written as board and UCI: ``"0:e2e4"``."""
    for text in moves:
        number, uci = text.split(":")
        match.push(0 if number == "0" else 1, chess.Move.from_uci(uci))


def hands(match: BughouseMatch) -> list[str]:
    """Return the four pockets: board 0 White and Black, board 1 White and Black."""
    return [
        str(match.boards[number].pockets[color]) for number in (0, 1) for color in (chess.WHITE, chess.BLACK)
    ]


def test_a_captured_man_keeps_its_colour_and_goes_to_the_partner() -> None:
    match = BughouseMatch()
    play(match, "0:e2e4", "0:d7d5", "0:e4d5", "0:d8d5")
    assert hands(match) == ["", "", "p", "p"]
    play(match, "1:e2e4", "1:d7d5", "1:e4d5", "1:d8d5")
    assert hands(match) == ["p", "p", "p", "p"]


def test_a_promoted_piece_is_handed_over_as_a_pawn() -> None:
    match = BughouseMatch(("1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", QUIET))
    play(match, "0:a7a8q", "0:b8a8")
    assert hands(match) == ["", "", "p", ""]


def test_en_passant_hands_over_a_pawn() -> None:
    match = BughouseMatch(("4k3/3p4/8/4P3/8/8/8/4K3[] b - - 0 1", QUIET))
    play(match, "0:d7d5", "0:e5d6")
    assert hands(match) == ["", "", "", "p"]


def test_a_man_from_the_partner_is_dropped() -> None:
    match = BughouseMatch()
    play(match, "0:e2e4", "0:d7d5", "0:e4d5", "1:e2e4", "1:P@d5")
    assert match.boards[1].piece_at(chess.D5) == chess.Piece(chess.PAWN, chess.BLACK)
    assert hands(match) == ["", "", "", ""]


def test_moves_are_taken_back_with_what_they_handed_over() -> None:
    match = BughouseMatch()
    before = [board.fen() for board in match.boards]
    play(match, "0:e2e4", "1:e2e4", "0:d7d5", "0:e4d5", "1:P@d5", "1:e4d5", "0:P@e4")
    for _ in range(7):
        match.pop()
    assert [board.fen() for board in match.boards] == before


@pytest.mark.parametrize("number", [0, 1])
def test_the_match_ends_with_either_board(number: int) -> None:
    match = BughouseMatch((BACK_RANK, QUIET) if number == 0 else (QUIET, BACK_RANK))
    play(match, f"{number}:a1a8")
    side = 0 if number == 0 else 1
    assert match.end() == MatchEnd("checkmate", side, team_of(side, chess.WHITE))
    assert match.movable() == ()
    with pytest.raises(ValueError, match="illegal move on board"):
        play(match, f"{1 - number}:e2e4")


def test_a_check_that_a_man_could_block_is_no_mate_by_the_other_rule() -> None:
    match = BughouseMatch((BACK_RANK, "4k3/8/8/8/8/8/n7/R3K3[] w - - 0 1"), mate="blockable")
    play(match, "0:a1a8")
    assert match.end() is None
    assert match.waits(0)
    assert match.movable() == (1,)
    play(match, "1:a1a2")
    assert hands(match) == ["", "n", "", ""]
    assert match.movable() == (0, 1)
    play(match, "0:N@f8")
    assert match.end() is None


@pytest.mark.parametrize("mate", ["pocket", "blockable"])
def test_no_man_helps_against_a_knight(mate: MateRule) -> None:
    match = BughouseMatch((SMOTHERED, QUIET), mate=mate)
    play(match, "0:g5f7")
    assert match.end() == MatchEnd("checkmate", 0, 0)


@pytest.mark.parametrize(("mate", "ended"), [("pocket", True), ("blockable", False)])
def test_stalemate_waits_where_a_man_may_still_come(mate: MateRule, ended: bool) -> None:
    match = BughouseMatch((STALE, QUIET), mate=mate)
    play(match, "0:b1b6")
    assert (match.end() == MatchEnd("stalemate", 0, None)) is ended
    assert match.waits(0) is not ended


def test_when_both_boards_wait_nobody_can_move() -> None:
    match = BughouseMatch((BACK_RANK, BACK_RANK), mate="blockable")
    play(match, "0:a1a8", "1:a1a8")
    assert match.end() == MatchEnd("stuck", 0, None)


def test_a_repetition_ends_nothing() -> None:
    match = BughouseMatch()
    play(match, *["0:g1f3", "0:g8f6", "0:f3g1", "0:f6g8"] * 6)
    assert match.end() is None


def test_the_opponent_uses_what_it_was_handed() -> None:
    board = BughouseBoard("6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1")
    assert patiently(board, 5).uci() in {f"R@{file}8" for file in "abcdef"}
