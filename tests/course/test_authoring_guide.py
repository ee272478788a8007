"""The guide for authors shows what works."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from chesslearn.course import check_file
from chesslearn.course._records import MAX_STEPS
from chesslearn.course.drills import DRILLS
from chesslearn.course.goals import GOALS
from chesslearn.course.loader import MAX_BYTES
from chesslearn.course.targets import TARGETS
from chesslearn.course.tasks import TASKS
from chesslearn.rules import REASONS

GUIDE = (Path(__file__).parents[2] / "docs" / "authoring.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


def test_the_lesson_of_the_guide_has_no_problem(tmp_path: Path) -> None:
    (lesson,) = [text for language, text in BLOCKS if language == "toml"]
    path = tmp_path / "my-lesson.toml"
    path.write_text(lesson, encoding="utf-8")
    assert [str(problem) for problem in check_file(path)] == []


@pytest.mark.parametrize(
    "text", [text for language, text in BLOCKS if not language and text.startswith("task")]
)
def test_snippets_are_toml(text: str) -> None:
    assert tomllib.loads(text)["task"] in TASKS


def test_every_kind_is_in_the_guide() -> None:
    for task in TASKS:
        assert f"### `{task}`" in GUIDE
    for kind in [*GOALS, *TARGETS]:
        assert f'kind = "{kind}"' in GUIDE
    for drill in DRILLS:
        assert f'`"{drill}"`' in GUIDE


def test_the_codes_of_the_guide_are_the_judges() -> None:
    table = GUIDE.partition("| code | why not |")[2].partition("\n\n")[0]
    codes = re.findall(r"`([a-z-]+)`", table)
    assert len(codes) > 20
    assert set(codes) <= set(REASONS)


def test_the_limits_are_those_of_the_loader() -> None:
    assert f"{MAX_BYTES // 1024} KiB a file, {MAX_STEPS} steps a lesson" in GUIDE
