"""Why a move is not possible, in words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from chesslearn.i18n import Translator
from chesslearn.rules.articles import article
from chesslearn.rules.types import Reason, Verdict
from chesslearn.words.judge import castling, king_safety, pawn_moves, plain_moves
from chesslearn.words.judge.case import Case, Writer, say
from chesslearn.words.judge.phrases import Voice
from chesslearn.words.said import Said

WRITERS: Mapping[str, Writer] = MappingProxyType(
    plain_moves.WRITERS | pawn_moves.WRITERS | castling.WRITERS | king_safety.WRITERS
)
"""The writer of each reason code."""


def reason(t: Translator, reason: Reason, *, voice: Voice = "you") -> Said:
    """Return one reason in words.

    ``voice="colours"`` names the sides ("the white king") where one person
    plays both; otherwise the reader's men are "yours".
    """
    return say(Case(t, reason, voice), WRITERS, article(reason.rule))


def verdict(t: Translator, verdict: Verdict, *, voice: Voice = "you") -> list[Said]:
    """Return every reason of an illegal move in words, the first one first; empty for a legal move."""
    return [reason(t, found, voice=voice) for found in verdict.reasons]
