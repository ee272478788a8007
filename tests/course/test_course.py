"""The whole course, with a teacher's own lessons beside it."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from buildtools.outlines import write as write_outlines
from chesslearn.course import Lesson, load_course, load_lesson
from chesslearn.course.course import _load
from chesslearn.course.index import index
from chesslearn.course.outlines import outlines

SHOW = 'task = "show"\nfen = "8/8/8/8/3R4/8/8/8 w - - 0 1"\nkings = "none"\nframes = [{ move = "d4d8" }]\n'


def test_lessons_come_in_order() -> None:
    course = load_course()
    assert tuple(course.lessons) == index().order
    assert list(course.lessons)[:2] == ["board", "rook"]
    assert {lesson.part for lesson in course.lessons.values()} <= {part.id for part in course.parts}


def test_a_lesson_is_found_by_its_id() -> None:
    course = load_course()
    assert course.lesson("rook").step("stars").title
    with pytest.raises(KeyError, match=r"'rock'.*rook"):
        course.lesson("rock")
    with pytest.raises(KeyError, match=r"'star'.*stars"):
        course.lesson("rook").step("star")


def test_each_lesson_leads_to_the_next() -> None:
    course = load_course()
    way, lesson = [], course.lesson("board")
    while lesson is not None:
        way.append(lesson.id)
        lesson = course.next_after(lesson.id)  # type: ignore[assignment]
    assert way == list(course.lessons)
    assert course.next_after("none") is None


def test_outlines_say_what_lessons_say() -> None:
    course = load_course()
    assert dict(course.outlines) == {name: lesson.outline for name, lesson in course.lessons.items()}


def test_outlines_follow_the_lessons_whatever_was_built(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A lesson that changed since the build, and a build that wrote nothing, or nonsense."""
    names = index().order[:2]
    true = outlines(names)
    built = tmp_path / "outlines.json"
    monkeypatch.setattr("chesslearn.course.outlines.content", lambda: tmp_path)
    for nonsense in (None, "", "[1]", '{"0": []}'):
        if nonsense is not None:
            built.write_text(nonsense, encoding="utf-8")
        assert outlines(names) == true


def test_the_build_outlines_every_lesson() -> None:
    built = json.loads(write_outlines().read_text(encoding="utf-8"))
    assert {row[0] for row in built.values()} == set(load_course().lessons)


def test_a_lesson_is_read_when_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def reading(path: Path) -> Lesson:
        read.append(path.name)
        return load_lesson(path)

    monkeypatch.setattr("chesslearn.course.course.load_lesson", reading)
    course = _load.__wrapped__(())
    assert "rook" in course.lessons
    assert len(course.lessons) == len(index().order)
    assert read == []
    assert course.lesson("rook") is course.lesson("rook")
    assert read == ["rook.toml"]


def test_the_course_is_read_once() -> None:
    assert load_course() is load_course()


def test_own_lessons_join_their_part_or_make_one(tmp_path: Path, lesson_toml: Callable[..., str]) -> None:
    text = lesson_toml(SHOW)
    (tmp_path / "little.toml").write_text(text)
    (tmp_path / "other.toml").write_text(text.replace('"little"', '"other"').replace('"pieces"', '"club"'))
    course = load_course([tmp_path])
    parts = {part.id: part.lessons for part in course.parts}
    assert "little" in parts["pieces"]
    assert parts["own"] == ("other",)
    assert list(course.lessons)[-1] == "other"
    assert course.parts[-1].title == "Your own lessons"


def test_own_lessons_with_problems_are_left_out_and_every_problem_is_told(
    tmp_path: Path, lesson_toml: Callable[..., str]
) -> None:
    (tmp_path / "little.toml").write_text(lesson_toml(SHOW.replace("d4d8", "d4e5")))
    (tmp_path / "bad.toml").write_text("a =")
    (tmp_path / "rook.toml").write_text(lesson_toml(SHOW).replace('"little"', '"rook"'))
    (tmp_path / "good.toml").write_text(lesson_toml(SHOW).replace('"little"', '"good"'))
    course = load_course([tmp_path, tmp_path / "none"])
    assert course.lesson("good")
    assert "little" not in course.lessons
    assert course.lesson("rook").steps == load_course().lesson("rook").steps
    found = {(Path(each.file).name, each.key) for each in course.problems}
    assert found == {
        ("bad.toml", ""), ("little.toml", "frames[0].move"), ("rook.toml", "id"), ("none", "")
    }  # fmt: skip


def test_no_widget_is_imported() -> None:
    script = (
        "import sys, chesslearn.course; print([m for m in ('anywidget', 'ipywidgets') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
