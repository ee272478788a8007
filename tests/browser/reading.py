"""What a page says to eyes and ears, and whether it all comes from the catalogs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from buildtools import catalogs
from buildtools.extraction import messages
from chesslearn.i18n import LANGUAGES
from tests.browser.learner import Learner
from tests.words.strange import NAMES

SAID = """() => {
    const said = [document.title];
    const names = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title",
        "placeholder", "alt"];
    const root = document.querySelector("[data-ready]");
    for (const each of [root, ...root.querySelectorAll("*")]) {
        if (each.closest("[hidden], template, script, style")) continue;
        for (const name of names) if (each.hasAttribute(name)) said.push(each.getAttribute(name));
        if (each.closest("textarea, coords")) continue;
        for (const node of each.childNodes) if (node.nodeType === 3) said.push(node.nodeValue);
    }
    return [...new Set(said.map(text => text.replace(/\\s+/g, " ").trim()))].filter(text => text);
}"""
TOO_WIDE = """() => {
    const root = document.querySelector("[data-ready]");
    const found = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
    for (const each of root.querySelectorAll("button, a, label, h1, h2, h3, th, td, summary, select")) {
        const box = each.getBoundingClientRect();
        if (!box.width || each.closest(".cl-hidden, [hidden], .cl-skip")) continue;
        if (getComputedStyle(each).position === "absolute" && box.width <= 1) continue;
        if (box.right > innerWidth + 1 || box.left < -1) found.push(`${each.innerText}: outside the page`);
        else if (each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0
            && getComputedStyle(each).overflowX !== "visible" && each.tagName !== "SELECT")
            found.push(`${each.innerText}: cut off`);
    }
    return found;
}"""

_FIELD = re.compile(r"\{[^{}]*\}")
_MARKUP = re.compile(r"\*\*|(?<!\w)\*|\*(?!\w)|^- ", re.MULTILINE)
_FEWEST = 3


def said(learner: Learner) -> list[str]:
    """Return every text and every label of the page, each once."""
    return list(learner.page.evaluate(SAID))


def too_wide(learner: Learner) -> list[str]:
    """Return what does not fit on the page."""
    return list(learner.page.evaluate(TOO_WIDE))


def _plain(text: str) -> str:
    return " ".join(_MARKUP.sub("", text.replace("\u00a0", " ")).split())


class Dictionary:
    """All that the catalogs of a language can say."""

    def __init__(self, language: str) -> None:
        texts = set(_messages(language))
        self._whole = "\n".join(sorted(texts))
        self._patterns = [
            re.compile(".+?".join(map(re.escape, _FIELD.split(text))))
            for text in sorted(texts)
            if _FIELD.search(text) and len(re.findall(r"[^\W\d_]", _FIELD.sub("", text))) >= _FEWEST
        ]

    def knows(self, text: str) -> bool:
        """Return whether the catalogs hold the text: whole, by its sentences, or by their parts."""
        return self._knows(_plain(text), [r"(?<=[.!?:;]) ", r"(?<=,) | · "])

    def _knows(self, text: str, cuts: list[str]) -> bool:
        text = text.strip(" ·,()")
        if (
            text in self._whole
            or text.rstrip(".:") in self._whole
            or any(pattern.search(text) for pattern in self._patterns)
            or not re.search(r"[^\W\d_]{3}", text)
            or text in NAMES
        ):
            return True
        if not cuts:
            return False
        parts = re.split(cuts[0], text)
        return (len(parts) > 1 or len(cuts) > 1) and all(self._knows(part, cuts[1:]) for part in parts)


def _messages(language: str) -> Iterator[str]:
    folder = catalogs.locales() / language
    for path in folder.rglob("*.po"):
        for message in messages(catalogs.read(path, language)):
            strings = (message.string,) if isinstance(message.string, str) else message.string
            yield from map(_plain, filter(None, strings))
    yield from LANGUAGES.values()
    yield "chesslearn"


@cache
def dictionary(language: str) -> Dictionary:
    """Return all that the catalogs of a language can say."""
    return Dictionary(language)
