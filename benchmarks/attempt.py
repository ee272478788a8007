"""From an attempt to the painted answer, against a bare anywidget echo through Voilà.

Run ``python -m benchmarks.attempt``. Floor and ours take turns.
"""

from __future__ import annotations

from benchmarks import _serving as serving
from benchmarks._report import Row, median, p95, show
from benchmarks._timing import Attempts, Echoes

_TRIES = 60
_WARM_UP = 5


def rows() -> list[Row]:
    """Measure both pages in one run."""
    with serving.course() as ours, serving.bare_voila(serving.ECHO) as floor, serving.browser() as browser:
        attempts = Attempts(serving.open_page(browser, ours.address + Attempts.QUERY, serving.OURS))
        echoes = Echoes(serving.open_page(browser, floor.address, serving.ECHO_READY))
        for _ in range(_WARM_UP + _TRIES):
            echoes.one()
            attempts.one()
    asked, tried = echoes.watch.times[_WARM_UP:], attempts.watch.times[_WARM_UP:]
    floor_name = "a bare anywidget echo through Voilà"
    return [
        Row("attempt to painted answer, p95", floor_name, p95(asked), p95(tried), "ms", 1.5),
        Row("attempt to painted answer, median", floor_name, median(asked), median(tried), "ms", 1.5),
    ]


if __name__ == "__main__":
    show(rows())
