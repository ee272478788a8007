"""Normal texts and where they are."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chesslearn.course import _text
from chesslearn.course._text import normalise, texts

PIECES = st.lists(
    st.sampled_from(["word", "**bold**", "- ", "1. ", "\n", "\n\n", "  ", "e4", "* "]), max_size=20
)


@pytest.mark.parametrize(
    ("written", "stored"),
    [
        ("  one\ntwo  \n", "one two"),
        ("one\n\n\n  two\nthree\n", "one\n\ntwo three"),
        ("one\r\ntwo\r\n\r\nthree", "one two\n\nthree"),
        ("Men:\n- rook\n- bishop\n  of one colour\n", "Men:\n- rook\n- bishop of one colour"),
        ("1. first\n2. second", "1. first\n2. second"),
        ("a   b\tc", "a b c"),
        ("- 1\n\n- 2", "- 1\n\n- 2"),
        ("-1 is no item\n-2 either", "-1 is no item -2 either"),
        (" \n\t\n", ""),
    ],
)
def test_normalised(written: str, stored: str) -> None:
    assert normalise(written) == stored


@given(PIECES.map("".join))
def test_normalising_twice_changes_nothing(text: str) -> None:
    assert normalise(normalise(text)) == normalise(text)


def test_every_text_of_a_lesson_is_found() -> None:
    lesson = {
        "id": "rook",
        "title": "T",
        "aim": "A",
        "icon": "wR",
        "teacher": {"aim": "TA", "questions": ["Q1", "Q2"], "game": "G", "minutes": 5},
        "step": [
            {
                "id": "one",
                "title": "S",
                "text": " a\nb ",
                "ask": "K",
                "done": "D",
                "fen": "no text",
                "hints": ["H", {"squares": ["e4"]}, {"text": "HT"}],
                "frames": [{"move": "e2e4", "text": "F"}],
                "wrong": {"e2e3": "W"},
                "choices": [{"text": "C", "answer": "CA", "right": True}],
            }
        ],
    }
    assert list(texts(lesson)) == [
        ("rook", "title", "T"),
        ("rook", "aim", "A"),
        ("rook", "teacher.aim", "TA"),
        ("rook", "teacher.questions[0]", "Q1"),
        ("rook", "teacher.questions[1]", "Q2"),
        ("rook", "teacher.game", "G"),
        ("rook/one", "step[0].title", "S"),
        ("rook/one", "step[0].text", "a b"),
        ("rook/one", "step[0].ask", "K"),
        ("rook/one", "step[0].done", "D"),
        ("rook/one", "step[0].hints[0]", "H"),
        ("rook/one", "step[0].hints[2]", "HT"),
        ("rook/one", "step[0].frames[0].text", "F"),
        ("rook/one", "step[0].wrong.e2e3", "W"),
        ("rook/one", "step[0].choices[0].text", "C"),
        ("rook/one", "step[0].choices[0].answer", "CA"),
    ]


def test_every_text_of_the_course_file_is_found() -> None:
    course = {"title": "T", "lead": "L", "part": [{"id": "a", "title": "P", "lessons": ["rook"]}]}
    assert list(texts(course)) == [
        ("course", "title", "T"),
        ("course", "lead", "L"),
        ("course", "part[0].title", "P"),
    ]


@pytest.mark.parametrize(
    "data", [{}, {"id": "a", "step": 5}, {"id": "a", "step": [5, {"hints": 3, "wrong": []}]}]
)
def test_malformed_data_holds_no_texts(data: dict[str, object]) -> None:
    assert list(texts(data)) == []


def test_the_file_imports_the_standard_library_only() -> None:
    tree = ast.parse(Path(_text.__file__).read_text(encoding="utf-8"))
    names = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    names |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert {str(name).partition(".")[0] for name in names} <= set(sys.stdlib_module_names)
