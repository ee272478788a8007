"""King and pawn against king: against a table that is worked out another way."""

from __future__ import annotations

from functools import cache

import chess
import pytest

from chesslearn.opponent import pawn_ending
from chesslearn.opponent.minis import MiniBoard

Key = tuple[int, int, int, bool]


def position(own: int, bare: int, pawn: int, turn: bool) -> chess.Board | None:
    board = chess.Board(None)
    board.set_piece_at(own, chess.Piece(chess.KING, chess.WHITE))
    board.set_piece_at(bare, chess.Piece(chess.KING, chess.BLACK))
    board.set_piece_at(pawn, chess.Piece(chess.PAWN, chess.WHITE))
    board.turn = turn
    return board if len({own, bare, pawn}) == 3 and board.is_valid() else None


def through(board: chess.Board, move: chess.Move) -> bool:
    """Whether a promotion is not answered by a capture."""
    board.push(move)
    safe = not any(reply.to_square == move.to_square for reply in board.legal_moves)
    board.pop()
    return safe


@cache
def won_positions(pawn: int) -> frozenset[Key]:
    """Every position with the pawn on this square, or further on, that White wins: by plain iteration."""
    known: set[Key] = set() if pawn >= 48 else set(won_positions(pawn + 8))
    boards: dict[Key, chess.Board] = {}
    for own in range(64):
        for bare in range(64):
            for turn in chess.COLORS:
                board = position(own, bare, pawn, turn)
                if board is not None:
                    boards[own, bare, pawn, turn] = board
    following: dict[Key, list[Key | bool]] = {}
    for key, board in boards.items():
        ways: list[Key | bool] = []
        for move in board.legal_moves:
            if move.promotion:
                ways += [through(board, move)] if move.promotion == chess.QUEEN else []
            elif board.is_capture(move):
                ways.append(False)
            elif key[3] and move.from_square == pawn:
                ways.append((key[0], key[1], move.to_square, False))
            else:
                own, bare = (move.to_square, key[1]) if key[3] else (key[0], move.to_square)
                ways.append((own, bare, pawn, not key[3]))
        following[key] = ways
    grown = True
    while grown:
        grown = False
        for key, ways in following.items():
            if key in known or not (ways or boards[key].is_check()):
                continue
            good = [way if isinstance(way, bool) else way in known for way in ways]
            if any(good) if key[3] else all(good):
                known.add(key)
                grown = True
    return frozenset(known)


@pytest.mark.parametrize("pawn", [chess.A5, chess.E6, chess.G7])
def test_it_agrees_with_plain_iteration(pawn: int) -> None:
    won = won_positions(pawn)
    for own in range(64):
        for bare in range(64):
            for turn in chess.COLORS:
                board = position(own, bare, pawn, turn)
                if board is None or board.is_game_over():
                    continue
                expected = (own, bare, pawn, turn) in won
                assert abs(pawn_ending.worth(board)) == expected, board.fen()


@pytest.mark.parametrize(
    ("fen", "worth"),
    [
        ("8/8/4k3/8/4K3/4P3/8/8 b - - 0 1", -1),  # White has the opposition
        ("8/8/4k3/8/4K3/4P3/8/8 w - - 0 1", 0),
        ("k7/8/1K6/P7/8/8/8/8 w - - 0 1", 0),  # the pawn at the edge
        ("8/8/8/1P3k2/8/8/8/6K1 w - - 0 1", 1),  # outside the square
        ("8/8/8/1P3k2/8/8/8/6K1 b - - 0 1", 0),
        ("8/8/8/8/8/7K/4P3/4k3 b - - 0 1", 0),  # the bare king takes it
    ],
)
def test_known_positions_of_either_colour(fen: str, worth: int) -> None:
    board = chess.Board(fen)
    assert (pawn_ending.worth(board), pawn_ending.worth(board.mirror())) == (worth, worth)


def test_the_pawn_comes_through_and_the_distance_falls() -> None:
    board = chess.Board("4k3/8/4K3/8/4P3/8/8/8 w - - 0 1")
    left = 99
    while pawn_ending.knows(board):
        distance = pawn_ending._distance(board)
        assert 0 < distance < left
        left = distance
        board.push(pawn_ending.best_moves(board)[0])
    assert board.queens


def test_a_draw_is_held() -> None:
    moves = pawn_ending.best_moves(chess.Board("8/4k3/8/3K4/4P3/8/8/8 b - - 0 1"))
    assert [move.uci() for move in moves] == ["e7d7"]


def test_thinking_returns_one_of_the_best() -> None:
    board = MiniBoard.of(chess.Board("8/8/4k3/8/5K2/4P3/8/8 w - - 0 1"), ["promote"])
    thinking = pawn_ending.think_exactly(board)
    with pytest.raises(StopIteration) as done:
        while True:
            next(thinking)
    assert done.value.value == chess.Move.from_uci("f4e4")


def test_there_must_be_a_move() -> None:
    board = MiniBoard.of(chess.Board("k7/P7/K7/8/8/8/8/8 b - - 0 1"), ["promote"])
    with pytest.raises(ValueError, match="no move to choose"):
        pawn_ending.think_exactly(board)
