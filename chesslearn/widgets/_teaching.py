"""Where the course teaches a rule: the sentence behind "Show me the rule"."""

from __future__ import annotations

from functools import cache

from chesslearn.course import load_course
from chesslearn.i18n import Translator


@cache
def _taught() -> dict[str, tuple[str, str]]:
    """Return for each rule id the context and the ``done`` text of the first step that teaches it."""
    taught: dict[str, tuple[str, str]] = {}
    for lesson in load_course().outlines.values():
        for step in lesson.steps:
            for rule in step.rules if step.done else ():
                taught.setdefault(rule, (f"{lesson.id}/{step.id}", step.done))
    return taught


def rule_text(rule: str, t: Translator) -> str:
    """Return the sentence in which the course sums up ``rule``; "" when no lesson teaches it yet."""
    if rule not in _taught():
        return ""
    context, text = _taught()[rule]
    return t.polished(context, text)
