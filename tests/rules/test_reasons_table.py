"""The table of codes against the contract, the inventory of rules and the judge."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from chesslearn.rules import NOTES, REASONS, article
from chesslearn.rules.articles import ARTICLES
from chesslearn.rules.codes import Code

CONTRACT_REASONS = [
    "game-over",
    "pass",
    "no-piece",
    "not-your-turn",
    "own-piece",
    "captures-king",
    "wrong-way",
    "path-blocked",
    "pawn-backward",
    "pawn-blocked",
    "pawn-double-not-home",
    "pawn-double-blocked",
    "pawn-diagonal-empty",
    "pawn-wrong-way",
    "ep-expired",
    "ep-not-double-step",
    "ep-no-right",
    "ep-wrong-rank",
    "ep-not-a-pawn",
    "ep-exposes-king",
    "promotion-missing",
    "promotion-bad-piece",
    "promotion-not-last-rank",
    "castling-king-moved",
    "castling-rook-moved",
    "castling-rook-captured",
    "castling-rook-dropped",
    "castling-no-rook",
    "castling-no-right",
    "castling-blocked",
    "castling-in-check",
    "castling-through-check",
    "castling-into-check",
    "castling-too-far",
    "king-takes-protected",
    "king-next-to-king",
    "king-along-line",
    "king-into-attack",
    "pinned",
    "double-check",
    "check-unanswered",
    "exposes-king",
    "drop-not-in-pocket",
    "drop-occupied",
    "drop-pawn-rank",
    "drop-not-here",
]
CONTRACT_NOTES = [
    "ep",
    "ep-along-pin",
    "castling-rook-attacked",
    "castling-rook-crosses-attack",
    "castling-gives-check",
    "castling-after-block",
    "castling-960-king-stays",
    "castling-960-rook-stays",
    "castling-960-swap",
    "king-step-not-castling",
    "moves-along-pin",
    "pinned-man-gives-check",
    "king-takes-unprotected",
    "line-shut",
    "knight-jumps",
    "capture-declined",
    "extra-queen",
    "extra-piece",
    "underpromotion",
    "discovered-check",
    "double-check",
    "mates",
    "stalemates",
    "leaves-dead-position",
    "reaches-hill",
    "third-check",
    "check-counts-once",
    "drop-blocks-check",
    "drop-mates",
    "pawn-dropped-may-double-step",
    "captures-promoted-becomes-pawn",
    "relative-pin",
]
ROWS = [*REASONS.values(), *NOTES.values()]
SOURCES = Path(str(files("chesslearn"))) / "rules"


def test_the_table_holds_the_contract() -> None:
    assert set(CONTRACT_REASONS) <= set(REASONS)
    assert set(CONTRACT_NOTES) <= set(NOTES)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.kind}-{row.code}")
def test_a_row_is_whole(row: Code) -> None:
    assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", row.code)
    assert row.when.endswith(".")
    assert len(set(row.roles)) == len(row.roles)
    assert len(set(row.params)) == len(row.params)
    assert row.article == article(row.rule)


@pytest.mark.parametrize("number", ARTICLES.values())
def test_articles_look_like_articles(number: str) -> None:
    assert re.fullmatch(r"(Guidelines II\.)?\d+(\.\d+)*", number)


def test_article_numbers_stand_in_tables_only() -> None:
    # Docstrings may name an article; of the strings that the program uses only those of the two tables do.
    for path in SOURCES.rglob("*.py"):
        if path.name not in ("articles.py", "facts.py"):
            assert not re.search(r'"\d+\.\d+\.\d+', path.read_text(encoding="utf-8")), path.name


def test_every_code_is_made_somewhere() -> None:
    text = "".join(
        path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py") if path.name != "codes.py"
    )
    assert [row.code for row in ROWS if f'"{row.code}"' not in text] == []
