"""The gallery: one exhibit for each answer of the judge, each with the answer it is there for."""

from __future__ import annotations

import re
from collections import Counter

import chess
import pytest

from chesslearn.gallery import CHAPTERS, Chapter, Exhibit, all_exhibits, chapter, plate, records
from chesslearn.i18n import LANGUAGES, translator
from chesslearn.rules import (
    BELIEFS,
    CLAIM_KINDS,
    FACT_CODES,
    NOTES,
    REASONS,
    STATUS_CODES,
    Note,
    Reason,
    claim_draw,
    explain,
    flag_fall,
    status,
    why_not,
)
from tests.rules.boards import flip_move, mirrored
from tests.rules.verdicts import same_seen_from_the_other_side

EXHIBITS = all_exhibits()
CODES = {
    "reason": set(REASONS),
    "note": set(NOTES),
    # No kind of chess that we teach is drawn by a rule of its own.
    "status": {row.code for row in STATUS_CODES} - {"variant-draw"},
    "belief": set(BELIEFS),
    "claim": set(CLAIM_KINDS),
    "flag": {"lost", "drawn"},
}
# What the bounded searches say in positions too large for a picture that teaches something.
FACTS_WITHOUT_EXHIBIT = {"shut-out", "not-decided"}


def named(exhibit: Exhibit) -> str:
    return f"{exhibit.kind}-{exhibit.name}"


def of(*kinds: str) -> pytest.MarkDecorator:
    chosen = [exhibit for exhibit in EXHIBITS if exhibit.kind in kinds]
    return pytest.mark.parametrize("exhibit", chosen, ids=named)


@pytest.mark.parametrize("kind", CODES)
def test_every_code_is_there_once(kind: str) -> None:
    names = Counter(exhibit.name for exhibit in EXHIBITS if exhibit.kind == kind)
    assert set(names.values()) == {1}
    assert {name for name in names if "/" not in name} == CODES[kind]
    assert {name.partition("/")[0] for name in names} == CODES[kind]


def test_every_fact_is_told_somewhere() -> None:
    told = {record.code for exhibit in EXHIBITS for record in records(exhibit)}
    assert set(FACT_CODES) - told == FACTS_WITHOUT_EXHIBIT


@of("reason", "note")
def test_a_move_is_answered_with_its_code_by_both_sides(exhibit: Exhibit) -> None:
    board, move = exhibit.board(), exhibit.move()
    assert move is not None
    verdict = explain(board, move)
    same_seen_from_the_other_side(verdict, explain(mirrored(board), flip_move(move) if move else move))
    assert verdict.legal == (exhibit.kind == "note")
    if exhibit.kind == "reason":
        assert verdict.reasons[0].code == exhibit.code
    else:
        # A new rook, bishop or knight is above all no queen.
        assert (
            exhibit.code in [note.code for note in verdict.notes][: 2 if exhibit.code == "extra-piece" else 1]
        )


@of("status")
def test_a_position_stands_as_it_says_for_both_sides(exhibit: Exhibit) -> None:
    board = exhibit.board()
    assert status(board).code == status(mirrored(board)).code == exhibit.code


@of("belief", "claim", "flag")
def test_a_question_is_answered_as_it_says_for_both_sides(exhibit: Exhibit) -> None:
    board, move = exhibit.board(), exhibit.move()
    flipped = mirrored(board)
    answers = {
        "belief": lambda: (why_not(board, exhibit.code).true, why_not(flipped, exhibit.code).true),
        "claim": lambda: (
            claim_draw(board, exhibit.code, move).right,
            claim_draw(flipped, exhibit.code, move and flip_move(move)).right,
        ),
        "flag": lambda: (
            flag_fall(board, board.turn).winner is (not board.turn),
            flag_fall(flipped, flipped.turn).winner is (not flipped.turn),
        ),
    }
    assert answers[exhibit.kind]() == (exhibit.yes, exhibit.yes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("exhibit", EXHIBITS, ids=named)
def test_a_plate_speaks_and_shows(exhibit: Exhibit, language: str) -> None:
    shown = plate(translator(language), exhibit)
    sentences = [shown.said.headline, shown.said.text, *shown.more]
    assert shown.said.headline
    assert any(sentences[1:]) or exhibit.code == "in-progress"
    for sentence in (shown.caption, *sentences):
        assert not re.search(r"[{}]|  ", sentence), sentence
        # Captures such as exd6 have three Latin letters in every language.
        assert language == "en" or not re.search(r"[A-Za-z]{4}", sentence), sentence
    assert {square for square, _ in shown.picture.marks} <= set(chess.SQUARE_NAMES)


@of("reason")
def test_an_arrow_of_attack_starts_at_a_man_that_attacks(exhibit: Exhibit) -> None:
    """A picture that points at the wrong man would be worse than none."""
    board = exhibit.board()
    reason = next(found for found in records(exhibit) if isinstance(found, Reason))
    attackers = {
        square
        for role in ("attackers", "checkers", "pinner", "protector")
        for square in reason.squares.get(role, ())
    }
    picture = plate(translator("en"), exhibit).picture
    for start, end, kind in picture.arrows:
        if kind == "attack":
            assert start in attackers
            assert picture.men[start].isupper() is not board.turn or end in reason.squares["pinned"]
            assert chess.parse_square(end) in _reach(board, start), (start, end)


def _reach(board: chess.Board, start: str) -> chess.SquareSet:
    """Return what a man attacks on an otherwise empty board."""
    man = board.piece_at(chess.parse_square(start))
    assert man is not None
    empty = chess.Board(None)
    empty.set_piece_at(chess.parse_square(start), man)
    return empty.attacks(chess.parse_square(start))


@of("note")
def test_a_note_is_drawn_on_the_board_it_speaks_of(exhibit: Exhibit) -> None:
    note = next(found for found in records(exhibit) if isinstance(found, Note) and found.code == exhibit.code)
    picture = plate(translator("en"), exhibit).picture
    for start, end, kind in picture.arrows:
        if kind == "attack":
            assert start in picture.men, note
            assert end in picture.men or end in note.squares.get("passed", ()), note


def test_every_chapter_has_exhibits_and_a_stable_face() -> None:
    for name in CHAPTERS:
        assert chapter(name).exhibits
        assert repr(chapter(name)) == f"chapter({name!r})"
    assert chapter("pawns")._repr_mimebundle_() == Chapter("pawns")._repr_mimebundle_()


def test_a_chapter_shows_each_exhibit_with_a_text_alternative() -> None:
    page = chapter("pawns")._repr_mimebundle_()["text/html"]
    assert page.count("<img ") == page.count(" alt=") == len(chapter("pawns").exhibits)
    assert page.count("lang='uk'") == len(chapter("pawns").exhibits)


def test_an_unknown_chapter_is_refused() -> None:
    with pytest.raises(ValueError, match="expected a chapter among moves, pawns"):
        chapter("queens")
