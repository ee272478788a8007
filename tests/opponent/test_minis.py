"""Mini games: how they are won, and that what is counted out is right."""

from __future__ import annotations

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.opponent import choose_move
from chesslearn.opponent.exact import Solver, TooMany, is_finite, solve, think_exactly
from chesslearn.opponent.minis import WINS, MiniBoard

PAWNS = "8/ppp5/8/8/8/8/PPP5/8 w - - 0 1"
KNIGHT = "8/8/8/1n6/8/8/PPP5/8 w - - 0 1"


def mini(fen: str, *wins: str) -> MiniBoard:
    return MiniBoard.of(chess.Board(fen), wins or WINS)  # type: ignore[arg-type]


def chosen(board: MiniBoard, seed: int = 0) -> chess.Move:
    return finish(think_exactly(board, seed=seed, patient=True))


def by_hand(board: MiniBoard) -> int:
    """Return what a game is worth to the side to move, with no memory and no order."""
    if board.won():
        return 1
    if board.lost():
        return -1
    worths = []
    for move in list(board.legal_moves):
        board.push(move)
        worths.append(-by_hand(board))
        board.pop()
    return max(worths, default=0)


@pytest.mark.parametrize("strength", [4, 5])
def test_a_pawn_that_wins_as_anything_becomes_a_queen(strength: int) -> None:
    start = chess.Board("8/P7/8/2P5/8/8/1p6/8 w - - 0 1")
    for board in (start, start.mirror()):
        moves = [choose_move(MiniBoard.of(board, WINS), strength, seed=seed) for seed in range(12)]
        assert {move.promotion for move in moves} == {chess.QUEEN}


@pytest.mark.parametrize(
    ("fen", "moves", "wins", "lost"),
    [
        ("8/P7/8/8/8/8/7p/8 w - - 0 1", "a7a8q", WINS, "promote"),
        ("8/P7/8/8/8/8/7p/8 w - - 0 1", "a7a8n", ("promote",), "promote"),
        ("8/P7/8/8/8/8/7p/8 w - - 0 1", "a7a8q", ("capture",), None),
        ("1q6/P7/8/8/8/8/8/8 w - - 0 1", "a7a8q", WINS, None),
        ("1q6/P7/8/8/8/8/8/8 w - - 0 1", "a7b8q", WINS, "promote"),
        ("8/8/8/1p6/P7/8/8/8 w - - 0 1", "a4b5", WINS, "capture"),
        ("8/8/8/1p6/P7/8/8/8 w - - 0 1", "a4b5", ("block",), "block"),
        ("8/8/8/1p6/P7/8/8/8 w - - 0 1", "a4b5", ("promote",), None),
        ("8/8/8/p7/8/P7/8/8 w - - 0 1", "a3a4", WINS, "block"),
        ("8/8/8/p7/8/P7/8/8 w - - 0 1", "a3a4", ("promote", "capture"), None),
        ("6k1/5ppp/8/8/8/8/8/R6K w - - 0 1", "a1a8", WINS, None),
    ],
)
def test_when_a_side_has_lost(fen: str, moves: str, wins: tuple[str, ...], lost: str | None) -> None:
    for board in (chess.Board(fen), chess.Board(fen).mirror()):
        played = MiniBoard.of(board, wins)  # type: ignore[arg-type]
        for uci in moves.split():
            move = chess.Move.from_uci(uci)
            if board.turn == chess.BLACK:
                flip = chess.square_mirror
                move = chess.Move(flip(move.from_square), flip(move.to_square), move.promotion)
            assert played.lost() is None
            played.push(move)
        assert played.lost() == lost
        assert played.is_variant_end() is bool(lost)
        assert played.copy().lost() == lost


def test_a_new_piece_that_is_let_live_wins() -> None:
    board = mini("1q6/P7/8/8/8/8/1P6/8 w - - 0 1")
    board.push_uci("a7a8q")
    assert board.lost() is None
    board.push_uci("b8b7")
    assert board.won() == "promote"


def test_the_moves_made_are_taken_along() -> None:
    board = chess.Board(PAWNS)
    board.push_uci("a2a4")
    taken = MiniBoard.of(board, WINS)
    assert (taken.fen(), taken.move_stack) == (board.fen(), board.move_stack)


@pytest.mark.parametrize("wins", [WINS, ("promote",), ("promote", "block")])
@pytest.mark.parametrize(
    "fen",
    [
        "8/p7/8/8/8/8/P7/8 w - - 0 1",
        "8/1p6/8/8/8/8/P7/8 w - - 0 1",
        "8/8/8/pp6/8/PP6/8/8 w - - 0 1",
        "8/8/8/pp6/8/1PP5/8/8 b - - 0 1",
        "8/2n5/P7/8/8/8/8/8 b - - 0 1",
        "8/PP6/8/2n5/8/8/8/8 b - - 0 1",
        "8/P7/8/8/8/8/8/7q b - - 0 1",
    ],
)
def test_counting_out_is_right(fen: str, wins: tuple[str, ...]) -> None:
    for board in (chess.Board(fen), chess.Board(fen).mirror()):
        assert solve(mini(board.fen(), *wins)) == by_hand(mini(board.fen(), *wins))


@pytest.mark.parametrize("seed", range(4))
def test_a_won_game_is_won_against_every_play(seed: int) -> None:
    board = mini(KNIGHT)
    assert solve(board) == 1
    while not board.lost() and not board.won():
        perfect = board.turn == chess.WHITE
        board.push(chosen(board, seed) if perfect else choose_move(board, 1 + seed, seed=seed))
    assert board.turn == chess.BLACK


def test_a_larger_game_is_searched() -> None:
    board = mini("8/pppppppp/8/8/8/8/PPPPPPPP/8 w - - 0 1")
    assert chosen(board) in board.legal_moves
    with pytest.raises(TooMany):
        solve(board, most=2000)


def test_a_game_that_need_not_end_is_searched_too() -> None:
    board = mini("8/1n6/8/8/8/8/PP6/1N6 w - - 0 1")
    assert not is_finite(board)
    assert chosen(board) in board.legal_moves
    with pytest.raises(ValueError, match="need not end"):
        solve(board)


def test_a_race_is_run_by_the_search() -> None:
    board = mini("8/6p1/P7/8/8/8/6P1/8 w - - 0 1")
    assert choose_move(board, 5).uci() == "a6a7"


def test_nothing_to_move_is_an_error() -> None:
    with pytest.raises(ValueError, match="no move to choose"):
        think_exactly(mini("8/8/8/p7/P7/8/8/8 w - - 0 1"))


def test_thinking_pauses() -> None:
    assert sum(1 for _ in Solver().worth(mini(PAWNS), most=100_000)) > 5
