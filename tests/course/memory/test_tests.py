"""Placement and exam: what is asked, how the answers steer it, what comes of it."""

from __future__ import annotations

import attrs
import pytest

from chesslearn.course import Progress, SquareAttempt, load_course, memory, solution
from chesslearn.course.memory.bank import questions

BANK = memory.make_bank(load_course())
RULES = tuple(part.id for part in BANK.course.parts if not part.beyond)


def answers_to(plan: memory.Plan, *, right: bool) -> list[memory.Answer]:
    answers: list[memory.Answer] = []
    while (exercise := plan(answers)) is not None:
        answers.append(memory.Answer(exercise=exercise, right=right))
    return answers


def test_every_question_is_a_step_of_the_course() -> None:
    assert questions() == set(BANK.alone)


def test_parts_beyond_the_rules_are_reviewed_but_not_tested() -> None:
    course = BANK.course
    parts = tuple(attrs.evolve(part, beyond=part.beyond or part.id == "pieces") for part in course.parts)
    bank = memory.make_bank(attrs.evolve(course, parts=parts))
    assert "pieces" not in {bank.part_of(lesson) for lesson, _ in bank.alone}
    assert "pieces" not in {exercise.part for exercise in memory.exam(bank, "1")}
    knows_all = answers_to(memory.placement(bank, "1"), right=True)
    assert memory.placed(bank, knows_all).lesson is None
    knows_nothing = answers_to(memory.placement(bank, "1"), right=False)
    assert memory.placed(bank, knows_nothing).asked == ("board", "mate")
    assert bank.about("rook.moves", "1", 0) is not None
    assert memory.topics(bank, Progress(), "pieces") == memory.topics(BANK, Progress(), "pieces") != []


def test_every_rule_can_be_asked() -> None:
    for rule in BANK.homes:
        exercise = BANK.about(rule, "1", 0)
        assert exercise is not None, rule
        assert rule in exercise.rules


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_who_knows_everything_is_asked_two_questions_a_part(seed: str) -> None:
    answers = answers_to(memory.placement(BANK, seed), right=True)
    assert len(answers) <= memory.MOST_PLACEMENT
    found = memory.placed(BANK, answers)
    assert found.known == found.asked == RULES
    assert found.lesson is None
    assert len({answer.exercise.context for answer in answers}) == len(answers)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_who_knows_nothing_is_soon_released(seed: str) -> None:
    answers = answers_to(memory.placement(BANK, seed), right=False)
    assert len(answers) <= 4
    assert memory.placed(BANK, answers) == memory.Placed((), ("board", "pieces"), "board")


def test_a_right_answer_skips_ahead_and_a_wrong_one_looks_nearer() -> None:
    lessons = next(part.lessons for part in BANK.course.parts if part.id == "pieces")
    plan = memory.placement(BANK, "1")
    begun = [memory.Answer(exercise=plan([]), right=True)]  # type: ignore[arg-type]
    middle = plan(begun)
    assert middle is not None and middle.part == "pieces"
    where = lessons.index(middle.lesson.id)
    for right in (True, False):
        following = plan([*begun, memory.Answer(exercise=middle, right=right)])
        assert following is not None
        assert (lessons.index(following.lesson.id) > where) == right


def test_where_to_begin_is_after_what_is_known() -> None:
    plan = memory.placement(BANK, "1")
    answers: list[memory.Answer] = []
    for right in (True, True, False):
        exercise = plan(answers)
        assert exercise is not None
        answers.append(memory.Answer(exercise=exercise, right=right))
    lesson = memory.placed(BANK, answers).lesson
    lessons = next(part.lessons for part in BANK.course.parts if part.id == "pieces")
    assert lesson == lessons[lessons.index(answers[1].exercise.lesson.id) + 1]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_an_exam_asks_about_everything_and_can_be_passed(seed: str) -> None:
    exercises = memory.exam(BANK, seed)
    assert len(exercises) == memory.QUESTIONS
    assert {exercise.part for exercise in exercises} == set(RULES)
    assert exercises == memory.exam(BANK, seed)
    assert any(exercise.fresh for exercise in exercises)
    assert any(exercise.flip.name != "none" for exercise in exercises)
    sitting = memory.Sitting("exam", memory.listed(exercises), len(exercises))
    while not sitting.over:
        assert not sitting.hint()
        for attempt in solution(sitting.session):
            sitting.attempt(attempt)
        assert sitting.answered
        sitting.next()
    assert memory.total(sitting.answers) == memory.Score(20, 20)
    assert memory.passed(sitting.answers)
    assert memory.missed_rules(sitting.answers) == ()


def test_the_exam_takes_one_answer_and_says_what_was_missed() -> None:
    place = ("king", "two-kings")
    exercise = BANK.from_step(place, "1", bare=True)
    sitting = memory.Sitting("exam", memory.listed([exercise]), 1)
    wrong = next(
        square for square in ("a1", "h8")
        if SquareAttempt(square) not in solution(sitting.session)
    )  # fmt: skip
    outcome = sitting.attempt(SquareAttempt(wrong))
    assert outcome is not None and outcome.kind in ("wrong", "refused")
    assert sitting.answered
    assert sitting.attempt(solution(sitting.session)[0]) is None
    sitting.next()
    assert sitting.over
    assert not memory.passed(sitting.answers)
    assert memory.missed_rules(sitting.answers) == exercise.rules


def test_a_question_that_hangs_on_earlier_moves_tells_of_them() -> None:
    place = ("castling", "rook-moved")
    assert place in BANK.alone
    assert BANK.from_step(place, "1", bare=True).step.text == BANK.step(place).text
    for other in BANK.alone:
        step = BANK.step(other)
        asked = BANK.from_step(other, "1", bare=True).step
        assert bool(asked.text) >= bool(step.before), f"{other}: nobody knows what was played before"


def test_sixteen_of_twenty_pass() -> None:
    exercises = memory.exam(BANK, "1")
    for right, passes in ((16, True), (15, False)):
        answers = [
            memory.Answer(exercise=exercise, right=index < right) for index, exercise in enumerate(exercises)
        ]
        assert memory.passed(answers) == passes
        assert sum(score.right for score in memory.by_part(answers).values()) == right
