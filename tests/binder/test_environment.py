"""What Binder installs is what the course needs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from buildtools import binder
from tests.binder import files

NOT_ON_CONDA_FORGE = ("fsrs",)
ASKED_FOR = {"cairosvg", "chess", "ipywidgets", "jupyterlab", "nbval", "voila"}


def test_names_and_bounds_are_those_of_the_package() -> None:
    needed = files.requirements("lab", "print") | {"nbval": files.requirements("test")["nbval"]}
    for name in NOT_ON_CONDA_FORGE:
        assert f'"{name}{needed.pop(name)}"' in files.text("postBuild")
    assert files.environment() == needed | {"python": "=3.12"}


def test_the_packages_that_a_lesson_author_expects_are_there() -> None:
    assert set(files.environment()) >= ASKED_FOR


def test_python_is_named_exactly_and_is_one_that_the_package_takes() -> None:
    assert "  - python=3.12\n" in files.text("environment.yml")
    assert 'requires-python = ">=3.11"' in files.text("pyproject.toml")


def test_conda_forge_is_the_only_channel() -> None:
    channels = re.search(r"^channels:\n((?:  - .*\n)+)", files.text("environment.yml"), re.MULTILINE)
    assert channels and channels[1] == "  - conda-forge\n"


def test_the_course_is_installed_after_the_environment() -> None:
    # In its pip section it would make each commit solve the whole environment anew.
    assert "pip:" not in files.text("environment.yml")
    assert os.access(files.ROOT / "postBuild", os.X_OK)
    assert "set -euo pipefail" in files.text("postBuild")


@pytest.mark.parametrize(
    "name", ["requirements.txt", "runtime.txt", "setup.py", "Dockerfile", "binder", ".binder"]
)
def test_nothing_else_that_binder_reads_stands_in_the_way(name: str) -> None:
    assert not (files.ROOT / name).exists()


def test_repo2docker_makes_of_it_what_is_meant(tmp_path: Path) -> None:
    repository = files.copy_to(tmp_path / "repository")
    result = subprocess.run(
        [sys.executable, "-m", "repo2docker", "--no-build", "--debug", "."],
        cwd=repository,
        env={**os.environ, "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    said = result.stdout + result.stderr
    assert result.returncode == 0, said
    assert "Building conda environment for python=3.12" in said
    assert '--file "environment.yml"' in said
    assert "--no-install-recommends fonts-dejavu-core" in said
    assert "RUN ./postBuild" in said
    assert "requirements.txt" not in said


def test_every_link_to_binder_is_made_of_the_one_address() -> None:
    pages = [files.ROOT / "README.md", *sorted((files.ROOT / "docs").rglob("*.md"))]
    links = {
        found
        for page in pages
        for found in re.findall(r"https://mybinder\.org/v2/[^\s)>]+", page.read_text("utf-8"))
    }
    assert links == {binder.link(), binder.link(binder.LAB)}
    assert binder.link() == (
        f"https://mybinder.org/v2/gh/{binder.repository()}/HEAD"
        "?urlpath=voila%2Frender%2Fnotebooks%2Findex.ipynb"
    )
