"""Lesson files that do not load, and what their authors are told."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from chesslearn.course import ContentError, Hint, load_lesson
from chesslearn.course._records import MAX_STEPS
from chesslearn.course.loader import MAX_BYTES, lesson_from

ROOK = 'fen = "8/8/8/8/3R4/8/8/8 w - - 0 1"\nkings = "none"\n'
MOVE = f'task = "move"\n{ROOK}goal = {{ kind = "reach", squares = ["d8"] }}\nsolutions = ["d4d8"]\n'
SHOW = f'task = "show"\n{ROOK}frames = [{{ move = "d4d8" }}]\n'
JUDGE = 'task = "judge"\n'

BROKEN = [
    # piece of a step, key, part of the message, part of the cure
    ('task = "mov"', "task", "no task of kind 'mov'", '"move"'),
    ("task = 5", "task", "no task of kind 5", '"show"'),
    ("", "task", "missing", '"show"'),
    (MOVE + "hint = 5", "hint", "no key of this name", '"hints"'),
    (MOVE + 'stars = ["e4"]', "stars", "no key of this name", "'collect'"),
    (MOVE + "rules = 5", "rules", "a list is needed", "brackets"),
    (MOVE + 'marks = "e1"', "marks", "a list is needed", "brackets"),
    (MOVE + 'marks = ["e9"]', "marks[0]", '"e9" is no square', "a1 to h8"),
    (MOVE + 'marks = ["E4"]', "marks[0]", '"E4" is no square', "small letters"),
    (MOVE + 'arrows = ["e4e4"]', "arrows[0]", "no arrow", "e1c1"),
    (MOVE + 'arrows = ["e4"]', "arrows[0]", "no arrow", "e1c1"),
    (MOVE + "hints = [5]", "hints[0]", "a table is needed", "{ key"),
    (MOVE + 'hints = [""]', "hints[0]", "blank", "leave the key out"),
    (MOVE + "hints = [{}]", "hints[0]", "empty", "squares"),
    (MOVE + 'hints = [{ square = ["e4"] }]', "hints[0].square", "no key of this name", '"squares"'),
    (MOVE + 'wrong = { d4d9 = "No." }', "wrong.d4d9", "no move", "e2e4"),
    (MOVE + "wrong = { d4d5 = 5 }", "wrong.d4d5", "a text is needed", "quotes"),
    (MOVE.replace('"none"', '"nun"'), "kings", "not allowed", '"none"'),
    (MOVE + 'orientation = "whit"', "orientation", "not allowed", '"white"'),
    (MOVE.replace('"reach"', '"reech"'), "goal.kind", "no goal of kind 'reech'", '"reach"'),
    (MOVE.replace('kind = "reach", ', ""), "goal.kind", "missing", '"reach"'),
    (MOVE.replace("squares", "square"), "goal.square", "no key of this name", '"squares"'),
    (MOVE.replace("{ kind", "[{ kind").replace("] }", "] }]"), "goal", "a table is needed", "{ key"),
    (MOVE.replace("solutions", "solution"), "solution", "no key of this name", '"solutions"'),
    (MOVE.replace('"d4d8"', '"d4-d8"'), "solutions[0]", "no move", "e2e4"),
    (MOVE.replace('"d4d8"', '"d4d4"'), "solutions[0]", "no move", "e2e4"),
    (MOVE.replace("3R4", "3R5"), "fen", "no FEN", "board editor"),
    (MOVE.replace(ROOK, ""), "fen", "no position", "fen ="),
    (MOVE + 'before = ["d4e5"]', "before[0]", "no legal move", "Follow"),
    (
        MOVE + "done = 1.5",
        "done",
        "a text is needed, not a decimal".replace("needed,", "needed here,"),
        "quotes",
    ),
    (MOVE + "done = 2026-01-01", "done", "not a date", "quotes"),
    (MOVE + "done = true", "done", "not true/false", "quotes"),
    (MOVE + 'done = "a\\u0007b"', "done", "control", "Remove"),
    (MOVE + f'done = "{"a" * 2001}"', "done", "2001 characters", "Shorten"),
    (MOVE + f"marks = {['e4'] * 65}", "marks", "65 entries", "Shorten"),
    (SHOW.replace('move = "d4d8"', 'mov = "d4d8"'), "frames[0].mov", "no key of this name", '"move"'),
    (SHOW.replace('move = "d4d8"', "back = 1"), "frames[0].back", "true or false", "no quotes"),
    (JUDGE, "choices", "missing", "choices = ..."),
    (JUDGE + 'choices = [{ text = "A" }]', "choices[0].answer", "missing", "answer = ..."),
    (
        JUDGE + 'choices = [{ text = "A", answer = "B", right = 1 }]',
        "choices[0].right",
        "true or false",
        "quotes",
    ),
    ('task = "drill"\ndrill = "name-squares"', "drill", "no drill", '"name-square"'),
    ('task = "drill"\ndrill = "name-square"\nrounds = "6"', "rounds", "a whole number", "no quotes"),
    ('task = "drill"\ndrill = "name-square"\nrounds = true', "rounds", "a whole number", "no quotes"),
    ('task = "drill"\ndrill = "name-square"\nrounds = 21', "rounds", "21 rounds", "5 or 6"),
    (f'task = "collect"\n{ROOK}stars = ["d8"]\npar = 0', "par", "no number of moves", "least"),
    (f'task = "squares"\n{ROOK}of = {{ kind = "file", name = "i" }}', "of.name", "not allowed", '"a"'),
    (f'task = "squares"\n{ROOK}of = {{ kind = "rank", name = 4 }}', "of.name", "not allowed", '"4"'),
    (f'task = "squares"\n{ROOK}of = {{ kind = "moves", frm = "d4" }}', "of.frm", "no key", '"from"'),
    (
        f'task = "squares"\n{ROOK}of = {{ kind = "diagonal", squares = ["a1", "h7"] }}',
        "of.squares",
        "diagonal",
        "last",
    ),
    (
        f'task = "squares"\n{ROOK}of = {{ kind = "diagonal", squares = ["a1"] }}',
        "of.squares",
        "diagonal",
        "first",
    ),
]


def problems_of(text: str) -> list[tuple[str, str, str, str]]:
    with pytest.raises(ContentError) as caught:
        lesson_from(tomllib.loads(text), "little.toml")
    return [(each.step, each.key, each.message, each.cure) for each in caught.value.problems]


@pytest.mark.parametrize(("piece", "key", "message", "cure"), BROKEN)
def test_a_broken_step_is_told_with_step_key_and_cure(
    lesson_toml: Callable[..., str], piece: str, key: str, message: str, cure: str
) -> None:
    found = problems_of(lesson_toml(piece))
    matching = [each for each in found if each[:2] == ("only", key)]
    assert matching, found
    assert message in matching[0][2]
    assert cure in matching[0][3]


@pytest.mark.parametrize(
    ("change", "key", "message"),
    [
        (("minutes = 5", 'minutes = "5"'), "minutes", "a whole number"),
        (("minutes = 5", "minutes = 500"), "minutes", "500 minutes"),
        (("minutes = 5", "minuts = 5"), "minuts", "no key"),
        (("minutes = 5", ""), "minutes", "missing"),
        (('"little"', '"Little One"'), "id", "no id"),
        (('"Try it."', '" "'), "aim", "blank"),
        (("minutes = 5", 'minutes = 5\nneeds = "rook"'), "needs", "a list"),
        (("minutes = 5", 'minutes = 5\nicon = "rook"'), "icon", "no man"),
        (("minutes = 5", "minutes = 5\nteacher = 5"), "teacher", "a table"),
        (("minutes = 5", "minutes = 5\nteacher = { questions = [5] }"), "teacher.questions[0]", "a text"),
    ],
)
def test_a_broken_lesson_is_told_with_key(
    lesson_toml: Callable[..., str], change: tuple[str, str], key: str, message: str
) -> None:
    found = problems_of(lesson_toml(SHOW).replace(*change, 1))
    assert [each for each in found if each[:2] == ("", key) and message in each[2]], found


def test_all_problems_are_told_at_once(lesson_toml: Callable[..., str]) -> None:
    text = lesson_toml(MOVE + 'marks = ["e9", "a1", "i1"]\ndoen = "x"', 'task = "mov"\ndone = 5').replace(
        "minutes = 5", 'minutes = "5"'
    )
    assert {(step, key) for step, key, _, _ in problems_of(text)} == {
        ("only", "marks[0]"), ("only", "marks[2]"), ("only", "doen"),
        ("step-1", "task"), ("step-1", "done"), ("", "minutes"),
    }  # fmt: skip


def test_a_step_without_id_is_named_by_its_number(lesson_toml: Callable[..., str]) -> None:
    assert ("#1", "id") in [each[:2] for each in problems_of(lesson_toml(SHOW).replace('id = "only"', ""))]


def test_an_id_given_twice_is_told(lesson_toml: Callable[..., str]) -> None:
    text = lesson_toml(SHOW, SHOW).replace("step-1", "only")
    assert [each[:2] for each in problems_of(text)] == [("only", "id")]


def test_a_lesson_without_steps_is_told(lesson_toml: Callable[..., str]) -> None:
    assert [each[1] for each in problems_of(lesson_toml())] == ["step"]


def test_too_many_steps_are_told(lesson_toml: Callable[..., str]) -> None:
    text = lesson_toml(*[SHOW] * (MAX_STEPS + 1))
    assert [each[1:3] for each in problems_of(text)] == [("step", "the lesson has 65 steps, 64 is the most")]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"\xff", "not UTF-8"),
        (b"a = ", "not TOML"),
        (b"a = " + b"[" * 5000, "not TOML"),
        (b"#" * (MAX_BYTES + 1), "bytes"),
    ],
)
def test_a_file_that_is_no_lesson_file_is_told(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "bad.toml"
    path.write_bytes(data)
    with pytest.raises(ContentError) as caught:
        load_lesson(path)
    (problem,) = caught.value.problems
    assert (problem.file, message in problem.message) == ("bad.toml", True)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load_lesson(tmp_path / "none.toml")


def test_texts_are_stored_normalised(lesson_toml: Callable[..., str]) -> None:
    text = lesson_toml(MOVE + 'hints = ["a\\n  b", { arrows = ["d4d8"] }]').replace(
        '"A text."', '"One\\ntwo\\n\\n- x"'
    )
    (step,) = lesson_from(tomllib.loads(text), "little.toml").steps
    assert step.text == "One two\n\n- x"
    assert step.hints == (Hint(text="a b"), Hint(arrows=(("d4", "d8"),)))
