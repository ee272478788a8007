"""Drills from a seed."""

from __future__ import annotations

from random import Random

import chess
import pytest
from hypothesis import given
from hypothesis import strategies as st

from chesslearn.course import (
    ChoiceAttempt,
    ForwardAttempt,
    SquareAttempt,
    TextAttempt,
    arrays,
    solution,
)
from chesslearn.course.drills import DRILLS
from chesslearn.course.exchange import exchange
from tests.course.steps import Play


def step(kind: str, rounds: int = 3) -> str:
    return f'task = "drill"\ndrill = "{kind}"\nrounds = {rounds}\ndone = "Good."'


@pytest.mark.parametrize("kind", sorted(DRILLS))
def test_every_round_can_be_answered(play: Play, kind: str) -> None:
    session = play(step(kind))
    codes = [session.attempt(attempt).code for attempt in solution(session)]
    assert [code for code in codes if code != "squares-left"] == ["drill-right", "drill-right", "solved"]
    assert (session.state.solved, session.state.round, session.state.goal_count) == (True, (3, 3), 3)
    assert session.state.question is None


@pytest.mark.parametrize("kind", sorted(DRILLS))
def test_the_seed_makes_the_rounds(play: Play, kind: str) -> None:
    same = [solution(play(step(kind, 10), seed="a")) for _ in range(2)]
    assert same[0] == same[1]
    assert same[0] != solution(play(step(kind, 10), seed="b"))


def test_starting_again_makes_new_rounds(play: Play) -> None:
    session = play(step("find-square", 10))
    first = solution(session)
    session.restart()
    assert solution(session) != first


def test_name_the_square(play: Play) -> None:
    session = play(step("name-square"))
    state = session.state
    assert (state.input, state.round, len(state.marks)) == ("square", (1, 3), 1)
    assert state.question is not None and state.question.code == "name-square"
    (right,) = state.marks
    other = "a1" if right != "a1" else "a2"
    outcome = session.attempt(TextAttempt(other))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("wrong", "drill-not-name", {"given": other})
    assert session.state.marks == (right,)
    outcome = session.attempt(TextAttempt("  " + right.upper() + " "))
    assert (outcome.code, dict(outcome.params)) == ("drill-right", {"left": 2})


@pytest.mark.parametrize("text", ["", "i9", "e44", "hello", "э4"])
def test_typing_no_square_is_nothing(play: Play, text: str) -> None:
    outcome = play(step("name-square")).attempt(TextAttempt(text))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("nothing", "not-a-square", {"text": text})


def test_cyrillic_letters_that_look_the_same_are_read(play: Play) -> None:
    session = play(step("name-square", 20))
    names = [attempt.text for attempt in solution(session)]  # type: ignore[union-attr]
    for name in names:
        look_alike = name.translate(str.maketrans("abceh", "авсен"))
        assert session.attempt(TextAttempt(look_alike)).kind in ("progress", "solved")


def test_find_the_square(play: Play) -> None:
    session = play(step("find-square"))
    state = session.state
    assert state.selecting and state.question is not None
    asked = str(state.question.params["square"])
    other = "a1" if asked != "a1" else "a2"
    outcome = session.attempt(SquareAttempt(other))
    assert (outcome.code, dict(outcome.params)) == ("drill-not", {"answer": asked, "given": other})
    assert session.attempt(SquareAttempt(asked)).code == "drill-right"


def test_light_or_dark(play: Play) -> None:
    session = play(step("square-colour"))
    state = session.state
    assert [choice.code for choice in state.choices] == ["light", "dark"]
    assert state.question is not None
    square = str(state.question.params["square"])
    dark = (chess.parse_square(square) // 8 + chess.parse_square(square) % 8) % 2 == 0
    outcome = session.attempt(ChoiceAttempt(0 if dark else 1))
    colours = ("dark", "light") if dark else ("light", "dark")
    assert (outcome.code, dict(outcome.params)) == (
        "drill-not-colour", {"square": square, "answer": colours[0], "given": colours[1]}
    )  # fmt: skip
    assert [choice.state for choice in session.state.choices] == (
        ["not", "open"] if dark else ["open", "not"]
    )
    assert session.attempt(ChoiceAttempt(1 if dark else 0)).code == "drill-right"
    assert {choice.state for choice in session.state.choices} == {"open"}


@pytest.mark.parametrize("kind", sorted(DRILLS))
@pytest.mark.parametrize("attempt", [ForwardAttempt(), ChoiceAttempt(7), SquareAttempt("x")])
def test_what_is_no_answer_is_nothing(play: Play, kind: str, attempt: object) -> None:
    assert play(step(kind)).attempt(attempt).code == "not-here"  # type: ignore[arg-type]


def test_where_it_can_go_is_marked_square_by_square(play: Play) -> None:
    session = play(step("where-can-it-go"))
    state = session.state
    assert state.selecting and state.question is not None and state.question.code == "where-can-it-go"
    origin = str(state.question.params["square"])
    assert state.marks == (origin,)
    assert session.attempt(SquareAttempt(origin)).code == "square-itself"
    board = chess.Board(str(state.fen))
    squares = {chess.square_name(m.to_square) for m in board.legal_moves if m.uci()[:2] == origin}
    other = next(name for name in chess.SQUARE_NAMES if name not in squares and name != origin)
    outcome = session.attempt(SquareAttempt(other))
    assert (outcome.kind, outcome.context) == ("refused", "little/only")
    assert outcome.verdict is not None and not outcome.verdict.legal
    first, *rest = sorted(squares)
    code = session.attempt(SquareAttempt(first)).code
    assert code == ("squares-left" if rest else "drill-right")
    if rest:
        assert session.state.found == (first,)
        assert session.attempt(SquareAttempt(first)).code == "square-already"
        assert [session.attempt(SquareAttempt(each)).code for each in rest][-1] == "drill-right"
    assert session.state.round == (2, 3)


def test_legal_or_not(play: Play) -> None:
    session = play(step("legal-or-not", 6))
    told = set()
    for number in range(6):
        state = session.state
        ((start, end),) = state.arrows
        board = chess.Board(str(state.fen))
        assert [choice.code for choice in state.choices] == ["legal", "not-legal"]
        legal = any(move.uci()[:4] == start + end for move in board.legal_moves)
        told.add(legal)
        outcome = session.attempt(ChoiceAttempt(1 if legal else 0))
        assert outcome.kind == ("wrong" if legal else "refused")
        assert outcome.verdict is not None and outcome.verdict.legal is legal
        assert session.state.choices[1 if legal else 0].state == "not"
        outcome = session.attempt(ChoiceAttempt(0 if legal else 1))
        assert (outcome.code, outcome.verdict is not None) == (
            "drill-right" if number < 5 else "solved",
            True,
        )
    assert told == {True, False}


def test_check_mate_stalemate(play: Play) -> None:
    session = play(step("check-mate-stalemate", 4))
    codes = []
    for _ in range(4):
        board = chess.Board(str(session.state.fen))
        names = ["check", "checkmate", "stalemate", "none"]
        assert [choice.code for choice in session.state.choices] == names
        assert session.state.check is None
        mobile = any(board.legal_moves)
        right = (
            ("check" if mobile else "checkmate") if board.is_check() else ("none" if mobile else "stalemate")
        )
        codes.append(right)
        given = "checkmate" if right != "checkmate" else "stalemate"
        outcome = session.attempt(ChoiceAttempt(names.index(given)))
        assert (outcome.kind, outcome.code, outcome.params["given"]) == ("wrong", "drill-not-status", given)
        assert outcome.because
        session.attempt(ChoiceAttempt(names.index(right)))
    assert sorted(codes) == ["check", "checkmate", "none", "stalemate"]
    assert session.state.solved


def test_take_or_not(play: Play) -> None:
    session = play(step("take-or-not", 6))
    codes = []
    for _ in range(6):
        board = chess.Board(str(session.state.fen))
        ((origin, target),) = session.state.arrows
        count = exchange(board, chess.Move.from_uci(origin + target))
        names = ["gains", "even", "loses"]
        assert [choice.code for choice in session.state.choices] == names
        right = 0 if count.net > 0 else 2 if count.net < 0 else 1
        codes.append(names[right])
        outcome = session.attempt(ChoiceAttempt((right + 1) % 3))
        assert (outcome.kind, outcome.code) == ("wrong", "drill-not-exchange")
        assert (outcome.params["taken"], outcome.params["given"]) == (count.taken, count.given)
        assert len(str(outcome.params["line"]).split()) == len(count.moves)
        session.attempt(ChoiceAttempt(right))
    assert sorted(codes) == ["even", "even", "gains", "gains", "loses", "loses"]
    assert session.state.solved


def test_write_the_move(play: Play) -> None:
    session = play(step("write-move"))
    state = session.state
    assert state.input == "move" and len(state.arrows) == 1
    board = chess.Board(str(state.fen))
    move = next(m for m in board.legal_moves if (m.uci()[:2], m.uci()[2:4]) == state.arrows[0])
    outcome = session.attempt(TextAttempt("what?"))
    assert (outcome.kind, outcome.code, dict(outcome.params)) == ("nothing", "not-a-move", {"text": "what?"})
    other = next(m for m in board.legal_moves if m.to_square != move.to_square)
    outcome = session.attempt(TextAttempt(board.san(other)))
    assert outcome.kind == "wrong" and outcome.code.startswith("notation-")
    assert session.attempt(TextAttempt(board.san(move))).code == "drill-right"


@pytest.mark.parametrize(
    "kind", ["where-can-it-go", "legal-or-not", "check-mate-stalemate", "write-move", "take-or-not"]
)
@pytest.mark.parametrize("seed", range(3))
def test_positions_can_stand_and_are_different(kind: str, seed: int) -> None:
    rounds = DRILLS[kind].rounds(Random(seed), 8)
    boards = [this.board for this in rounds if this.board is not None]
    assert len({(board.fen(), this.move) for board, this in zip(boards, rounds, strict=True)}) == 8
    assert all(board.is_valid() for board in boards)


SQUARE_DRILLS = ("find-square", "name-square", "square-colour")


@given(seed=st.integers(), number=st.integers(1, 20), kind=st.sampled_from(SQUARE_DRILLS))
def test_rounds_are_about_different_squares(seed: int, number: int, kind: str) -> None:
    drill = DRILLS[kind]
    rounds = drill.rounds(Random(seed), number)
    assert len({each.square for each in rounds}) == number
    assert all(drill.read(each, drill.solve(each, each.answers[0])) == each.answers[0] for each in rounds)


def test_arrays_are_allowed_or_wrong_in_one_way() -> None:
    rounds = DRILLS["draw-array"].rounds(Random(7), 20)
    seen = {this.answers[0] for this in rounds}
    assert seen == {"array-allowed", "array-bishops", "array-king", "array-mirror"}
    for this in rounds:
        assert this.board is not None
        fault = arrays.fault_of(this.board)
        assert this.answers == (f"array-{fault}" if fault else "array-allowed",)
        assert (chess.BaseBoard(this.board.board_fen()).chess960_pos() is not None) == (fault is None)


def test_what_is_not_wrong_with_an_array_is_said(play: Play) -> None:
    session = play(step("draw-array"))
    right = solution(session)[0]
    for index in range(4):
        if ChoiceAttempt(index) != right:
            outcome = session.attempt(ChoiceAttempt(index))
            assert (outcome.kind, outcome.code) == ("wrong", "drill-not-array")
            assert session.state.choices[index].state == "not"
