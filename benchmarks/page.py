"""From the address to the first step usable, against a Voilà page with one slider.

Run ``python -m benchmarks.page``. Nothing is in the browser's cache; floor and ours take turns.
"""

from __future__ import annotations

import time

from playwright.sync_api import Browser

from benchmarks import _serving as serving
from benchmarks._report import Row, median, show
from benchmarks._timing import Attempts

_LOADS = 9
_REFILL_SECONDS = 5
_WATCH = """ready => {
    new MutationObserver((_, watch) => {
        if (!document.querySelector(ready)) return;
        watch.disconnect();
        requestAnimationFrame(() => { window.usable = performance.now(); });
    }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def seconds(browser: Browser, address: str, ready: str) -> float:
    """Open a page with nothing cached and return how long it takes until it is usable."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    context.add_init_script(f"({_WATCH})({ready!r})")
    page = context.new_page()
    page.set_default_timeout(serving.PATIENCE)
    page.goto(address, wait_until="commit")
    taken = float(page.wait_for_function("() => window.usable").json_value()) / 1000
    page.goto("about:blank")
    context.close()
    return taken


def rows() -> list[Row]:
    """Measure the slider, the course, and the course with a page ready made."""
    slider: list[float] = []
    cold: list[float] = []
    warm: list[float] = []
    with (
        serving.bare_voila(serving.SLIDER) as floor,
        serving.course() as ours,
        serving.course(pool=1) as preheated,
        serving.browser() as browser,
    ):
        for _ in range(_LOADS):
            for times, server, query, ready in (
                (slider, floor, "", serving.SLIDER_READY),
                (cold, ours, Attempts.QUERY, serving.OURS),
                (warm, preheated, Attempts.QUERY, serving.OURS),
            ):
                # The pool is filled again after each page taken from it, and may not disturb the others.
                time.sleep(_REFILL_SECONDS)
                times.append(seconds(browser, server.address + query, ready))
    name = "a Voilà page with one slider"
    return [
        Row("page to first step usable, median", name, median(slider), median(cold), "s", 1.3),
        Row("the same, page ready made", name, median(slider), median(warm), "s", 0.7),
    ]


if __name__ == "__main__":
    show(rows())
