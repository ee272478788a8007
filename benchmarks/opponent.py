"""How long the opponent takes to answer, by strength, and what exact endgames and retorts cost.

Run ``python -m benchmarks.opponent``. It prints; nothing is asserted. A reply
may take one second; the longest slice is how long a page is held up.
"""

from __future__ import annotations

import random
import time
from collections.abc import Generator, Iterator
from typing import TypeVar

import chess

from benchmarks._report import Row, median, p95, show
from chesslearn.opponent import STRENGTHS, tables, think
from chesslearn.opponent.bughouse import BughouseBoard
from chesslearn.opponent.refutation import refutation
from chesslearn.play.coach import remarks_in_slices
from chesslearn.play.offers import takes_draw
from chesslearn.widgets._variants import make_board

VARIANTS = ("standard", "chess960", "kingofthehill", "3check", "crazyhouse", "bughouse")
GAMES = 3
EVERY = 14
PLIES = 80
REPLY = 1000
SLICE = 50

Made = TypeVar("Made")


def boards() -> Iterator[tuple[str, chess.Board]]:
    """Yield positions from games in which men are captured now and then."""
    for variant in VARIANTS:
        for seed in range(GAMES):
            rng = random.Random(f"{variant} {seed}")
            board = BughouseBoard() if variant == "bughouse" else make_board("", variant)
            for ply in range(PLIES):
                moves = list(board.legal_moves)
                if not moves:
                    break
                if ply % EVERY == EVERY - 1:
                    yield variant, board.copy()
                taking = [move for move in moves if not move.drop and board.is_capture(move)]
                move = rng.choice(taking if taking and rng.random() < 0.2 else moves)
                if isinstance(board, BughouseBoard) and rng.random() < 0.1:
                    board.pockets[rng.random() < 0.5].add(rng.randint(chess.PAWN, chess.QUEEN))
                board.push(move)


def sliced(work: Generator[None, None, Made]) -> tuple[float, float]:
    """Run some work to its end; return milliseconds in all and of the longest slice.

    Slices are counted in processor time: other programs do not lengthen them.
    """
    began, last = time.perf_counter(), time.process_time()
    longest = 0.0
    while True:
        try:
            next(work)
            ended = False
        except StopIteration:
            ended = True
        now = time.process_time()
        longest, last = max(longest, now - last), now
        if ended:
            return 1e3 * (time.perf_counter() - began), 1e3 * longest


def replies() -> list[Row]:
    """Measure replies in positions of every variant."""
    positions = list(boards())
    found = []
    for own in STRENGTHS:
        times, slices = zip(*(sliced(think(board, own.level)) for _, board in positions), strict=True)
        what = f"reply of strength {own.level}"
        found.append(Row(f"{what}, median of {len(times)}", "", None, median(times), "ms", None))
        found.append(Row(f"{what}, longest", "", None, max(times), "ms", REPLY))
        found.append(Row(f"{what}, p95 of the longest slice", "", None, p95(slices), "ms", SLICE))
    return found


def retorts() -> list[Row]:
    """Measure retorts in the same positions."""
    times = []
    for _, board in boards():
        began = time.perf_counter()
        refutation(board)
        times.append(1e3 * (time.perf_counter() - began))
    return [
        Row("retort, median", "", None, median(times), "ms", None),
        Row("retort, longest", "", None, max(times), "ms", REPLY),
    ]


def looks() -> list[Row]:
    """Measure what the coach takes for a move, and what a draw offer takes, in the same positions."""
    told, slices, offers = [], [], []
    for variant, board in boards():
        if variant == "standard":
            for move in list(board.legal_moves)[:10]:
                total, longest = sliced(remarks_in_slices(board, move))
                told.append(total)
                slices.append(longest)
        began = time.perf_counter()
        takes_draw(board, board.turn)
        offers.append(1e3 * (time.perf_counter() - began))
    return [
        Row("what the coach says of a move, median", "", None, median(told), "ms", None),
        Row("what the coach says of a move, p95 of the longest slice", "", None, p95(slices), "ms", SLICE),
        Row("a draw offer answered, longest", "", None, max(offers), "ms", REPLY),
    ]


def endgames() -> list[Row]:
    """Measure how long tables take to make."""
    found = []
    for name in ("KQK", "KRK", "KBBK", "KRRK"):
        total, longest = sliced(tables.steps(name))
        found.append(Row(f"table {name}", "", None, total / 1e3, "s", None))
        found.append(Row(f"table {name}, longest slice", "", None, longest, "ms", None))
    return found


def rows() -> list[Row]:
    """Measure everything."""
    return [*replies(), *retorts(), *looks(), *endgames()]


if __name__ == "__main__":
    show(rows())
