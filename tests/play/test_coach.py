"""What the coach says of a move, situation by situation, for both colours."""

from __future__ import annotations

import chess
import chess.variant
import pytest

from chesslearn.play.coach import CODES, Remark, remarks, rules_met, threats
from chesslearn.play.coach.rules_met import RULES
from tests.rules.boards import flip_move, flip_name

CASES: dict[str, tuple[str, str, list[tuple[str, dict[str, object]]]]] = {
    "mate": ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", [("mates", {"checkers": ("a8",), "piece": "R"})]),
    "stalemate": (
        "7k/8/6K1/8/8/8/8/5Q2 w - - 0 1",
        "f1f7",
        [("misses-mate", {"to": ("f8",), "count": 1, "move": "Qf8#"}), ("stalemates", {"king": ("h8",)})],
    ),
    "a mate that was missed": (
        "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1",
        "e1e2",
        [("misses-mate", {"from": ("a1",), "to": ("a8",), "move": "Ra8#", "king": ("g8",)})],
    ),
    "a mate that is allowed": (
        "r5k1/5ppp/8/8/8/8/N4PPP/6K1 w - - 0 1",
        "a2b4",
        [("allows-mate", {"to": ("a1",), "move": "Ra1#", "king": ("g1",)}), ("escapes", {"from": ("a2",)})],
    ),
    "a mate that nobody could prevent": ("6rk/8/8/8/8/8/7r/K7 w - - 0 1", "a1b1", []),
    "a man that is only bait": ("6k1/4qppp/8/1N6/8/8/5PPP/3R2K1 w - - 0 1", "b5a7", []),
    "a man that was attacked already": ("7k/8/8/5r2/8/8/8/KB6 w - - 0 1", "b1c2", []),
    "a line that is closed is no guard": ("3rk3/8/R7/4P3/3N4/8/8/7K w - - 0 1", "a6d6", []),
    "a queen put where a pawn takes it": (
        "4k3/8/2p5/8/8/8/3Q4/4K3 w - - 0 1",
        "d2d5",
        [("hangs", {"man": ("d5",), "attackers": ("c6",), "how": "undefended", "since": "now"})],
    ),
    "a queen that is guarded but costs more": (
        "4k3/8/2p5/8/4P3/8/3Q4/4K3 w - - 0 1",
        "d2d5",
        [("hangs", {"man": ("d5",), "how": "cheaper", "attacker": "P"})],
    ),
    "a knight that two attack and one guards": (
        "3rk3/3r4/8/8/8/1N6/8/3RK3 w - - 0 1",
        "b3d4",
        [("hangs", {"man": ("d4",), "how": "outnumbered", "piece": "N"})],
    ),
    "a man that was lost already": (
        "3rk3/8/8/8/3N4/8/8/7K w - - 0 1",
        "h1h2",
        [("hangs", {"man": ("d4",), "how": "undefended", "since": "before"})],
    ),
    "a guard that walks away": (
        "3rk3/8/8/8/3N4/4K3/8/8 w - - 0 1",
        "e3f3",
        [("hangs", {"man": ("d4",), "since": "now"})],
    ),
    "a man behind a pinned one is safe": ("3rk3/8/8/8/8/8/3K4/3R4 w - - 0 1", "d2e2", []),
    "something for nothing": (
        "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1",
        "d1d5",
        [("captures", {"target": "R", "how": "free"})],
    ),
    "a good trade": (
        "4k3/8/2p5/3r4/8/4N3/8/4K3 w - - 0 1",
        "e3d5",
        [("captures", {"target": "R", "how": "good"})],
    ),
    "an even trade": (
        "4k3/8/2p5/3b4/8/4N3/8/4K3 w - - 0 1",
        "e3d5",
        [("captures", {"target": "B", "how": "even"})],
    ),
    "a bad trade": (
        "4k3/8/2p5/3r4/8/8/8/3QK3 w - - 0 1",
        "d1d5",
        [("captures", {"target": "R", "how": "bad"})],
    ),
    "en passant": (
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
        "e5d6",
        [("captures", {"captured": ("d5",), "target": "P", "how": "free"})],
    ),
    "a knight attacks a rook": (
        "4k3/8/8/r7/8/8/8/N3K3 w - - 0 1",
        "a1b3",
        [("threatens", {"men": ("a5",), "pieces": "R", "piece": "N"}), ("escapes", {"from": ("a1",)})],
    ),
    "a knight forks king and rook": (
        "r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1",
        "d5c7",
        [
            ("forks", {"men": ("a8", "e8"), "pieces": "RK", "piece": "N"}),
            ("checks", {"king": ("e8",), "checkers": ("c7",)}),
        ],
    ),
    "a fork that is taken is none": (
        "r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1",
        "d5c7",
        [("hangs", {"man": ("c7",)}), ("checks", {})],
    ),
    "a pawn forks two": (
        "k7/8/8/2n1n3/8/3P4/8/7K w - - 0 1",
        "d3d4",
        [("forks", {"men": ("c5", "e5"), "pieces": "NN", "piece": "P"}), ("escapes", {"from": ("d3",)})],
    ),
    "a man that goes out of danger": (
        "3rk3/8/8/8/3N4/8/8/7K w - - 0 1",
        "d4c2",
        [("escapes", {"from": ("d4",), "to": ("c2",), "piece": "N"})],
    ),
    "a man that is guarded": (
        "3rk3/8/8/8/3N4/8/8/4K3 w - - 0 1",
        "e1e2",
        [("hangs", {"man": ("d4",)})],
    ),
    "a guard comes": (
        "3rk3/8/8/8/3N4/8/4P3/4K3 w - - 0 1",
        "e2e3",
        [("defends", {"men": ("d4",), "pieces": "N", "piece": "P"})],
    ),
    "a double check": (
        "4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1",
        "e4f6",
        [("checks", {"checkers": ("e1", "f6"), "pieces": "RN"})],
    ),
    "castling": (
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
        "e1g1",
        [("castles", {"wing": "king", "to": ("g1",)})],
    ),
}


def opened(*sans: str) -> chess.Board:
    board = chess.Board()
    for san in sans:
        board.push_san(san)
    return board


def fits(remark: Remark, code: str, wanted: dict[str, object], flip: bool) -> bool:
    """Return whether a remark has a code and what is wanted of squares and params."""
    known = {**remark.squares, **remark.params}
    for key, value in wanted.items():
        found = known[key]
        if isinstance(value, tuple):
            assert isinstance(found, tuple)
            found = {flip_name(name) if flip else name for name in found}
            value = set(value)
        elif key == "pieces":
            assert isinstance(found, str)
            assert isinstance(value, str)
            found, value = sorted(found), sorted(value)
        elif key == "move" and flip:
            continue
        if found != value:
            return False
    return remark.code == code


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize("case", CASES)
def test_a_move_is_told(case: str, flip: bool) -> None:
    fen, uci, wanted = CASES[case]
    board, move = chess.Board(fen), chess.Move.from_uci(uci)
    if flip:
        board, move = board.mirror(), flip_move(move)
    said = remarks(board, move)
    assert [remark.code for remark in said] == [code for code, _ in wanted], said
    for remark, (code, values) in zip(said, wanted, strict=True):
        assert fits(remark, code, values, flip), remark


@pytest.mark.parametrize("flip", [False, True])
@pytest.mark.parametrize(
    ("fen", "wanted"),
    [
        ("r5k1/5ppp/8/8/8/8/5PPP/6K1 w - - 0 1", [("threat-mate", {"move": "Ra1#", "king": ("g1",)})]),
        (
            "4k3/8/2p5/3Q4/8/8/8/4K3 w - - 0 1",
            [("threat-capture", {"man": ("d5",), "attackers": ("c6",), "how": "undefended"})],
        ),
        ("4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", []),
        (chess.STARTING_FEN, []),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", []),
    ],
)
def test_what_threatens_is_told(fen: str, wanted: list[tuple[str, dict[str, object]]], flip: bool) -> None:
    board = chess.Board(fen)
    said = threats(board.mirror() if flip else board)
    assert [remark.code for remark in said] == [code for code, _ in wanted], said
    for remark, (code, values) in zip(said, wanted, strict=True):
        assert fits(remark, code, values, flip), remark


def test_a_knight_is_developed_once() -> None:
    board = opened("e4", "e5")
    assert [remark.code for remark in remarks(board, board.parse_san("Nf3"))][-1] == "develops"
    board = opened("Nf3", "e5", "Ng1", "d6")
    assert not remarks(board, board.parse_san("Nf3"))


def test_a_move_that_leaves_the_man_hanging_develops_nothing() -> None:
    board = opened("e4", "d5", "e5", "d4")
    said = [remark.code for remark in remarks(board, board.parse_san("Nc3"))]
    assert said == ["hangs"]


def test_nothing_is_said_of_other_kinds_of_chess() -> None:
    board = chess.variant.CrazyhouseBoard()
    assert remarks(board, chess.Move.from_uci("e2e4")) == ()
    assert threats(board) == ()


def test_the_board_is_left_alone() -> None:
    board = opened("e4", "e5", "Nf3")
    before, stack = board.fen(), list(board.move_stack)
    remarks(board, board.parse_san("Nc6"))
    threats(board)
    rules_met(board)
    assert (board.fen(), board.move_stack) == (before, stack)


def test_the_rules_of_a_game_are_told() -> None:
    board = opened("e4", "d5", "exd5", "c5", "dxc6", "Qb6", "cxb7", "Qxf2+", "Kxf2", "Nf6")
    for san in ("bxa8=N", "Ne4+", "Ke3", "e5", "Bb5+"):
        board.push_san(san)
    told = [(met.code, met.ply, met.color) for met in rules_met(board)]
    assert told == [
        ("en-passant", 4, chess.WHITE),
        ("check", 7, chess.BLACK),
        ("underpromotion", 10, chess.WHITE),
        ("check", 11, chess.BLACK),
        ("check", 14, chess.WHITE),
    ]


@pytest.mark.parametrize(
    ("fen", "uci", "codes"),
    [
        ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4f6", ["double-check"]),
        ("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1", "e4c5", ["discovered-check"]),
        ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1", ["castling-kingside", "check"]),
        ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", ["castling-queenside", "check"]),
        ("7k/P7/8/8/8/8/8/K7 w - - 0 1", "a7a8q", ["promotion", "check"]),
        ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", ["checkmate"]),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", ["stalemate"]),
        ("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", ["check", "fork"]),
        ("k7/8/8/2n1n3/8/3P4/8/7K w - - 0 1", "d3d4", ["fork"]),
        ("r2qk3/8/8/3N4/8/8/8/4K3 w - - 0 1", "d5c7", ["check"]),
    ],
)
def test_a_rule_is_met(fen: str, uci: str, codes: list[str]) -> None:
    board = chess.Board(fen)
    board.push_uci(uci)
    assert [met.code for met in rules_met(board)] == codes
    board = chess.Board(fen).mirror()
    board.push(flip_move(chess.Move.from_uci(uci)))
    assert [met.code for met in rules_met(board)] == codes


def test_a_mate_is_no_fork_as_well() -> None:
    board = opened("e4", "e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7")
    assert [met.code for met in rules_met(board)] == ["checkmate"]


def test_a_drop_and_a_last_check_are_met_in_their_variants() -> None:
    board: chess.Board = chess.variant.CrazyhouseBoard("4k3/8/8/8/8/8/8/4K3[Q] w - - 0 1")
    board.push_uci("Q@e4")
    assert [met.code for met in rules_met(board)] == ["drop", "check"]
    board = chess.variant.ThreeCheckBoard("4k3/8/8/8/8/8/8/Q3K3 w - - 1+3 0 1")
    board.push_uci("a1a8")
    assert [met.code for met in rules_met(board)] == ["check"]


def test_each_rule_met_is_in_the_inventory() -> None:
    from importlib.resources import files

    table = files("chesslearn").joinpath("content/rules.tsv").read_text("utf-8")
    known = {line.split("\t")[0] for line in table.splitlines()}
    assert set(RULES.values()) <= known


def test_the_table_holds_what_is_said() -> None:
    said = {code for _, _, wanted in CASES.values() for code, _ in wanted}
    assert said <= set(CODES)
    assert set(CODES) - said == {"develops", "threat-mate", "threat-capture"}
