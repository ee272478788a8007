"""How long `status` takes, as a ratio to python-chess listing the legal moves of the same position.

Run ``python benchmarks/status.py``. Prints ratios over the cases of the tests and
over random games of each variant, with the slowest position of each.
"""

from __future__ import annotations

import json
import random
import statistics
import time
from collections.abc import Callable, Iterable
from pathlib import Path

import chess
import chess.variant

from chesslearn.rules import status

CASES = Path(__file__).parent.parent / "tests" / "data" / "cases.jsonl"
ROUNDS = 7


def board_of(variant: str, fen: str) -> chess.Board:
    """Return the board of a variant from a FEN."""
    if variant in ("standard", "chess960"):
        return chess.Board(fen, chess960=variant == "chess960")
    return chess.variant.find_variant(variant)(fen)


def best(ask: Callable[[], object]) -> float:
    """Return the shortest of a few runs, in microseconds."""
    found = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        ask()
        found.append(time.perf_counter() - start)
    return min(found) * 1e6


def case_boards() -> Iterable[chess.Board]:
    """Yield the boards of all cases after their moves."""
    for line in CASES.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        if row["judge_scope"]:
            board = board_of(row["variant"], row["fen"])
            for uci in row["moves"]:
                board.push_uci(uci)
            yield board


def game_boards(variant: str) -> Iterable[chess.Board]:
    """Yield every fifth position of a few random games, with their history."""
    rng = random.Random(variant)
    for _ in range(4):
        board = chess.Board() if variant == "standard" else chess.variant.find_variant(variant)()
        for ply in range(160):
            moves = [] if board.is_variant_end() else list(board.legal_moves)
            if not moves:
                break
            if ply % 5 == 0:
                yield board.copy()
            board.push(rng.choice(moves))


def report(name: str, boards: Iterable[chess.Board]) -> None:
    """Print median, 95th percentile and the slowest ratio of some boards."""
    found = []
    for board in boards:
        floor = best(lambda board=board: list(board.legal_moves))  # type: ignore[misc]
        cost = best(lambda board=board: status(board))  # type: ignore[misc]
        found.append((cost / floor, cost, board.fen()))
    ratios = sorted(ratio for ratio, _, _ in found)
    ratio, cost, fen = max(found)
    print(
        f"{name:15} n={len(found):4}  median {statistics.median(ratios):5.1f} x  "
        f"p95 {ratios[int(len(ratios) * 0.95)]:5.1f} x  slowest {ratio:5.1f} x = {cost:.0f} µs  {fen}"
    )


def main() -> None:
    """Print one line for the cases and one for each variant."""
    report("cases", case_boards())
    for variant in ("standard", "kingofthehill", "3check", "crazyhouse"):
        report(variant, game_boards(variant))


if __name__ == "__main__":
    main()
