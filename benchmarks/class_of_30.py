"""Thirty learners at once, against one: from an attempt to the painted answer.

Run ``python -m benchmarks.class_of_30``. One of them has a browser and is
measured; the others hold a kernel each and try something every two seconds.
"""

from __future__ import annotations

from benchmarks import _serving as serving
from benchmarks._class import at_work
from benchmarks._report import Row, median, p95, show
from benchmarks._timing import Attempts

_LEARNERS = 30
_TRIES = 40
_WARM_UP = 5


def rows() -> list[Row]:
    """Measure one learner alone, and then the same one among thirty."""
    with serving.course() as ours, serving.browser() as browser:
        attempts = Attempts(serving.open_page(browser, ours.address + Attempts.QUERY, serving.OURS))
        for _ in range(_WARM_UP + _TRIES):
            attempts.one()
        with at_work(ours, _LEARNERS - 1):
            for _ in range(_TRIES):
                attempts.one()
    alone, among = attempts.watch.times[_WARM_UP:-_TRIES], attempts.watch.times[-_TRIES:]
    return [
        Row("attempt among 30 learners, p95", "one learner", p95(alone), p95(among), "ms", 3),
        Row("attempt among 30 learners, median", "one learner", median(alone), median(among), "ms", 3),
    ]


if __name__ == "__main__":
    show(rows())
