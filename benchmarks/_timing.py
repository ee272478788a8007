"""How long an answer takes, measured inside the page: from the key to the picture."""

from __future__ import annotations

from typing import Literal

from playwright.sync_api import Page

SPACING = 300
"""Milliseconds between two tries; back to back the network holds the second one back."""

_ARM = """([root, attribute, event]) => {
    const watched = document.querySelector(root);
    window.timing = null;
    let start = 0;
    window.addEventListener(event, () => { start ||= performance.now(); }, { capture: true, once: true });
    const painted = new MessageChannel();
    const watch = new MutationObserver(() => {
        watch.disconnect();
        requestAnimationFrame(() => painted.port2.postMessage(0));
    });
    painted.port1.onmessage = () => { window.timing = performance.now() - start; };
    watch.observe(watched, { attributes: true, attributeFilter: [attribute] });
}"""


class Stopwatch:
    """Measures on one page from an event until ``attribute`` of ``root`` has changed and is painted."""

    def __init__(self, page: Page, root: str, attribute: str, event: Literal["keydown", "click"]) -> None:
        self.page = page
        self.times: list[float] = []
        self._arguments = [root, attribute, event]

    def time(self, key: str) -> float:
        """Press a key and return the milliseconds until the answer is painted."""
        self.page.bring_to_front()
        self.page.evaluate(_ARM, self._arguments)
        self.page.keyboard.press(key)
        taken = float(self.page.wait_for_function("() => window.timing").json_value())
        self.times.append(taken)
        self.page.wait_for_timeout(SPACING)
        return taken


class Attempts:
    """A rook step on which the same impossible move is tried again and again."""

    QUERY = "?lesson=rook&step=no-jump"

    def __init__(self, page: Page) -> None:
        self.watch = Stopwatch(page, "[data-ready]", "data-revision", "keydown")

    def one(self) -> None:
        """Try the rook as a knight, and note how long the answer takes."""
        page = self.watch.page
        page.bring_to_front()
        page.locator('[data-square="e1"]').focus()
        page.keyboard.press("Enter")
        page.locator('[data-square="f3"]').focus()
        self.watch.time("Enter")


class Echoes:
    """The bare widget that only answers."""

    def __init__(self, page: Page) -> None:
        self.watch = Stopwatch(page, "output[data-revision]", "data-revision", "keydown")

    def one(self) -> None:
        """Ask once, and note how long the answer takes."""
        self.watch.page.locator("#ask").focus()
        self.watch.time("Enter")
