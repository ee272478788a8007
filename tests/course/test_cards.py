"""The cards: strict to read, asked as steps are, the same quiz for the same seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from chesslearn.course import ChoiceAttempt, ContentError, LessonSession, Progress, load_course, solution
from chesslearn.course.cards import Card, as_lesson, cards, cards_after, load_cards, quiz
from chesslearn.course.coverage import coverage
from chesslearn.course.inventory import inventory

GOOD = """
[[card]]
id = "little"
after = "rook"
rules = ["culture.origin"]
title = "Where it began"
question = "Where?"
text = "In India."
choices = [
  { text = "There", right = true, answer = "Yes." },
  { text = "Elsewhere", answer = "No." },
]
"""


def read(tmp_path: Path, text: str) -> tuple[Card, ...]:
    file = tmp_path / "cards.toml"
    file.write_text(text, encoding="utf-8")
    return load_cards(file, ["rook", "bishop"])


def test_a_card_is_read(tmp_path: Path) -> None:
    (card,) = read(tmp_path, GOOD)
    assert (card.id, card.after, card.rules) == ("little", "rook", ("culture.origin",))
    assert [choice.right for choice in card.choices] == [True, False]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "Where it began"', 'titel = "Where it began"', "titel"),
        ('question = "Where?"', "question = 5", "question"),
        ('after = "rook"', 'after = "rok"', 'Write "rook"'),
        ('["culture.origin"]', '["culture.orgin"]', 'Write "culture.origin"'),
        ("right = true, ", "", "0 choices are right"),
        ('{ text = "Elsewhere", answer', '{ text = "Elsewhere", right = true, answer', "2 choices are right"),
        ('  { text = "Elsewhere", answer = "No." },\n', "", "1 choice is not 2 to 4"),
        ('text = "Elsewhere"', 'text = "There"', "two choices say the same"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    assert old in GOOD
    with pytest.raises(ContentError) as caught:
        read(tmp_path, GOOD.replace(old, new))
    assert said in str(caught.value)


def test_every_problem_is_told_at_once(tmp_path: Path) -> None:
    broken = GOOD + GOOD.replace('"rook"', '"nowhere"').replace("right = true, ", "")
    with pytest.raises(ContentError) as caught:
        read(tmp_path, broken)
    assert [problem.key for problem in caught.value.problems] == ["id", "after", "choices"]


def test_the_built_in_cards_follow_the_course() -> None:
    known, order = cards(), list(load_course().lessons)
    assert [order.index(card.after) for card in known] == sorted(order.index(card.after) for card in known)
    assert {card for card in known if card.after == "rook"} == set(cards_after("rook"))
    assert cards_after("no-such-lesson") == ()


def test_cards_teach_what_belongs_to_culture() -> None:
    wanted = {rule.id for rule in inventory().values() if rule.level == "culture"}
    assert wanted <= {rule for card in cards() for rule in card.rules}
    (culture,) = (level for level in coverage(load_course(), cards()) if level.level == "culture")
    assert culture.taught == culture.total


@pytest.mark.parametrize("card", cards(), ids=lambda card: card.id)
def test_every_choice_is_answered(card: Card) -> None:
    session = LessonSession(as_lesson(card), Progress())
    for index, choice in enumerate(card.choices):
        if not choice.right:
            outcome = session.attempt(ChoiceAttempt(index))
            assert (outcome.kind, outcome.text) == ("wrong", choice.answer)
    (right,) = solution(session)
    outcome = session.attempt(right)
    assert (outcome.kind, outcome.done, outcome.context) == ("solved", card.text, f"cards/{card.id}")


def test_a_quiz_comes_from_its_seed() -> None:
    assert quiz("a") == quiz("a")
    assert len(quiz("a")) == len(set(quiz("a"))) == 10
    assert quiz("a") != quiz("b")
    assert len(quiz("a", 99)) == len(cards())
