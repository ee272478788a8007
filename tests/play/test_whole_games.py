"""Whole games of every variant through `Game`: never an illegal move, and the judge's result."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.play import Computer, Game, Person, Variant
from chesslearn.rules import status
from chesslearn.rules.facts import OVER
from tests.play.games import SWEEP, VARIANTS, computers, fresh, wander

OWN_CODES = {"hill": "variant-win", "three-checks": "variant-win"}


def replayed(game: Game) -> chess.Board:
    """Return the board after the game's moves, each of them legal and written as it was."""
    board = game.board.root()
    assert board.fen() == game.start_fen
    for played in game.moves:
        assert played.move in board.legal_moves, (board.fen(), played)
        assert board.parse_san(played.san) == played.move
        assert (played.number, played.side == "white") == (board.fullmove_number, board.turn)
        board.push(played.move)
    assert board.fen() == game.board.fen()
    return board


def judged(game: Game) -> None:
    """Check the result against the judge: of the last position, and that it had not ended before."""
    board = replayed(game)
    assert game.result is not None
    now = status(board)
    assert OWN_CODES.get(game.result.code, game.result.code) == now.code
    assert game.result.winner == (None if now.winner is None else "white" if now.winner else "black")
    assert game.result.status is not None
    assert not game.due
    board.pop()
    assert status(board).code not in OVER


@pytest.mark.parametrize("seed", range(3 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_computers_play_to_the_end(variant: Variant, seed: int) -> None:
    game = fresh(variant, random.Random(seed), white=Computer(1), black=Computer(1 + seed % 2))
    assert computers(game) == len(game.moves)
    judged(game)


@pytest.mark.parametrize("seed", range(3 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_people_move_by_chance_to_the_end(variant: Variant, seed: int) -> None:
    game = fresh(variant, random.Random(seed))
    wander(game, random.Random(seed), plies=2000)
    judged(game)


@pytest.mark.parametrize("seed", range(2 * SWEEP))
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_person_tries_anything_against_the_computer(variant: Variant, seed: int) -> None:
    """Only what is legal is made, whatever is tried, and the computer answers it."""
    rng = random.Random(seed)
    person = "white" if seed % 2 else "black"
    game = fresh(variant, rng, **{person: Person(), "black" if seed % 2 else "white": Computer(1)})
    for _ in range(150):
        computers(game)
        if game.result is not None:
            break
        before, move = game.board, _any_move(rng, game.board)
        verdict = game.attempt(move)
        assert verdict.legal is (verdict.move in before.legal_moves if verdict.move else False)
        assert game.board.fen() == before.fen() or verdict.legal
        assert bool(verdict.reasons) is not verdict.legal
    replayed(game)


def _any_move(rng: random.Random, board: chess.Board) -> chess.Move:
    if rng.random() < 0.4:
        return rng.choice(list(board.legal_moves))
    origin, target = rng.sample(range(64), 2)
    if rng.random() < 0.1:
        return chess.Move(target, target, drop=rng.randint(1, 6))
    return chess.Move(origin, target, promotion=rng.choice([None, None, chess.QUEEN]))


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    games = [fresh(variant, random.Random(7), white=Computer(1), black=Computer(1)) for _ in range(2)]
    for game in games:
        computers(game)
    assert games[0].moves == games[1].moves


def test_a_copy_of_the_board_is_only_to_look_at() -> None:
    game = Game()
    game.board.push_san("e4")
    assert game.board.fen() == chess.STARTING_FEN


@pytest.mark.parametrize(
    ("variant", "fen", "code", "winner"),
    [
        ("standard", "6rk/5Npp/8/8/8/8/8/6K1 b - - 0 1", "checkmate", "white"),
        ("standard", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate", None),
        ("standard", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "dead-position", None),
        ("kingofthehill", "k7/8/8/8/4K3/8/8/8 b - - 0 1", "hill", "white"),
        ("3check", "k7/8/8/8/8/8/8/Q6K b - - 0+3 0 1", "three-checks", "white"),
    ],
)
def test_a_game_may_start_where_it_ends(variant: Variant, fen: str, code: str, winner: str | None) -> None:
    game = Game(variant, fen=fen, black=Computer(1))
    assert game.result is not None
    assert (game.result.code, game.result.winner, game.due) == (code, winner, False)
    verdict = game.attempt(chess.Move.from_uci("a8a7"))
    assert verdict.reasons[0].code == "game-over"


def test_a_locked_position_is_over_for_attempts_too() -> None:
    """The walls are found by the status alone: a single attempt does not look for them."""
    game = Game(fen="4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1")
    assert game.result is not None
    assert game.result.code == "dead-position"
    verdict = game.attempt(chess.Move.from_uci("e1e2"))
    assert not verdict.legal
    assert verdict.reasons[0].code == "game-over"
    assert not game.moves


def test_out_of_turn_a_person_hears_whose_move_it_is() -> None:
    game = Game(black=Computer(1))
    assert game.attempt(chess.Move.from_uci("e2e4")).legal
    for uci in ("d2d4", "e7e5", "e4e5"):
        verdict = game.attempt(chess.Move.from_uci(uci))
        assert [reason.code for reason in verdict.reasons] in (["not-your-turn"], ["no-piece"])
        assert verdict.reasons[0].params["side"] == "black"
    assert len(game.moves) == 1


def test_a_reply_that_comes_too_late_is_not_made() -> None:
    game = Game(black=Computer(5))
    game.attempt(chess.Move.from_uci("e2e4"))
    thinking = game.reply()
    next(thinking)
    assert game.take_back() == 1
    assert not finish(thinking).legal
    assert game.board.fen() == chess.STARTING_FEN
    game.attempt(chess.Move.from_uci("d2d4"))
    thinking = game.reply()
    next(thinking)
    game.take_back()
    game.attempt(chess.Move.from_uci("g1f3"))
    assert not finish(thinking).legal, "it was thought for another position"
    assert len(game.moves) == 1
    thinking = game.reply()
    next(thinking)
    game.resign("white")
    assert not finish(thinking).legal
    assert len(game.moves) == 1


def test_nobody_thinks_for_a_person() -> None:
    with pytest.raises(ValueError, match="not to move"):
        Game().reply()


def test_another_player_takes_the_seat() -> None:
    game = Game()
    game.attempt(chess.Move.from_uci("e2e4"))
    game.seat("black", Computer(1))
    assert game.due
    assert computers(game) == 1
