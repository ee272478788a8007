"""Bughouse as a game: the learner and three computers, played out to the end on both boards."""

from __future__ import annotations

import random
from collections import Counter

import chess
import pytest

from chesslearn._slices import finish
from chesslearn.opponent.bughouse import BughouseMatch, MateRule, handed_over, team_of
from chesslearn.play import BughouseGame, Computer, Game, Person, PositionError, Side, TimeControl
from chesslearn.play.pgn_reading import PgnError
from tests.play.games import SWEEP, Hand

QUIET = "4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3[] w - - 0 1"
BACK_RANK = "6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1"
SEATS = [(number, side) for number in (0, 1) for side in ("white", "black")]


def catch_up(game: BughouseGame) -> int:
    """Let the computers move until everything waits for the learner."""
    count = 0
    while game.due:
        assert finish(game.reply()).legal
        count += 1
    return count


def play_out(game: BughouseGame, rng: random.Random, sits: float = 0.2) -> None:
    """Play the learner's seat by chance, sitting now and then, until the match ends."""
    while game.result is None:
        if game.due:
            assert finish(game.reply()).legal
        elif game.waiting:
            assert game.sit()
        elif rng.random() < sits and game.sit():
            assert game.next_board != game.number
        else:
            assert game.attempt(rng.choice(list(game.board.legal_moves))).legal


def follow(game: BughouseGame, mate: MateRule) -> BughouseMatch:
    """Replay the match and check its promises move by move."""
    match = BughouseMatch(game.start_fens, mate=mate)
    men = _men(match)
    for played in game.moves:
        assert match.end() is None
        board, move = match.boards[played.board], played.move
        assert move in board.legal_moves
        assert (board.turn, board.fullmove_number) == (played.side == "white", played.number)
        assert board.san(move).rstrip("+#") == played.san.rstrip("+#")
        if move.drop == chess.PAWN:
            assert chess.square_rank(move.to_square) not in (0, 7)
        if move.drop:
            assert board.piece_at(move.to_square) is None
        pocket = match.boards[1 - played.board].pockets
        before = [str(hand) for hand in pocket]
        travels = handed_over(board, move)
        match.push(played.board, move)
        after = [str(hand) for hand in pocket]
        if travels is None:
            assert after == before
        else:
            gained = Counter(after[travels.color]) - Counter(before[travels.color])
            assert gained == Counter([chess.piece_symbol(travels.piece_type)])
            assert after[not travels.color] == before[not travels.color]
        assert _men(match) == men, "men travel, none is made or lost"
    return match


def _men(match: BughouseMatch) -> Counter[str]:
    """Return the men of both boards and all pockets by colour and kind, promoted ones as pawns."""
    found: Counter[str] = Counter()
    for board in match.boards:
        for square, piece in board.piece_map().items():
            promoted = board.promoted & chess.BB_SQUARES[square]
            found[str(chess.Piece(chess.PAWN, piece.color)) if promoted else str(piece)] += 1
        for color in chess.COLORS:
            hand = str(board.pockets[color])
            found.update(hand.upper() if color else hand)
    return found


@pytest.mark.parametrize("mate", ["pocket", "blockable"])
@pytest.mark.parametrize(("number", "side"), SEATS)
@pytest.mark.parametrize("seed", range(2 * SWEEP))
def test_a_match_is_played_to_its_end(number: int, side: Side, mate: MateRule, seed: int) -> None:
    game = BughouseGame(
        side, number=1 if number else 0, mate=mate, partner=1, opponents=(1, 1 + seed % 2), seed=seed
    )
    play_out(game, random.Random(seed))
    match = follow(game, mate)
    end = match.end()
    assert end is not None
    assert game.result is not None
    assert (game.result.code, game.result.board, game.result.team) == (end.code, end.board, end.winner)
    if end.winner is None:
        assert game.result.winner is None
    else:
        assert team_of(game.number, game.result.winner == "white") == end.winner
    assert match.boards[game.number].fen() == game.board.fen()
    assert match.boards[1 - game.number].fen() == game.partner.fen()
    assert not game.due
    assert {one.board for one in game.moves} == {0, 1}


@pytest.mark.parametrize(("number", "side"), SEATS)
def test_the_other_board_keeps_pace_and_then_waits(number: int, side: Side) -> None:
    game = BughouseGame(side, number=1 if number else 0, seed=3, partner=1, opponents=1)
    catch_up(game)
    for _ in range(6):
        assert game.attempt(next(iter(game.board.legal_moves))).legal
        catch_up(game)
        if game.result is not None:
            return
        assert game.turn == side
        here = sum(one.board == game.number for one in game.moves)
        assert len(game.moves) - here == here


def test_who_sits_lets_the_other_board_move_on_alone() -> None:
    game = BughouseGame("white", partner=1, opponents=1)
    assert not game.due
    for count in range(1, 5):
        assert game.sit()
        assert game.next_board == 1
        assert catch_up(game) == 1
        assert [one.board for one in game.moves] == [1] * count
    assert game.turn == "white"
    assert game.attempt(chess.Move.from_uci("e2e4")).legal
    assert catch_up(game) == 1
    assert game.moves[-1].board == 0


def test_seats_and_teams() -> None:
    game = BughouseGame("black", number=1, partner=4, opponents=(1, 2))
    assert isinstance(game.black, Person)
    assert game.white == Computer(1)
    assert game.seats[0, "black"] == Computer(2)
    assert game.seats[0, "white"] == Computer(4), "partners play opposite colours"


def test_what_one_captures_the_partner_may_drop() -> None:
    """The learner, White, takes a pawn; the partner has Black and gets a black pawn."""
    game = BughouseGame("white", fens=("4k3/8/8/3p4/4P3/8/8/4K3[] w - - 0 1", QUIET), partner=1, opponents=1)
    assert game.attempt(chess.Move.from_uci("e4d5")).legal
    assert str(game.partner.pockets[chess.BLACK]) == "p"
    assert not len(game.board.pockets[chess.WHITE])
    game.take_back()
    assert not len(game.partner.pockets[chess.BLACK])


def test_a_drop_of_the_learner_is_judged() -> None:
    game = BughouseGame("white", fens=("4k3/8/8/8/8/8/8/4K3[PN] w - - 0 1", QUIET))
    for uci, code in (("P@e8", "drop-occupied"), ("P@d8", "drop-pawn-rank"), ("Q@d4", "drop-not-in-pocket")):
        verdict = game.attempt(chess.Move.from_uci(uci))
        assert code in [reason.code for reason in verdict.reasons]
    assert game.attempt(chess.Move.from_uci("N@d4")).legal
    assert game.moves[0].san == "N@d4"


def test_what_was_promoted_travels_as_a_pawn() -> None:
    game = BughouseGame("black", fens=("1r2k3/P7/8/8/8/8/8/4K3[] w - - 0 1", QUIET))
    game._make(0, chess.Move.from_uci("a7a8q"))
    assert game.attempt(chess.Move.from_uci("b8a8")).legal
    assert str(game.partner.pockets[chess.WHITE]) == "p"


@pytest.mark.parametrize(("number", "side"), SEATS)
def test_the_board_that_ends_first_decides_for_both(number: int, side: Side) -> None:
    """Board 0 is mated by White, whichever seat the learner has."""
    game = BughouseGame(side, number=1 if number else 0, fens=(BACK_RANK, QUIET), partner=5, opponents=5)
    mate = chess.Move.from_uci("a1a8")
    if number == 0 and side == "white":
        assert game.attempt(mate).legal
    else:
        game._make(0, mate)
    assert game.result is not None
    assert (game.result.code, game.result.board, game.result.team) == ("checkmate", 0, 0)
    mine = team_of(1 if number else 0, side == "white")
    assert (game.result.winner == side) is (mine == 0)
    verdict = game.attempt(chess.Move.from_uci("a2a3"))
    assert verdict.reasons[0].code == "game-over"


def test_a_check_that_a_man_could_block_is_waited_for() -> None:
    """The learner is in check on the back rank: by the pocket it is mate, else the learner sits."""
    fens = ("R5k1/5ppp/8/8/8/8/8/4K3[] b - - 0 1", "4k3/8/8/3q4/4P3/8/8/4K3[] w - - 0 1")
    assert BughouseGame("black", fens=fens).result is not None
    game = BughouseGame("black", fens=fens, mate="blockable", partner=5, opponents=1)
    assert game.result is None
    assert game.waiting
    assert game.next_board == 1, "the other board goes on, however far"
    assert catch_up(game) >= 1
    assert game.result is None
    assert not game.waiting
    drop = next(move for move in game.board.legal_moves if move.drop)
    assert drop.drop == chess.QUEEN
    assert game.attempt(drop).legal


@pytest.mark.parametrize("seed", range(4 * SWEEP))
def test_take_back_returns_to_the_learners_turn_on_both_boards(seed: int) -> None:
    rng = random.Random(seed)
    game = BughouseGame("white" if seed % 2 else "black", number=1, partner=1, opponents=1, seed=seed)
    catch_up(game)
    seen = []
    for _ in range(12):
        if game.result is not None:
            break
        seen.append((game.board.fen(), game.partner.fen(), len(game.moves)))
        assert game.attempt(rng.choice(list(game.board.legal_moves))).legal
        catch_up(game)
    for board, partner, count in reversed(seen):
        length = len(game.moves)
        assert game.take_back() == length - count
        assert (game.board.fen(), game.partner.fen(), len(game.moves)) == (board, partner, count)
    assert game.take_back() == 0


@pytest.mark.parametrize(("number", "side"), SEATS)
def test_the_learner_gives_up_for_the_team(number: int, side: Side) -> None:
    game = BughouseGame(side, number=1 if number else 0)
    result = game.resign()
    assert result.winner != side
    assert result.team != team_of(game.number, side == "white")
    assert game.take_back() == 0
    assert game.sit() is False


@pytest.mark.parametrize("side", ["white", "black"])
def test_the_other_team_takes_a_draw_when_both_boards_together_are_worse(side: Side) -> None:
    won = "4k3/8/8/8/8/8/8/QQ2K3[] w - - 0 1"
    fens = (won, QUIET) if side == "white" else (chess.Board(won.replace("[]", "")).mirror().fen(), QUIET)
    assert BughouseGame(side, fens=fens).offer() == "accepted"
    other: Side = "black" if side == "white" else "white"
    assert BughouseGame(other, fens=fens).offer() == "declined"


def test_nothing_is_claimed() -> None:
    assert BughouseGame().claim("white").right is False


def test_a_fallen_flag_on_either_board_ends_the_match() -> None:
    hand = Hand()
    game = BughouseGame("white", time=TimeControl(3), now=hand, partner=1, opponents=1)
    hand.on(10)
    assert game.attempt(chess.Move.from_uci("e2e4")).legal
    shown, beside = game.clocks, game.partner_clocks
    assert shown is not None
    assert beside is not None
    assert (shown.white, shown.running, beside.white, beside.running) == (170, "black", 170, "white")
    assert game.take_back() == 1
    again = game.clocks
    assert again is not None
    assert (again.white, again.running) == (180, "white")
    hand.on(5)
    game.attempt(chess.Move.from_uci("e2e4"))
    hand.on(180)
    result = game.flag()
    assert result is not None
    assert (result.code, result.winner, result.board) == ("time", "white", 1), "White's fell there first"
    assert not game.due


def test_an_impossible_board_is_refused() -> None:
    with pytest.raises(PositionError) as refused:
        BughouseGame(fens=(QUIET, "8/8/8/8/8/8/8/4K3[] w - - 0 1"))
    assert refused.value.facts[0].code == "fault-no-king"


def test_a_match_is_written_as_bpgn() -> None:
    game = BughouseGame("white", partner=1, opponents=(2, 3), seed=1)
    game.attempt(chess.Move.from_uci("e2e4"))
    game.sit()
    finish(game.reply())
    text = game.pgn(Event="Friends")
    for line in (
        '[Event "Friends"]',
        '[WhiteA "?"]',
        '[BlackA "chesslearn 2"]',
        '[WhiteB "chesslearn 3"]',
        '[BlackB "chesslearn 1"]',
        '[Variant "Bughouse"]',
        '[Result "*"]',
    ):
        assert line in text.splitlines()
    assert f"1A. e4 1B. {game.moves[1].san} *" in text
    with pytest.raises(PgnError) as refused:
        Game.from_pgn(text)
    assert (refused.value.code, refused.value.params) == ("variant", {"name": "Bughouse"})
