"""Steps in another position: still true, still solved, still said in words that fit."""

from __future__ import annotations

import re

import attrs
import chess
import pytest

from chesslearn.course import LessonSession, Progress, load_course, solution
from chesslearn.course.checker.lesson import check_step
from chesslearn.course.checker.report import Report
from chesslearn.course.memory.flips import COLOURS, FILES, NONE, Flip, flipped
from chesslearn.course.memory.suits import suiting, texts
from chesslearn.i18n import translator

COURSE = load_course()
FLIPPED = [
    (lesson.id, step.id, flip)
    for lesson in COURSE.lessons.values()
    for step in lesson.steps
    for flip in suiting(step)
]


def test_many_steps_can_be_asked_in_another_position() -> None:
    assert len(FLIPPED) > 120
    assert {flip.name for _, _, flip in FLIPPED} == {"files", "colours"}


@pytest.mark.parametrize("flip", [FILES, COLOURS])
def test_a_flipped_step_proves_itself_like_its_own(flip: Flip) -> None:
    for lesson_id, step_id, suits in FLIPPED:
        if suits != flip:
            continue
        lesson = COURSE.lesson(lesson_id)
        step = flipped(lesson.step(step_id), flip)
        report = Report(f"{lesson_id}.toml", step_id)
        check_step(attrs.evolve(step, hints=()), report)
        assert not report.problems
        session = LessonSession(attrs.evolve(lesson, steps=(step,)), Progress(), seed="1")
        for attempt in solution(session):
            session.attempt(attempt)
        assert session.state.solved, (lesson_id, step_id)


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_colour_is_left_behind(language: str) -> None:
    t = translator(language)
    colour = re.compile(r"\b(?:white|black|бел|чёрн|біл(?!ьш|я\b)|чорн)\w*", re.IGNORECASE)
    for lesson, step, flip in FLIPPED:
        if flip != COLOURS:
            continue
        for text in texts(COURSE.lesson(lesson).step(step)):
            said = t.pgettext(f"{lesson}/{step}", text)
            turned = flip.text(said)
            assert flip.text(turned) == said
            before, after = colour.findall(said), colour.findall(turned)
            assert len(before) == len(after)
            assert all(one != other for one, other in zip(before, after, strict=True)), said


@pytest.mark.parametrize(
    ("flip", "said", "turned"),
    [
        (COLOURS, "White's rook on e1 attacks the black king.", "Black's rook on e8 attacks the white king."),
        (COLOURS, "Белые сходили: чёрная ладья на a8.", "Чёрные сходили: белая ладья на a1."),
        (COLOURS, "Білого короля атакує чорний слон з c1. Більше нічого.",
         "Чорного короля атакує білий слон з c8. Більше нічого."),
        (FILES, "The pawn goes from a2 to a4.", "The pawn goes from h2 to h4."),
        (NONE, "White, e4.", "White, e4."),
    ],
)  # fmt: skip
def test_squares_and_colours_in_sentences(flip: Flip, said: str, turned: str) -> None:
    assert flip.text(said) == turned


@pytest.mark.parametrize("flip", [FILES, COLOURS])
def test_en_passant_survives(flip: Flip) -> None:
    board = chess.Board("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2")
    turned = chess.Board(flip.fen(board.fen(en_passant="fen")))
    assert turned.is_legal(chess.Move.from_uci(flip.squares("e5d6")))
    assert chess.Board(flip.fen(turned.fen())) == board
