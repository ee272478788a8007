"""The review: when rules are due, what is asked, and what an answer changes. Days are passed in."""

from __future__ import annotations

from datetime import date

import chess
import pytest

from chesslearn.course import LessonSession, MoveAttempt, Progress, load_course, memory, solution
from chesslearn.course.remembered import AGAIN, GOOD, HARD
from chesslearn.rules.codes import REASONS

COURSE = load_course()
BANK = memory.make_bank(COURSE)
DAY = date(2026, 3, 1).toordinal()


def solved(lesson: str, day: int) -> Progress:
    progress = Progress()
    session = LessonSession(COURSE.lesson(lesson), progress, at=0, seed="1", today=lambda: day)
    while True:
        for attempt in solution(session):
            session.attempt(attempt)
        if not session.next():
            return progress


def test_solving_a_step_remembers_its_rules_and_a_demonstration_does_not() -> None:
    progress = solved("rook", DAY)
    shown = COURSE.lesson("rook").steps[0]
    asked = {rule for step in COURSE.lesson("rook").steps[1:] for rule in step.rules}
    assert set(progress.memory) == asked
    assert progress.memory["rook.moves"] == {DAY: GOOD}
    alone = Progress()
    session = LessonSession(COURSE.lesson("rook"), alone, at=shown.id, seed="1", today=lambda: DAY)
    for attempt in solution(session):
        session.attempt(attempt)
    assert alone.is_solved("rook", shown.id) and not alone.memory


def test_a_miss_or_a_hint_makes_a_rule_come_sooner() -> None:
    good, hard = memory.standing({DAY: GOOD}), memory.standing({DAY: HARD})
    assert DAY < hard.due < good.due
    progress = Progress()
    session = LessonSession(COURSE.lesson("rook"), progress, at="first-move", seed="1", today=lambda: DAY)
    session.hint()
    session.attempt(solution(session)[0])
    assert progress.memory["rook.moves"] == {DAY: HARD}


def test_nothing_is_due_on_the_day_of_learning_and_something_some_days_later() -> None:
    progress = solved("rook", DAY)
    assert memory.review(BANK, progress, DAY) == memory.Review()
    assert memory.next_day(progress.memory) is not None
    due = memory.review(BANK, progress, DAY + 3)
    assert set(due.rules) <= set(progress.memory)
    assert 1 <= len(due.exercises) <= 8
    assert due.minutes <= 4


def test_the_intervals_grow_while_answers_are_right_and_shrink_after_a_miss() -> None:
    log, day, gaps = {DAY: GOOD}, DAY, []
    for _ in range(4):
        following = memory.standing(log).due
        gaps.append(following - day)
        log[following], day = GOOD, following
    assert gaps == sorted(gaps) and gaps[-1] > 30
    assert memory.standing(log).strength == "strong"
    log[memory.standing(log).due] = AGAIN
    assert memory.standing(log).due - max(log) < gaps[-1]


def test_a_due_rule_comes_in_another_guise_each_time() -> None:
    progress, seen = solved("rook", DAY), []
    for turn in range(3):
        exercise = BANK.about("rook.moves", f"{turn}", turn)
        assert exercise is not None
        seen.append((exercise.context, exercise.flip, exercise.fresh))
    assert len(set(seen)) == 3
    assert memory.review(BANK, progress, DAY + 5) == memory.review(BANK, progress, DAY + 5)


def test_a_review_goes_on_until_it_is_solved_and_notes_the_first_try() -> None:
    progress = solved("rook", DAY)
    due = memory.review(BANK, progress, DAY + 5)
    sitting = memory.Sitting("review", memory.listed(due.exercises), len(due.exercises))
    while not sitting.over:
        for attempt in solution(sitting.session):
            sitting.attempt(attempt)
        answer = sitting.next()
        assert answer is not None and answer.right
        memory.note(progress, answer, DAY + 5)
    assert not set(memory.review(BANK, progress, DAY + 5).rules) & set(due.rules)


def test_a_day_has_an_end_however_much_is_due() -> None:
    progress = Progress()
    for rule in BANK.homes:
        progress.note_review(rule, DAY, GOOD)
    today = DAY + 30
    due = memory.review(BANK, progress, today)
    assert len(due.exercises) == 8
    for number, exercise in enumerate(due.exercises):
        assert memory.review(BANK, progress, today).exercises, f"after {number} of 8 questions there is more"
        memory.note(progress, memory.Answer(exercise=exercise, right=False), today)
    assert memory.review(BANK, progress, today) == memory.Review()
    assert len(memory.review(BANK, progress, today + 1).exercises) == 8


def test_progress_from_before_is_adopted_once() -> None:
    progress = Progress()
    progress.note_attempt("rook", "stars", missed=True)
    progress.note_solved("rook", "stars")
    progress.note_solved("rook", "capture")
    memory.adopt(BANK, progress, DAY)
    assert progress.memory["move.capture"] == {DAY: GOOD}
    before = progress.to_json()
    memory.adopt(BANK, progress, DAY + 9)
    assert progress.to_json() == before


def test_rules_that_the_course_no_longer_teaches_are_left_alone() -> None:
    progress = Progress()
    progress.note_review("gone.rule", DAY - 50, GOOD)
    assert memory.review(BANK, progress, DAY) == memory.Review()


def test_the_account_names_reasons_that_were_met_often() -> None:
    progress = Progress()
    for _ in range(9):
        progress.note_attempt("pin", "try-it", missed=True, reasons=["pinned"])
    progress.note_attempt("pin", "try-it", missed=True, reasons=["own-piece", "a-later-code"])
    met = memory.reasons(BANK, progress)
    assert [(each.code, each.count) for each in met] == [("pinned", 9)]
    practice = memory.repeat(BANK, met[0].rule, "1")
    assert len(practice.exercises) >= 2
    assert practice == memory.repeat(BANK, met[0].rule, "1")


@pytest.mark.parametrize("code", sorted(code for code, row in REASONS.items() if row.rule in BANK.homes))
def test_each_reason_is_practised_in_several_questions(code: str) -> None:
    practice = memory.train(BANK, code, "1")
    least = 1 if REASONS[code].rule.startswith(("game.", "mate.")) else 3
    assert least <= len(practice.exercises) <= 5
    asked = [(each.context, each.flip, each.seed) for each in practice.exercises]
    assert len(set(asked)) == len(asked)
    assert practice == memory.train(BANK, code, "1")


def test_what_was_tried_with_any_piece_is_practised_with_several() -> None:
    for code in ("wrong-way", "path-blocked"):
        lessons = {str(each.lesson.id) for each in memory.train(BANK, code, "1").exercises}
        assert len(lessons) >= 3
    assert memory.train(BANK, "a-later-code", "1") == memory.Review()


def test_the_account_has_every_rule_once() -> None:
    progress = solved("rook", DAY)
    topics = [topic for part in COURSE.parts for topic in memory.topics(BANK, progress, part.id)]
    rules = [rule for topic in topics for rule in topic.rules]
    assert sorted(rules) == sorted(BANK.homes)
    assert {topic.strength for topic in topics} == {"new", "fresh"}


@pytest.mark.parametrize("kind", ["review", "exam"])
def test_reasons_met_outside_the_lessons_count_too(kind: memory.Kind) -> None:
    progress = Progress()
    for _ in range(memory.account.OFTEN):
        sitting = memory.Sitting(kind, memory.listed([BANK.from_step(("rook", "first-move"), "1")]), 1)
        board = sitting.session.board
        assert board is not None
        rook = next(iter(board.pieces(chess.ROOK, board.turn)))
        slanting = next(iter(chess.SquareSet(chess.BB_KNIGHT_ATTACKS[rook] & ~board.occupied)))
        for _ in range(3):
            sitting.attempt(MoveAttempt(chess.square_name(rook), chess.square_name(slanting)))
        answer = sitting.next()
        assert answer is not None
        assert answer.reasons == ("wrong-way",) * (3 if kind == "review" else 1)
        memory.note_reasons(BANK, progress, answer)
    assert [met.code for met in memory.reasons(BANK, progress)] == ["wrong-way"]
    assert progress.place is None
    assert all(record.attempts == 0 for record in progress.steps("rook").values())
