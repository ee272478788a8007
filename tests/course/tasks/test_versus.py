"""Games against the opponent inside a step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import chess
import pytest

from chesslearn.course import (
    ForwardAttempt,
    LessonSession,
    MoveAttempt,
    SquareAttempt,
    solution,
)
from chesslearn.course.state import Advice
from chesslearn.course.versus.results import result_of
from tests.course.steps import Play
from tests.course.tasks.versus_steps import END, KNIGHT, MATE, versus

QUEEN = versus("8/8/8/4k3/8/8/8/KQ6 w - - 0 1", MATE, more="best = 9")
NEAR = versus("7k/8/5K2/8/8/8/8/1R6 w - - 0 1", MATE, more="best = 2")


def finish(session: LessonSession) -> list[str]:
    """Play a step to its end and return the codes of what was said."""
    settled = session.settle()
    codes = [] if settled is None else [settled.code]
    for attempt in solution(session):
        codes.append(session.attempt(attempt).code)
        settled = session.settle()
        if settled is not None:
            codes.append(settled.code)
    return codes


def test_the_opponent_is_due_after_a_move_and_replies(play: Play) -> None:
    session = play(NEAR)
    assert (session.due, session.state.thinking, session.state.movable) == (False, False, "any")
    outcome = session.attempt(MoveAttempt("f6", "g6"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == (
        "progress",
        "versus-move",
        {"move": "Kg6", "side": "black"},
    )
    assert (session.due, session.state.thinking, session.state.movable) == (True, True, "none")
    reply = session.settle()
    assert reply is not None and dict(reply.params) == {"move": "Kg8", "side": "black"}
    state = session.state
    assert (state.thinking, state.last_move, state.moves_made, state.par) == (False, ("h8", "g8"), 1, 2)
    outcome = session.attempt(MoveAttempt("b1", "b8"))
    assert (outcome.kind, outcome.code) == ("solved", "versus-won")
    assert dict(outcome.params) == {"how": "checkmate", "side": "white", "moves": 2, "best": 2}
    assert not session.due
    assert session.progress.is_solved("little", "only")
    assert session.attempt(MoveAttempt("b8", "b7")).code == "solved-already"


def test_while_the_opponent_thinks_one_waits(play: Play) -> None:
    session = play(NEAR)
    session.attempt(MoveAttempt("f6", "g6"))
    before = session.state
    for attempt in (MoveAttempt("b1", "b8"), SquareAttempt("a1"), ForwardAttempt()):
        outcome = session.attempt(attempt)
        assert (outcome.kind, outcome.code) == ("nothing", "wait")
    assert session.state == before


def test_undo_takes_back_the_move_and_its_reply(play: Play) -> None:
    session = play(NEAR)
    start = session.state.fen
    session.attempt(MoveAttempt("f6", "g6"))
    session.settle()
    assert session.undo()
    assert (session.state.fen, session.state.moves_made, session.due) == (start, 0, False)
    assert not session.undo()


def test_undo_while_the_opponent_thinks_takes_back_the_move(play: Play) -> None:
    session = play(NEAR)
    start = session.state.fen
    session.attempt(MoveAttempt("f6", "g6"))
    thinking = session.reply()
    assert session.undo()
    assert (session.state.fen, session.due) == (start, False)
    with pytest.raises(StopIteration) as ended:
        while True:
            next(thinking)
    assert ended.value.value.kind == "nothing"
    assert session.state.fen == start


def test_a_reply_that_comes_too_late_is_not_made(play: Play) -> None:
    session = play(QUEEN.replace('"perfect"', "4"))
    session.attempt(MoveAttempt("a1", "b2"))
    thinking = session.reply()
    next(thinking, None)
    session.restart()
    for _ in thinking:
        pass
    assert session.state.fen == "8/8/8/4k3/8/8/8/KQ6 w - - 0 1"


def test_the_opponent_may_begin(play: Play) -> None:
    session = play(versus("8/8/8/4k3/8/8/8/KQ6 b - - 0 1", MATE, more='side = "white"\nbest = 9'))
    assert session.due and not session.state.can_undo
    assert session.settle() is not None
    assert (session.due, session.state.can_undo, session.state.turn) == (False, False, "white")
    assert session.state.orientation == "white"
    session.restart()
    assert session.due


def test_a_refusal_is_told_and_nothing_changes(play: Play) -> None:
    session = play(NEAR)
    before = session.state.fen
    outcome = session.attempt(MoveAttempt("b1", "c2"))
    assert outcome.verdict is not None and outcome.verdict.reasons[0].code == "wrong-way"
    assert (session.state.fen, session.due) == (before, False)


def test_stalemate_is_told_with_its_facts_and_may_be_taken_back(play: Play) -> None:
    session = play(versus("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", MATE, more="best = 1"))
    outcome = session.attempt(MoveAttempt("c1", "c7"))
    assert (outcome.kind, outcome.code, outcome.params["how"]) == ("wrong", "versus-drawn", "stalemate")
    assert outcome.because
    assert (session.state.movable, session.due) == ("none", False)
    assert session.attempt(MoveAttempt("c7", "c8")).code == "versus-over"
    assert not session.state.can_hint
    assert session.undo()
    assert session.attempt(MoveAttempt("c1", "c8")).kind == "solved"


def test_a_lost_piece_leaves_a_dead_position(play: Play) -> None:
    session = play(versus("8/8/8/8/4k3/8/8/K2Q4 w - - 0 1", MATE, more="best = 9"))
    session.attempt(MoveAttempt("d1", "d3"))
    outcome = session.settle()
    assert outcome is not None
    assert (outcome.kind, outcome.code, outcome.params["how"]) == ("wrong", "versus-drawn", "dead-position")


def test_fifty_moves_end_the_practice(play: Play) -> None:
    session = play(QUEEN.replace("- - 0 1", "- - 98 80"))
    session.attempt(MoveAttempt("a1", "a2"))
    outcome = session.settle()
    assert outcome is not None
    assert (outcome.kind, outcome.code, outcome.params["how"]) == ("wrong", "versus-drawn", "fifty")


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        ("7k/7p/8/8/8/8/P7/K7 w - - 0 1", "a1b1 h8g8 b1a1 g8h8"),
        ("7n/8/8/8/8/8/8/N7 w - - 0 1", "a1b3 h8g6 b3a1 g6h8"),
    ],
)
def test_a_repetition_ends_games_but_not_the_practice_of_mates(fen: str, moves: str) -> None:
    board = chess.Board(fen)
    for uci in 2 * moves.split():
        assert result_of(board) is None
        board.push_uci(uci)
    result = result_of(board)
    assert result is not None and (result.code, result.winner) == ("threefold", None)
    assert result_of(board, threefold=False) is None


def test_too_many_moves_end_the_game(play: Play) -> None:
    session = play(NEAR + "moves = 2")
    session.attempt(MoveAttempt("b1", "b2"))
    session.settle()
    outcome = session.attempt(MoveAttempt("b2", "b1"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("wrong", "versus-slow", {"moves": 2})
    assert (session.due, session.state.movable, session.state.can_undo) == (False, "none", True)


def test_holding_out_solves(play: Play) -> None:
    session = play(
        versus("8/8/8/8/8/4k3/4r3/4K3 b - - 0 1", '{ kind = "draw" }', "1", 'side = "white"\nmoves = 1')
    )
    session.settle()
    assert session.board is not None
    move = next(iter(session.board.legal_moves))
    outcome = session.attempt(
        MoveAttempt(chess.square_name(move.from_square), chess.square_name(move.to_square))
    )
    assert outcome.code in ("versus-held", "versus-drawn") and outcome.kind == "solved"


@pytest.mark.parametrize("step", [QUEEN, NEAR, KNIGHT], ids=["queen", "rook", "knight"])
def test_the_solution_solves(play: Play, step: str) -> None:
    session = play(step)
    start = session.state.par
    codes = finish(session)
    assert codes[-1] == "versus-won" and session.state.solved
    assert start in (None, session.state.moves_made)


def test_the_other_colour(play: Play, mirror: Callable[[Any], Any]) -> None:
    session = play(NEAR.replace("7k/8/5K2/8/8/8/8/1R6 w - - 0 1", mirror("7k/8/5K2/8/8/8/8/1R6 w - - 0 1")))
    assert session.state.orientation == "black"
    assert finish(session)[-1] == "versus-won"
    assert session.state.moves_made == 2


@pytest.mark.parametrize("strength", ["1", "2"])
@pytest.mark.parametrize(
    ("variant", "fen"),
    [
        ("standard", chess.STARTING_FEN),
        ("chess960", "bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w KQkq - 0 1"),
        ("kingofthehill", chess.STARTING_FEN),
        ("3check", chess.STARTING_FEN),
        ("crazyhouse", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"),
    ],
)
def test_a_whole_game_of_every_variant(play: Play, variant: str, fen: str, strength: str) -> None:
    session = play(versus(fen, END, strength, f'variant = "{variant}"'))
    codes = finish(session)
    assert codes[-1] in ("versus-won", "versus-lost", "versus-drawn") and session.state.solved


def test_what_now_is_a_word_then_a_square_then_the_move(play: Play) -> None:
    session = play(NEAR)
    shown = []
    while session.state.can_hint:
        shown.append(session.hint())
    assert isinstance(shown[0], Advice) and shown[0].code == "advice-king"
    assert shown[1] is not None and shown[1].squares == ("f6",)
    assert shown[2] is not None and shown[2].arrows == (("f6", "g6"),)
    assert session.state.hints_shown == tuple(shown)
    assert session.hint() is None
    session.attempt(MoveAttempt("f6", "g6"))
    assert (session.state.hints_shown, session.state.can_hint, session.hint()) == ((), False, None)
    session.settle()
    assert session.state.can_hint
    advice = session.hint()
    assert isinstance(advice, Advice) and advice.code == "advice-mate"


def test_the_hints_of_the_author_come_first(play: Play) -> None:
    session = play(NEAR + 'hints = ["Think of the opposition."]')
    first, second = session.hint(), session.hint()
    assert first is not None and first.text == "Think of the opposition."
    assert isinstance(second, Advice)
    session.attempt(MoveAttempt("f6", "g6"))
    assert session.state.hints_shown == (first,)


def test_the_same_seed_plays_the_same_game(play: Play) -> None:
    games = []
    for _ in range(2):
        session = play(versus(chess.STARTING_FEN, END, "2"), seed="7")
        session.attempt(MoveAttempt("e2", "e4"))
        session.settle()
        games.append(session.state.fen)
    assert games[0] == games[1]


def test_a_session_without_an_opponent_has_nobody_to_wait_for(play: Play) -> None:
    session = play(
        'task = "squares"\nfen = "8/8/8/8/8/8/8/R7 w - - 0 1"\nkings = "none"\n'
        'of = { kind = "moves", from = "a1" }'
    )
    assert not session.due and session.settle() is None and session.prepare() is None
    assert not session.state.thinking
