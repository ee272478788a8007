"""What is worth telling about a legal move, in words."""

from __future__ import annotations

from chesslearn.i18n import Translator
from chesslearn.rules.articles import article
from chesslearn.rules.types import Note
from chesslearn.words.judge.case import Case, say
from chesslearn.words.judge.note_texts import WRITERS
from chesslearn.words.judge.phrases import Voice
from chesslearn.words.said import Said


def note(t: Translator, note: Note, *, voice: Voice = "you") -> Said:
    """Return one note in words."""
    return say(Case(t, note, voice), WRITERS, article(note.rule))
