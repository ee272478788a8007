"""Mini games against the opponent inside a step: pawns and a knight, mostly without kings."""

from __future__ import annotations

import chess

from chesslearn.course import MoveAttempt
from tests.course.steps import Play
from tests.course.tasks.versus_steps import ALONE, FIRST, KNIGHT, PAWNS, versus


def test_a_mini_game_without_kings_takes_turns(play: Play) -> None:
    session = play(KNIGHT)
    assert session.attempt(MoveAttempt("b5", "a3")).kind == "refused"
    assert session.attempt(MoveAttempt("c2", "c4")).code == "versus-move"
    assert session.state.turn == "black"
    session.settle()
    assert session.state.turn == "white"


def test_en_passant_works_without_kings(play: Play) -> None:
    more = f'before = ["b7b5"]\n{ALONE}'
    session = play(versus("8/1p6/8/2P4p/8/8/8/8 b - - 0 1", PAWNS, more=more))
    assert session.state.turn == "white"
    outcome = session.attempt(MoveAttempt("c5", "b6"))
    assert (outcome.code, outcome.params["move"]) == ("versus-move", "cxb6")
    assert session.board is not None and not session.board.piece_at(chess.B5)


def test_promotion_asks_and_wins(play: Play) -> None:
    session = play(versus("8/P7/8/8/8/8/7p/8 w - - 0 1", FIRST, more=ALONE))
    assert session.attempt(MoveAttempt("a7", "a8")).kind == "promotion"
    assert session.state.promotion is not None and not session.due
    outcome = session.attempt(MoveAttempt("a7", "a8", "q"))
    assert (outcome.kind, outcome.params["how"]) == ("solved", "promote")


def test_the_other_side_promotes_first(play: Play) -> None:
    session = play(versus("8/8/P7/8/8/8/7p/8 w - - 0 1", FIRST, more=ALONE))
    session.attempt(MoveAttempt("a6", "a7"))
    outcome = session.settle()
    assert outcome is not None
    assert (outcome.kind, outcome.code, outcome.params["how"]) == ("wrong", "versus-lost", "promote")
    assert session.undo() and not session.state.solved


def test_a_new_piece_that_is_captured_at_once_does_not_win(play: Play) -> None:
    session = play(versus("1q6/P7/8/8/8/8/8/8 w - - 0 1", PAWNS, more=ALONE))
    outcome = session.attempt(MoveAttempt("a7", "a8", "q"))
    assert outcome.code == "versus-move"
    outcome = session.settle() or outcome
    assert (outcome.code, outcome.params["how"]) == ("versus-lost", "capture")


def test_who_has_no_move_loses_only_where_that_is_said(play: Play) -> None:
    blocked = "8/8/8/p7/8/P7/8/8 w - - 0 1"
    session = play(versus(blocked, PAWNS, more=ALONE))
    outcome = session.attempt(MoveAttempt("a3", "a4"))
    assert (outcome.kind, outcome.params["how"]) == ("solved", "block")
    session = play(versus(blocked, FIRST, more=ALONE))
    outcome = session.attempt(MoveAttempt("a3", "a4"))
    assert (outcome.kind, outcome.code, outcome.params["how"]) == ("wrong", "versus-drawn", "no-move")
