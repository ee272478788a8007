"""The judge: pure functions over python-chess boards that answer in codes, never in prose."""

from .articles import article
from .codes import NOTES, REASONS, Code
from .explain import explain
from .types import Claim, Fact, FlagResult, Note, Reason, Status, Verdict, WhyNot

__all__ = [
    "NOTES",
    "REASONS",
    "Claim",
    "Code",
    "Fact",
    "FlagResult",
    "Note",
    "Reason",
    "Status",
    "Verdict",
    "WhyNot",
    "article",
    "explain",
]
