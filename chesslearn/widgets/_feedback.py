"""The judge's and the tasks' answers as the page shows them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import attrs
import chess

from chesslearn import words
from chesslearn.i18n import Translator, polish
from chesslearn.rules import Fact, Verdict
from chesslearn.widgets._markdown import to_html
from chesslearn.widgets._teaching import rule_text
from chesslearn.widgets.state.board import Arrow, Mark
from chesslearn.widgets.state.parts import Feedback, Tone
from chesslearn.words.drawing import Drawing
from chesslearn.words.judge.phrases import Voice
from chesslearn.words.moves import MoveTextError
from chesslearn.words.said import Said

MOST_FACTS: Final = 6
"""How many facts of the judge an answer tells, or draws."""


def said(answer: Said, tone: Tone, t: Translator, more: list[str] | None = None) -> Feedback:
    """Return words of the catalogs as feedback."""
    return Feedback(
        tone=tone,
        title=polish(answer.headline, t.language),
        text_html=to_html(polish(answer.text, t.language)),
        article=polish(answer.article, t.language),
        more=more or [],
    )


def refusal(verdict: Verdict, t: Translator, voice: Voice = "you") -> Feedback:
    """Return the reasons of an illegal move: the first in full, the others below it."""
    first, *others = words.verdict(t, verdict, voice=voice)
    feedback = said(first, "refusal", t, [polish(other.text, t.language) for other in others])
    return attrs.evolve(feedback, rule=rule_text(verdict.reasons[0].rule, t))


def from_verdict(verdict: Verdict, before: chess.Board, after: chess.Board, t: Translator) -> Feedback:
    """Return the answer to a move on a free board."""
    if not verdict.legal:
        return refusal(verdict, t, "colours")
    return said(words.move_made(t, verdict, before, after), "good", t)


def from_text_error(error: MoveTextError, t: Translator) -> Feedback:
    """Return what is said of a typed move that cannot be read."""
    return said(words.move_text_error(t, error), "refusal", t)


def drawing(verdict: Verdict) -> Drawing:
    """Return the drawing of the first reason of an illegal move."""
    return words.drawing.draw(verdict.reasons[0])


def marks(drawn: Drawing) -> list[Mark]:
    """Return the marks of a drawing as the protocol has them."""
    return [Mark(mark.square, mark.kind) for mark in drawn.marks]


def arrows(drawn: Drawing) -> list[Arrow]:
    """Return the arrows of a drawing as the protocol has them."""
    return [Arrow(arrow.from_, arrow.to, arrow.kind) for arrow in drawn.arrows]


def shown(facts: Iterable[Fact]) -> tuple[list[Mark], list[Arrow]]:
    """Return what several facts point at on one board, nothing of it twice."""
    return together(words.drawing.draw(fact) for fact in facts)


def together(drawings: Iterable[Drawing]) -> tuple[list[Mark], list[Arrow]]:
    """Return several drawings on one board, no square marked twice and no arrow drawn twice."""
    found: dict[str, Mark] = {}
    drawn: dict[tuple[str, str], Arrow] = {}
    for one in drawings:
        for mark in marks(one):
            found.setdefault(mark.square, mark)
        for arrow in arrows(one):
            drawn.setdefault((arrow.from_square, arrow.to_square), arrow)
    return list(found.values()), list(drawn.values())
