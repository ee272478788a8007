"""Memory of the course: placement, exam, review and the account of what is known. No words, no widgets."""

from __future__ import annotations

from chesslearn.course.memory import unfinished
from chesslearn.course.memory.account import Met, Topic, reasons, topics
from chesslearn.course.memory.bank import Bank, Exercise, make_bank
from chesslearn.course.memory.exam import PASS, QUESTIONS, Score, by_part, exam, missed_rules, passed, total
from chesslearn.course.memory.flips import Flip, FlipName
from chesslearn.course.memory.placement import MOST as MOST_PLACEMENT
from chesslearn.course.memory.placement import Placed, placed, placement
from chesslearn.course.memory.review import Review, adopt, note, note_reasons, practice, repeat, review, train
from chesslearn.course.memory.schedule import Standing, Strength, due, next_day, standing
from chesslearn.course.memory.sitting import Answer, Kind, Plan, Sitting, listed

__all__ = [
    "MOST_PLACEMENT",
    "PASS",
    "QUESTIONS",
    "Answer",
    "Bank",
    "Exercise",
    "Flip",
    "FlipName",
    "Kind",
    "Met",
    "Placed",
    "Plan",
    "Review",
    "Score",
    "Sitting",
    "Standing",
    "Strength",
    "Topic",
    "adopt",
    "by_part",
    "due",
    "exam",
    "listed",
    "make_bank",
    "missed_rules",
    "next_day",
    "note",
    "note_reasons",
    "passed",
    "placed",
    "placement",
    "practice",
    "reasons",
    "repeat",
    "review",
    "standing",
    "topics",
    "total",
    "train",
    "unfinished",
]
