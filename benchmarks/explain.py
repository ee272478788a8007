"""How long `explain` takes, as a ratio to python-chess listing the legal moves of the same position.

Run with ``python benchmarks/explain.py``. It prints; nothing is asserted.
"""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import chess
import chess.variant

from chesslearn.rules import explain

CASES = Path(__file__).parent.parent / "tests" / "data" / "cases.jsonl"
MIDDLEGAME = "r2q1rk1/pp1bbppp/2n1pn2/3p4/3P1B2/2NBPN2/PP3PPP/R2Q1RK1 w - - 4 10"
ROUNDS = 30


def seconds(action: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Return the least processor time one call takes: other programs do not count."""
    best = float("inf")
    for _ in range(rounds):
        start = time.process_time()
        action()
        best = min(best, time.process_time() - start)
    return best


def positions() -> Iterator[tuple[chess.Board, str]]:
    """Yield board and attempt of every case that attempts a move."""
    for line in CASES.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        uci = case["attempt"].get("uci")
        if not (uci and case["judge_scope"]):
            continue
        if case["variant"] in ("standard", "chess960"):
            board = chess.Board(case["fen"], chess960=case["variant"] == "chess960")
        else:
            board = chess.variant.find_variant(case["variant"])(case["fen"])
        for move in case["moves"]:
            board.push_uci(move)
        yield board, uci


def _list(board: chess.Board) -> list[chess.Move]:
    return list(board.legal_moves)


def over_cases() -> None:
    """Print the ratios over all cases: an attempt against a listing."""
    ratios = []
    for board, uci in positions():
        listing = seconds(partial(_list, board))
        ratios.append((seconds(partial(explain, board, uci)) / listing, uci))
    ratios.sort()
    values = [ratio for ratio, _ in ratios]
    p95 = values[int(0.95 * (len(values) - 1))]
    print(
        f"cases: {len(values)} attempts, median {statistics.median(values):.1f} x (budget 5), "
        f"p95 {p95:.1f} x (budget 20), most {values[-1]:.1f} x"
    )


def over_pairs(name: str, board: chess.Board) -> None:
    """Print the ratio over all pairs of squares of one position: a pair against a listing."""
    pairs = [chess.Move(start, end) for start in chess.SQUARES for end in chess.SQUARES if start != end]

    def judge_all() -> None:
        for move in pairs:
            explain(board, move)

    def judge_slowest() -> float:
        return max(seconds(partial(explain, board, move), 3) for move in pairs)

    listing = seconds(partial(_list, board))
    whole = seconds(judge_all, 3) / len(pairs)
    print(
        f"{name}: {len(pairs)} pairs, {whole / listing:.2f} x a pair (budget 1), "
        f"{1e6 * whole:.1f} us against {1e6 * listing:.1f} us, slowest pair {judge_slowest() / listing:.1f} x"
    )


def long_game(plies: int) -> chess.Board:
    """Return a long game, still going on, in which kings and rooks have moved early."""
    rng, board = random.Random(5), chess.Board()
    for uci in (
        "e2e4",
        "e7e5",
        "e1e2",
        "e8e7",
        "e2e1",
        "e7e8",
        "h2h4",
        "h7h5",
        "h1h2",
        "h8h7",
        "h2h1",
        "h7h8",
    ):
        board.push_uci(uci)
    while len(board.move_stack) < plies:
        moves = [
            move for move in board.legal_moves if not board.is_capture(move) and not board.gives_check(move)
        ]
        home = [move for move in moves if move.from_square not in (chess.E1, chess.E8, chess.H1, chess.H8)]
        pawns = [move for move in home if board.is_zeroing(move)]
        quiet = [move for move in home if not board.is_zeroing(move)]
        board.push(rng.choice((pawns if board.halfmove_clock > 90 and pawns else quiet) or home or moves))
    return board


def main() -> int:
    """Print all figures."""
    over_cases()
    over_pairs("middlegame", chess.Board(MIDDLEGAME))
    over_pairs("long game of 500 moves", long_game(1000))
    return 0


if __name__ == "__main__":
    sys.exit(main())
