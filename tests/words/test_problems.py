"""What authors are told of their files, in every language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from buildtools.authors import complaints, said
from buildtools.catalog_checks import sentence_faults
from chesslearn.course import check_file
from chesslearn.course._complaints import no_fen, no_toml
from chesslearn.course.checker import Known, check_data
from chesslearn.course.positions import load_board
from chesslearn.course.problems import Problem, Told, counted, told
from chesslearn.i18n import Translator
from chesslearn.words import problems
from tests.course.checker.test_broken_lessons import BROKEN as UNTRUE
from tests.course.conftest import HEAD, STEP
from tests.course.test_loader import BROKEN as UNREADABLE
from tests.words.strange import plain_words, strange
from tests.words.test_sentences import number_faults

CODE = "FEN TOML HTML UTF fen target proof title true false w b a1 h8"
"""What the texts quote of lesson files."""

QUOTED = re.compile(r"""(["'])(\S+?)\1""")

NO_TOML = {
    "id": "the sign = is missing after a key",
    'id = "rook': "a text is not closed",
    'id = "ro\nok"': "a text is not closed",
    'id = "\\q"': "a single \\ stands in a text",
    "needs = [1": "a bracket is not closed",
    "[[step": "a bracket is not closed",
    "a = { b = 1": "a brace is not closed",
    "minutes = 5 6": "a value does not end where the line ends",
    "id = 1\nid = 2": "a key or a table comes twice",
    "[a]\n[a]": "a key or a table comes twice",
    "id = rook": "this is no value",
    "day = 2026-02-30": "this is no date",
    "= 5": "this is no key",
}
NO_FEN = {
    "": "it is empty",
    "8/8 w - - 0 1": "it has not 8 ranks",
    "8/8/8/8/8/8/8/7 w - - 0 1": "a rank has not 8 squares",
    "8/8/8/8/8/8/8/44 w - - 0 1": "two digits stand side by side",
    "8/8/8/8/8/8/8/x7 w - - 0 1": "a sign stands for no man",
    "8/8/8/8/8/8/8/8 x - - 0 1": 'the side to move is not "w" or "b"',
    "8/8/8/8/8/8/8/8 w x - 0 1": "the castling rights cannot be read",
    "8/8/8/8/8/8/8/8 w - e9 0 1": "the en passant square cannot be read",
    "8/8/8/8/8/8/8/8 w - - x 1": "the number of moves without capture cannot be read",
    "8/8/8/8/8/8/8/8 w - - 0 x": "the number of the move cannot be read",
    "8/8/8/8/8/8/8/8 w - - 0 1 2 3": "it has too many fields",
}


def values(text: str) -> Iterator[str]:
    """Yield what stands in the places of a text and is no text for authors itself."""
    for value in text.values.values() if isinstance(text, Told) else ():
        yield from values(value) if isinstance(value, Told) else [str(value)]


def found_in(pieces: list[str]) -> Iterator[Problem]:
    for piece in pieces:
        data = tomllib.loads(HEAD + STEP + piece)
        yield from check_data(data, "little.toml", Known())


def test_all_that_is_said_of_broken_lessons_can_be_translated() -> None:
    found = list(found_in([case[0] for case in (*UNREADABLE, *UNTRUE)]))
    assert len(found) > 100
    for problem in found:
        text = problems.line(strange(), problem)
        for value in sorted(values(problem.line), key=len, reverse=True):
            text = text.replace(value, "")
        assert plain_words(text) == [], problem


@pytest.mark.parametrize("language", ["ru", "uk"])
def test_every_text_is_sound(speak: Callable[[str], Translator], language: str) -> None:
    for english, text in said(speak(language)):
        wrong = [
            *number_faults(text, language),
            *sentence_faults(QUOTED.sub(r"\2", text), language, f"{english} {CODE}"),
        ]
        assert not wrong, (english, text, wrong)


def test_every_number_is_told_in_its_form(speak: Callable[[str], Translator]) -> None:
    told_of = [counted("mate takes {n} move", "mate takes {n} moves", number) for number in (1, 3, 11)]
    assert [problems.say(speak("ru"), each).replace("\u00a0", " ") for each in told_of] == [
        "до мата нужен 1 ход",
        "до мата нужно 3 хода",
        "до мата нужно 11 ходов",
    ]
    assert len({each.template for each in complaints() if each.plural}) > 10


def test_what_is_told_inside_is_translated_and_what_is_quoted_is_not(
    speak: Callable[[str], Translator],
) -> None:
    message = told("this is no FEN: {fault}", fault=told("it is empty"))
    problem = Problem("own.toml", "first", "fen", message, "as is")
    assert (
        problems.line(speak("uk"), problem) == "own.toml, крок first, fen: це не FEN: запис порожній. as is."
    )
    assert problems.line(speak("en"), problem) == str(problem)


@pytest.mark.parametrize(("text", "fault"), NO_TOML.items())
def test_what_the_reader_of_toml_complains_of_is_known(text: str, fault: str) -> None:
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    assert no_toml(caught.value).startswith(f"this is not TOML: {fault} (")


@pytest.mark.parametrize(("fen", "fault"), NO_FEN.items())
def test_what_the_reader_of_fens_complains_of_is_known(fen: str, fault: str) -> None:
    with pytest.raises(ValueError) as caught:
        load_board(fen, "standard")
    assert no_fen(caught.value) == f"this is no FEN: {fault}"


def test_a_file_that_is_no_text_is_told(speak: Callable[[str], Translator], tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"\xff")
    (problem,) = check_file(path)
    assert problems.line(speak("ru"), problem).replace("\u00a0", " ") == (
        "own.toml: байт 0 не в кодировке UTF-8. Сохраните файл в UTF-8."
    )
