"""Bughouse matches: both boards are played, captured men travel, whichever board ends first decides."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import cast

import chess
import pytest

from chesslearn.course import LessonSession, MoveAttempt, Outcome, solution
from chesslearn.course.pairs import PairedBoard
from chesslearn.course.tasks.trying import as_attempt
from tests.course.steps import Play, Problems

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1"
MATCH = f"""
task = "match"
variant = "bughouse"
fen = "{START}"
partner = "{START}"
strength = 1
done = "That was bughouse."
"""


def match(play: Play, fen: str, partner: str) -> LessonSession:
    own, beside = f'fen = "{START}"', f'partner = "{START}"'
    return play(MATCH.replace(own, f'fen = "{fen}"').replace(beside, f'partner = "{partner}"'))


def pair(session: LessonSession) -> PairedBoard:
    return cast(PairedBoard, session.board)


def census(board: PairedBoard) -> list[int]:
    """Count the men of both boards and pockets by side; promoted ones are pawns."""
    men = []
    for colour in chess.COLORS:
        for kind in chess.PIECE_TYPES[:-1]:
            count = 0
            for each in (board, board.beside):
                pieces = each.pieces(kind, colour)
                count += len(pieces) - len(pieces & chess.SquareSet(each.promoted))
                count += each.pockets[colour].count(kind)
                if kind == chess.PAWN:
                    count += len(chess.SquareSet(each.promoted & each.occupied_co[colour]))
            men.append(count)
    return men


def rounds(session: LessonSession, seed: int) -> Iterator[Outcome]:
    """Play the learner's side by chance, a round at a time."""
    rng = Random(seed)
    while not session.state.solved:
        board = pair(session)
        move = rng.choice(sorted(board.legal_moves, key=chess.Move.uci))
        yield session.attempt(as_attempt(move, board.turn))
        reply = session.settle()
        if reply is not None:
            yield reply


@pytest.mark.parametrize("seed", range(3))
def test_a_match_is_played_to_its_end_and_no_man_is_lost(play: Play, seed: int) -> None:
    session = play(MATCH, seed=str(seed))
    whole, last, travelled = census(pair(session)), None, 0
    for last in rounds(session, seed):
        assert census(pair(session)) == whole
        for each in (pair(session), pair(session).beside):
            assert not each.pawns & chess.BB_BACKRANKS
        travelled += len(last.travelled)
    assert travelled > 0
    assert last is not None and last.code in ("match-won", "match-lost", "match-drawn")
    assert last.kind == "solved" and last.done == "That was bughouse."
    state = session.state
    assert state.movable == "none" and not session.due
    ended = [each for each in (pair(session), pair(session).beside) if not any(each.legal_moves)]
    assert len(ended) == 1


def test_a_solver_plays_it_to_the_end(play: Play) -> None:
    session = play(MATCH)
    for attempt in solution(session):
        outcome = session.attempt(attempt)
        outcome = session.settle() or outcome
    assert session.state.solved


def test_a_round_moves_on_both_boards(play: Play) -> None:
    session = play(MATCH)
    assert session.attempt(MoveAttempt("e2", "e4")).code == "versus-move"
    assert session.due and session.state.thinking and session.state.movable == "none"
    assert session.attempt(MoveAttempt("d2", "d4")).code == "wait"
    outcome = session.settle()
    assert outcome is not None and outcome.code == "match-round"
    board = pair(session)
    assert (len(board.move_stack), len(board.beside.move_stack)) == (2, 2)
    assert (board.turn, board.beside.turn) == (chess.WHITE, chess.WHITE)
    assert session.undo()
    assert pair(session).fen() == START and pair(session).beside.fen() == START


def test_a_mate_on_the_own_board_decides(play: Play) -> None:
    session = match(play, "6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1", START)
    outcome = session.attempt(MoveAttempt("a1", "a8"))
    assert (outcome.code, outcome.params["where"], outcome.kind) == ("match-won", "own", "solved")


@pytest.mark.parametrize(
    ("partner", "code"),
    [
        ("5Q1k/8/7K/8/8/8/8/8[] b - - 0 1", "match-lost"),
        ("8/8/8/8/8/7k/8/5q1K[] w - - 0 1", "match-won"),
        ("7k/5Q2/8/6K1/8/8/8/8[] b - - 0 1", "match-drawn"),
    ],
)
def test_the_other_board_counts_for_the_team(play: Play, partner: str, code: str) -> None:
    session = match(play, START, partner)
    outcome = session.attempt(MoveAttempt("e2", "e4"))
    assert (outcome.code, outcome.params["where"]) == (code, "beside")
    assert outcome.kind == "solved" and not outcome.because


def test_a_promoted_man_travels_as_a_pawn(play: Play) -> None:
    session = match(play, "4k3/8/8/3q~4/4P3/8/8/4K3[] w - - 0 1", START)
    outcome = session.attempt(MoveAttempt("e4", "d5"))
    assert [each.man for each in outcome.travelled] == ["bP"]
    assert session.state.partner is not None and session.state.partner.pocket == (("bP", 1),)


@pytest.mark.parametrize("goal", ['{ kind = "promote" }', '{ kind = "win", by = ["capture"] }'])
def test_a_match_is_no_mini_game(problems: Problems, goal: str) -> None:
    (problem,) = problems(f"{MATCH}goal = {goal}")
    assert problem.endswith('goal: bughouse has no mini games. Write goal = { kind = "win" }.')
