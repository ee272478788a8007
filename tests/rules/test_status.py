"""How positions stand: a table of situations, each also with the colours exchanged."""

from __future__ import annotations

from typing import Any, NamedTuple

import chess
import chess.variant
import pytest

from chesslearn.rules import STATUS_CODES, Status, status
from chesslearn.rules.facts import OVER
from tests.rules.boards import flip_name, make, mirrored, shape
from tests.rules.truth import verify


class Case(NamedTuple):
    """A situation: the board, its code, and facts that must be among those given."""

    name: str
    fen: str
    code: str
    facts: tuple[tuple[str, dict[str, str]], ...] = ()
    variant: str = "standard"
    moves: str = ""
    winner: chess.Color | None = None


CASES = [
    Case("start", chess.STARTING_FEN, "in-progress"),
    Case(
        "back rank mate: the last square lies behind the king",
        "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1",
        "checkmate",
        (
            ("checker", {"checkers": "a8", "king": "g8"}),
            ("flight-along-line", {"to": "h8", "attackers": "a8"}),
            ("flight-guarded", {"to": "f8", "attackers": "a8"}),
            ("checker-safe", {"checkers": "a8"}),
            ("line-not-blocked", {"path": "b8 c8 d8 e8 f8", "checkers": "a8"}),
        ),
        winner=chess.WHITE,
    ),
    Case(
        "scholar's mate: the checker is protected",
        "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4",
        "checkmate",
        (
            ("flight-protected", {"to": "f7", "protectors": "c4"}),
            ("line-unblockable", {"checkers": "f7"}),
        ),
        winner=chess.WHITE,
    ),
    Case(
        "the only capturer is pinned",
        "R4r1k/5N1p/8/8/8/8/8/5KR1 b - - 0 1",
        "checkmate",
        (("capturer-pinned", {"pinned": "f8", "pinner": "a8", "king": "h8", "checkers": "f7"}),),
        winner=chess.WHITE,
    ),
    Case(
        "the only blocker is pinned",
        "R5k1/5ppp/4n3/8/2B5/8/8/6K1 b - - 0 1",
        "check",
        (("answer-block", {"from": "e6", "options": "d8 f8"}),),
    ),
    Case(
        "a knight steps in at both ends of the line",
        "k7/1p6/8/1n6/8/8/8/RB4KQ b - - 0 1",
        "check",
        (("answer-block", {"from": "b5", "options": "a3 a7"}),),
    ),
    Case(
        "double check mate: only the king could answer",
        "3rkr2/3p1p2/5N2/8/4Q3/8/8/4K3 b - - 0 1",
        "checkmate",
        (("double-check", {"checkers": "e4 f6", "king": "e8"}),),
        winner=chess.WHITE,
    ),
    Case(
        "double check with a way out",
        "4k3/8/5N2/8/8/8/8/4RK2 b - - 0 1",
        "double-check",
        (
            ("checker", {"checkers": "f6", "king": "e8"}),
            ("checker", {"checkers": "e1", "king": "e8"}),
            ("answer-move", {"king": "e8", "options": "d8 f7 f8"}),
        ),
    ),
    Case(
        "double check by a man that the king can take",
        "4r1k1/8/8/8/8/8/3q4/4K3 w - - 0 1",
        "double-check",
        (
            ("answer-capture", {"from": "e1", "captured": "d2"}),
            ("answer-move", {"king": "e1", "options": "f1"}),
        ),
    ),
    Case(
        "a man behind the king is protected through it",
        "k7/8/8/4b3/8/5n2/3rqKb1/8 w - - 0 1",
        "checkmate",
        (("flight-protected", {"to": "g2", "protectors": "e2"}),),
        winner=chess.BLACK,
    ),
    Case(
        "the three answers to a check",
        "4k3/8/8/8/b3r3/6N1/3P4/3QK3 w - - 0 1",
        "check",
        (
            ("answer-move", {"king": "e1", "options": "f1 f2"}),
            ("answer-block", {"from": "d1 g3", "options": "e2"}),
            ("answer-capture", {"from": "g3", "captured": "e4"}),
        ),
    ),
    Case(
        "en passant answers the check",
        "8/8/8/2k5/2pP4/8/8/4K3 b - d3 0 1",
        "check",
        (("answer-en-passant", {"from": "c4", "to": "d3", "captured": "d4"}),),
    ),
    Case(
        "stalemate in the corner",
        "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1",
        "stalemate",
        (("not-attacked", {"king": "h8"}), ("king-alone", {"king": "h8"})),
    ),
    Case(
        "stalemate with a blocked pawn and a pinned bishop",
        "kb5R/8/1K6/p7/P7/8/8/8 b - - 0 1",
        "stalemate",
        (
            ("man-blocked", {"from": "a5", "blockers": "a4"}),
            ("man-pinned", {"pinned": "b8", "pinner": "h8", "king": "a8"}),
        ),
    ),
    Case("dead: bare kings", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "dead-position", (("material", {"men": ""}),)),
    Case("dead: knight", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1", "dead-position", (("material", {"men": "e3"}),)),
    Case("dead: bishop", "8/8/4k3/8/8/3KB3/8/8 w - - 0 1", "dead-position", (("material", {"men": "e3"}),)),
    Case("dead: a bishop in the corner's neighbourhood", "8/8/8/8/8/5k2/5b2/7K w - - 0 1", "dead-position"),
    Case("dead: bishops of one colour", "8/8/4kb2/8/8/3KB3/8/8 w - - 0 1", "dead-position"),
    Case("bishops of both colours live", "8/8/4kb2/8/8/3K1B2/8/8 w - - 0 1", "in-progress"),
    Case(
        "dead: the wall of the book",
        "4k3/8/1p1p1p1p/1P1P1P1P/8/8/8/4K3 w - - 0 1",
        "dead-position",
        (("locked", {"pawns": "b5 d5 f5 h5 b6 d6 f6 h6", "guarded": "a5 c5 e5 g5 a6 c6 e6 g6"}),),
    ),
    Case("mate comes before the count of 75",
         "R5k1/5ppp/8/8/8/8/8/6K1 b - - 150 200", "checkmate", winner=True),
    Case("stalemate comes before the count of 75", "7k/5Q2/6K1/8/8/8/8/8 b - - 150 200", "stalemate"),
    Case(
        "75 moves",
        "8/8/4k3/8/8/3RK3/8/r7 b - - 150 200",
        "seventyfive",
        (("counter", {}),),
    ),
    Case("149 half-moves are not enough", "8/8/4k3/8/8/3RK3/8/r7 b - - 149 200", "in-progress"),
    Case(
        "fivefold",
        chess.STARTING_FEN,
        "fivefold",
        moves="g1f3 g8f6 f3g1 f6g8 " * 4,
    ),
    Case("hill reached by a capture", "4k3/8/8/8/4n3/3K4/8/8 w - - 0 1", "variant-win",
         (("hill-reached", {"king": "e4"}),), "kingofthehill", "d3e4", chess.WHITE),
    Case("bare kings play on for the hill", "k7/8/8/8/8/8/8/K7 w - - 0 1", "in-progress",
         variant="kingofthehill"),
    Case("no wall is dead on the way to the hill", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1", "in-progress",
         variant="kingofthehill"),
    Case("third check", "rnbqkbnr/pppp1ppp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KBNR w KQkq - 1+3 0 3", "variant-win",
         (("checks-given", {"checkers": "f7", "king": "e8"}),), "3check", "h5f7", chess.WHITE),
    Case("three-check: mate without the third check",
         "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 2+3 0 4", "checkmate",
         variant="3check", winner=chess.WHITE),
    Case("three-check: bare kings", "k7/8/8/8/8/8/8/K7 w - - 3+3 0 1", "dead-position", variant="3check"),
    Case("three-check: a knight can check",
         "k7/8/8/8/8/8/8/KN6 w - - 3+3 0 1", "in-progress", variant="3check"),
    Case("three-check: a locked wall", "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 3+3 0 1", "dead-position",
         variant="3check"),
    Case("crazyhouse: a drop saves", "3R2k1/5ppp/8/8/8/8/8/6K1[n] b - - 0 1", "check",
         (("answer-drop", {"options": "e8 f8"}),), "crazyhouse"),
    Case("crazyhouse: a pawn cannot be dropped on the last rank", "3R2k1/5ppp/8/8/8/8/8/6K1[p] b - - 0 1",
         "checkmate", (("pocket-no-help", {}),), "crazyhouse", winner=chess.WHITE),
    Case("crazyhouse: a drop is a move",
         "7k/5Q2/6K1/8/8/8/8/8[p] b - - 0 1", "in-progress", variant="crazyhouse"),
    Case("crazyhouse: stalemate with an empty pocket", "7k/5Q2/6K1/8/8/8/8/8[P] b - - 0 1", "stalemate",
         (("pocket-no-help", {}),), "crazyhouse"),
    Case("crazyhouse: bare kings are not called dead", "k7/8/8/8/8/8/8/K7[] w - - 0 1", "in-progress",
         variant="crazyhouse"),
    Case("crazyhouse: no count of 75",
         "k7/8/8/8/8/8/8/KR6[] w - - 190 200", "in-progress", variant="crazyhouse"),
    Case("chess960: castling rights do not disturb", "5k2/8/8/8/8/8/8/1RK4R w HB - 0 1", "in-progress",
         variant="chess960"),
    Case("no king", "8/8/8/8/8/8/8/K7 w - - 0 1", "impossible-position", (("fault-no-king", {}),)),
    Case("no king at all, a rook to move", "8/8/8/3R4/8/8/8/8 w - - 0 1", "impossible-position"),
    Case("two kings", "k7/8/8/8/8/8/8/KK6 w - - 0 1", "impossible-position",
         (("fault-many-kings", {"kings": "a1 b1"}),)),
    Case("pawn on the first rank", "k7/8/8/8/8/8/8/K5P1 w - - 0 1", "impossible-position",
         (("fault-pawns-on-last-rank", {"pawns": "g1"}),)),
    Case("a rook shields the waiting king", "k7/8/8/8/8/8/8/KR5q b - - 0 1", "in-progress"),
    Case("the waiting king is attacked", "k7/8/8/8/8/8/8/K6q b - - 0 1", "impossible-position",
         (("fault-opposite-check", {"king": "a1", "attackers": "h1"}),)),
    Case("kings side by side", "8/8/8/8/8/8/8/Kk6 w - - 0 1", "impossible-position"),
    Case("two knights check", "k7/2N5/1N6/8/8/8/8/7K b - - 0 1", "impossible-position",
         (("fault-checkers", {"checkers": "b6 c7", "king": "a8"}),)),
    Case("three checkers", "k6R/2N5/8/8/4B3/8/8/7K b - - 0 1", "impossible-position"),
    Case("nine pawns",
         "k7/8/8/8/8/P7/PPPPPPPP/K7 w - - 0 1", "impossible-position", (("fault-many-pawns", {}),)),
    Case("crazyhouse knows nine pawns", "k7/8/8/8/8/P7/PPPPPPPP/K7[] w - - 0 1", "in-progress",
         variant="crazyhouse"),
    Case("a lone king on the hill",
         "8/8/8/8/3K4/8/8/8 w - - 0 1", "impossible-position", variant="kingofthehill"),
]  # fmt: skip


@pytest.mark.parametrize("flip", [False, True], ids=["as-given", "mirrored"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name.replace(" ", "-"))
def test_status(case: Case, flip: bool) -> None:
    board = make(case.variant, case.fen, case.moves)
    if flip:
        board = mirrored(board)
    now = status(board)
    assert now.code == case.code, now
    assert now.winner is (case.winner if case.winner is None or not flip else not case.winner)
    verify(board, now.because)
    told = {shape(fact) for fact in now.because}
    for code, squares in case.facts:
        wanted = {role: names.split() for role, names in squares.items()}
        flipped = {
            role: tuple(sorted(flip_name(name) if flip else name for name in names))
            for role, names in wanted.items()
        }
        if squares:
            assert (code, tuple(sorted(flipped.items()))) in told
        else:
            assert code in {fact.code for fact in now.because}


def test_every_fact_of_a_mate_stands_in_order() -> None:
    now = status(chess.Board("R6k/R5pp/8/8/8/8/8/6K1 b - - 0 1"))
    codes = [fact.code for fact in now.because]
    assert codes[0] == "checker"
    assert codes[-2:] == ["checker-safe", "line-not-blocked"]


def test_each_man_of_a_stalemated_side_is_told() -> None:
    board = chess.Board("5bnr/4p1pq/4Qpkr/7p/7P/4P3/PPPP1PP1/RNB1KBNR b KQ - 2 10")
    men = {
        name
        for fact in status(board).because
        if fact.code.startswith("man-")
        for name in (*fact.squares.get("from", ()), *fact.squares.get("pinned", ()))
    }
    king = board.king(chess.BLACK)
    assert men == {chess.square_name(s) for s in chess.SquareSet(board.occupied_co[chess.BLACK]) if s != king}


def test_en_passant_that_would_open_the_rank_is_told_in_stalemate() -> None:
    board = chess.Board("5B2/8/8/8/k2Pp2R/4P3/8/1R2B1K1 b - d3 0 1")
    now = status(board)
    assert now.code == "stalemate"
    passing = next(fact for fact in now.because if fact.code == "man-guarded-en-passant")
    assert dict(passing.squares) == {
        "from": ("e4",), "to": ("d3",), "captured": ("d4",), "attackers": ("h4",), "king": ("a4",),
    }  # fmt: skip


def test_variant_win_with_discovered_check_is_no_mate() -> None:
    board = make("kingofthehill", "7k/6pp/8/8/8/2K5/1B6/8 w - - 0 1", "c3d4")
    assert status(board).code == "variant-win"
    board = make("3check", "6k1/5ppp/8/8/8/8/8/R5K1 w - - 1+3 0 1", "a1a8")
    assert (status(board).code, status(board).winner) == ("variant-win", chess.WHITE)


def test_status_keeps_the_board_as_it_was() -> None:
    for variant in ("standard", "3check", "crazyhouse"):
        board = make(variant, None, "e2e4 e7e5 g1f3 b8c6 f3g1 c6b8")
        before = board.fen(), list(board.move_stack)
        status(board)
        assert (board.fen(), list(board.move_stack)) == before


@pytest.mark.parametrize("thing", [None, "e4", 5, chess.variant.AtomicBoard(), chess.variant.HordeBoard()])
def test_what_is_no_board_of_a_known_variant_is_refused(thing: Any) -> None:
    with pytest.raises(ValueError, match=r"expected a python-chess board|does not know this variant"):
        status(thing)


def test_the_table_of_codes_tells_what_is_over() -> None:
    assert [row.code for row in STATUS_CODES][:2] == ["impossible-position", "variant-win"]
    assert {
        "variant-win", "variant-draw", "checkmate", "stalemate", "dead-position", "fivefold", "seventyfive",
    } == OVER  # fmt: skip
    assert isinstance(status(chess.Board()), Status)
