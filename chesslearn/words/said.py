"""What is said about one code."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import attrs

from chesslearn.course.outcomes import Outcome
from chesslearn.i18n import Translator, polish

Answer = tuple[str, str]
"""A headline and the text under it, before their placeholders are filled."""

Writer = Callable[[Translator, Outcome], Answer]
"""Writes the answer to outcomes of one code."""


@attrs.frozen
class Said:
    """A headline of a few words, one to three sentences, and the article they rest on.

    ``article`` is a label such as "FIDE Laws, art. 3.8.2", or "" when there is none.
    """

    headline: str
    text: str = ""
    article: str = ""


def fill(t: Translator, template: str, values: Mapping[str, object] | None = None) -> str:
    """Return ``template`` with its placeholders filled and its spaces polished."""
    return polish(template.format_map(values or {}), t.language)


_GUIDELINES = "Guidelines "


def article(t: Translator, number: str) -> str:
    """Return the label of an article (``"3.8.2"``) or a guideline of the FIDE Laws, or "" for none."""
    if number.startswith(_GUIDELINES):
        number = number.removeprefix(_GUIDELINES)
        return fill(t, t.gettext("FIDE Laws, Guidelines {number}"), {"number": number})
    if not number:
        return ""
    return fill(t, t.gettext("FIDE Laws, art. {number}"), {"number": number})
