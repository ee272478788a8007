"""Lesson text to safe HTML: a small Markdown subset, with HTML off."""

from __future__ import annotations

from functools import cache

from markdown_it import MarkdownIt


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("zero", {"html": False, "linkify": False})
    return parser.enable(["emphasis", "list", "escape", "newline"])


def to_html(text: str) -> str:
    """Return ``text`` as HTML paragraphs and lists.

    Bold, italic and lists are known; everything else, HTML above all, is shown
    as it was written.
    """
    return str(_parser().render(text)).strip()


def to_inline_html(text: str) -> str:
    """Return one line of ``text`` as HTML without a paragraph round it."""
    return str(_parser().renderInline(text)).strip()
