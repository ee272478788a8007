"""Dead positions: what is called dead holds no mate, by a plain search too; the rest is left alive."""

from __future__ import annotations

import random

import chess
import pytest

from chesslearn.rules import status
from chesslearn.rules.dead import may_be_locked
from chesslearn.rules.helpmate import helpmate
from chesslearn.rules.material import cannot_mate
from chesslearn.rules.mobility import could_mate, locked_facts, reach_of_all
from tests.rules.boards import SWEEP, make, mirrored, random_game

DEAD = {
    "a wall on every file": "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/4K3 w - - 0 1",
    "three locked pairs": "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
    "four locked pairs": "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1",
    "a full diagonal wall": "4k3/8/p3p1p1/Pp1pPpPp/1PpP1P1P/2P5/8/4K3 w - - 0 1",
    "a bishop shut in by its own pawns": "4k3/8/1p1p1p1p/1P1P1P1P/8/8/4B3/4K3 w - - 0 1",
    "bishops that reach no pawn": "2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1",
    "a spare pawn move behind the wall": "4k3/8/8/p2p2p1/P2P2P1/8/P7/4K3 w - - 0 1",
    "kings on the same side": "8/3k4/8/p2p2p1/P2P2P1/8/8/4K3 b - - 0 1",
    "only capture leaves a bare king": "8/8/8/6N1/8/8/k1K5/R7 b - - 0 1",
    "the only moves take the last men": "8/8/8/8/8/8/1q6/K2k4 w - - 0 1",
}
ALIVE = {
    "one pair can be walked round": "4k3/8/8/p7/P7/8/8/4K3 w - - 0 1",
    "two pairs leave a gap": "4k3/8/8/p3p3/P3P3/8/8/4K3 w - - 0 1",
    "gaps at both edges": "4k3/8/8/2p2p2/2P2P2/8/8/4K3 w - - 0 1",
    "a knight jumps the wall": "4k3/8/8/p2p2p1/P2P2P1/8/3N4/4K3 w - - 0 1",
    "a king is through already": "8/8/8/p2p2p1/P2P2P1/8/4k3/7K w - - 0 1",
    "a bishop of the colour of the pawns": "4k3/8/8/p2p2p1/P2P2P1/8/4B3/4K3 w - - 0 1",
    "a pair with two moves left, where the king slips through": "4k3/8/p7/3p2p1/3P2P1/P7/8/4K3 w - - 0 1",
    "a bishop of the colour of one pawn": "4k3/8/8/p2p2p1/P2P2P1/8/3B4/4K3 w - - 0 1",
    "a lever": "4k3/5p2/8/p2p2p1/P2P2P1/8/5P2/4K3 w - - 0 1",
    "a rook can give itself up to the wall": "4k2r/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/R3K3 w - - 0 1",
    "a queen takes from the wall": "4k2q/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/Q3K3 w - - 0 1",
    "a knight jumps a wall on every file": "4k3/8/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/N3K3 w - - 0 1",
    "two knights": "8/8/4k3/8/8/3NK3/3N4/8 w - - 0 1",
    "start": chess.STARTING_FEN,
}


def any_mate(board: chess.Board, limit: int) -> bool | None:
    """Follow every legal move by python-chess alone: true if some position is mate, `None` if too many."""
    seen = {board._transposition_key()}
    queue = [board.copy(stack=False)]
    while queue:
        at = queue.pop()
        if at.is_checkmate():
            return True
        for move in list(at.legal_moves):
            child = at.copy(stack=False)
            child.push(move)
            child.clear_stack()
            key = child._transposition_key()
            if key not in seen:
                seen.add(key)
                queue.append(child)
        if len(seen) > limit:
            return None
    return False


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize("name", DEAD)
def test_dead(name: str, flip: bool) -> None:
    board = make("standard", DEAD[name])
    board = mirrored(board) if flip else board
    now = status(board)
    assert now.code == "dead-position"
    assert {fact.code for fact in now.because} <= {"locked", "all-lines-end", "material"}


PLAIN = ["three locked pairs", "four locked pairs", "the only moves take the last men"]


@pytest.mark.parametrize("name", PLAIN)
def test_dead_by_a_plain_search_too(name: str) -> None:
    assert any_mate(make("standard", DEAD[name]), 20_000) is False


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize("name", ALIVE)
def test_alive(name: str, flip: bool) -> None:
    board = make("standard", ALIVE[name])
    assert status(mirrored(board) if flip else board).code == "in-progress"


def random_wall(rng: random.Random) -> chess.Board:
    """Return a wall of pawns from left to right, with or without gaps, the kings often behind their own."""
    while True:
        board = chess.Board(None)
        file, rank = rng.choice([0, 0, 1]), rng.choice([2, 3, 4])
        while file < 8:
            board.set_piece_at(chess.square(file, rank), chess.Piece(chess.PAWN, chess.WHITE))
            board.set_piece_at(chess.square(file, rank + 1), chess.Piece(chess.PAWN, chess.BLACK))
            if rng.random() < 0.1:
                board.set_piece_at(chess.square(file, rng.randrange(1, rank)), chess.Piece(chess.PAWN, True))
            file += rng.choice([1, 2, 2, 3])
            rank = min(4, max(2, rank + rng.choice([0, 0, 0, 0, 1, -1])))
        extra = rng.choice(["", "", "", "B", "Bb", "r", "n"])
        free = [square for square in chess.SQUARES if not board.piece_at(square)]
        low = [square for square in free if square < 16] if rng.random() < 0.7 else free
        high = [square for square in free if square >= 48]
        places = [rng.choice(low), rng.choice(high), *rng.sample(free, len(extra))]
        if len(set(places)) < len(places):
            continue
        for symbol, square in zip("Kk" + extra, places, strict=True):
            board.set_piece_at(square, chess.Piece.from_symbol(symbol))
        board.turn = rng.random() < 0.5
        if board.is_valid() and any(board.legal_moves):
            return board


@pytest.mark.parametrize("seed", range(40 * SWEEP))
def test_no_wall_is_called_dead_that_holds_a_mate(seed: int) -> None:
    board = random_wall(random.Random(f"wall {seed}"))
    dead = status(board).code == "dead-position"
    if dead:
        assert any_mate(board, 2_500) is not True, board.fen()
        for color in chess.COLORS:
            assert helpmate(board, "standard", color, limit=1_500).answer != "win", board.fen()


def test_the_random_walls_hold_both_kinds() -> None:
    codes = {status(random_wall(random.Random(f"wall {seed}"))).code for seed in range(60)}
    assert {"dead-position", "in-progress"} <= codes


@pytest.mark.parametrize("seed", range(3 * SWEEP))
def test_a_man_never_leaves_its_bound(seed: int) -> None:
    rng = random.Random(f"bound {seed}")
    board = random_wall(rng)
    men = reach_of_all(board)
    if men is None:
        return
    reach = {man.square: man.reach for man in men}
    where = {man.square: man.square for man in men}
    for _ in range(120):
        moves = list(board.legal_moves)
        if not moves:
            break
        move = rng.choice(moves)
        where = {start: at for start, at in where.items() if at != move.to_square}
        if board.is_en_passant(move):
            passed = move.to_square + (-8 if board.turn else 8)
            where = {start: at for start, at in where.items() if at != passed}
        start = next(start for start, at in where.items() if at == move.from_square)
        where[start] = move.to_square
        assert reach[start] & chess.BB_SQUARES[move.to_square], (board.fen(), move)
        board.push(move)


def test_a_pawn_that_leaves_its_file_may_come_back_behind_the_other() -> None:
    board = chess.Board("4k3/8/8/4p3/8/3n4/4P3/4K3 w - - 0 1")
    men = reach_of_all(board)
    assert men is None


@pytest.mark.parametrize("seed", range(2 * SWEEP))
def test_games_that_end_in_mate_were_never_called_dead(seed: int) -> None:
    rng = random.Random(f"mates {seed}")
    for _ in range(3):
        boards = []
        for board in random_game("standard", rng):
            boards.append(status(board).code == "dead-position")
        if board.is_checkmate():
            assert not any(boards)


def test_a_knight_never_mates_queens_alone_and_bishops_of_one_colour_never_mate_queens_and_rooks() -> None:
    """Every placement of the mating men and of the men that fill the squares round the king.

    More enemy men could only capture or step in between, so it is enough to fill those squares.
    """
    assert not _lone_mates(chess.KNIGHT, [chess.QUEEN])
    assert not _lone_mates(chess.BISHOP, [chess.QUEEN])
    assert not _lone_mates(chess.BISHOP, [chess.ROOK])
    for filler in (chess.ROOK, chess.BISHOP, chess.KNIGHT):
        assert _lone_mates(chess.KNIGHT, [filler])
    for filler in (chess.BISHOP, chess.KNIGHT):
        assert _lone_mates(chess.BISHOP, [filler])


def _lone_mates(hunter: chess.PieceType, fillers: list[chess.PieceType]) -> list[str]:
    found = []
    for prey in (chess.A1, chess.B1, chess.C1, chess.D1, chess.B2, chess.A2, chess.C2, chess.D4):
        near = [s for s in chess.SQUARES if 2 <= chess.square_distance(s, prey) <= 3]
        for king in near:
            for man in chess.SQUARES:
                if man in (king, prey):
                    continue
                board = chess.Board(None)
                board.turn = chess.BLACK
                board.set_piece_at(prey, chess.Piece(chess.KING, chess.BLACK))
                board.set_piece_at(king, chess.Piece(chess.KING, chess.WHITE))
                board.set_piece_at(man, chess.Piece(hunter, chess.WHITE))
                if not board.is_check():
                    continue
                flights = [move.to_square for move in board.legal_moves]
                if not flights or man in flights:
                    continue
                for filler in fillers:
                    for square in flights:
                        board.set_piece_at(square, chess.Piece(filler, chess.BLACK))
                    if board.is_checkmate():
                        found.append(board.fen())
    return found


def test_material_that_cannot_mate() -> None:
    table = {
        ("N", "Q"): True, ("N", "QQ"): True, ("N", "R"): False, ("N", "QR"): False, ("N", "P"): False,
        ("N", "N"): False, ("N", "B"): False, ("N", ""): True, ("NN", ""): False,
        ("B", "Q"): True, ("B", "R"): True, ("B", "QRR"): True, ("B", "N"): False, ("B", "P"): False,
        ("P", "Q"): False, ("R", "QQQ"): False, ("", "Q"): True,
    }  # fmt: skip
    for (white, black), helpless in table.items():
        for color in chess.COLORS:
            board = chess.Board(None)
            men = ["K", *white, "k", *black.lower()]
            for symbol, square in zip(men, range(10, 50, 5), strict=False):
                board.set_piece_at(square, chess.Piece.from_symbol(symbol))
            board = board if color else board.mirror()
            assert bool(cannot_mate(board, "standard", color)) is helpless, (white, black)


def test_cheap_filter_lets_ordinary_positions_pass() -> None:
    assert not may_be_locked(chess.Board())
    assert may_be_locked(chess.Board(DEAD["three locked pairs"]))
    assert not may_be_locked(chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/3N4/4K3 w - - 0 1"))


def test_bound_is_given_up_where_castling_or_en_passant_is_possible() -> None:
    assert reach_of_all(chess.Board("4k3/8/8/p2p2p1/P2P2P1/8/8/4K2R w K - 0 1")) is None
    assert locked_facts(chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1")) == ()


def test_three_check_needs_that_no_check_is_possible() -> None:
    board = chess.Board("3B4/2k5/p1p1p1p1/P1P1P1P1/8/8/2P5/2K5 b - - 0 1")
    men = reach_of_all(board)
    assert men is not None
    assert not could_mate(men, chess.WHITE)
    assert could_mate(men, chess.WHITE, check_is_enough=True)
