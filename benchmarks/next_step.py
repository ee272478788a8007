"""From the button to the next step painted, inside the app.

Run ``python -m benchmarks.next_step``.
"""

from __future__ import annotations

from benchmarks import _serving as serving
from benchmarks._report import Row, median, p95, show
from benchmarks._timing import Stopwatch
from chesslearn.course import load_course
from chesslearn.i18n import translator
from chesslearn.words.interface import strings

_LESSONS = ("board", "rook", "bishop")
_MOST = 100


def rows() -> list[Row]:
    """Skip through the steps of some lessons."""
    skip = strings(translator("en"))["button.skip"]
    times: list[float] = []
    with serving.course() as ours, serving.browser() as browser:
        for name in _LESSONS:
            page = serving.open_page(browser, f"{ours.address}?lesson={name}&step=1&lang=en", serving.OURS)
            watch = Stopwatch(page, serving.OURS, "data-step", "keydown")
            for _ in load_course().lesson(name).steps[1:]:
                page.get_by_role("button", name=skip, exact=True).focus()
                watch.time("Enter")
            times += watch.times
    name = "one frame and one round trip"
    return [
        Row("next step inside the app, p95", name, None, p95(times), "ms", _MOST),
        Row("next step inside the app, median", name, None, median(times), "ms", _MOST),
    ]


if __name__ == "__main__":
    show(rows())
