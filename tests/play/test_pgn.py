"""Games written as PGN and read again: the same game comes back, in every variant."""

from __future__ import annotations

import io
import random

import chess
import chess.pgn
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chesslearn.play import Computer, Engine, Game, TimeControl, Variant
from tests.play.games import SWEEP, VARIANTS, Hand, fresh, play, wander

ODD_START = "4k3/P7/8/2pP4/8/8/8/R3K2R w KQ c6 0 9"
SHUFFLE = ("g1f3", "g8f6", "f3g1", "f6g8")


def told(game: Game) -> tuple[object, ...]:
    """Return what a game is, as far as a file keeps it."""
    result = None if game.result is None else (game.result.code, game.result.winner)
    return game.variant, game.start_fen, [(one.move, one.san) for one in game.moves], result


@settings(max_examples=40 * SWEEP)
@given(st.sampled_from(VARIANTS), st.integers(0, 10**6), st.integers(0, 120))
def test_a_game_comes_back(variant: Variant, seed: int, plies: int) -> None:
    game = fresh(variant, random.Random(seed))
    wander(game, random.Random(seed), plies)
    if game.result is None and seed % 3 == 0:
        game.resign("white" if seed % 2 else "black")
    elif game.result is None and seed % 3 == 1:
        game.offer("white")
        game.answer("black", True)
    again = Game.from_pgn(game.pgn())
    assert told(again) == told(game)
    assert again.pgn() == game.pgn()


@pytest.mark.parametrize("seed", range(8 * SWEEP))
def test_another_program_reads_the_same(seed: int) -> None:
    """python-chess, which knows all these variants, finds the same moves and the same end."""
    rng = random.Random(seed)
    game = fresh(VARIANTS[seed % len(VARIANTS)], rng)
    wander(game, rng, 200)
    read = chess.pgn.read_game(io.StringIO(game.pgn()))
    assert read is not None
    assert not read.errors
    assert [node.move for node in read.mainline()] == [one.move for one in game.moves]
    assert read.end().board().fen() == game.board.fen()
    assert max(map(len, game.pgn().splitlines())) <= 100


@pytest.mark.parametrize("number", [0, 5, 518, 777, 959])
def test_chess960_castling_comes_back(number: int) -> None:
    """From every array the men between are taken away, and both sides castle."""
    board = chess.Board.from_chess960_pos(number)
    for square in chess.SquareSet(chess.BB_RANK_1 | chess.BB_RANK_8):
        if board.piece_type_at(square) not in (chess.KING, chess.ROOK):
            board.remove_piece_at(square)
    game = Game("chess960", fen=board.fen())
    for side in "wb":
        castling = next(move for move in game.board.legal_moves if game.board.is_castling(move))
        assert game.attempt(castling).legal, side
    assert {one.san.rstrip("+") for one in game.moves} <= {"O-O", "O-O-O"}
    assert told(Game.from_pgn(game.pgn())) == told(game)


def test_a_set_position_comes_back() -> None:
    game = Game(fen=ODD_START)
    play(game, "d5c6", "e8e7", "a7a8q")
    assert 'FEN "4k3/P7/8/2pP4/8/8/8/R3K2R w KQ c6 0 9"' in game.pgn()
    assert told(Game.from_pgn(game.pgn())) == told(game)


def test_black_begins_with_three_dots() -> None:
    game = Game(fen="4k3/8/8/8/8/8/4P3/4K3 b - - 0 7")
    play(game, "e8e7", "e2e4")
    assert game.pgn().rstrip().endswith("7... Ke7 8. e4 *")


def test_what_the_headers_say() -> None:
    hand = Hand()
    game = Game(white=Computer(3), black=Engine("stockfish", 2), time=TimeControl(5, 3), now=hand)
    text = game.pgn(Event="Club", Annotator="A", Result="0-1")
    for line in (
        '[Event "Club"]',
        '[White "chesslearn 3"]',
        '[Black "stockfish 2"]',
        '[Result "*"]',
        '[TimeControl "300+3"]',
        '[Termination "unterminated"]',
        '[Annotator "A"]',
    ):
        assert line in text.splitlines()
    game.resign("white")
    assert '[Result "0-1"]' in game.pgn().splitlines()
    with pytest.raises(ValueError, match="header name"):
        game.pgn(**{'Ev"il': "x"})


def test_clocks_are_written_and_read_over() -> None:
    hand = Hand()
    game = Game(time=TimeControl(90, 0), now=hand)
    hand.on(61)
    play(game, "e2e4", "e7e5")
    assert "1. e4 { [%clk 1:28:59] } 1... e5 { [%clk 1:30:00] } *" in " ".join(game.pgn().split())
    again = Game.from_pgn(game.pgn())
    assert [one.comment for one in again.moves] == ["", ""]


@pytest.mark.parametrize(
    ("text", "code", "winner"),
    [
        ("1. e4 e5 1-0", "resignation", "white"),
        ("1. e4 e5 0-1", "resignation", "black"),
        ("1. e4 e5 1/2-1/2", "agreement", None),
        ("1. f3 e5 2. g4 Qh4# 0-1", "checkmate", "black"),
        ("1. f3 e5 2. g4 Qh4# 1-0", "checkmate", "black"),
        ("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2", "threefold-claimed", None),
        ('[Termination "time forfeit"]\n\n1. e4 e5 1-0', "time", "white"),
        ('[Termination "White wins on time"]\n\n1. e4 e5 1-0', "time", "white"),
        ('[FEN "8/8/8/3n4/3k4/8/8/1QK5 w - - 0 1"]\n[Termination "Time forfeit"]\n\n1. Qb2+ 1/2-1/2',
         "time-draw", None),
        ("1. e4 e5 *", None, None),
        ('[Result "1-0"]\n\n1. e4', "resignation", "white"),
    ],
)  # fmt: skip
def test_how_a_game_ended_is_read(text: str, code: str | None, winner: str | None) -> None:
    game = Game.from_pgn(text)
    found = (None, None) if game.result is None else (game.result.code, game.result.winner)
    assert found == (code, winner)


def test_a_flag_comes_back() -> None:
    hand = Hand()
    game = Game(time=TimeControl(1), now=hand)
    play(game, "e2e4")
    hand.on(60)
    game.flag()
    again = Game.from_pgn(game.pgn())
    assert again.result is not None
    assert game.result is not None
    assert (
        (again.result.code, again.result.winner)
        == (game.result.code, game.result.winner)
        == ("time", "white")
    )


def test_a_game_that_was_read_is_played_on() -> None:
    game = Game.from_pgn("1. e4 e5 *", black=Computer(1))
    play(game, "g1f3")
    assert game.due
    assert game.take_back() == 1


def test_a_win_on_the_hill_is_not_written_as_mate() -> None:
    game = Game("kingofthehill", fen="k7/8/8/8/8/3K4/8/8 w - - 0 1")
    play(game, "d3d4")
    assert "Kd4 1-0" in game.pgn()
    assert told(Game.from_pgn(game.pgn())) == told(game)
