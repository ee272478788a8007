"""Measure every budget and print one table: ``python -m benchmarks``, or ``make bench``.

``--write`` puts the table into ``docs/performance.md`` with the date and the
machine. It takes about five minutes and both cores; nothing is asserted.
"""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime
from importlib.metadata import version

import psutil

from benchmarks import attempt, bundle, class_of_30, judge, memory, next_step, opponent, page
from benchmarks._report import Row, table
from benchmarks._serving import ROOT

PAGE = ROOT / "docs" / "performance.md"
_BENCHMARKS = (attempt, judge, page, memory, class_of_30, bundle, next_step, opponent)
_PACKAGES = ("voila", "anywidget", "ipywidgets", "ipykernel", "chess")
_HEAD = """# Performance

What the course costs, each figure against the least that could be had, measured in one run in which
floor and ours take turns. `make bench` prints this table, `make bench ARGS=--write` writes this page.
Ratios say more than times: they change little from machine to machine. No test depends on them.

{table}

Measured on {date}, {machine}, Python {python}, {packages}.

The machine's load was {load}. Where that is more than its cores, other programs took part, and the
figures in seconds and milliseconds, p95 above all, say little: measure again on a quiet machine.

## Over budget, and near it

- **Bundle**, over: chessground's 15.7 kB are in it, and Preact's 4 kB. The rest is one lesson step with
  every task, the home page and their styles in three themes; the pages beside the lessons travel apart. To
  get below it, home or steps themselves would have to come later, and the first thing that a learner sees
  with them.
- **Memory**, near: what is left are the classes of the records, the catalogs of one language and the parser
  of lesson texts; lessons, pages, opponent and printing are loaded by whoever needs them.
- **Attempt, p95**, near: what was tried stays marked until the answer comes. Were the mark taken away at
  once, the browser would paint a picture for it, and one answer in twenty would come a frame later.

## How it is measured

- **Attempt**: in Chromium, from the key that makes the move until the answer is painted; one try every
  0.3 s, because back to back the websocket holds the second one back. The floor is a widget of ten lines
  that sends a message and shows a number.
- **Page**: from the address until the app says that it is usable, with an empty cache. The floor is one
  slider in Voilà's own template; "ready made" is a page from the pool of `chesslearn serve`.
- **Memory**: PSS of the kernel after ten tries, so that what all kernels share is counted once.
- **Thirty learners**: one in a browser is measured, twenty-nine more hold a kernel each and try something
  every two seconds.
- **Judge**: the least of several runs over the cases of `tests/data/cases.jsonl`.
- **Opponent**: replies and retorts in positions of every kind of chess. A reply may take a second; the
  longest slice, in processor time, is how long a page is held up meanwhile. Tables are made when needed.
- **Bundle**: script and styles, each packed by gzip; the floor is chessground with its pieces, bundled alone.
"""


def text(rows: list[Row], load: str) -> str:
    """Return the page with these figures, and with the load under which they were found."""
    memory_size = psutil.virtual_memory().total / 2**30
    return _HEAD.format(
        table=table(rows),
        load=load,
        date=datetime.now(tz=UTC).date().isoformat(),
        machine=f"{psutil.cpu_count()} cores, {memory_size:.0f} GB, {platform.system()} {platform.machine()}",
        python=platform.python_version(),
        packages=", ".join(f"{name} {version(name)}" for name in _PACKAGES),
    )


def main(arguments: list[str]) -> int:
    """Measure, print and, when asked, write."""
    rows: list[Row] = []
    before = os.getloadavg()[0]
    for benchmark in _BENCHMARKS:
        print(f"measuring {benchmark.__name__.rpartition('.')[2]} ...", file=sys.stderr, flush=True)
        rows += benchmark.rows()
    load = f"{before:.1f} before and {os.getloadavg()[0]:.1f} after"
    print(table(rows), f"Load: {load}", sep="\n")
    if "--write" in arguments:
        PAGE.write_text(text(rows, load), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
