"""The judge, against python-chess listing the legal moves: the figures of ``explain.py`` and ``status.py``.

Run ``python -m benchmarks.judge``.
"""

from __future__ import annotations

import re
import subprocess
import sys

from benchmarks._report import Row, show
from benchmarks._serving import ROOT

_FLOOR = "listing the legal moves"
_CASES = re.compile(r"^cases\b.*?median +([\d.]+) x.*?p95 +([\d.]+) x", re.MULTILINE)


def rows() -> list[Row]:
    """Run both scripts and take their figures over the cases."""
    explain, status = _over_cases("explain"), _over_cases("status")
    return [
        Row("`explain` of one move, median", _FLOOR, 1, explain[0], "x", 5),
        Row("`explain` of one move, p95", _FLOOR, 1, explain[1], "x", 20),
        Row("`status` of a position, median", _FLOOR, 1, status[0], "x", None),
        Row("`status` of a position, p95", _FLOOR, 1, status[1], "x", None),
    ]


def _over_cases(name: str) -> tuple[float, float]:
    command = [sys.executable, str(ROOT / "benchmarks" / f"{name}.py")]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = _CASES.search(said)
    if not found:
        raise RuntimeError(f"{name}.py told nothing of the cases:\n{said}")
    return float(found[1]), float(found[2])


if __name__ == "__main__":
    show(rows())
