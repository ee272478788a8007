"""Checking files, and the built-in course."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from chesslearn.course import Problem, check_course, check_file
from chesslearn.course.checker import __main__ as command
from chesslearn.course.checker.texts import squares_named

SHOW = 'task = "show"\nfen = "8/8/8/8/3R4/8/8/8 w - - 0 1"\nkings = "none"\nframes = [{ move = "d4d8" }]\n'


def test_the_built_in_course_has_no_problem() -> None:
    assert [str(problem) for problem in check_course()] == []


def test_a_good_file_has_no_problem(tmp_path: Path, lesson_toml: Callable[..., str]) -> None:
    path = tmp_path / "little.toml"
    path.write_text(lesson_toml(SHOW).replace("minutes = 5", 'minutes = 5\nneeds = ["rook", "other"]'))
    (tmp_path / "second.toml").write_text('id = "other"')
    (tmp_path / "third.toml").write_text("id =")
    assert check_file(path) == []
    assert check_file(str(path)) == []


def test_a_file_that_is_no_toml_has_one_problem(tmp_path: Path) -> None:
    path = tmp_path / "little.toml"
    path.write_text("title =")
    (problem,) = check_file(path)
    assert (problem.file, problem.step, problem.key) == ("little.toml", "", "")


def test_a_problem_says_where_what_and_what_to_do() -> None:
    problem = Problem("rook.toml", "stars", "par", "4 is not the least number of moves", "Write par = 3")
    assert str(problem) == "rook.toml, step stars, par: 4 is not the least number of moves. Write par = 3."
    assert str(Problem("a.toml", "", "", "it is broken", "Mend it")) == "a.toml: it is broken. Mend it."


def test_the_command_prints_problems(
    tmp_path: Path, lesson_toml: Callable[..., str], capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "little.toml", tmp_path / "bad.toml"
    good.write_text(lesson_toml(SHOW))
    bad.write_text(lesson_toml(SHOW.replace("d4d8", "d4e5")))
    assert command.main([str(good)]) == 0
    assert capsys.readouterr().out == ""
    assert command.main([str(good), str(bad)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == ["bad.toml, step only, frames[0].move"]


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("from e4 to d5.", ["e4", "d5"]),
        ("Nf3, Rxd9, exd5, Rad1", ["f3", "d9", "d5", "d1"]),
        ("e2e4 and e7-e8", ["e7", "e8"]),
        ("Rank 3, 12 moves, a file, the c-file", []),
        ("article 3.8 or C.13", []),
    ],
)
def test_squares_named(text: str, names: list[str]) -> None:
    assert squares_named(text) == names
