"""What each strength sees and what it overlooks."""

from __future__ import annotations

import asyncio
from collections import Counter

import chess
import pytest

from chesslearn.opponent import STRENGTHS, Budget, choose_move, reply, strength_of, think
from chesslearn.opponent.evaluation import evaluation_of
from tests.opponent.boards import VARIANTS, make, mirrored, patiently

MATE_IN_ONE = "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"
MATES_IN_TWO = (
    ("kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1", {"a1a6"}),
    ("7k/8/8/8/8/8/R7/1R4K1 w - - 0 1", None),
    ("r1bq2r1/b4pk1/p1pp1p2/1p2pP2/1P2P1PB/3P4/1PPQ2P1/R3K2R w KQ - 0 1", {"d2h6"}),
)
PROTECTED = "4k3/8/2p5/3p4/8/8/8/3QK3 w - - 0 1"
HANGING = "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1"
FORK = "4k3/8/8/8/3n4/8/PPP5/4K2R b - - 0 1"


def choices(board: chess.Board, strength: int, seeds: int = 12) -> Counter[str]:
    """Return what a strength plays with several seeds."""
    return Counter(patiently(board, strength, seed).uci() for seed in range(seeds))


@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_all_but_the_beginner_take_what_hangs(strength: int) -> None:
    for board in (chess.Board(HANGING), chess.Board(HANGING).mirror()):
        taking = {"d1d5", "d8d4"}
        assert sum(choices(board, strength)[move] for move in taking) >= 8


def test_the_second_strength_takes_what_is_protected() -> None:
    assert choices(chess.Board(PROTECTED), 2)["d1d5"] >= 3


@pytest.mark.parametrize("strength", [3, 4, 5])
def test_from_the_third_on_nobody_gives_a_queen_for_a_pawn(strength: int) -> None:
    found = choices(chess.Board(PROTECTED), strength)
    assert found["d1d5"] <= (2 if strength == 3 else 0)


@pytest.mark.parametrize("strength", [4, 5])
def test_the_stronger_see_a_mate_in_one(strength: int) -> None:
    board = chess.Board(MATE_IN_ONE)
    assert choices(board, strength) == {"a1a8": 12}
    assert choices(board.mirror(), strength) == {"a8a1": 12}


@pytest.mark.parametrize(("fen", "keys"), MATES_IN_TWO)
@pytest.mark.parametrize("flip", [False, True])
def test_the_strongest_mates_in_two(fen: str, keys: set[str] | None, flip: bool) -> None:
    board = chess.Board(fen).mirror() if flip else chess.Board(fen)
    key = patiently(board, 5)
    if keys is not None:
        seen = chess.Move(*map(chess.square_mirror, (key.from_square, key.to_square))) if flip else key
        assert seen.uci() in keys
    board.push(key)
    for answer in list(board.legal_moves):
        board.push(answer)
        after = patiently(board, 5)
        board.push(after)
        assert board.is_checkmate(), (key, answer, after)
        board.pop()
        board.pop()


def test_the_strongest_forks_nothing_away() -> None:
    board = chess.Board(FORK)
    assert patiently(board, 5).uci() == "d4c2"


@pytest.mark.parametrize(
    ("variant", "fen", "keys"),
    [
        ("kingofthehill", "4k3/8/8/8/8/4K3/8/q7 w - - 0 1", {"e3e4"}),
        ("3check", "4k3/8/8/8/8/8/8/R3K3 w - - 1+3 0 1", {"a1a8"}),
        ("crazyhouse", "6k1/5ppp/8/8/8/8/8/4K3[R] w - - 0 1", {f"R@{file}8" for file in "abcdef"}),
        ("crazyhouse", "6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1", {"N@f7"}),
    ],
)
def test_a_variant_is_won_by_its_own_rule(variant: str, fen: str, keys: set[str]) -> None:
    board = make(variant, fen)
    for strength in (4, 5):
        assert set(choices(board, strength, 4)) <= keys


def test_a_hill_is_not_left_to_the_enemy() -> None:
    board = make("kingofthehill", "8/8/8/8/6k1/2K5/8/7r b - - 0 1")
    assert set(choices(board, 5, 3)) <= {"h1h4", "h1d1", "h1e1", "g4f5", "g4f3", "h1h3"}
    board.push(patiently(board, 5))
    assert not any(
        chess.BB_SQUARES[move.to_square] & chess.BB_CENTER for move in board.generate_legal_moves(board.kings)
    )


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_gives_the_same_move(variant: str, strength: int) -> None:
    board, patient = make(variant), Budget(nodes=600, seconds=60)
    first = choose_move(board, strength, seed=7, budget=patient)
    sliced = think(board, strength, seed=7, budget=Budget(nodes=600, seconds=60, slice_seconds=0))
    assert asyncio.run(reply(board, strength, seed=7, budget=patient)) == first
    slices = 0
    while True:
        try:
            next(sliced)
            slices += 1
        except StopIteration as done:
            assert done.value == first
            break
    assert slices >= 20 * (strength > 3)


def test_other_seeds_give_other_openings() -> None:
    assert len(choices(chess.Board(), 1)) > 4
    assert len(choices(chess.Board(), 3)) > 2


@pytest.mark.parametrize("variant", VARIANTS)
def test_thinking_leaves_the_board_alone(variant: str) -> None:
    board = make(variant, moves="e2e4 e7e5")
    before, history = board.fen(), list(board.move_stack)
    choose_move(board, 4, budget=Budget(nodes=300))
    assert (board.fen(), board.move_stack) == (before, history)


def test_thinking_lets_the_page_work_in_between() -> None:
    async def both() -> tuple[chess.Move, int]:
        loop, ticks = asyncio.get_running_loop(), 0
        patient = Budget(nodes=800, seconds=60, slice_seconds=0)
        task = asyncio.ensure_future(reply(chess.Board(), 5, budget=patient))

        def tick() -> None:
            nonlocal ticks
            ticks += 1
            if not task.done():
                loop.call_soon(tick)

        loop.call_soon(tick)
        return await task, ticks

    move, ticks = asyncio.run(both())
    assert ticks > 100
    assert move in chess.Board().legal_moves


@pytest.mark.parametrize("seconds", [0.0, 0.05])
def test_time_ends_the_thinking_with_a_legal_move(seconds: float) -> None:
    board = make("crazyhouse", "r1bqkb1r/ppp2ppp/2n5/3np3/2B5/8/PPPP1PPP/RNBQK2R[Nnpp] w KQkq - 0 6")
    assert choose_move(board, 5, budget=Budget(nodes=10**9, seconds=seconds)) in board.legal_moves


def test_a_winning_side_does_not_repeat() -> None:
    board = chess.Board("8/8/8/4k3/8/8/1Q6/K7 b - - 0 1")
    for uci in ("e5d5", "b2b3", "d5e5", "b3b2", "e5d5"):
        board.push_uci(uci)
    for seed in range(4):
        assert patiently(board, 5, seed).uci() != "b2b3"


@pytest.mark.parametrize("strength", [0, 6, True, "3", 2.0])
def test_an_unknown_strength_is_an_error(strength: object) -> None:
    with pytest.raises(ValueError, match="strength: expected 1 to 5, got"):
        strength_of(strength)  # type: ignore[arg-type]


def test_what_cannot_be_played_is_an_error_at_once() -> None:
    with pytest.raises(ValueError, match="there is no move to choose"):
        think(chess.Board("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"), 1)
    with pytest.raises(ValueError, match="does not know this kind of board"):
        think(chess.variant.AtomicBoard(), 1)


def test_boards_without_kings_are_played_too() -> None:
    board = chess.Board("8/8/8/3p4/8/8/8/3R4 w - - 0 1")
    for strength in range(1, 6):
        assert choose_move(board, strength) in board.legal_moves


def test_the_strengths_rise() -> None:
    assert [own.level for own in STRENGTHS] == [1, 2, 3, 4, 5]
    assert [own.depth for own in STRENGTHS] == sorted(own.depth for own in STRENGTHS)


@pytest.mark.parametrize("variant", VARIANTS)
def test_both_colours_judge_alike(variant: str) -> None:
    board = make(variant, moves="e2e4 e7e5 g1f3 b8c6")
    assert evaluation_of(board).worth(board) == -evaluation_of(board).worth(mirrored(board))


def test_thinking_leaves_the_history_of_pockets_alone() -> None:
    board = make("crazyhouse", moves="e2e4 d7d5 e4d5 d8d5 P@e4 d5e4 f1e2 P@d5 g1f3 b8c6 f3g1 c6b8 g1f3 b8c6")
    before = [str(vars(state)) for state in board._crazyhouse_stack]  # type: ignore[attr-defined]
    choose_move(board, 4)
    assert [str(vars(state)) for state in board._crazyhouse_stack] == before  # type: ignore[attr-defined]
    while board.move_stack:
        board.pop()
    assert board.fen() == make("crazyhouse").fen()
