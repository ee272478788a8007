"""Every distance to mate, held against the moves that python-chess finds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import chess
import pytest

from chesslearn.opponent import tables
from chesslearn.opponent.tables import _geometry, _store
from tests.opponent.boards import SWEEP, patiently

THREE = ("KQK", "KRK")
SAMPLE = 300
SHARE = 64 if SWEEP == 1 else 1
"""Of how many positions of a three-man table one is proved; the long run proves all."""


def placed(name: str, squares: tuple[int, ...], turn: chess.Color, strong: chess.Color) -> chess.Board | None:
    """Return the position with bare king, strong king and men on those squares, if it is possible."""
    if len(set(squares)) < len(squares):
        return None
    board = chess.Board(None)
    kinds = [chess.KING, chess.KING, *(chess.Piece.from_symbol(letter).piece_type for letter in name[1:-1])]
    for index, (kind, square) in enumerate(zip(kinds, squares, strict=True)):
        board.set_piece_at(square, chess.Piece(kind, strong if index else not strong))
    board.turn = turn
    return board if board.is_valid() else None


def positions(name: str, rng: random.Random, count: int) -> Iterator[chess.Board]:
    """Yield possible positions of an endgame made by chance, for either colour and either side to move."""
    found = 0
    while found < count:
        squares = tuple(rng.sample(range(64), len(name)))
        board = placed(name, squares, rng.random() < 0.5, rng.random() < 0.5)
        if board is not None:
            found += 1
            yield board


def prove(table: tables.Table, board: chess.Board) -> None:
    """Check one distance by the distances one move later; over all positions this is a proof."""
    plies = table.plies(board)
    weak = board.occupied_co[board.turn].bit_count() == 1
    after = []
    for move in board.legal_moves:
        capture = board.is_capture(move)
        board.push(move)
        name = tables.name_of(board)
        after.append(None if name is None else tables.table(name).plies(board))
        assert name == table.name or capture
        board.pop()
    if not after:
        assert plies == (0 if board.is_checkmate() else None), board.fen()
    elif weak:
        wanted = None if None in after else 1 + max(value for value in after if value is not None)
        assert plies == wanted, board.fen()
    else:
        won = [value for value in after if value is not None]
        assert plies == (1 + min(won) if won else None), board.fen()


@pytest.mark.parametrize("turn", [chess.WHITE, chess.BLACK])
@pytest.mark.parametrize("name", THREE)
def test_every_position_of_three_men(name: str, turn: chess.Color) -> None:
    table, count = tables.table(name), 0
    for king in _geometry.QUADRANT:
        for rest in range(64 * 64):
            if (rest * 16 + king) % SHARE == 0:
                board = placed(name, (king, *divmod(rest, 64)), turn, chess.WHITE)
                if board is not None:
                    prove(table, board)
                    count += 1
    assert count > 30_000 // SHARE


@pytest.mark.parametrize("name", THREE)
def test_any_corner_and_either_colour(name: str) -> None:
    table = tables.table(name)
    for board in positions(name, random.Random(name), SAMPLE * SWEEP):
        prove(table, board)
        flipped = board.mirror()
        assert table.plies(flipped) == table.plies(board)
        turned = board.transform(chess.flip_horizontal)
        assert table.plies(turned) == table.plies(board)


FOUR = ("KBBK",) if SWEEP == 1 else ("KBBK", "KRRK", "KQRK", "KQQK", "KBNK")
LONGEST = {"KQK": 10, "KRK": 16, "KBBK": 19, "KBNK": 33, "KRRK": 16, "KQRK": 16, "KQQK": 10}
"""Known lengths; where a rook or queen can be captured it is what the other one needs."""


@pytest.mark.parametrize("name", FOUR)
def test_four_men(name: str) -> None:
    table = tables.table(name)
    assert table.longest == LONGEST[name]
    for board in positions(name, random.Random(name), SAMPLE // 2 * SWEEP):
        prove(table, board)


@pytest.mark.parametrize("name", THREE)
def test_the_longest_mates_are_the_known_ones(name: str) -> None:
    assert tables.table(name).longest == LONGEST[name]


@pytest.mark.parametrize("name", [*THREE, *FOUR])
@pytest.mark.parametrize("seed", range(3))
def test_best_play_mates_as_foretold(name: str, seed: int) -> None:
    rng, table = random.Random(seed), tables.table(name)
    for board in positions(name, rng, 60):
        plies = table.plies(board)
        if plies is None or plies < 8:
            continue
        for left in range(plies, 0, -1):
            assert table.plies(board) == left
            board.push(rng.choice(tables.perfect_moves(board)))
            if tables.name_of(board) != name:
                return
        assert board.is_checkmate()
        return


@pytest.mark.parametrize(
    ("fen", "moves"),
    [
        ("8/8/8/8/8/1k6/1R6/3K4 b - - 0 1", {"b3b2"}),
        ("k7/8/2K5/8/8/8/8/1Q6 w - - 0 1", {"b1b7"}),
        ("7k/8/5K2/8/8/8/8/6R1 b - - 0 1", {"h8h7"}),
    ],
)
def test_best_moves(fen: str, moves: set[str]) -> None:
    board = chess.Board(fen)
    assert {move.uci() for move in tables.perfect_moves(board)} == moves
    assert {move.uci() for move in tables.perfect_moves(board.mirror())} == {
        chess.Move(*(chess.square_mirror(square) for square in (move.from_square, move.to_square))).uci()
        for move in map(chess.Move.from_uci, moves)
    }


@pytest.mark.parametrize(
    "fen",
    [
        chess.STARTING_FEN,
        "8/8/8/4k3/8/8/8/K7 w - - 0 1",
        "8/8/8/4k3/8/8/8/KN6 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
        "8/8/8/8/8/8/8/KR6 w - - 0 1",
        "r7/8/8/4k3/8/8/8/KR6 w - - 0 1",
        "8/8/8/4k3/8/8/8/KP6 w - - 0 1",
    ],
)
def test_other_positions_are_none_of_these_endgames(fen: str) -> None:
    assert tables.name_of(chess.Board(fen)) is None
    assert tables.perfect_moves(chess.Board(fen)) == ()
    with pytest.raises(ValueError, match="expected the endgame KRK"):
        tables.table("KRK").plies(chess.Board(fen))


def test_variants_have_no_tables() -> None:
    assert tables.name_of(chess.variant.KingOfTheHillBoard("8/8/8/7k/8/8/8/KR6 w - - 0 1")) is None


def test_the_strongest_plays_these_endgames_exactly() -> None:
    for board in positions("KRK", random.Random(8), 6):
        assert patiently(board, 5) in tables.perfect_moves(board)


def test_equal_moves_are_chosen_by_the_seed() -> None:
    board = chess.Board("8/8/8/8/3k4/8/8/KR6 b - - 0 1")
    found = {tables.perfect_move(board, seed=seed) for seed in range(20)}
    assert found == set(tables.perfect_moves(board))
    assert tables.perfect_move(chess.Board()) is None


def test_an_unknown_endgame_is_an_error_at_once() -> None:
    with pytest.raises(ValueError, match="endgame: expected one of KQK"):
        tables.steps("KPK")


def test_rays_from_many_squares_are_the_rays_from_each() -> None:
    rng = random.Random(3)
    for _ in range(200):
        occupied = rng.getrandbits(64) & rng.getrandbits(64)
        mask = rng.getrandbits(64) & rng.getrandbits(64) & ~occupied
        for kind in (chess.KNIGHT, chess.BISHOP, chess.ROOK, chess.QUEEN):
            each = 0
            for square in chess.scan_forward(mask):
                each |= _geometry.seen(kind, square, occupied)
            assert _geometry.seen_from_any(kind, mask, chess.BB_ALL & ~occupied) == each


class TestCache:
    """Tables on disk: whole or not at all, and never needed."""

    @pytest.fixture(autouse=True)
    def folder(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
        monkeypatch.setenv("CHESSLEARN_CACHE", str(tmp_path))
        return tmp_path

    def test_a_table_comes_back(self) -> None:
        assert _store.save("KBBK", b"abc" * 100)
        assert _store.load("KBBK", 300) == b"abc" * 100

    @pytest.mark.parametrize("size", [299, 301])
    def test_another_size_is_no_table(self, size: int) -> None:
        _store.save("KBBK", b"abc" * 100)
        assert _store.load("KBBK", size) is None

    @pytest.mark.parametrize("content", [b"", b"nothing", b"chesslearn-endgame-1\nbroken"])
    def test_a_broken_file_is_no_table(self, folder: Path, content: bytes) -> None:
        (folder / "endgames").mkdir()
        (folder / "endgames" / "KBBK.bin").write_bytes(content)
        assert _store.load("KBBK", 300) is None

    def test_a_folder_that_cannot_be_made_is_no_error(self, folder: Path) -> None:
        (folder / "endgames").write_text("in the way")
        assert not _store.save("KBBK", b"abc")
        assert _store.load("KBBK", 3) is None

    def test_without_a_file_there_is_none(self) -> None:
        assert _store.load("KBBK", 300) is None
