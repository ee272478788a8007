"""The judge: pure functions over python-chess boards that answer in codes, never in prose."""

from ._boards import Kind, Side, captured_square, letter, letters, names, san_of, side_name
from .articles import article
from .claims import claim_draw
from .codes import NOTES, REASONS, Code
from .explain import explain
from .facts import BELIEFS, CLAIM_KINDS, FACT_CODES, STATUS_CODES, FactCode, StatusCode
from .flag import flag_fall
from .status import status
from .types import Claim, Fact, FlagResult, Note, Reason, Status, Verdict, WhyNot
from .why_not import why_not

__all__ = [
    "BELIEFS",
    "CLAIM_KINDS",
    "FACT_CODES",
    "NOTES",
    "REASONS",
    "STATUS_CODES",
    "Claim",
    "Code",
    "Fact",
    "FactCode",
    "FlagResult",
    "Kind",
    "Note",
    "Reason",
    "Side",
    "Status",
    "StatusCode",
    "Verdict",
    "WhyNot",
    "article",
    "captured_square",
    "claim_draw",
    "explain",
    "flag_fall",
    "letter",
    "letters",
    "names",
    "san_of",
    "side_name",
    "status",
    "why_not",
]
