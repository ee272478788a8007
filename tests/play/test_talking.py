"""What players say: draw offers, claims, giving up; each for both colours."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.play import Computer, Game, Person, Side
from chesslearn.play.offers import takes_draw
from chesslearn.rules import claim_draw
from tests.play.games import SWEEP, computers, flip, fresh, mirror, play, wander

SIDES: tuple[Side, Side] = ("white", "black")
LOST = "4k3/8/8/8/8/8/4P3/QK6 w - - 0 1"
KNIGHTS = ("g1f3", "g8f6", "f3g1", "f6g8")


def other(side: Side) -> Side:
    return "black" if side == "white" else "white"


def against(strength: int, fen: str, person: Side) -> Game:
    """Return a game from a position, the computer on the other seat."""
    if person == "white":
        return Game(fen=fen, black=Computer(strength))
    return Game(fen=fen, white=Computer(strength))


@pytest.mark.parametrize("side", SIDES)
def test_people_agree_on_a_draw(side: Side) -> None:
    game = Game()
    assert game.offer(side) == "open"
    assert game.offered == side
    assert game.answer(side, True) == "declined", "nobody accepts an own offer"
    assert game.answer(other(side), True) == "accepted"
    assert game.result is not None
    assert (game.result.code, game.result.winner) == ("agreement", None)


@pytest.mark.parametrize("side", SIDES)
def test_an_offer_is_declined_by_a_word(side: Side) -> None:
    game = Game()
    game.offer(side)
    assert game.answer(other(side), False) == "declined"
    assert game.offered is None
    assert game.result is None
    assert game.answer(other(side), True) == "declined"


def test_an_offer_is_declined_by_a_move_of_the_other_side_only() -> None:
    game = Game()
    game.offer("white")
    play(game, "e2e4")
    assert game.offered == "white"
    play(game, "e7e5")
    assert game.offered is None
    game.offer("white")
    assert game.attempt(chess.Move.from_uci("e4e6")).legal is False
    assert game.offered == "white"


def test_who_offers_what_is_offered_agrees() -> None:
    game = Game()
    game.offer("white")
    assert game.offer("black") == "accepted"


@pytest.mark.parametrize("strength", [1, 5])
@pytest.mark.parametrize("side", SIDES)
def test_a_computer_takes_a_draw_when_it_stands_worse(side: Side, strength: int) -> None:
    fen = LOST if side == "white" else chess.Board(LOST).mirror().fen()
    assert against(strength, fen, side).offer(side) == "accepted"
    better = against(strength, fen, other(side))
    assert [better.offer(other(side)) for _ in range(3)] == ["declined"] * 3
    assert better.result is None


def test_a_computer_does_not_end_a_level_game_that_has_just_begun() -> None:
    assert Game(black=Computer(2)).offer("white") == "declined"


@pytest.mark.parametrize("side", SIDES)
def test_a_computer_that_is_to_mate_takes_no_draw(side: Side) -> None:
    """White is three pawns down and mates with the next move."""
    board = chess.Board("6k1/5ppp/8/8/8/pp6/2r5/R6K w - - 0 1")
    board.set_piece_at(chess.D1, chess.Piece.from_symbol("R"))
    board.remove_piece_at(chess.A1)
    fen = board.fen() if side == "white" else board.mirror().fen()
    game = against(3, fen, other(side))
    assert game.offer(other(side)) == "declined"


@pytest.mark.parametrize("seed", range(12 * SWEEP))
def test_offers_are_answered_alike_for_both_colours(seed: int) -> None:
    rng = random.Random(seed)
    game = fresh(("standard", "kingofthehill", "3check", "crazyhouse")[seed % 4], rng)
    wander(game, rng, rng.randrange(60))
    if game.result is None:
        board = game.board
        turned = board.mirror()
        for color in chess.COLORS:
            assert takes_draw(board, color) is takes_draw(turned, not color), board.fen()
            assert takes_draw(board, color) is takes_draw(board, color)


def test_a_position_that_comes_a_third_time_is_a_draw_when_claimed() -> None:
    game = Game()
    play(game, *(KNIGHTS * 2)[:7])
    assert game.claim("white").right is False
    assert game.claim("black").right is False
    assert game.result is None
    claim = game.claim("black", chess.Move.from_uci(KNIGHTS[3]))
    assert claim.right, claim
    assert game.result is not None
    assert (game.result.code, game.result.winner, game.result.claim) == ("threefold-claimed", None, claim)
    assert len(game.moves) == 7, "the announced move is not made"


def test_nothing_is_claimed_on_its_own() -> None:
    game = Game()
    play(game, *KNIGHTS * 2)
    assert game.result is None
    assert game.claim("black").right is False, "it is White's move"
    assert game.result is None
    assert game.claim("white").right
    assert game.claim("white").right is False, "the game is over"


def test_the_fifth_time_ends_the_game_on_its_own() -> None:
    game = Game()
    play(game, *KNIGHTS * 4)
    assert game.result is not None
    assert game.result.code == "fivefold"


@pytest.mark.parametrize("side", SIDES)
def test_fifty_moves_are_claimed_now_or_with_a_move(side: Side) -> None:
    board = chess.Board("8/8/4k3/8/8/3RK3/P7/r7 w - - 99 90")
    move = chess.Move.from_uci("e3e2")
    pawn = chess.Move.from_uci("a2a3")
    if side == "black":
        board = board.mirror()
        move, pawn = chess.Move.from_uci("e6e7"), chess.Move.from_uci("a7a6")
    game = Game(fen=board.fen())
    assert [game.claim(side, kind="fifty").right, game.claim(side, pawn).right] == [False, False]
    assert game.claim(side, pawn).kind == "fifty"
    assert game.claim(side, move).right
    assert game.result is not None
    assert game.result.code == "fifty-claimed"


@pytest.mark.parametrize("seed", range(10 * SWEEP))
def test_claims_are_the_judges_and_mirrored(seed: int) -> None:
    """Games that go to and fro: a claim through the game is right when the judge says so."""
    rng = random.Random(seed)
    game = fresh(("standard", "crazyhouse", "3check", "chess960", "kingofthehill")[seed % 5], rng)
    wander(game, rng, rng.randrange(12))
    for _ in range(10):
        if game.result is not None or not _shuttle(game):
            break
    if game.result is None:
        board, side = game.board, game.turn
        right = any(claim_draw(board, kind).right for kind in ("threefold", "fifty"))
        turned = mirror(game)
        assert game.claim(side).right is right
        assert turned.claim(flip(side) or side).right is right
        assert (turned.result is None) is (game.result is None)


def _shuttle(game: Game) -> bool:
    """Let both sides move a man there and back; return whether they could."""
    there: list[chess.Move] = []
    for _ in range(2):
        quiet = [move for move in game.board.legal_moves if not move.drop and not game.board.is_zeroing(move)]
        quiet = [move for move in quiet if not game.board.is_castling(move)]
        if not quiet:
            return False
        there.append(quiet[0])
        game.attempt(quiet[0])
        if game.result is not None:
            return False
    for move in there:
        back = chess.Move(move.to_square, move.from_square)
        if not game.attempt(back).legal or game.result is not None:
            return False
    return True


@pytest.mark.parametrize("side", SIDES)
def test_who_gives_up_loses(side: Side) -> None:
    game = Game()
    assert game.resign(side).winner == other(side)
    assert game.result is not None
    assert game.result.code == "resignation"
    assert game.resign(other(side)) == game.result
    assert game.offer(side) == "declined"
    verdict = game.attempt(chess.Move.from_uci("e2e4"))
    assert [reason.code for reason in verdict.reasons] == ["game-over"]
    assert verdict.reasons[0].params["how"] == "resignation"


def test_a_computer_goes_on_after_a_declined_offer() -> None:
    game = Game(white=Computer(1))
    computers(game)
    game.offer("black")
    play(game, "e7e5")
    assert finish(game.reply()).legal
    assert isinstance(game.black, Person)
